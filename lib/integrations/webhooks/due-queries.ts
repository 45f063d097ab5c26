import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { mostCounted } from "@/lib/integrations/webhooks/values";

type DueWebhook = { companyId: string; id: string };

/** Webhooks of all companies for which something is due and that no worker is sending to. */
export function dueWebhooks(): Promise<DueWebhook[]> {
  const at = now();
  return asPlatform().$queryRaw`
    select w.company_id as "companyId", w.id from webhook w
    where w.is_active and (w.sending_until is null or w.sending_until < ${at}) and (w.held_until is null or w.held_until <= ${at})
      and (exists (select from change c where c.company_id = w.company_id and c.number > w.read_to)
        or exists (select from webhook_delivery d where d.company_id = w.company_id and d.webhook_id = w.id and d.state = 'waiting'
          and (d.next_try_at is null or d.next_try_at <= ${at})))`;
}

/** How the webhooks of the installation do, for its figures. */
export async function webhookFigures(): Promise<{ on: number; held: number; off: number; waiting: number; oldestAt: Date | null }> {
  const at = now();
  const [row] = await asPlatform().$queryRaw<{ on: number; held: number; off: number; waiting: number; oldestAt: Date | null }[]>`
    select count(*) filter (where w.is_active and (w.held_until is null or w.held_until <= ${at}))::int as "on",
      count(*) filter (where w.is_active and w.held_until > ${at})::int as held, count(*) filter (where not w.is_active)::int as off,
      coalesce(sum(d.waiting + c.waiting) filter (where w.is_active), 0)::int as waiting,
      min(least(d.oldest, c.oldest)) filter (where w.is_active) as "oldestAt"
    from webhook w
    cross join lateral (select count(*) as waiting, min(created_at) as oldest from webhook_delivery
      where company_id = w.company_id and webhook_id = w.id and state = 'waiting') d
    cross join lateral (select count(*) as waiting, min(at) as oldest from (
      select at from change where company_id = w.company_id and number > w.read_to and type = any(w.types) order by number limit ${mostCounted}) first) c`;
  return row ?? { on: 0, held: 0, off: 0, waiting: 0, oldestAt: null };
}
