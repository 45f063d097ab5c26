import type { Verdict } from "@/generated/prisma/client";
import { loadCompanyRules, loadFacts, loadOpenAssignments } from "@/lib/compliance/facts/queries";
import { readToday } from "@/lib/compliance/judging/queries";
import { judgeVendorFacts } from "@/lib/compliance/judging/rules";
import { senderOf } from "@/lib/compliance/policies/senders-rules";
import { type Names, toUnitDto } from "@/lib/compliance/reading/dto";
import type { VendorVerdictDto } from "@/lib/compliance/reading/schema";
import { datesOnlyId, readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { worstFirst } from "@/lib/compliance/verdicts/order-rules";
import { recordOf } from "@/lib/compliance/verdicts/records-rules";
import { type StoredVerdict, storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import { endOfDate, now, toIsoDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

type Found = { assignmentId: string | null; projectId: string | null; verdict: StoredVerdict; since: Date | null };

/**
 * The verdicts of a vendor on a day. Of a day that is past, those that held then, by what was known then; where none were kept,
 * or time alone had changed them, they are judged again by what was known at the end of that day. Of a day to come, by what is
 * known now. Throws `not_found`.
 */
export function getVendorVerdict(scope: CompanyScope, vendorId: string, date = today(scope)): Promise<VendorVerdictDto> {
  const { companyId } = scope;
  return readToday(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } } });
    if (!vendor) throw notFound(coded("common.vendor"));
    const endOfDay = date === today(scope) ? now() : endOfDate(scope.timeZone, date);
    const { status, found, isJudgedAgain } = await findVerdicts(tx, scope, vendor, { date, endOfDay });
    return { date, status, units: await toUnits(tx, scope, found), isJudgedAgain };
  });
}

/** A day, and the first moment after it. */
export type Day = { date: string; endOfDay: Date };

/** The requested facts of a vendor: its badge of today, beside its id. */
type AskedVendor = { id: string; complianceStatus: ComplianceStatus };

/** The same as stored, with the status of the vendor: its badge today, else the worst of all that is judged. */
export async function findVerdicts(tx: Tx, scope: CompanyScope, { id, complianceStatus }: AskedVendor, { date, endOfDay }: Day) {
  if (date === today(scope)) {
    return { status: complianceStatus, found: (await keptVerdicts(tx, scope, id, endOfDay)).verdicts, isJudgedAgain: false };
  }
  const kept = date > today(scope) ? null : await keptVerdicts(tx, scope, id, endOfDay);
  if (kept && (await isWhole(tx, scope, id, kept, { date, endOfDay }))) {
    return { status: statusOf(kept.verdicts), found: kept.verdicts, isJudgedAgain: false };
  }
  return { ...(await judgeAgain(tx, scope, id, date, endOfDay)), isJudgedAgain: true };
}

const statusOf = (units: readonly Found[]): ComplianceStatus =>
  units.map(({ verdict }) => verdict.status).toSorted((a, b) => worstFirst.indexOf(a) - worstFirst.indexOf(b))[0] ?? "UNDER_REVIEW";

type Kept = { rows: Verdict[]; verdicts: Found[] };

/** The verdicts that held at a time. */
async function keptVerdicts(tx: Tx, { companyId }: CompanyScope, vendorId: string, at: Date): Promise<Kept> {
  const rows = await tx.verdict.findMany({
    where: { companyId, vendorId, fromAt: { lt: at }, OR: [{ untilAt: null }, { untilAt: { gte: at } }] },
    orderBy: { fromAt: "asc" },
  });
  const verdicts = rows.flatMap(({ assignmentId, projectId, body, fromAt }) => {
    const verdict = storedVerdict.safeParse(body).data;
    return verdict ? [{ assignmentId, projectId, verdict, since: fromAt }] : [];
  });
  return { rows, verdicts };
}

/** Whether the records are complete for a day: no contract is missing, each can be read, and time had changed none without a new check. */
async function isWhole(tx: Tx, scope: CompanyScope, vendorId: string, { rows, verdicts }: Kept, { date, endOfDay }: Day): Promise<boolean> {
  const isStale = rows.some(({ dueOn }) => dueOn !== null && toIsoDate(dueOn) <= date);
  if (rows.length === 0 || isStale || verdicts.length < rows.length) return false;
  const known = new Set(rows.map(({ assignmentId }) => assignmentId));
  const open = await loadOpenAssignments(tx, scope, [vendorId], { day: date, knownAt: endOfDay });
  return open.every(({ id }) => known.has(id));
}

