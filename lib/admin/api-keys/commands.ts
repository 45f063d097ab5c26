import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { keyStart } from "@/lib/accounts/api-keys/values";
import { recordPlatformEvent } from "@/lib/admin/acting/commands";
import { toKeyDto } from "@/lib/admin/api-keys/queries";
import type { keyInput, NewKeyDto } from "@/lib/admin/api-keys/schema";
import { fromIsoDate, now } from "@/lib/infra/clock";
import { randomToken, tokenHash } from "@/lib/infra/crypto";
import { addDays } from "@/lib/infra/dates/rules";
import { asPlatform } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { PlatformScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

const shownLetters = 10;

/** Makes a key for the acting admin's company. Its text is in the answer and nowhere else; the row keeps a hash. */
export async function createKey(scope: PlatformScope, input: z.output<typeof keyInput>): Promise<NewKeyDto> {
  const expiresAt = input.expiresOn ? fromIsoDate(addDays(input.expiresOn, 1)) : null;
  if (expiresAt && expiresAt <= now()) {
    throw new AppError("invalid", say("server.admin.pleaseEnterADayIn"), { expiresOn: say("server.admin.pleaseEnterADayIn") });
  }
  const admin = await asPlatform().user.findUniqueOrThrow({ where: { id: scope.userId }, include: { company: true } });
  const secret = `${keyStart}${randomToken()}`;
  const row = {
    ...{ id: randomUUID(), companyId: admin.companyId, userId: admin.id, name: input.name, scope: input.scope, expiresAt },
    ...{ prefix: secret.slice(0, shownLetters), hash: tokenHash(secret), createdAt: now() },
  };
  await asPlatform().apiKey.createMany({ data: row });
  await recordPlatformEvent(scope, {
    action: "platform.key_created",
    subjectId: row.name,
    subjectName: row.name,
    details: { scope: row.scope, prefix: row.prefix },
  });
  return { key: toKeyDto({ ...row, lastUsedAt: null, revokedAt: null }, admin.company.name), secret };
}

/** Ends a key at once. Throws `not_found` for a key of another company. */
export async function revokeKey(scope: PlatformScope, id: string): Promise<{ message: string }> {
  const { companyId } = await asPlatform().user.findUniqueOrThrow({ where: { id: scope.userId }, select: { companyId: true } });
  const key = await asPlatform().apiKey.findFirst({ where: { id, companyId } });
  if (!key) throw notFound(say("server.admin.key"));
  const { count } = await asPlatform().apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now() } });
  if (count > 0)
    await recordPlatformEvent(scope, {
      action: "platform.key_revoked",
      subjectId: key.name,
      subjectName: key.name,
      details: { prefix: key.prefix },
    });
  return { message: say("server.admin.keyRevoked") };
}
