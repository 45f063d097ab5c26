import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { readToday } from "@/lib/compliance/judging/queries";
import { isOfForm } from "@/lib/compliance/terms/wordings-rules";
import type { WordingDto, WordingListDto, wordingQuery } from "@/lib/compliance/wordings/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginatePart, partInStatement } from "@/lib/infra/pagination";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Row = Omit<WordingDto, "document" | "answeredAt" | "isForm"> & {
  answeredAt: Date | null;
  documentId: string | null;
  fileName: string | null;
  vendorId: string | null;
  vendorName: string | null;
};

const toWordingDto = ({ documentId, fileName, vendorId, vendorName, answeredAt, ...row }: Row): WordingDto => ({
  ...row,
  isForm: isOfForm(row.wording),
  answeredAt: answeredAt?.toISOString() ?? null,
  document:
    documentId === null
      ? null
      : { id: documentId, fileName: fileName ?? "", vendor: vendorId === null ? null : { id: vendorId, name: vendorName ?? "" } },
});

/** A wording's id, made from its text in the form of a UUID. */
export const idOf = (column: string): Prisma.Sql =>
  Prisma.raw(`overlay(overlay(md5(${column}) placing '4' from 13) placing '8' from 17)::uuid`);

/** The wordings that keep something open, those on most files first. */
const openOnes = ({ companyId }: CompanyScope, documentId: string | undefined) => Prisma.sql`
  select ${idOf("w.wording")} as id, w.wording, min(w.sentence) as example, null::text as answer, array[]::text[] as grants,
    array[]::text[] as coverages, null::uuid as by, null::timestamptz as "answeredAt", false as "isShared"
  from document_wording w where w.company_id = ${companyId}::uuid and w.is_open ${ofDocument(documentId)} group by w.wording`;

/** The company's own answers that count. */
const ownAnswers = ({ companyId }: CompanyScope) => Prisma.sql`
  select ${idOf("a.wording")} as id, a.wording, a.example, a.answer, a.grants, a.coverages, a.answered_by_id as by, a.answered_at as "answeredAt",
    false as "isShared"
  from wording_answer a where a.company_id = ${companyId}::uuid and a.withdrawn_at is null`;

/** What is shared with all companies about sentences on the company's certificates, where it has no answer of its own. */
const sharedAnswers = ({ companyId }: CompanyScope) => Prisma.sql`
  select ${idOf("s.wording")} as id, s.wording, f.example, s.answer, s.grants, s.coverages, null::uuid as by, s.shared_at as "answeredAt",
    true as "isShared"
  from shared_wording s
  cross join lateral (select min(w.sentence) as example from document_wording w where w.company_id = ${companyId}::uuid and w.wording = s.wording) f
  where s.withdrawn_at is null and f.example is not null and not exists (
    select 1 from wording_answer a where a.company_id = ${companyId}::uuid and a.wording = s.wording and a.withdrawn_at is null)`;

/** The answers that count. */
const answeredOnes = (scope: CompanyScope, documentId: string | undefined) => Prisma.sql`
  select a.* from (${ownAnswers(scope)} union all ${sharedAnswers(scope)}) a
  ${documentId ? Prisma.sql`where exists (select 1 from document_wording w where w.company_id = ${scope.companyId}::uuid and w.wording = a.wording ${ofDocument(documentId)})` : Prisma.empty}`;

const ofDocument = (documentId: string | undefined) => (documentId ? Prisma.sql`and w.document_id = ${documentId}::uuid` : Prisma.empty);

const listOrder = Prisma.sql`s."answeredAt" desc nulls last, f.files desc, s.wording`;

/** Some wordings with how many files have each, and one of these. `window`: conditions and order. */
function load(tx: Tx, { companyId }: CompanyScope, some: Prisma.Sql, window: Prisma.Sql): Promise<Row[]> {
  return tx.$queryRaw<Row[]>`
    select s.id, s.wording, s.example, s.answer, s.grants, s.coverages, s."answeredAt", s."isShared", f.files,
      u.first_name || ' ' || u.last_name as "answeredBy", d.id as "documentId", d.file_name as "fileName", v.id as "vendorId", v.name as "vendorName"
    from (${some}) s
    cross join lateral (select count(*)::int as files, (array_agg(w.document_id order by w.is_open desc, w.document_id))[1] as first
      from document_wording w where w.company_id = ${companyId}::uuid and w.wording = s.wording) f
    left join document d on d.company_id = ${companyId}::uuid and d.id = f.first
    left join vendor v on v.company_id = ${companyId}::uuid and v.id = d.vendor_id
    left join "user" u on u.company_id = ${companyId}::uuid and u.id = s.by
    where true ${window}`;
}

/** One page of the wordings that are open, or of those that were answered. */
export function listWordings(scope: CompanyScope, query: z.output<typeof wordingQuery>): Promise<WordingListDto> {
  const { state, documentId } = query;
  const { after, window } = partInStatement(query, Prisma.sql`s.id`, listOrder);
  const parts = { open: openOnes(scope, documentId), answered: answeredOnes(scope, documentId) };
  return readToday(scope, async (tx) => {
    const [counts = { open: 0, answered: 0 }] = await tx.$queryRaw<WordingListDto["counts"][]>`
      select (select count(*)::int from (${parts.open}) o) as open, (select count(*)::int from (${parts.answered}) a) as answered`;
    const rows = await load(tx, scope, parts[state], Prisma.sql`${after} ${window}`);
    return { wordings: rows.map(toWordingDto), counts, pagination: paginatePart(query, counts[state], rows) };
  });
}

/** Some open wordings by their ids. */
export async function loadOpenWordings(tx: Tx, scope: CompanyScope, ids: readonly string[]): Promise<WordingDto[]> {
  const rows = await load(tx, scope, openOnes(scope, undefined), Prisma.sql`and s.id = any(${[...ids]}::uuid[])`);
  return rows.map(toWordingDto);
}

/** An open wording. Throws `not_found`, also for one that was answered. */
export function getOpenWording(scope: CompanyScope, id: string): Promise<WordingDto> {
  return inCompany(scope, async (tx) => {
    const [wording] = await loadOpenWordings(tx, scope, [id]);
    if (!wording) throw notFound(coded("server.wordings.wording"));
    return wording;
  });
}

/** What counts about some wordings, by their texts. Those that no one answered are left out. */
export async function getAnswers(tx: Tx, scope: CompanyScope, wordings: readonly string[]): Promise<Map<string, WordingDto>> {
  if (wordings.length === 0) return new Map();
  const some = Prisma.sql`select * from (${answeredOnes(scope, undefined)}) a where a.wording = any(${wordings}::text[])`;
  return new Map((await load(tx, scope, some, Prisma.empty)).map((row) => [row.wording, toWordingDto(row)]));
}

/** A wording with the company's answer. Throws `not_found`. */
export async function getAnswer(tx: Tx, scope: CompanyScope, wording: string): Promise<WordingDto> {
  const one = Prisma.sql`select * from (${ownAnswers(scope)}) a where a.wording = ${wording}`;
  const [row] = await load(tx, scope, one, Prisma.empty);
  if (!row) throw notFound(coded("server.wordings.answer"));
  return toWordingDto(row);
}
