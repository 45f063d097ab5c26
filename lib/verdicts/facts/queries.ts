import { holder } from "@/lib/compliance/proofs/schema";
import { readStoredSet } from "@/lib/compliance/requirements/rules";
import type { SetVersion } from "@/lib/compliance/requirements/schema";
import type { Assignment } from "@/lib/compliance/verdicts/rules";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { eachInTurns } from "@/lib/infra/turns";
import type { CompanyScope } from "@/lib/tenancy/scope";
import {
  type ContractRow,
  type FileContents,
  type JudgedFileRow,
  toContents,
  toContract,
  toDecision,
  toException,
  toNotice,
} from "@/lib/verdicts/facts/dto";
import { isContractOpen, withEntered } from "@/lib/verdicts/facts/rules";
import { papersJudgment, type Unit, type VendorFacts } from "@/lib/verdicts/facts/schema";

/** On which day, and by what was known at which time. */
export type Moment = { day: string; knownAt: Date };

/** What is the same for all vendors of a company. `stored` null: the newest version cannot be read. */
export type CompanyRules = {
  defaultSetId: string | null;
  sets: ReadonlyMap<string, SetVersion | null>;
  holders: Assignment["holders"];
  ratings: Assignment["ratings"];
};

/** Sets by their newest version of then, names and ratings of now. */
export async function loadCompanyRules(tx: Tx, { companyId }: CompanyScope, knownAt = now()): Promise<CompanyRules> {
  const company = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { name: true, legalNames: true, defaultRequirementSetId: true },
  });
  const rows = await tx.$queryRaw<{ id: string; name: string; number: number; body: unknown }[]>`
    select s.id, s.name, v.number, v.body from requirement_set s join lateral (
      select number, body from requirement_set_version n where n.company_id = s.company_id and n.set_id = s.id and n.created_at <= ${knownAt}
      order by number desc limit 1) v on true
    where s.company_id = ${companyId}::uuid`;
  const sets = rows.map(({ id, name, number, body }) => {
    const { set } = readStoredSet(body);
    return [id, set ? { ...set, name, id, version: number } : null] as const;
  });
  const ratings = await tx.insurerRating.findMany({ where: { companyId }, select: { naic: true, rating: true, size: true } });
  return {
    defaultSetId: company.defaultRequirementSetId,
    sets: new Map(sets),
    holders: [company.name, ...company.legalNames].map((name) => ({ name, address: null })),
    ratings: ratings as Assignment["ratings"],
  };
}

type AssignmentRow = ContractRow & { id: string; projectId: string; vendorId: string; setId: string | null; holders: unknown };

/** The contracts of vendors, with what their projects say. */
function loadAssignments(tx: Tx, { companyId }: CompanyScope, ids: readonly string[], { knownAt }: Moment): Promise<AssignmentRow[]> {
  return tx.$queryRaw`
    select a.id, a.project_id as "projectId", a.vendor_id as "vendorId", coalesce(a.requirement_set_id, p.requirement_set_id) as "setId",
      p.holders, a.starts_on::text as "startsOn", a.ends_on::text as "endsOn", p.starts_on::text as "projectStartsOn",
      p.ends_on::text as "projectEndsOn", p.completed_on::text as "completedOn", p.completed_years as "completedYears"
    from assignment a join project p on p.company_id = a.company_id and p.id = a.project_id
    where a.company_id = ${companyId}::uuid and a.vendor_id = any(${ids}::uuid[]) and a.created_at <= ${knownAt} order by a.id`;
}

/** A reading with its evidence can be large: no more of them are in memory at once. */
const filesAtOnce = 50;
const nil = "00000000-0000-0000-0000-000000000000";

const noFiles: FileContents = { documents: [], notices: [] };

