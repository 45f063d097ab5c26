import type { Webhook, WebhookDelivery } from "@/generated/prisma/client";
import type { DeliveryDto, WebhookDto } from "@/lib/integrations/webhooks/schema";

export const toWebhookDto = ({ id, address, types, isActive, offReason, createdAt }: Omit<Webhook, "secret">): WebhookDto => ({
  ...{ id, address, isActive, types: types as WebhookDto["types"], offReason: offReason as WebhookDto["offReason"] },
  createdAt: createdAt.toISOString(),
});

export const toDeliveryDto = (row: WebhookDelivery): DeliveryDto => ({
  ...{ id: row.id, type: row.type as DeliveryDto["type"], payload: row.payload, state: row.state as DeliveryDto["state"] },
  ...{ tries: row.tries, answerStatus: row.answerStatus, answerExcerpt: row.answerExcerpt },
  problem: row.problem as DeliveryDto["problem"],
  createdAt: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});
