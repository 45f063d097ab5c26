import type { PolicyNotice, RequirementException, VerdictDecision } from "@/generated/prisma/client";
import { type FileFacts, noticesOf, papersOf, unreadPaper } from "@/lib/compliance/coverages/rules";
import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import { type ApprovedException, approvedException, type Decision, decision } from "@/lib/compliance/exceptions/schema";
import { type Notice, notice } from "@/lib/compliance/notices/schema";
import type { Contract } from "@/lib/compliance/phases/rules";
import { typesWithoutCoverage } from "@/lib/compliance/values";
import { extraction } from "@/lib/extraction/schema";
import { toIsoDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates/rules";

/** What of a stored file is judged, as SQL gives it: its days as text, its newest reading without an error (null: none). */
export type JudgedFileRow = {
  id: string;
  vendorId: string;
  fileName: string;
  createdAt: Date;
  processingStatus: string;
  confirmedInsured: string[];
  typedDocumentType: string | null;
  typedExpiration: string | null;
  holderAnswer: "ACCEPTED" | "REJECTED" | null;
  isInsuredRejected: boolean;
  isDoubtful: boolean;
  reviewReasons: string[];
  result: unknown;
};

const answers = { ACCEPTED: "accepted", REJECTED: "rejected" } as const;

const toFacts = (row: JudgedFileRow): FileFacts => ({
  id: row.id,
  fileName: row.fileName,
  addedAt: row.createdAt.toISOString(),
  isOther: row.typedDocumentType !== null && typesWithoutCoverage.includes(row.typedDocumentType),
  typedExpiration: row.typedExpiration,
  acceptedInsured: row.confirmedInsured,
  isInsuredRejected: row.isInsuredRejected,
  holderAnswer: row.holderAnswer && answers[row.holderAnswer],
  doubts: [],
  questions: row.isDoubtful ? row.reviewReasons : [],
});

/** What a stored file holds: papers, and what they give notice of. */
export type FileContents = { documents: JudgedDocument[]; notices: Notice[] };

/** A stored file as the engine judges it. Without a reading that can be read again, nobody knows what it holds. */
export function toContents(row: JudgedFileRow): FileContents {
  const facts = toFacts(row);
  const reading = row.processingStatus === "PROCESSED" ? extraction.safeParse(row.result).data : undefined;
  if (!reading) return { documents: [unreadPaper(facts)], notices: [] };
  return { documents: papersOf(facts, reading), notices: noticesOf(facts, reading) };
}

/** Null: stored by an older version in a way that is not known any more; it counts for nothing then. */
export function toException(row: RequirementException): ApprovedException | null {
  const { id, requirement, kind, policyNumber, least } = row;
  const days = { from: toIsoDate(row.fromOn), until: toIsoDate(row.untilOn) };
  return (
    approvedException.safeParse({ id, requirement, kind, policyNumber, least: least === null ? null : Number(least), ...days }).data ?? null
  );
}

export const toDecision = (row: VerdictDecision): Decision | null =>
  decision.safeParse({ ...row, documents: row.documentIds }).data ?? null;

export const toNotice = (row: PolicyNotice): Notice | null =>
  notice.safeParse({ ...row, effective: toIsoDate(row.effectiveOn), noticeDate: toIsoDate(row.noticeDate) }).data ?? null;

/** A contract's days as the assignment and its project state them. */
export type ContractRow = {
  startsOn: string | null;
  endsOn: string | null;
  projectStartsOn: string | null;
  projectEndsOn: string | null;
  completedOn: string | null;
  completedYears: number;
};

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
