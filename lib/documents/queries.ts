import type { z } from "zod";
import { type Document, Prisma } from "@/generated/prisma/client";
import { readToday, readTogether } from "@/lib/compliance/judging/queries";
import { holderWarning } from "@/lib/compliance/names/holders-rules";
import { statedPolicyParts } from "@/lib/compliance/policies/dto";
import { type LimitedPolicy, limitCells, limitColumns, limitedPolicyInSql } from "@/lib/compliance/policies/limits-rules";
import { coverageCodes } from "@/lib/compliance/policies/rules";
import { badgeOf, documentFacts, type JudgedDocument } from "@/lib/compliance/statuses/doubts-dto";
import { effectiveExpiration } from "@/lib/compliance/statuses/doubts-rules";
import { markedByDates } from "@/lib/compliance/verdicts/labels-rules";
import { statusNames } from "@/lib/compliance/verdicts/labels-values";
import { documentParts, reasonsOf, toDocumentDetailDto, toDocumentDto } from "@/lib/documents/dto";
import { datedConditions, expirationInSql, ofKind } from "@/lib/documents/filters-queries";
import { loadCarried } from "@/lib/documents/inside-queries";
import { loadKnown } from "@/lib/documents/passports/queries";
import type { DocumentDetailDto, DocumentDto, DocumentListDto, documentFilter, documentQuery } from "@/lib/documents/schema";
import { countAhead, withAhead } from "@/lib/documents/turns/queries";
import type { documentSorts } from "@/lib/documents/values";
import { localDate } from "@/lib/infra/clock";
import { readInCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { allIds, inOrderOf, readSort, splitIds, titleOf } from "@/lib/infra/lists/rules";
import { type Cell, dateColumn, type Table, tableOf } from "@/lib/infra/lists/tables-rules";
import { paginatePart } from "@/lib/infra/pagination";
import { containsPattern } from "@/lib/infra/search";
import { coded, inWords, joined, type Sentence, withoutRepeats } from "@/lib/infra/sentences-rules";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

type DocumentFilter = z.output<typeof documentFilter>;

/** The order of each sort, ended by what no two documents share. Names are compared without their case. */
const orders = {
  file: ["lower(d.file_name)"],
  vendor: ["lower(v.name)", "d.created_at"],
  expiration: [expirationInSql],
  status: ["d.processing_status", "d.created_at"],
  uploaded: ["d.created_at"],
} satisfies Record<(typeof documentSorts)[number], string[]>;

/** Documents without a date or a vendor come last both ways. */
function orderBy(sort: DocumentFilter["sort"]): string {
  const { column, direction } = readSort(sort ?? "-uploaded");
  const last = column === "expiration" || column === "vendor" ? " nulls last" : "";
  const terms = orders[column].map((term, place) => `${term} ${direction}${place === 0 ? last : ""}`);
  return [...terms, `d.id ${direction}`].join(", ");
}

/** What a filter finds. Only the order by vendor joins the vendors: Postgres does not answer from an index alone beside a join. */
function whereOf(scope: CompanyScope, filter: DocumentFilter): Prisma.Sql {
  const { ids, search, vendorId, status, kind, externalId, externalSource, sort, ...dated } = filter;
  const conditions = [Prisma.sql`d.company_id = ${scope.companyId}::uuid`];
  if (ids) conditions.push(Prisma.sql`d.id = any(${ids}::uuid[])`);
  if (search) {
    const pattern = containsPattern(search);
    const stating = Prisma.sql`select document_id from policy where company_id = ${scope.companyId}::uuid and id in (select find_policies(${pattern}, null))`;
    conditions.push(Prisma.sql`d.id in (select find_documents(${pattern}) union ${stating}
      union select find_kind_documents(${pattern}, null))`);
  }
  if (vendorId) conditions.push(Prisma.sql`d.vendor_id = ${vendorId}::uuid`);
  if (externalId) conditions.push(Prisma.sql`d.external_id = ${externalId}`);
  if (externalSource) conditions.push(Prisma.sql`d.external_source = ${externalSource}`);
  if (kind) conditions.push(ofKind(kind));
  if (status) conditions.push(Prisma.sql`d.processing_status = ${status}::processing_status`);
  conditions.push(...datedConditions(dated, today(scope)));
  const joined = sortsByVendor(sort) ? Prisma.sql`left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id` : Prisma.empty;
  return Prisma.sql`document d ${joined} where ${Prisma.join(conditions, " and ")}`;
}

const sortsByVendor = (sort: DocumentFilter["sort"]) => readSort(sort ?? "-uploaded").column === "vendor";

/** Makes the join with vendors an inner one. */
const withVendor = Prisma.sql`and v.id is not null`;

type Window = { limit: number; offset: number };
/** `total`: how many the filter finds, where the page's own statement says so. */
type Found = { ids: string[]; total?: number | undefined };

/** Ids of one page. A search counts in the same statement, since it has to find all of them before it can sort. */
async function readPage(tx: Tx, scope: CompanyScope, filter: DocumentFilter, { limit, offset }: Window): Promise<Found> {
  if (sortsByVendor(filter.sort)) return { ids: await readIdsByVendor(tx, scope, filter, { limit, offset }) };
  const total = filter.search ? Prisma.sql`, count(*) over ()::int as total` : Prisma.empty;
  const page = Prisma.sql`order by ${Prisma.raw(orderBy(filter.sort))} limit ${limit} offset ${offset}`;
  const rows = await tx.$queryRaw<{ id: string; total?: number }[]>`select d.id ${total} from ${whereOf(scope, filter)} ${page}`;
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total };
}

