import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { askedMarks, withQuestions } from "@/lib/compliance/checks/questions-rules";
import { loadWordings } from "@/lib/compliance/facts/queries";
import { readToday } from "@/lib/compliance/judging/queries";
import { documentParts, toDocumentDto } from "@/lib/documents/dto";
import { expirationInSql } from "@/lib/documents/filters-queries";
import type { QueueDto, QueuedDto, queueFilter, queueQuery } from "@/lib/documents/review/queue-schema";
import type { OpenMark } from "@/lib/documents/review/rules";
import { countToCheck } from "@/lib/documents/review/to-check-rules";
import { extraction, type ReadCertificate } from "@/lib/extraction/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { inOrderOf } from "@/lib/infra/lists/rules";
import { paginatePart, partInStatement } from "@/lib/infra/pagination";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

type QueueFilter = z.output<typeof queueFilter>;

/** As the partial indexes have it. Documents of inactive vendors do not wait. `beside`: another join. */
export function queued({ companyId }: CompanyScope, { dismissed }: QueueFilter, beside = Prisma.empty): Prisma.Sql {
  const which = dismissed ? Prisma.sql`d.review_dismissed_at is not null` : Prisma.sql`d.review_dismissed_at is null`;
  return Prisma.sql`document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id ${beside}
    where d.company_id = ${companyId}::uuid and d.needs_review and ${which} and (v.id is null or v.status = 'ACTIVE')`;
}

/**
 * The queue with each document's place. First documents that keep a vendor under review today, and files without a vendor; then others that
 * have not expired, the soonest first; then expired ones, the longest ago last. The whole queue is sorted for that, which costs no more
 * than to count it.
 */
function ranked(scope: CompanyScope, filter: QueueFilter): Prisma.Sql {
  return Prisma.sql`select id, row_number() over (
      order by rank, case when rank < 2 then ends end, case when rank = 2 then ends end desc, created_at, id) as place
    from (${waiting(scope, filter)}) waiting`;
}

const expired = 2;

/** The documents of the queue, each with what its place goes by. */
function waiting(scope: CompanyScope, filter: QueueFilter): Prisma.Sql {
  const [day, ends] = [today(scope), Prisma.raw(expirationInSql)];
  return Prisma.sql`select d.id, d.file_name, d.created_at, ${ends} as ends,
      case when v.compliance_status = 'UNDER_REVIEW' then 0
        when ${ends} <= ${day}::date then ${expired}
        when v.id is null then 0 else 1 end as rank
      from ${queued(scope, filter)}`;
}

type Asked = { certificates: ReadCertificate[]; open: OpenMark[] };

/** What the newest reading of each document states, and the marks that it asks about. */
async function loadCertificates(tx: Tx, { companyId }: CompanyScope, ids: readonly string[]): Promise<Map<string, Asked>> {
  const rows = await tx.reading.findMany({
    where: { companyId, documentId: { in: [...ids] }, error: { equals: Prisma.DbNull } },
    orderBy: [{ documentId: "asc" }, { revision: "desc" }],
    distinct: ["documentId"],
    select: { documentId: true, result: true },
  });
  const wordings = await loadWordings(tx, companyId);
  const certificatesIn = (result: unknown) => extraction.safeParse(result).data?.certificates ?? [];
  return new Map(
    rows.map(({ documentId, result }) => {
      const read = certificatesIn(result);
      const open = read.flatMap((one, certificate) =>
        askedMarks(one, wordings).flatMap(({ isOpen, mark }) => (isOpen ? [{ certificate, pointer: mark.value ?? null }] : [])),
      );
      return [documentId, { certificates: read.map((one) => withQuestions(one, wordings)), open }];
    }),
  );
}

