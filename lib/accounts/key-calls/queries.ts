import type { z } from "zod";
import type { callsQuery, KeyCallsDto } from "@/lib/accounts/key-calls/schema";
import { statusesOf } from "@/lib/accounts/key-calls/values";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** The calls of a key, the newest first. Throws `not_found` for a key of another company. */
export function listKeyCalls(
  scope: CompanyScope,
  keyId: string,
  { status, limit, cursor }: z.output<typeof callsQuery>,
): Promise<KeyCallsDto> {
  const { companyId } = scope;
  const [from, below] = statusesOf[status];
  return inCompany(scope, async (tx) => {
    if ((await tx.apiKey.count({ where: { companyId, id: keyId } })) === 0) throw notFound(coded("server.accounts.key"));
    const rows = await tx.keyCall.findMany({
      where: { companyId, keyId, status: { gte: from, lt: below }, ...(cursor && { id: { lt: BigInt(cursor) } }) },
      orderBy: { id: "desc" },
      take: limit + 1,
    });
    const calls = rows.slice(0, limit).map(({ id, at, method, path, status: answered, code, fields, millis, requestId }) => ({
      ...{ id: String(id), at: at.toISOString(), method, path, status: answered, fields, millis, requestId },
      code: code === "ok" ? null : code,
    }));
    return { calls, nextCursor: rows.length > limit ? (calls.at(-1)?.id ?? null) : null };
  });
}
