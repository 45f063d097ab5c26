import type { Unit } from "@/lib/compliance/facts/schema";
import type { Sentence } from "@/lib/compliance/requirements/words-rules";
import type { CoverageMarks } from "@/lib/compliance/statuses/marks-schema";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import type { Verdict } from "@/lib/compliance/verdicts/rules";

/** A unit with its verdict; null: its set cannot be read. */
export type JudgedUnit = Unit & { verdict: Verdict | null };

/** What a vendor's badge and row show. */
export type Standing = {
  status: ComplianceStatus;
  reason: Sentence | null;
  dueOn: string | null;
  marks: CoverageMarks;
  /** Nothing but dates is required of it. */
  isByDates: boolean;
  excepted: number;
  warnings: number;
};

export type JudgedVendor = {
  id: string;
  units: JudgedUnit[];
  standing: Standing;
  openDocuments: Set<string>;
  policies: PolicyStanding[];
  documents: DocumentStanding[];
};

/** What a check of its vendor says of a policy, by its document and its place among the document's policies. */
export type PolicyStanding = {
  document: string;
  position: number;
  /** It counts today, and no renewal of it is on file. */
  isCurrent: boolean;
  /** The document whose policy took its place, or will when it ends. */
  supersededBy: string | null;
  /** The day on which a notice ended it. */
  canceledOn: string | null;
};

/** What a check of its vendor says of a document. */
export type DocumentStanding = {
  id: string;
  /** One of `documentBadges`. */
  badge: string;
  /** Why, where a requirement that rests on it is not met or open. */
  sentence: Sentence | null;
  /** Nothing but dates is required of it. */
  isByDates: boolean;
  isSuperseded: boolean;
  /** Its sentences that are not understood. `isOpen`: it keeps a required coverage open until someone answers. */
  wordings: { wording: string; sentence: string; isOpen: boolean }[];
};
