import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { toDeliveryDto, toWebhookDto } from "@/lib/integrations/webhooks/dto";
import type { DeliveriesDto, WebhooksDto } from "@/lib/integrations/webhooks/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

const listed = 100;

export async function listWebhooks(scope: CompanyScope): Promise<WebhooksDto> {
  const where = { companyId: scope.companyId };
  const rows = await inCompany(scope, (tx) => tx.webhook.findMany({ where, omit: { secret: true }, orderBy: { createdAt: "asc" } }));
  return { webhooks: rows.map(toWebhookDto) };
}

/** The latest deliveries to a webhook, the newest first. Throws `not_found`. */
export async function listDeliveries(scope: CompanyScope, webhookId: string): Promise<DeliveriesDto> {
  const { companyId } = scope;
  const rows = await inCompany(scope, async (tx) => {
    if ((await tx.webhook.count({ where: { companyId, id: webhookId } })) === 0) throw notFound(say("server.developers.webhook"));
    return tx.webhookDelivery.findMany({
      where: { companyId, webhookId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: listed,
    });
  });
  return { deliveries: rows.map(toDeliveryDto) };
}
