import { Prisma, type RereadFile, type RereadRun } from "@/generated/prisma/client";
import { lockVendor, refreshVendor } from "@/lib/compliance/judging/refreshing-commands";
import { noteLaid } from "@/lib/documents/rereading/comparing-commands";
import { takeNewReading } from "@/lib/documents/rereading/laying-commands";
import type { Tx } from "@/lib/infra/db";
import { announce } from "@/lib/integrations/changes/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Batch = { id: string; vendorId: string | null; files: () => Promise<RereadFile[]> };

/**
 * Makes the new readings of one vendor's files count, or that of one file without a vendor, and judges the vendor once. Verdicts of past days
 * stay: a reading counts from the moment at which it is stored.
 */
export async function applyFiles(tx: Tx, scope: CompanyScope, run: RereadRun, { id, vendorId, files }: Batch): Promise<void> {
  const { companyId } = scope;
  if (vendorId) await lockVendor(tx, scope, vendorId);
  else await tx.$queryRaw`select 1 from document where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
  const applied: string[] = [];
  for (const file of await files()) {
    const document = await tx.document.findUnique({ where: { companyId_id: { companyId, id: file.documentId } } });
    // It went to another vendor in this moment: its turn comes with that one.
    if (!document || document.vendorId !== vendorId) continue;
    const laid = await takeNewReading(tx, scope, run, file, document);
    if (laid.state !== "different") await noteLaid(tx, run, file.documentId, laid);
    else {
      const where = { companyId_runId_documentId: { companyId, runId: run.id, documentId: file.documentId } };
      await tx.rereadFile.update({ where, data: { state: "applied", result: Prisma.DbNull } });
      applied.push(file.documentId);
    }
  }
  if (applied.length === 0) return;
  await announce(tx, scope, "document.processed", ...applied.map((documentId) => ({ documentId, vendorId })));
  if (vendorId) await refreshVendor(tx, scope, vendorId);
  for (const subjectId of applied) await recordEvent(tx, scope, { action: "document.read", subjectType: "document", subjectId });
}
