import type { z } from "zod";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { coded } from "@/lib/infra/sentences-rules";
import { toDeliveryDto, toWebhookDto, unknownHealth } from "@/lib/integrations/webhooks/dto";
import type { DeliveriesDto, deliveriesQuery, Health, WebhookDto, WebhooksDto } from "@/lib/integrations/webhooks/schema";
import { mostCounted } from "@/lib/integrations/webhooks/values";
import type { CompanyScope } from "@/lib/tenancy/scope";

const hidden = { secret: true, formerSecret: true } as const;

export async function listWebhooks(scope: CompanyScope): Promise<WebhooksDto> {
  const where = { companyId: scope.companyId };
  return inCompany(scope, async (tx) => {
    const rows = await tx.webhook.findMany({ where, omit: hidden, orderBy: { createdAt: "asc" } });
    const health = await healthOf(tx, scope);
    return { webhooks: rows.map((row) => toWebhookDto(row, health.get(row.id))) };
  });
}

/** One webhook. Throws `not_found`. */
export async function showWebhook(scope: CompanyScope, id: string): Promise<WebhookDto> {
  const found = (await listWebhooks(scope)).webhooks.find((hook) => hook.id === id);
  if (!found) throw notFound(coded("server.developers.webhook"));
  return found;
}

type HealthRow = Omit<Health, "lastDeliveredAt" | "oldestWaitingAt"> & {
  id: string;
  lastDeliveredAt: Date | null;
  oldestWaitingAt: Date | null;
};

/** How each webhook does. Changes of which it has no delivery yet wait too. */
async function healthOf(tx: Tx, { companyId }: CompanyScope): Promise<Map<string, Health>> {
  const rows = await tx.$queryRaw<HealthRow[]>`
    select w.id, d.last as "lastDeliveredAt", coalesce(d.failed, 0)::int as failed, (coalesce(d.waiting, 0) + c.waiting)::int as waiting,
      least(d.oldest, c.oldest) as "oldestWaitingAt", h.problem, h.answer_status as "answerStatus"
    from webhook w
    left join (
      select webhook_id, max(tried_at) filter (where state = 'delivered') as last, count(*) filter (where state = 'failed') as failed,
        count(*) filter (where state = 'waiting') as waiting, min(created_at) filter (where state = 'waiting') as oldest
      from webhook_delivery where company_id = ${companyId}::uuid group by webhook_id) d on d.webhook_id = w.id
    cross join lateral (
      select count(*) as waiting, min(at) as oldest from (
        select at from change where company_id = w.company_id and number > w.read_to and type = any(w.types) order by number limit ${mostCounted}) first) c
    left join lateral (
      select problem, answer_status from webhook_delivery
      where company_id = w.company_id and webhook_id = w.id and state = 'waiting' and problem is not null order by number nulls first limit 1) h on true
    where w.company_id = ${companyId}::uuid`;
  return new Map(
    rows.map(({ id, lastDeliveredAt, oldestWaitingAt, ...rest }) => [
      id,
      {
        ...unknownHealth,
        ...rest,
        lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
        oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
      },
    ]),
  );
}

/** One page of the deliveries to a webhook, the newest first. Throws `not_found`. */
export function listDeliveries(scope: CompanyScope, webhookId: string, query: z.output<typeof deliveriesQuery>): Promise<DeliveriesDto> {
  const { companyId } = scope;
  const where = { companyId, webhookId };
  const { after, window } = partOf(query, [{ createdAt: "desc" as const }, { id: "desc" as const }]);
  return inCompany(scope, async (tx) => {
    if ((await tx.webhook.count({ where: { companyId, id: webhookId } })) === 0) throw notFound(coded("server.developers.webhook"));
    const rows = await tx.webhookDelivery.findMany({ where: { ...where, ...after }, ...window });
    return { deliveries: rows.map(toDeliveryDto), pagination: paginatePart(query, await tx.webhookDelivery.count({ where }), rows) };
  });
}
