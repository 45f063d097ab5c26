import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { makerParts, toKeyDto } from "@/lib/accounts/api-keys/dto";
import { chosenScopes, mayGive } from "@/lib/accounts/api-keys/rules";
import type { companyKeyInput, keyInput, NewKeyDto } from "@/lib/accounts/api-keys/schema";
import { keyStart, ownKeys, testKeyStart } from "@/lib/accounts/api-keys/values";
import { endOfDate, now } from "@/lib/infra/clock";
import { randomToken, tokenHash } from "@/lib/infra/crypto";
import { asAuth, inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** How many letters of a key are shown after those that all have. */
const shownLetters = 7;

async function requireTestCompany(firmId: string): Promise<void> {
  const found = await asAuth().company.count({ where: { testOfId: firmId, deletionDueAt: null } });
  if (found === 0) throw new AppError("conflict", coded("server.accounts.noTestCompany"), { test: coded("server.accounts.noTestCompany") });
}

/** Creates an API key for the company. Only the answer contains its text; the row keeps a hash. */
export function createKey(scope: CompanyScope, input: z.output<typeof companyKeyInput>): Promise<NewKeyDto> {
  return inCompany(scope, async (tx) => {
    const made = await addKey(tx, scope, input);
    await recordKeyEvent(tx, scope, "created", made.key);
    return made;
  });
}

/** Adds the row of a key that the scope's actor makes. */
export async function addKey(
  tx: Tx,
  { companyId, actor, timeZone }: CompanyScope,
  input: z.output<typeof keyInput> & { test?: boolean | undefined },
): Promise<NewKeyDto> {
  // A key that makes keys could not be ended: those that it made would go on.
  if (actor.kind !== "person") throw new AppError("forbidden", coded("server.http.keyForbids"));
  // The last moment of that day, so that it shows as the day it was asked for.
  const expiresAt = input.expiresOn ? new Date(Math.floor((endOfDate(timeZone, input.expiresOn).getTime() - 1) / 1000) * 1000 + 999) : null;
  if (expiresAt && expiresAt <= now()) {
    throw new AppError("invalid", coded("keys.lastDayPast"), { expiresOn: coded("keys.lastDayPast") });
  }
  const maker = await tx.user.findUniqueOrThrow({
    where: { id: actor.id ?? "" },
    select: { id: true, ...makerParts, company: { select: { name: true } } },
  });
  const scopes = chosenScopes(input);
  const isTest = input.test ?? false;
  if (isTest) await requireTestCompany(companyId);
  if (!mayGive(maker.role, scopes)) throw new AppError("forbidden", coded("server.http.roleForbids"));
  const start = isTest ? testKeyStart : keyStart;
  const secret = `${start}${randomToken()}`;
  const row = {
    ...{ id: randomUUID(), companyId, userId: maker.id, name: input.name, scopes, expiresAt, isTest },
    ...{ prefix: secret.slice(0, start.length + shownLetters), hash: tokenHash(secret), createdAt: now() },
  };
  // The tenants' role cannot read a hash back, so nothing is returned.
  await tx.apiKey.createMany({ data: row });
  return { key: toKeyDto({ ...row, lastUsedAt: null, revokedAt: null }, maker.company.name, maker), secret };
}

/** Adds a token of the firm's directory: a key that can do nothing else. It is no person's, whoever made it. */
export async function addDirectoryToken(tx: Tx, { companyId, actor }: CompanyScope) {
  if (actor.kind !== "person" || !actor.id) throw new AppError("forbidden", coded("server.http.keyForbids"));
  const secret = `${keyStart}${randomToken()}`;
  const row = {
    ...{ id: randomUUID(), companyId, userId: actor.id, name: "SCIM", scopes: ["scim"], expiresAt: null, isTest: false },
    ...{ prefix: secret.slice(0, keyStart.length + shownLetters), hash: tokenHash(secret), createdAt: now() },
  };
  await tx.apiKey.createMany({ data: row });
  return { row, secret };
}

/** Ends a key at once. Throws `not_found` for a key of another company. */
export function revokeKey(scope: CompanyScope, id: string): Promise<Done> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const key = await tx.apiKey.findFirst({ where: { companyId, id, ...ownKeys }, select: { name: true, prefix: true, scopes: true } });
    if (!key) throw notFound(coded("server.accounts.key"));
    const { count } = await tx.apiKey.updateMany({ where: { companyId, id, revokedAt: null }, data: { revokedAt: now() } });
    if (count > 0) await recordKeyEvent(tx, scope, "revoked", key);
    return { message: coded("keys.keyRevoked") };
  });
}

export function recordKeyEvent(
  tx: Tx,
  scope: CompanyScope,
  what: "created" | "revoked",
  { name, prefix, scopes }: { name: string; prefix: string; scopes: readonly string[] },
): Promise<void> {
  return recordEvent(tx, scope, {
    ...{ action: `api_key.${what}`, subjectType: "api_key", subjectId: name, subjectName: name },
    details: { scopes: [...scopes], prefix },
  });
}

/** Ends all keys that someone made, as one who takes their access may wish. Returns how many there were. */
export async function revokeKeysOf(tx: Tx, scope: CompanyScope, userId: string): Promise<number> {
  const where = { companyId: scope.companyId, userId, revokedAt: null, ...ownKeys };
  const keys = await tx.apiKey.findMany({ where, select: { name: true, prefix: true, scopes: true } });
  await tx.apiKey.updateMany({ where, data: { revokedAt: now() } });
  for (const key of keys) await recordKeyEvent(tx, scope, "revoked", key);
  return keys.length;
}
