import type { Prisma } from "@/generated/prisma/client";
import { reprocessDocument, withDocument } from "@/lib/documents/commands";
import { passportOf } from "@/lib/documents/passports/dto";
import type { DocumentDto } from "@/lib/documents/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Has the certificates of a changed passport filed, as files that anyone sent: its signature says nothing about them. */
export async function fileChangedPassport(scope: CompanyScope, id: string): Promise<DocumentDto> {
  await withDocument(scope, id, async (tx, row) => {
    const passport = passportOf(row);
    if (passport?.state !== "changed") throw new AppError("conflict", coded("server.passports.isNotChanged"));
    const data = { passport: { ...passport, isFiled: true } as Prisma.InputJsonObject };
    await tx.document.update({ where: { companyId_id: { companyId: scope.companyId, id } }, data });
    await recordEvent(tx, scope, { action: "document.passport_filed", subjectType: "document", subjectId: id, subjectName: row.fileName });
  });
  return reprocessDocument(scope, id);
}

/** Has the company know the key that signed a passport, so that the next one of that key is told as such. */
export const acceptKey = (scope: CompanyScope, id: string): Promise<Done> =>
  changeKeys(scope, id, async (tx, keys, key) => {
    if (keys.length >= mostKeys) throw new AppError("conflict", coded("server.passports.tooManyKeys", { count: mostKeys }));
    await keepKeys(tx, scope, [...keys.filter((one) => one !== key), key]);
    return { action: "company.passport_key_accepted", message: coded("server.passports.keyAccepted") };
  });

export const forgetKey = (scope: CompanyScope, id: string): Promise<Done> =>
  changeKeys(scope, id, async (tx, keys, key) => {
    await keepKeys(
      tx,
      scope,
      keys.filter((one) => one !== key),
    );
    return { action: "company.passport_key_forgotten", message: coded("server.passports.keyForgotten") };
  });

const mostKeys = 500;

type Change = (
  tx: Tx,
  keys: readonly string[],
  key: string,
) => Promise<{ action: "company.passport_key_accepted" | "company.passport_key_forgotten"; message: ReturnType<typeof coded> }>;

function changeKeys(scope: CompanyScope, id: string, change: Change): Promise<Done> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const row = await tx.document.findUnique({ where: { companyId_id: { companyId, id } }, select: { passport: true } });
    if (!row) throw notFound(coded("server.documents.document"));
    const signed = passportOf(row)?.manifest;
    if (!signed) throw new AppError("conflict", coded("server.passports.noKey"));
    // Two people who accept keys at the same time both count.
    await tx.$queryRaw`select 1 from company where id = ${companyId}::uuid for update`;
    const { passportKeys } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { passportKeys: true } });
    const { action, message } = await change(tx, passportKeys, signed.key.publicKey);
    await recordEvent(tx, scope, { action, subjectType: "company", subjectId: companyId, subjectName: signed.installation.name });
    return { message };
  });
}

const keepKeys = (tx: Tx, { companyId }: CompanyScope, passportKeys: string[]) =>
  tx.company.update({ where: { id: companyId }, data: { passportKeys } });
