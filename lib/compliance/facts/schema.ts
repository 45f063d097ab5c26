import type { PolicyNotice, RequirementException, VerdictDecision } from "@/generated/prisma/client";
import type { Notice } from "@/lib/compliance/coverages/notices-schema";
import type { JudgedDocument, KindPaper } from "@/lib/compliance/coverages/schema";
import type { VendorPapers } from "@/lib/compliance/papers/rules";
import type { SetVersion } from "@/lib/compliance/requirements/schema";
import type { Wordings } from "@/lib/compliance/terms/wordings-schema";
import type { Assignment } from "@/lib/compliance/verdicts/rules";

/** What of a vendor is judged by itself: one of its contracts, or the vendor where no contract is current. */
export type Unit = {
  assignmentId: string | null;
  projectId: string | null;
  /** `unreadable`: the stored set cannot be read, so nothing can pass. */
  judged: Assignment | "unreadable";
};

/** A vendor with all that its verdicts rest on. */
export type VendorFacts = VendorPapers & { id: string; units: Unit[] };

/** On which day, and by what was known at which time. */
export type Moment = { day: string; knownAt: Date };

/** What is the same for all vendors of a company. `stored` null: the newest version cannot be read. */
export type CompanyRules = {
  company: { name: string; legalNames: string[] };
  /** null: none was chosen, and dates alone are checked. */
  defaultSetId: string | null;
  sets: ReadonlyMap<string, SetVersion | null>;
  holders: Assignment["holders"];
  ratings: Assignment["ratings"];
  wordings: Wordings;
  /** Names of the company's kinds of documents by their ids. */
  kinds: ReadonlyMap<string, string>;
  /** The kind whose papers prove an enrollment in a wrap-up; null: the company has none. */
  enrollmentKind: string | null;
};

/** A contract's days as the assignment and its project state them. */
export type ContractRow = {
  startsOn: string | null;
  endsOn: string | null;
  projectStartsOn: string | null;
  projectEndsOn: string | null;
  completedOn: string | null;
  completedYears: number;
};

export type AssignmentRow = ContractRow & {
  id: string;
  projectId: string;
  vendorId: string;
  setId: string | null;
  holders: unknown;
  projectName: string;
  wrap: unknown;
  enrollment: unknown;
};

/** What a stored file holds: papers, and what they give notice of. */
export type FileContents = { documents: JudgedDocument[]; notices: Notice[]; kindPapers: KindPaper[] };

/** The facts about vendors at a moment, whatever their requirements are. */
export type Material = {
  vendors: { id: string; name: string; acceptedNames: string[] }[];
  /** Those whose contracts are judged on the day. */
  assignments: AssignmentRow[];
  files: ReadonlyMap<string, FileContents>;
  answers: {
    exceptions: RequirementException[];
    decisions: VerdictDecision[];
    notices: PolicyNotice[];
  };
};
