import { Prisma } from "@/generated/prisma/client";
import { withDocument } from "@/lib/documents/commands";
import { adoptReading } from "@/lib/documents/readings/commands";
import { enqueueTurn } from "@/lib/documents/turns/commands";
import { extraction } from "@/lib/extraction/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Has the newest reading of a document that came from another installation count, by the same way as one of today: its policies and
 * its vendor's status follow from it. A reading that this version cannot take is no reading: the file is read again.
 */
export function adoptImported(scope: CompanyScope, documentId: string): Promise<void> {
  const { companyId } = scope;
  return withDocument(scope, documentId, async (tx, row) => {
    if (row.processingStatus !== "PENDING") return;
    const newest = await tx.reading.findFirst({
      where: { companyId, documentId, error: { equals: Prisma.DbNull } },
      orderBy: { revision: "desc" },
      select: { revision: true, result: true },
    });
    const { data: reading } = extraction.safeParse(newest?.result);
    if (!newest || !reading) {
      const last = await tx.reading.findFirst({
        where: { companyId, documentId },
        orderBy: { revision: "desc" },
        select: { revision: true },
      });
      const revision = last ? Math.max(row.revision, last.revision + 1) : row.revision;
      await tx.document.update({ where: { companyId_id: { companyId, id: documentId } }, data: { revision } });
      await enqueueTurn(tx, scope, row, { lane: "bulk", turnOf: row.vendorId ?? "" });
      return;
    }
    const { reviewDismissedAt, processedAt } = row;
    await adoptReading(tx, scope, row, { reading, revision: newest.revision });
    // What a person answered and when it was read is as it was there.
    const where = { companyId_id: { companyId, id: documentId } };
    await tx.document.update({ where, data: { reviewDismissedAt, processedAt } });
  });
}
