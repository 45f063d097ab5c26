import type { Document } from "@/generated/prisma/client";
import { typesOfFiles } from "@/lib/documents/papers/values";
import type { Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded, joined } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Target = { kindId?: string | null };

/** Throws `invalid` where the slot's kind is not in use, and `unsupported_type` where it takes no such files. */
export async function refuseUnfitKind(
  tx: Tx,
  scope: CompanyScope,
  { kindId = null }: Target,
  { contentType }: { contentType: string },
): Promise<void> {
  if (kindId === null) return;
  const kind = await tx.documentKind.findUnique({ where: { companyId_id: { companyId: scope.companyId, id: kindId } } });
  if (!kind || kind.archivedAt) {
    const message = coded("server.documents.kindNotInUse");
    throw new AppError("invalid", message, { kindId: message });
  }
  const types = Object.entries(typesOfFiles).filter(([type]) => kind.fileTypes.includes(type));
  if (types.length === 0 || types.some(([, { begins }]) => begins.some((one) => contentType.startsWith(one)))) return;
  const names = joined(
    ", ",
    types.map(([, { name }]) => ({ code: name })),
  );
  const message = coded("server.documents.kindTakesOtherFiles", { kind: kind.name, types: names });
  throw new AppError("unsupported_type", message, { document: message });
}

/** What a member drops on a slot is of its kind. Of what others drop there, its title or a person says so. */
export const slotColumns = ({ actor }: CompanyScope, { kindId = null }: Target) =>
  kindId === null ? {} : { kindId, kindSource: actor.kind === "person" || actor.kind === "key" ? "person" : "slot" };

/** Files a document whose bytes came once more, now on a slot. Returns whether it has to be read again. What a person said stays. */
export async function fileTwin(tx: Tx, scope: CompanyScope, row: Document, target: Target): Promise<boolean> {
  const { kindId = null } = target;
  if (kindId === null || row.kindId === kindId || row.kindSource === "person") return false;
  const where = { companyId_id: { companyId: scope.companyId, id: row.id } };
  await tx.document.update({ where, data: slotColumns(scope, target) });
  return row.processingStatus === "PROCESSED" || row.processingStatus === "FAILED";
}
