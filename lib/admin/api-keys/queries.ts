import type { ApiKey } from "@/generated/prisma/client";
import type { KeyDto, KeysDto } from "@/lib/admin/api-keys/schema";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import type { PlatformScope } from "@/lib/tenancy/scope";

const listed = 200;
const withCompany = { user: { select: { company: { select: { name: true } } } } } as const;

/** The keys of the acting admin's company, the newest first. */
export async function listKeys({ userId }: PlatformScope): Promise<KeysDto> {
  const { companyId } = await asPlatform().user.findUniqueOrThrow({ where: { id: userId }, select: { companyId: true } });
  const rows = await asPlatform().apiKey.findMany({
    where: { companyId },
    include: withCompany,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: listed,
  });
  return { keys: rows.map(({ user, ...row }) => toKeyDto(row, user.company.name)) };
}

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
