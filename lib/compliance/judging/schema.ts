import type { Unit } from "@/lib/compliance/facts/schema";
import type { DocumentStanding, PolicyStanding } from "@/lib/compliance/policies/standings-schema";
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
