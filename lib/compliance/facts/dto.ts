import type { DocumentType, PolicyNotice, RequirementException, VerdictDecision } from "@/generated/prisma/client";
import { isStillCovered } from "@/lib/compliance/checks/exceptions-rules";
import { type ApprovedException, approvedException, type Decision, decision } from "@/lib/compliance/checks/exceptions-schema";
import type { Contract } from "@/lib/compliance/checks/phases-rules";
import { type Notice, notice } from "@/lib/compliance/coverages/notices-schema";
import { isAboutDates } from "@/lib/compliance/coverages/questions-rules";
import { type FileFacts, noticesOf, papersOf, unreadPaper } from "@/lib/compliance/coverages/rules";
import type { KindPaper } from "@/lib/compliance/coverages/schema";
import { withEntered, withKindNames } from "@/lib/compliance/facts/rules";
import type { AssignmentRow, CompanyRules, ContractRow, FileContents, Material, Unit, VendorFacts } from "@/lib/compliance/facts/schema";
import { holder } from "@/lib/compliance/papers/proofs-schema";
import { typedCoverage } from "@/lib/compliance/policies/rules";
import { datesOnlySet } from "@/lib/compliance/requirements/ready-sets-values";
import { requirement, type SetVersion } from "@/lib/compliance/requirements/schema";
import { typesWithoutCoverage } from "@/lib/compliance/statuses/values";
import { type Enrolled, enrollmentIn, withEnrollment, wrapIn } from "@/lib/compliance/wraps/rules";
import { type Extraction, extraction } from "@/lib/extraction/schema";
import { localDate, toIsoDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { sentenceIn, sentencesIn } from "@/lib/infra/sentences-schema";

/** What of a stored file is judged, as SQL gives it: its days as text, its newest reading without an error (null: none). */
export type JudgedFileRow = {
  id: string;
  vendorId: string;
  fileName: string;
  createdAt: Date;
  processingStatus: string;
  confirmedInsured: string[];
  typedDocumentType: DocumentType | null;
  typedExpiration: string | null;
  holderAnswer: "ACCEPTED" | "REJECTED" | null;
  holderDoubt: unknown;
  isInsuredRejected: boolean;
  reviewReasons: unknown;
  result: unknown;
  /** Of a paper of a kind of documents: its kind, when that expires, and the paper's dates. */
  kindId: string | null;
  /** What said so: "person", "title" or "slot". */
  kindSource: string | null;
  kindExpires: string | null;
  paperNumber: string | null;
  issuedOn: string | null;
  /** Of a kind that never expires: what its paper states all the same. */
  expiresOn: string | null;
};

const answers = { ACCEPTED: "accepted", REJECTED: "rejected" } as const;

/**
 * When a file was uploaded: the day where the company is, then the moment. Certificates and other papers without a date are as old as
 * their upload, and an upload in the evening in Chicago is of the next day in UTC.
 */
const uploadTime = (timeZone: string, at: Date): string => `${localDate(timeZone, at)} ${at.toISOString()}`;

const toFacts = (row: JudgedFileRow, timeZone: string): FileFacts => ({
  id: row.id,
  fileName: row.fileName,
  addedAt: uploadTime(timeZone, row.createdAt),
  isOther: row.typedDocumentType !== null && typesWithoutCoverage.includes(row.typedDocumentType),
  typedExpiration: row.typedExpiration,
  typedCoverage: typedCoverage(row.typedDocumentType),
  acceptedInsured: row.confirmedInsured,
  isInsuredRejected: row.isInsuredRejected,
  holderAnswer: row.holderAnswer && answers[row.holderAnswer],
  holderDoubt: sentenceIn(row.holderDoubt),
  doubts: [],
  questions: sentencesIn(row.reviewReasons),
});

const isWaiting = (status: string) => status === "PENDING" || status === "PROCESSING";

/** A paper of a kind of documents; `reading` undefined: it was not read. What is asked about it is what it is, or its dates, which the judge finds missing by itself. */
function toKindPaper(row: JudgedFileRow, kind: string, addedAt: string, reading: Extraction | undefined): KindPaper {
  const isBeingRead = isWaiting(row.processingStatus);
  const [doubt = null] = sentencesIn(row.reviewReasons).filter((one) => !isAboutDates(one));
  return {
    ...{ id: row.id, fileName: row.fileName, kind, number: row.paperNumber, addedAt },
    titles: reading?.paper?.titles ?? [],
    ...{ issuedOn: row.issuedOn, expiresOn: row.expiresOn, neverExpires: row.kindExpires === "never" },
    ...{ isUnread: row.processingStatus !== "PROCESSED", isBeingRead, doubt },
  };
}

/** A stored file as the engine sees it. Without a reading that still parses, its content is unknown. */
export function toContents(row: JudgedFileRow, timeZone: string): FileContents {
  const facts = toFacts(row, timeZone);
  const reading = row.processingStatus === "PROCESSED" ? extraction.safeParse(row.result).data : undefined;
  if (row.kindId !== null) {
    // What was only dropped on a slot may be a notice about a policy: until a person says what it is, the notice counts.
    const notices = reading && row.kindSource === "slot" ? noticesOf(facts, reading) : [];
    return { documents: [], notices, kindPapers: [toKindPaper(row, row.kindId, facts.addedAt, reading)] };
  }
  if (!reading) return { documents: [unreadPaper(facts, isWaiting(row.processingStatus))], notices: [], kindPapers: [] };
  return { documents: papersOf(facts, reading), notices: noticesOf(facts, reading), kindPapers: [] };
}

/** Null: stored by an older version in a way that is not known any more; it counts for nothing then. */
export function toException(row: RequirementException): ApprovedException | null {
  const { id, requirement, kind, policyNumber, least } = row;
  const days = { from: toIsoDate(row.fromOn), until: toIsoDate(row.untilOn) };
  return (
    approvedException.safeParse({ id, requirement, kind, policyNumber, least: least === null ? null : Number(least), ...days }).data ?? null
  );
}

/** Whether the requirement still asks for no more than what was approved. */
function standsFor({ requirement: key, requirementSettings }: RequirementException, { requirements }: SetVersion): boolean {
  const now = requirements.find((one) => one.key === key);
  const approved = requirement.safeParse(requirementSettings).data;
  return now !== undefined && approved !== undefined && isStillCovered(approved, now);
}

export const toDecision = (row: VerdictDecision): Decision | null =>
  decision.safeParse({ ...row, documents: row.documentIds }).data ?? null;

export const toNotice = (row: PolicyNotice): Notice | null =>
  notice.safeParse({
    ...row,
    ...(row.reportedBy === "email" && { isUnverified: true }),
    policyNumber: row.policyNumber || null,
    effective: toIsoDate(row.effectiveOn),
    noticeDate: toIsoDate(row.noticeDate),
  }).data ?? null;

/** The work of a contract is done when the contract has ended or its project was completed, whichever is first. */
export function toContract(row: ContractRow): Contract {
  const done = [row.endsOn && addDays(row.endsOn, 1), row.completedOn].flatMap((day) => day ?? []).sort();
  return {
    start: row.startsOn ?? row.projectStartsOn,
    end: row.endsOn ?? row.projectEndsOn,
    completedOn: done[0] ?? null,
    completedOperationsYears: row.completedYears,
  };
}

/** The enrollment of a contract in its project's wrap-up; null: it has none. */
function enrolledBy(row: AssignmentRow, { enrollmentKind: id, kinds }: CompanyRules): Enrolled | null {
  const [wrap, enrollment] = [wrapIn(row.wrap), enrollmentIn(row.enrollment)];
  return wrap && enrollment && id !== null ? { wrap, enrollment, project: row.projectName, kind: { id, name: kinds.get(id) ?? "" } } : null;
}

const holders = holder.array();

/** What vendors are checked on, by the given rules: each of their contracts, or the vendor by itself where none is current. */
export function factsBy({ vendors, assignments, files, answers }: Material, rules: CompanyRules): VendorFacts[] {
  const unitOf = (vendorId: string, row: AssignmentRow | null): Unit => {
    const assignmentId = row?.id ?? null;
    // A set of its own that did not exist at the moment does not count.
    const setId = row?.setId && rules.sets.has(row.setId) ? row.setId : rules.defaultSetId;
    const base = { assignmentId, projectId: row?.projectId ?? null };
    const set = setId === null ? datesOnlySet() : rules.sets.get(setId);
    if (!set) return { ...base, judged: "unreadable" };
    const enrolled = row && enrolledBy(row, rules);
    const isOwn = (one: { vendorId: string; assignmentId: string | null; setId: string }) =>
      one.vendorId === vendorId && one.assignmentId === assignmentId && one.setId === set.id;
    const accepted = holders.safeParse(row?.holders).data ?? [];
    return {
      ...base,
      judged: {
        set: withEnrollment(withKindNames(set, rules.kinds), enrolled),
        holders: accepted.length > 0 ? accepted : rules.holders,
        ratings: rules.ratings,
        exceptions: answers.exceptions.filter((one) => isOwn(one) && standsFor(one, set)).flatMap((one) => toException(one) ?? []),
        decisions: answers.decisions.filter(isOwn).flatMap((one) => toDecision(one) ?? []),
        contract: row && toContract(row),
        enrolled,
      },
    };
  };
  return vendors.map(({ id, name, acceptedNames }) => {
    const own = assignments.filter(({ vendorId }) => vendorId === id);
    const entered = answers.notices.filter(({ vendorId }) => vendorId === id).flatMap((one) => toNotice(one) ?? []);
    return {
      id,
      vendor: { name, acceptedNames },
      documents: files.get(id)?.documents ?? [],
      wordings: rules.wordings,
      kindPapers: files.get(id)?.kindPapers ?? [],
      notices: withEntered(files.get(id)?.notices ?? [], entered),
      units: own.length > 0 ? own.map((row) => unitOf(id, row)) : [unitOf(id, null)],
    };
  });
}
