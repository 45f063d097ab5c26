import { Prisma } from "@/generated/prisma/client";
import { withQuestions } from "@/lib/compliance/checks/questions-rules";
import { loadWordings } from "@/lib/compliance/facts/queries";
import { badgeOf } from "@/lib/compliance/statuses/doubts-dto";
import { readingChange } from "@/lib/documents/readings/schema";
import { listMarks } from "@/lib/documents/review/marks-queries";
import { nextInQueue } from "@/lib/documents/review/queue-queries";
import type { Review } from "@/lib/documents/review/schema";
import { extraction } from "@/lib/extraction/schema";
import { inCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

const whoRead = { firstName: true, lastName: true };

/** What is known of a document's certificates, who said so, and which document comes next in the queue. */
export function getReview(scope: CompanyScope, id: string): Promise<Review> {
  return inCompany(scope, async (tx) => {
    const row = await tx.document.findUnique({
      where: { companyId_id: { companyId: scope.companyId, id } },
      include: { readings: { orderBy: { revision: "desc" }, omit: { result: true }, include: { readBy: { select: whoRead } } } },
    });
    if (!row) throw notFound(coded("server.documents.document"));
    const isRead = row.processingStatus === "PROCESSED";
    const good = { companyId: scope.companyId, documentId: id, error: { equals: Prisma.DbNull } };
    const newest = isRead ? await tx.reading.findFirst({ where: good, orderBy: { revision: "desc" } }) : null;
    const wordings = await loadWordings(tx, scope.companyId);
    const certificates = extraction.safeParse(newest?.result).data?.certificates ?? [];
    const history = row.readings.map(({ revision, createdAt, readBy, error, changes: kept }, at) => {
      const changes = readingChange.array().safeParse(kept).data ?? [];
      const canUndo = at === 0 && isRead && readBy !== null && row.readings[1]?.error === null;
      return {
        revision,
        at: createdAt.toISOString(),
        by: readBy && `${readBy.firstName} ${readBy.lastName}`,
        error: sentenceIn(error),
        changes,
        canUndo: canUndo && !changes.some(({ kind }) => kind === "undo"),
      };
    });
    return {
      documentId: id,
      revision: row.revision,
      certificates: certificates.map((one) => withQuestions(one, wordings)),
      marks: await listMarks(tx, scope, { certificates, wordings, history, isSuperseded: badgeOf(row) === "SUPERSEDED" }),
      history,
      needsReview: row.needsReview,
      next: await nextInQueue(tx, scope, id),
    };
  });
}
