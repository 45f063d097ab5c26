import type { ApiKey, User } from "@/generated/prisma/client";
import { choiceOf } from "@/lib/accounts/api-keys/rules";
import type { KeyDto } from "@/lib/accounts/api-keys/schema";
import { now } from "@/lib/infra/clock";

export type Maker = Pick<User, "firstName" | "lastName" | "role" | "status" | "deletedAt">;
export const makerParts = { firstName: true, lastName: true, role: true, status: true, deletedAt: true } as const;

export function toKeyDto(row: Omit<ApiKey, "hash">, company: string, maker: Maker): KeyDto {
  const isExpired = row.expiresAt !== null && row.expiresAt <= now();
  return {
    ...{ id: row.id, name: row.name, scopes: row.scopes as KeyDto["scopes"], scope: choiceOf(row.scopes), prefix: row.prefix, company },
    madeBy: maker.deletedAt ? null : `${maker.firstName} ${maker.lastName}`.trim(),
    makerIsActive: maker.status === "ACTIVE" && maker.role === "ADMIN" && !maker.deletedAt,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    isTest: row.isTest,
    status: row.revokedAt ? "revoked" : isExpired ? "expired" : "active",
  };
}
