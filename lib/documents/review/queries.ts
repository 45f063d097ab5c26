import type { z } from "zod";
import { readToday } from "@/lib/compliance/queries";
import { documentParts, toDocumentDto } from "@/lib/documents/dto";
import { readingChange } from "@/lib/documents/readings/schema";
import type { QueueDto, queueQuery, ReviewDto } from "@/lib/documents/review/schema";
import { extraction } from "@/lib/extraction/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginate } from "@/lib/infra/pagination";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** Ids of the documents that wait for a person: what ends soonest first, then what came first. Those of inactive vendors do not. */
async function listWaiting(tx: Tx, scope: CompanyScope, { skip, take }: { skip: number; take: number }): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select d.id from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
    where d.company_id = ${scope.companyId}::uuid and d.needs_review and (v.id is null or v.status = 'ACTIVE')
    order by coalesce(d.typed_expiration_date, d.read_expiration_date), d.created_at, d.id offset ${skip} limit ${take}`;
  return rows.map(({ id }) => id);
}

/** One page of the queue. */
export function listQueue(scope: CompanyScope, { page, limit }: z.output<typeof queueQuery>): Promise<QueueDto> {
  return readToday(scope, async (tx) => {
    const ids = await listWaiting(tx, scope, { skip: (page - 1) * limit, take: limit });
    const where = { companyId: scope.companyId, needsReview: true, OR: [{ vendorId: null }, { vendor: { status: "ACTIVE" as const } }] };
    const total = await tx.document.count({ where });
    const rows = await tx.document.findMany({ where: { companyId: scope.companyId, id: { in: ids } }, include: documentParts });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const documents = ids.flatMap((id) => byId.get(id) ?? []).map((row) => toDocumentDto(row, today(scope)));
    return { documents, pagination: paginate(page, limit, total) };
  });
}

const whoRead = { firstName: true, lastName: true };

/** What is known of a document's certificates, who said so, and which document comes next in the queue. */
export function getReview(scope: CompanyScope, id: string): Promise<ReviewDto> {
  return inCompany(scope, async (tx) => {
    const row = await tx.document.findUnique({
      where: { companyId_id: { companyId: scope.companyId, id } },
      include: { readings: { orderBy: { revision: "desc" }, omit: { result: true }, include: { readBy: { select: whoRead } } } },
    });
    if (!row) throw notFound("Document");
    const isRead = row.processingStatus === "PROCESSED";
    const good = { companyId: scope.companyId, documentId: id, error: null };
    const newest = isRead ? await tx.reading.findFirst({ where: good, orderBy: { revision: "desc" } }) : null;
    const waiting = await listWaiting(tx, scope, { skip: 0, take: 2 });
    const nextId = waiting.find((one) => one !== id);
    const next = nextId ? await tx.document.findFirst({ where: { companyId: scope.companyId, id: nextId } }) : null;
    return {
      documentId: id,
      revision: row.revision,
      certificates: extraction.safeParse(newest?.result).data?.certificates ?? [],
      history: row.readings.map(({ revision, createdAt, readBy, error, changes }) => ({
        revision,
        at: createdAt.toISOString(),
        by: readBy && `${readBy.firstName} ${readBy.lastName}`,
        error,
        changes: readingChange.array().safeParse(changes).data ?? [],
      })),
      needsReview: row.needsReview,
      next: next && { id: next.id, fileName: next.fileName },
    };
  });
}
