import type { Webhook, WebhookDelivery } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { pick, versionOf } from "@/lib/infra/versions-rules";
import type { DeliveryDto, Health, NewWebhookDto, WebhookDto } from "@/lib/integrations/webhooks/schema";

type Row = Omit<Webhook, "secret" | "formerSecret">;

/** What people edit of a webhook. */
export const versionedFields = (row: Pick<Webhook, "address" | "types">) => pick(row, ["address", "types"]);

export const unknownHealth: Health = {
  lastDeliveredAt: null,
  waiting: 0,
  oldestWaitingAt: null,
  failed: 0,
  problem: null,
  answerStatus: null,
};

export function toWebhookDto(row: Row, health: Health = unknownHealth): WebhookDto {
  const { id, address, types, isActive, offReason, createdAt, formerSecretUntil, heldUntil } = row;
  return {
    ...{ id, address, isActive, types: types as WebhookDto["types"], offReason: offReason as WebhookDto["offReason"] },
    createdAt: createdAt.toISOString(),
    version: versionOf(versionedFields(row)),
    formerSecretUntil: formerSecretUntil && formerSecretUntil > now() ? formerSecretUntil.toISOString() : null,
    health: { ...health, nextTryAt: heldUntil?.toISOString() ?? null },
  };
}

export const toNewWebhookDto = (row: Row, secret: string): NewWebhookDto => ({ webhook: toWebhookDto(row), secret });

export const toDeliveryDto = (row: WebhookDelivery): DeliveryDto => ({
  ...{ id: row.id, type: row.type as DeliveryDto["type"], payload: row.payload, state: row.state as DeliveryDto["state"] },
  ...{ tries: row.tries, answerStatus: row.answerStatus, answerExcerpt: row.answerExcerpt },
  problem: row.problem as DeliveryDto["problem"],
  createdAt: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});
