import type { ApiKey } from "@/generated/prisma/client";
import type { KeyDto } from "@/lib/accounts/api-keys/schema";
import { now } from "@/lib/infra/clock";

export function toKeyDto(row: Omit<ApiKey, "hash">, company: string): KeyDto {
  const isExpired = row.expiresAt !== null && row.expiresAt <= now();
  return {
    ...{ id: row.id, name: row.name, scope: row.scope as KeyDto["scope"], prefix: row.prefix, company },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    status: row.revokedAt ? "revoked" : isExpired ? "expired" : "active",
  };
}