/** Those with a vendor are read along the index of vendors' names; those without come after them. */
async function readIdsByVendor(tx: Tx, scope: CompanyScope, filter: DocumentFilter, { limit, offset }: Window): Promise<string[]> {
  const order = Prisma.raw(orderBy(filter.sort));
  const read = async (condition: Prisma.Sql, window: Window) => {
    const page = Prisma.sql`order by ${order} limit ${window.limit} offset ${window.offset}`;
    const rows = await tx.$queryRaw<{ id: string }[]>`select d.id from ${whereOf(scope, filter)} ${condition} ${page}`;
    return rows.map(({ id }) => id);
  };
  const ids = await read(withVendor, { limit, offset });
  if (ids.length === limit) return ids;
  const [count] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from ${whereOf(scope, filter)} ${withVendor}`;
  const rest = { limit: limit - ids.length, offset: Math.max(0, offset - (count?.total ?? 0)) };
  return [...ids, ...(await read(Prisma.sql`and d.vendor_id is null`, rest))];
}

async function loadInOrder(tx: Tx, scope: CompanyScope, ids: readonly string[]): Promise<DocumentDto[]> {
  const rows = await tx.document.findMany({ where: { companyId: scope.companyId, id: { in: [...ids] } }, include: documentParts });
  return withAhead(inOrderOf(ids, rows).map((row) => toDocumentDto(row)));
}

/** One page of the company's documents; `search` looks into file, vendor, insured, policy numbers and insurers. */
export function listDocuments(scope: CompanyScope, query: z.output<typeof documentQuery>): Promise<DocumentListDto> {
  const { page, limit, sort: _, cursor, ...filter } = query;
  return readToday(scope, async (tx, stats) => {
    const shown: Found =
      cursor === undefined
        ? await readPage(tx, scope, query, { limit, offset: (page - 1) * limit })
        : { ids: await readIdsAfter(tx, scope, query, cursor, limit) };
    const documents = await loadInOrder(tx, scope, shown.ids);
    const narrowed = Object.values(filter).some(Boolean);
    const total = shown.total ?? (narrowed ? await countFound(tx, scope, query) : stats.documents);
    return { documents, pagination: paginatePart(query, total, documents) };
  });
}

async function countFound(tx: Tx, scope: CompanyScope, filter: DocumentFilter): Promise<number> {
  const unsorted = { ...filter, sort: undefined };
  const rows = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from ${whereOf(scope, unsorted)}`;
  return rows[0]?.total ?? 0;
}

