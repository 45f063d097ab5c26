import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { webhookOffText } from "@/lib/mail/webhook-notices-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

type WebhookOff = { webhookId: string; actorId: string | null };

/** Emails the company's admins, but for the one who did it, that a webhook is off and its events wait. */
export function tellWebhookOff(scope: CompanyScope, { webhookId, actorId }: WebhookOff): Promise<void> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const webhook = await tx.webhook.findUnique({
      where: { companyId_id: { companyId, id: webhookId } },
      select: { address: true, isActive: true, offReason: true },
    });
    if (!webhook || webhook.isActive) return;
    const reachable = { status: "ACTIVE", deletedAt: null, emailVerifiedAt: { not: null }, emailAlerts: true } as const;
    const admins = await tx.user.findMany({ where: { companyId, role: "ADMIN", ...reachable, ...(actorId && { id: { not: actorId } }) } });
    const actor = actorId ? await tx.user.findUnique({ where: { companyId_id: { companyId, id: actorId } } }) : null;
    const { APP_URL: appUrl } = env();
    const { host } = new URL(webhook.address);
    for (const { email, firstName, language } of admins) {
      const person = actor && `${actor.firstName} ${actor.lastName}`;
      const text = inLanguage(language, () => webhookOffText({ firstName, host, appUrl, person }));
      await queueMail(tx, scope, { kind: "WEBHOOK_NOTICE", aboutId: webhookId, recipient: email, ...text });
    }
  });
}