/** One page of the queue, or of what was dismissed from it. */
export function listQueue(scope: CompanyScope, query: z.output<typeof queueQuery>): Promise<QueueDto> {
  const { after, window } = partInStatement(query, Prisma.sql`id`, Prisma.sql`place`);
  return readToday(scope, async (tx) => {
    const shown = await tx.$queryRaw<{ id: string }[]>`select id from (${ranked(scope, query)}) queue where true ${after} ${window}`;
    const [count] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from ${queued(scope, query)}`;
    const documents = await loadQueued(
      tx,
      scope,
      shown.map(({ id }) => id),
    );
    return { documents, pagination: paginatePart(query, count?.total ?? 0, shown) };
  });
}

/** Some documents with how many values are to check in each, in the order of the ids. */
export async function loadQueued(tx: Tx, scope: CompanyScope, ids: readonly string[]): Promise<QueuedDto[]> {
  const rows = await tx.document.findMany({ where: { companyId: scope.companyId, id: { in: [...ids] } }, include: documentParts });
  const readings = await loadCertificates(tx, scope, ids);
  return inOrderOf(ids, rows).map((row) => {
    const { certificates, open } = readings.get(row.id) ?? { certificates: [], open: [] };
    const { values, marks } = countToCheck(certificates, { dated: row.typedExpirationDate !== null, open });
    return { ...toDocumentDto(row), valuesToCheck: values, marksToCheck: marks };
  });
}

/** Ids of all documents of the queue, to select them. */
export function listQueueIds(scope: CompanyScope, filter: QueueFilter): Promise<{ ids: string[] }> {
  return inCompany(scope, async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`select d.id from ${queued(scope, filter)}`;
    return { ids: rows.map(({ id }) => id) };
  });
}

type Place = { id: string; rank: number; ends: string | null; createdAt: Date };
type Next = { id: string; fileName: string };

/**
 * The document that comes after one in the queue, round its end; of one that is not in it, the first. Null when there is no other. Asked
 * rank by rank, each along the index: a queue of thousands is not sorted for its next one.
 */
export async function nextInQueue(tx: Tx, scope: CompanyScope, id: string): Promise<Next | null> {
  const queue = waiting(scope, { dismissed: false });
  const [here] = await tx.$queryRaw<Place[]>`
    select id, rank, ends::text as ends, created_at as "createdAt" from (${queue}) waiting where id = ${id}::uuid`;
  const first = here ? here.rank + 1 : 0;
  const others = [0, 1, expired].map((step) => (first + step) % (expired + 1));
  const wholeRank = (rank: number) => (rank === expired ? [{ rank, where: Prisma.sql`true` }] : nullsLast(rank));
  for (const { rank, where } of [...(here ? restOfRank(here) : []), ...others.flatMap(wholeRank)]) {
    const order = Prisma.raw(rank === expired ? "ends desc, created_at, id" : "ends, created_at, id");
    const [next] = await tx.$queryRaw<Next[]>`
      select id, file_name as "fileName" from (${queue}) waiting
      where rank = ${rank} and id <> ${id}::uuid and ${where} order by ${order} limit 1`;
    if (next) return next;
  }
  return null;
}

type Step = { rank: number; where: Prisma.Sql };
const withoutEnd = Prisma.sql`ends is null`;

const nullsLast = (rank: number): Step[] => [
  { rank, where: Prisma.sql`ends is not null` },
  { rank, where: withoutEnd },
];

/** What comes after a document in its own rank. */
function restOfRank({ rank, ends, createdAt, id }: Place): Step[] {
  const isLater = Prisma.sql`(created_at, id) > (${createdAt}, ${id}::uuid)`;
  if (ends === null) return [{ rank, where: Prisma.sql`${withoutEnd} and ${isLater}` }];
  if (rank === expired) return [{ rank, where: Prisma.sql`ends <= ${ends}::date and (ends < ${ends}::date or ${isLater})` }];
  return [
    { rank, where: Prisma.sql`ends >= ${ends}::date and (ends > ${ends}::date or ${isLater})` },
    { rank, where: withoutEnd },
  ];
}
