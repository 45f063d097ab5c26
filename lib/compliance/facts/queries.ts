import { factsBy, type JudgedFileRow, toContents, toContract } from "@/lib/compliance/facts/dto";
import { isContractOpen } from "@/lib/compliance/facts/rules";
import type { AssignmentRow, CompanyRules, FileContents, Material, Moment, VendorFacts } from "@/lib/compliance/facts/schema";
import { readStoredSet } from "@/lib/compliance/requirements/rules";
import type { WordingAnswer, Wordings } from "@/lib/compliance/terms/wordings-schema";
import type { Assignment } from "@/lib/compliance/verdicts/rules";
import { enrollmentStarter } from "@/lib/compliance/wraps/values";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { eachInTurns } from "@/lib/infra/turns";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** `kinds`: the names of its kinds of documents by their ids, archived ones too. */
type CompanyRow = {
  name: string;
  legalNames: string[];
  address: string | null;
  defaultSetId: string | null;
  kinds: Record<string, string>;
  enrollmentKind: string | null;
};

/** Sets by their newest version of then, names and ratings of now. */
export async function loadCompanyRules(tx: Tx, { companyId }: CompanyScope, knownAt = now()): Promise<CompanyRules> {
  const [company] = await tx.$queryRaw<CompanyRow[]>`
    select name, legal_names as "legalNames", address, default_requirement_set_id as "defaultSetId",
      (select coalesce(json_object_agg(id, name), '{}') from document_kind where company_id = c.id) as kinds,
      (select id from document_kind where company_id = c.id and starter = ${enrollmentStarter}) as "enrollmentKind"
    from company c where id = ${companyId}::uuid`;
  if (!company) throw notFound(coded("common.company"));
  const rows = await tx.$queryRaw<{ id: string; name: string; number: number; body: unknown }[]>`
    select s.id, s.name, v.number, v.body from requirement_set s join lateral (
      select number, body from requirement_set_version n where n.company_id = s.company_id and n.set_id = s.id and n.created_at <= ${knownAt}
      order by number desc limit 1) v on true
    where s.company_id = ${companyId}::uuid`;
  const sets = rows.map(({ id, name, number, body }) => {
    const { set } = readStoredSet(body);
    return [id, set ? { ...set, name, id, version: number } : null] as const;
  });
  const ratings = await tx.insurerRating.findMany({ where: { companyId }, select: { naic: true, name: true, rating: true, size: true } });
  return {
    company: { name: company.name, legalNames: company.legalNames },
    defaultSetId: company.defaultSetId,
    sets: new Map(sets),
    holders: [company.name, ...company.legalNames].map((name) => ({ name, address: company.address })),
    ratings: ratings as Assignment["ratings"],
    wordings: await loadWordings(tx, companyId, knownAt),
    kinds: new Map(Object.entries(company.kinds)),
    enrollmentKind: company.enrollmentKind,
  };
}