async function readIdsAfter(tx: Tx, scope: CompanyScope, filter: DocumentFilter, cursor: string, limit: number): Promise<string[]> {
  const after = cursor ? Prisma.sql`and d.id > ${cursor}::uuid` : Prisma.empty;
  const rows = await tx.$queryRaw<{ id: string }[]>`select d.id from ${whereOf(scope, filter)} ${after} order by d.id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Ids of all documents of a filtered list, to select them: in no order. */
export async function listDocumentIds(scope: CompanyScope, filter: DocumentFilter): Promise<{ ids: string[] }> {
  return { ids: await readAllIds(scope, { ...filter, sort: undefined }) };
}

/** Read past Prisma, whose answers take several times the memory. */
async function readAllIds(scope: CompanyScope, filter: DocumentFilter, order?: string): Promise<string[]> {
  const { text, values } = Prisma.sql`select ${Prisma.raw(allIds("d.id", order))} as ids from ${whereOf(scope, filter)}`;
  const [rows = []] = await readInCompany(scope, [{ text, values }]);
  return splitIds(rows[0]?.ids);
}

const exportHeader = () => [
  ...[
    coded("server.documents.file"),
    coded("server.documents.type"),
    coded("documents.kind"),
    coded("common.vendor"),
    coded("server.documents.insured"),
    dateColumn(coded("common.expiration")),
    coded("common.status"),
    coded("server.documents.reading"),
    coded("server.documents.needsReviewBecause"),
  ],
  ...[dateColumn(coded("common.uploaded")), coded("server.documents.uploadedBy"), coded("server.documents.bytes")],
  ...[coded("common.coverages"), ...limitColumns()],
  ...[
    coded("documents.paperNumber"),
    coded("documents.paperIssuer"),
    coded("documents.paperState"),
    dateColumn(coded("documents.paperIssuedOn")),
  ],
];

const noPaper = [null, null, null, null];

/** The columns of `ExportedRow`. Dates come as midnight UTC, as Prisma has them. */
const exported = `d.id, d.file_name as "fileName", d.file_size as "fileSize", d.created_at as "createdAt", d.failure_reason as "failureReason",
  d.processing_status as "processingStatus", d.typed_document_type as "typedDocumentType", d.read_document_type as "readDocumentType",
  d.typed_expiration_date::timestamp at time zone 'UTC' as "typedExpirationDate",
  d.read_expiration_date::timestamp at time zone 'UTC' as "readExpirationDate", d.review_reasons as "reviewReasons",
  d.insured_names as "insuredNames", d.holder_doubt as "holderDoubt", d.is_insured_rejected as "isInsuredRejected", d.is_canceled as "isCanceled",
  d.badge, d.badge_sentence as "badgeSentence", d.is_by_dates as "isByDates", d.vendor_id as "vendorId",
  d.holder_answer as "holderAnswer", d.confirmed_insured as "confirmedInsured", v.name as "vendorName", v.accepted_names as "acceptedNames",
  k.name as "kindName", coalesce(d.paper_number, d.read_paper ->> 'number') as "paperNumber",
  coalesce(d.paper_issuer, d.read_paper ->> 'issuer') as "paperIssuer", coalesce(d.paper_state, d.read_paper ->> 'state') as "paperState",
  coalesce(d.issued_on::text, d.read_paper ->> 'issuedOn') as "issuedOn",
  u.first_name || ' ' || u.last_name as "uploadedBy"`;

type ExportedRow = JudgedDocument &
  Pick<Document, "id" | "fileName" | "fileSize" | "createdAt" | "failureReason" | "typedDocumentType" | "readDocumentType"> &
  Pick<Document, "processingStatus" | "isCanceled" | "badge" | "badgeSentence" | "isByDates" | "vendorId"> & {
    uploadedBy: string | null;
    kindName: string | null;
  } & Record<"paperNumber" | "paperIssuer" | "paperState" | "issuedOn", string | null> &
  ({ vendorName: string; acceptedNames: string[] } | { vendorName: null; acceptedNames: null });

/** The filtered list as a table. Its rows are read past Prisma, which took most of the time of a large list. */
export async function exportDocuments(scope: CompanyScope, filter: DocumentFilter): Promise<Table> {
  const ids = await readAllIds(scope, filter, orderBy(filter.sort));
  return tableOf(exportHeader(), ids, async (some) => {
    const { rows } = await readTogether(scope, [
      {
        text: `select ${exported} from document d left join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
          left join document_kind k on k.company_id = d.company_id and k.id = d.kind_id
          left join "user" u on u.company_id = d.company_id and u.id = d.uploaded_by_id where d.company_id = $1 and d.id = any($2::uuid[])`,
        values: [scope.companyId, some],
      },
      {
        text: `select p.document_id as "documentId", ${limitedPolicyInSql} from policy p
          where p.company_id = $1 and p.document_id = any($2::uuid[]) order by p.position`,
        values: [scope.companyId, some],
      },
    ]);
    const policiesOf = Map.groupBy((rows[1] ?? []) as (LimitedPolicy & { documentId: string })[], ({ documentId }) => documentId);
    return inOrderOf(some, (rows[0] ?? []) as ExportedRow[]).map((row) => exportedCells(scope, row, policiesOf.get(row.id) ?? []));
  });
}

function exportedCells(scope: CompanyScope, row: ExportedRow, policies: readonly LimitedPolicy[]): Cell[] {
  const facts = documentFacts(row, row.vendorName === null ? null : { name: row.vendorName, acceptedNames: row.acceptedNames });
  const documentType = row.typedDocumentType ?? row.readDocumentType;
  const reasons = reasonsOf(row, facts);
  return [
    ...[row.fileName, documentType && titleOf(documentType), row.kindName, row.vendorName, row.insuredNames.join("; ")],
    ...[effectiveExpiration(facts), row.isCanceled ? coded("documents.canceled") : markedBadge(row)],
    ...[titleOf(row.processingStatus), storedInWords(row.failureReason) ?? reasons.join(" ")],
    ...[localDate(scope.timeZone, row.createdAt), row.uploadedBy ?? coded("server.documents.system"), row.fileSize],
    ...coverageCells(policies),
    // Empty where it is no paper of a kind.
    ...(row.kindName === null ? noPaper : [row.paperNumber, row.paperIssuer, row.paperState, row.issuedOn]),
  ];
}

/** "Compliant (dates only)" where nothing but dates is required. */
function markedBadge(row: ExportedRow): Sentence {
  const badge = badgeOf(row);
  return markedByDates(badge, coded(statusNames[badge]), row.isByDates);
}

const coverageCells = (policies: readonly LimitedPolicy[]) => [
  joined("; ", withoutRepeats(policies.map(({ coverage }) => coded(coverageCodes[coverage])))),
  ...limitCells(policies),
];

/** A document with what was read from it. */
export function getDocument(scope: CompanyScope, id: string): Promise<DocumentDetailDto> {
  return readToday(scope, async (tx) => {
    const row = await tx.document.findUnique({
      where: { companyId_id: { companyId: scope.companyId, id } },
      include: {
        ...documentParts,
        readings: { where: { error: { equals: Prisma.DbNull } }, orderBy: { revision: "desc" }, take: 1 },
      },
    });
    if (!row) throw notFound(coded("server.documents.document"));
    const cover = await tx.policy.findMany({
      where: { companyId: scope.companyId, vendorId: row.vendorId ?? { in: [] } },
      include: statedPolicyParts,
    });
    const company = await tx.company.findUniqueOrThrow({
      where: { id: scope.companyId },
      select: { name: true, legalNames: true, passportKeys: true },
    });
    const carried = await loadCarried(tx, scope, row);
    const known = await loadKnown(row, company.passportKeys);
    const detail = { ...toDocumentDetailDto(row, cover, carried, known), ahead: (await countAhead([id])).get(id) ?? null };
    // Where legal names were entered, it is a reason of the status.
    const warning = company.legalNames.length === 0 ? holderWarning(detail.certificateHolder, company) : null;
    return warning ? { ...detail, warnings: [...detail.warnings, inWords(warning)] } : detail;
  });
}
