import type { z } from "zod";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { coded } from "@/lib/infra/sentences-rules";
import { toDeliveryDto, toWebhookDto } from "@/lib/integrations/webhooks/dto";
import type { DeliveriesDto, deliveriesQuery, WebhooksDto } from "@/lib/integrations/webhooks/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

export async function listWebhooks(scope: CompanyScope): Promise<WebhooksDto> {
  const where = { companyId: scope.companyId };
  const rows = await inCompany(scope, (tx) => tx.webhook.findMany({ where, omit: { secret: true }, orderBy: { createdAt: "asc" } }));
  return { webhooks: rows.map(toWebhookDto) };
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