/** Names of the company's kinds of documents by their ids, archived ones too. */
export async function loadKindNames(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const rows = await tx.documentKind.findMany({ where: { companyId }, select: { id: true, name: true } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What people had said by a moment that sentences mean: those of the company, else what a platform admin shared with all. */
export async function loadWordings(tx: Tx, companyId: string, knownAt = now()): Promise<Wordings> {
  const rows = await tx.$queryRaw<(WordingAnswer & { wording: string })[]>`
    select wording, answer, grants, coverages from (
      select wording, answer, grants, coverages, 1 as rank from shared_wording
      where shared_at <= ${knownAt} and (withdrawn_at is null or withdrawn_at > ${knownAt})
      union all
      select wording, answer, grants, coverages, 2 from wording_answer
      where company_id = ${companyId}::uuid and answered_at <= ${knownAt} and (withdrawn_at is null or withdrawn_at > ${knownAt})
    ) said order by rank`;
  return new Map(rows.map(({ wording, ...answer }) => [wording, answer]));
}

/** The contracts of vendors, with what their projects say. */
function loadAssignments(tx: Tx, { companyId }: CompanyScope, ids: readonly string[], { knownAt }: Moment): Promise<AssignmentRow[]> {
  return tx.$queryRaw`
    select a.id, a.project_id as "projectId", a.vendor_id as "vendorId", coalesce(a.requirement_set_id, p.requirement_set_id) as "setId",
      p.holders, a.starts_on::text as "startsOn", a.ends_on::text as "endsOn", p.starts_on::text as "projectStartsOn",
      p.ends_on::text as "projectEndsOn", p.completed_on::text as "completedOn", p.completed_years as "completedYears", p.name as "projectName", p.wrap, a.enrollment
    from assignment a join project p on p.company_id = a.company_id and p.id = a.project_id
    where a.company_id = ${companyId}::uuid and a.vendor_id = any(${ids}::uuid[]) and a.created_at <= ${knownAt} order by a.id`;
}

/** Those of them that are judged on the day: their work goes on, or the time after completion in which it is still insured. */
export async function loadOpenAssignments(tx: Tx, scope: CompanyScope, ids: readonly string[], moment: Moment): Promise<AssignmentRow[]> {
  const rows = await loadAssignments(tx, scope, ids, moment);
  return rows.filter((row) => isContractOpen(toContract(row), moment.day));
}

/** A reading with its evidence can be large: only this many are in memory at once. */
const filesAtOnce = 50;
const nil = "00000000-0000-0000-0000-000000000000";

const noFiles: FileContents = { documents: [], notices: [], kindPapers: [] };

/** What the files of each vendor hold. */
async function loadFiles(
  tx: Tx,
  { companyId, timeZone }: CompanyScope,
  ids: readonly string[],
  { knownAt }: Moment,
): Promise<Map<string, FileContents>> {
  const contents = new Map<string, FileContents>();
  for (let last = nil; ; ) {
    const files = await tx.$queryRaw<JudgedFileRow[]>`
      select d.id, d.vendor_id as "vendorId", d.file_name as "fileName", d.created_at as "createdAt",
        d.processing_status::text as "processingStatus", d.confirmed_insured as "confirmedInsured",
        d.typed_document_type::text as "typedDocumentType", d.typed_expiration_date::text as "typedExpiration",
        d.holder_answer::text as "holderAnswer", d.holder_doubt as "holderDoubt", d.is_insured_rejected as "isInsuredRejected",
        d.review_reasons as "reviewReasons", r.result, coalesce(d.paper_number, d.read_paper ->> 'number') as "paperNumber", d.kind_id as "kindId", d.kind_source as "kindSource", k.expires as "kindExpires",
        coalesce(d.issued_on::text, d.read_paper ->> 'issuedOn') as "issuedOn",
        coalesce(d.typed_expiration_date::text, d.read_expiration_date::text,
          case when k.expires = 'never' then d.read_paper ->> 'expiresOn' end) as "expiresOn"
      from document d left join document_kind k on k.company_id = d.company_id and k.id = d.kind_id left join lateral (
        select n.result from reading n
        where n.company_id = d.company_id and n.document_id = d.id and n.error is null and n.created_at <= ${knownAt}
        order by n.revision desc limit 1) r on true
      where d.company_id = ${companyId}::uuid and d.vendor_id = any(${ids}::uuid[]) and d.created_at <= ${knownAt} and d.id > ${last}::uuid
      order by d.id limit ${filesAtOnce}`;
    const ofFiles = await eachInTurns(files, (row) => toContents(row, timeZone));
    for (const [at, { vendorId }] of files.entries()) {
      const { documents, notices, kindPapers } = contents.get(vendorId) ?? noFiles;
      const file = ofFiles[at] ?? noFiles;
      contents.set(vendorId, {
        documents: [...documents, ...file.documents],
        notices: [...notices, ...file.notices],
        kindPapers: [...kindPapers, ...file.kindPapers],
      });
    }
    last = files.at(-1)?.id ?? last;
    if (files.length < filesAtOnce) return contents;
  }
}

/** What persons approved, decided and entered by then. */
async function loadAnswers(tx: Tx, { companyId }: CompanyScope, ids: readonly string[], { knownAt }: Moment) {
  const where = { companyId, vendorId: { in: [...ids] } };
  const isOpen = (column: string) => ({ OR: [{ [column]: null }, { [column]: { gt: knownAt } }] });
  return {
    exceptions: await tx.requirementException.findMany({
      where: { ...where, state: { in: ["approved", "ended"] }, decidedAt: { lte: knownAt }, ...isOpen("endedAt") },
    }),
    decisions: await tx.verdictDecision.findMany({ where: { ...where, createdAt: { lte: knownAt }, ...isOpen("withdrawnAt") } }),
    notices: await tx.policyNotice.findMany({ where: { ...where, createdAt: { lte: knownAt } } }),
  };
}

/** Reads what vendors are judged by; one that is gone is left out. */
export async function loadMaterial(tx: Tx, scope: CompanyScope, ids: readonly string[], moment: Moment): Promise<Material> {
  const vendors = await tx.vendor.findMany({
    where: { companyId: scope.companyId, id: { in: [...ids] } },
    select: { id: true, name: true, acceptedNames: true },
  });
  return {
    vendors,
    assignments: await loadOpenAssignments(tx, scope, ids, moment),
    answers: await loadAnswers(tx, scope, ids, moment),
    files: await loadFiles(tx, scope, ids, moment),
  };
}

/** All that the verdicts of vendors rest on, by the company's rules as they are stored. */
export async function loadFacts(
  tx: Tx,
  scope: CompanyScope,
  ids: readonly string[],
  rules: CompanyRules,
  moment: Moment,
): Promise<VendorFacts[]> {
  return factsBy(await loadMaterial(tx, scope, ids, moment), rules);
}