/** Judges a vendor by what was known at the end of a day. A default set that did not exist then does not count. */
async function judgeAgain(tx: Tx, scope: CompanyScope, vendorId: string, day: string, endOfDay: Date) {
  const knownAt = endOfDay < now() ? endOfDay : now();
  const rules = await loadCompanyRules(tx, scope, knownAt);
  const known = { ...rules, defaultSetId: rules.defaultSetId !== null && rules.sets.has(rules.defaultSetId) ? rules.defaultSetId : null };
  const [facts] = await loadFacts(tx, scope, [vendorId], known, { day, knownAt });
  if (!facts) throw notFound(coded("common.vendor"));
  const { units, standing } = judgeVendorFacts(facts, day);
  const found = units.flatMap(({ assignmentId, projectId, verdict }): Found[] =>
    verdict ? [{ assignmentId, projectId, verdict: recordOf(verdict), since: null }] : [],
  );
  return { status: standing.status, found };
}

/** The names of what verdicts refer to. */
async function loadNames(tx: Tx, { companyId }: CompanyScope, found: readonly Found[]): Promise<Names> {
  const lines = found.flatMap(({ verdict }) => verdict.lines);
  const ids = (some: readonly (string | null)[]) => ({ in: [...new Set(some.flatMap((one) => one ?? []))] });
  const documents = await tx.document.findMany({
    where: { companyId, id: ids(lines.flatMap(({ proofs }) => proofs.map(({ document }) => document))) },
    select: { id: true, fileName: true, senderAddress: true, senderProof: true },
  });
  const sets = await tx.requirementSet.findMany({ where: { companyId, id: ids(found.map(({ verdict }) => verdict.set.id)) } });
  const assignments = await tx.assignment.findMany({
    where: { companyId, id: ids(found.map(({ assignmentId }) => assignmentId)) },
    include: { project: { select: { id: true, name: true } } },
  });
  const decisions = await tx.verdictDecision.findMany({ where: { companyId, id: ids(lines.map(({ decision }) => decision)) } });
  const users = await tx.user.findMany({
    where: { companyId, id: ids(decisions.map(({ decidedById }) => decidedById)) },
    select: { id: true, firstName: true, lastName: true },
  });
  const userNames = new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  return {
    documents: new Map(documents.map((row) => [row.id, { name: row.fileName, sender: senderOf(row) }])),
    sets: new Map([[datesOnlyId, readySets["dates-only"].name], ...sets.map(({ id, name }) => [id, name] as const)]),
    projects: new Map(assignments.map(({ id, project, contractNumber }) => [id, { ...project, contractNumber }])),
    decisions: new Map(
      decisions.map(({ id, decidedById, note, createdAt }) => {
        const by = decidedById === null ? null : (userNames.get(decidedById) ?? null);
        return [id, { id, by, note, on: createdAt.toISOString() }];
      }),
    ),
  };
}

async function toUnits(tx: Tx, scope: CompanyScope, found: readonly Found[]) {
  const names = await loadNames(tx, scope, found);
  return found.map(({ verdict, ...unit }) => toUnitDto(verdict, unit, names));
}

/** The lines of its vendor's verdicts of today that rest on a document; null: the document has no vendor. Throws `not_found`. */
export async function getDocumentVerdict(scope: CompanyScope, documentId: string): Promise<VendorVerdictDto | null> {
  const { companyId } = scope;
  const document = await inCompany(scope, (tx) =>
    tx.document.findUnique({ where: { companyId_id: { companyId, id: documentId } }, select: { vendorId: true } }),
  );
  if (!document) throw notFound(coded("server.documents.document"));
  if (!document.vendorId) return null;
  const verdict = await getVendorVerdict(scope, document.vendorId);
  const restsOn = ({ proofs }: { proofs: { document: { id: string } }[] }) => proofs.some((proof) => proof.document.id === documentId);
  return { ...verdict, units: verdict.units.map((unit) => ({ ...unit, lines: unit.lines.filter(restsOn) })) };
}