/** What the files of each vendor hold. */
async function loadFiles(
  tx: Tx,
  { companyId }: CompanyScope,
  ids: readonly string[],
  { knownAt }: Moment,
): Promise<Map<string, FileContents>> {
  const contents = new Map<string, FileContents>();
  for (let last = nil; ; ) {
    const files = await tx.$queryRaw<JudgedFileRow[]>`
      select d.id, d.vendor_id as "vendorId", d.file_name as "fileName", d.created_at as "createdAt",
        d.processing_status::text as "processingStatus", d.confirmed_insured as "confirmedInsured",
        d.typed_document_type::text as "typedDocumentType", d.typed_expiration_date::text as "typedExpiration",
        d.holder_answer::text as "holderAnswer", d.is_insured_rejected as "isInsuredRejected", d.is_doubtful as "isDoubtful", d.review_reasons as "reviewReasons", r.result
      from document d left join lateral (
        select n.result from reading n
        where n.company_id = d.company_id and n.document_id = d.id and n.error is null and n.created_at <= ${knownAt}
        order by n.revision desc limit 1) r on true
      where d.company_id = ${companyId}::uuid and d.vendor_id = any(${ids}::uuid[]) and d.created_at <= ${knownAt} and d.id > ${last}::uuid
      order by d.id limit ${filesAtOnce}`;
    const ofFiles = await eachInTurns(files, toContents);
    for (const [at, { vendorId }] of files.entries()) {
      const { documents, notices } = contents.get(vendorId) ?? noFiles;
      const file = ofFiles[at] ?? noFiles;
      contents.set(vendorId, { documents: [...documents, ...file.documents], notices: [...notices, ...file.notices] });
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

const holders = holder.array();

/** All that the verdicts of vendors rest on, in the order of `ids`; a vendor that is gone is left out. */
export async function loadFacts(
  tx: Tx,
  scope: CompanyScope,
  ids: readonly string[],
  rules: CompanyRules,
  moment: Moment,
): Promise<VendorFacts[]> {
  const { companyId } = scope;
  const vendors = await tx.vendor.findMany({
    where: { companyId, id: { in: [...ids] } },
    select: { id: true, name: true, acceptedNames: true, papersJudgment: true },
  });
  const assignments = await loadAssignments(tx, scope, ids, moment);
  const files = await loadFiles(tx, scope, ids, moment);
  const answers = await loadAnswers(tx, scope, ids, moment);

  const unitOf = (vendorId: string, row: AssignmentRow | null): Unit => {
    const assignmentId = row?.id ?? null;
    // A set of its own that did not exist at the moment is none yet.
    const setId = row?.setId && rules.sets.has(row.setId) ? row.setId : rules.defaultSetId;
    const base = { assignmentId, projectId: row?.projectId ?? null };
    if (setId === null) return { ...base, judged: null };
    const set = rules.sets.get(setId);
    if (!set) return { ...base, judged: "unreadable" };
    const isOwn = (one: { vendorId: string; assignmentId: string | null; setId: string }) =>
      one.vendorId === vendorId && one.assignmentId === assignmentId && one.setId === setId;
    const accepted = holders.safeParse(row?.holders).data ?? [];
    return {
      ...base,
      judged: {
        set,
        holders: accepted.length > 0 ? accepted : rules.holders,
        ratings: rules.ratings,
        exceptions: answers.exceptions.filter(isOwn).flatMap((one) => toException(one) ?? []),
        decisions: answers.decisions.filter(isOwn).flatMap((one) => toDecision(one) ?? []),
        contract: row && toContract(row),
      },
    };
  };

  const byId = new Map(vendors.map((vendor) => [vendor.id, vendor]));
  return ids.flatMap((id) => {
    const vendor = byId.get(id);
    if (!vendor) return [];
    const open = assignments.filter((row) => row.vendorId === id && isContractOpen(toContract(row), moment.day));
    return [
      {
        id,
        vendor: { name: vendor.name, acceptedNames: vendor.acceptedNames },
        papersJudgment: papersJudgment.safeParse(vendor.papersJudgment).data ?? null,
        documents: files.get(id)?.documents ?? [],
        notices: withEntered(
          files.get(id)?.notices ?? [],
          answers.notices.filter(({ vendorId }) => vendorId === id).flatMap((one) => toNotice(one) ?? []),
        ),
        units: open.length > 0 ? open.map((row) => unitOf(id, row)) : [unitOf(id, null)],
      },
    ];
  });
}
