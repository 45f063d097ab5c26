import { Prisma, type RereadFile, type RereadRun } from "@/generated/prisma/client";
import { loadCompanyRules, loadFacts } from "@/lib/compliance/facts/queries";
import { lockVendor, noteDoubts } from "@/lib/compliance/judging/refreshing-commands";
import { judgeBoth } from "@/lib/compliance/preview/rules";
import { type Laid, takeNewReading } from "@/lib/documents/rereading/laying-commands";
import { causeOfTurn } from "@/lib/documents/rereading/rules";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** The files of a vendor whose new readings differ. */
export async function differentFiles(tx: Tx, { companyId }: CompanyScope, run: RereadRun, vendorId: string): Promise<RereadFile[]> {
  const where = { companyId, runId: run.id, state: "different", document: { vendorId } };
  return tx.rereadFile.findMany({ where, orderBy: { documentId: "asc" } });
}

/**
 * Works out how a vendor would turn: its new readings count for a moment, within the transaction, and the way that makes them count for good is
 * the same. Notes the turn, and which values of its files differ by now.
 */
export async function compareVendor(tx: Tx, scope: CompanyScope, run: RereadRun, vendorId: string): Promise<void> {
  const { companyId } = scope;
  if (!(await lockVendor(tx, scope, vendorId))) return;
  const files = await differentFiles(tx, scope, run, vendorId);
  const rules = await loadCompanyRules(tx, scope);
  const day = today(scope);
  const facts = async () => (await loadFacts(tx, scope, [vendorId], rules, { day, knownAt: now() }))[0];
  await tx.$executeRawUnsafe("savepoint new_readings");
  await noteDoubts(tx, scope, vendorId, rules);
  const before = await facts();
  const laid = new Map<string, Laid>();
  for (const file of files) {
    const document = await tx.document.findUniqueOrThrow({ where: { companyId_id: { companyId, id: file.documentId } } });
    laid.set(file.documentId, await takeNewReading(tx, scope, run, file, document));
  }
  await noteDoubts(tx, scope, vendorId, rules);
  const after = await facts();
  await tx.$executeRawUnsafe("rollback to savepoint new_readings");
  for (const [documentId, one] of laid) await noteLaid(tx, run, documentId, one);
  if (!before || !after) return;
  const { complianceStatus } = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId, id: vendorId } } });
  const { from, to, was, reason } = judgeBoth(complianceStatus, before, after, day);
  if (from === to) return;
  const sentence = reason && { key: reason.key, values: reason.values ?? {}, terms: reason.terms ?? {} };
  const turn = { fromStatus: from, toStatus: to, cause: causeOfTurn(was, reason), reason: sentence ?? Prisma.DbNull };
  await tx.rereadVendor.create({ data: { companyId, runId: run.id, vendorId, ...turn } as Prisma.RereadVendorUncheckedCreateInput });
}

/** What became of a file's new reading since it was read: someone may have corrected the document. */
export async function noteLaid(tx: Tx, { companyId, id: runId }: RereadRun, documentId: string, laid: Laid): Promise<void> {
  const where = { companyId_runId_documentId: { companyId, runId, documentId } };
  const data =
    laid.state === "different"
      ? { changes: laid.changes as unknown as Prisma.InputJsonArray }
      : { state: laid.state, changes: [], result: Prisma.DbNull };
  await tx.rereadFile.update({ where, data });
}
