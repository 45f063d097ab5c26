import type { CoverageMarks } from "@/lib/compliance/dates/marks-schema";
import { type CoverageFilter, type CoverageState, coverageStates, markedCoverages } from "@/lib/compliance/dates/marks-values";
import { expirationStatus, isCovered, type VendorFacts, type VendorJudgement } from "@/lib/compliance/dates/rules";
import type { CoverageTerm } from "@/lib/compliance/policies/rules";

type Judged = Pick<VendorJudgement, "current" | "doubtful">;

/** The status of a vendor's usual coverages on a day. Coverage that is unread or in doubt is in review, never in force. */
export function coverageMarks(facts: VendorFacts, judged: Judged, today: string): CoverageMarks {
  const current = facts.terms.filter(({ id }) => judged.current.includes(id));
  const absent = hasUnknownContent(facts, judged, today) ? "UNDER_REVIEW" : "MISSING";
  const mark = (line: string): CoverageState => {
    const states = current.filter((term) => term.line === line).map((term) => stateOf(term, facts, judged, today));
    return coverageStates.find((state) => states.includes(state)) ?? absent;
  };
  return Object.fromEntries(markedCoverages.map(({ key, line }) => [key, mark(line)])) as CoverageMarks;
}

/** Whether a file may state an unknown coverage: it is unread, or none of its coverages count for the vendor yet. */
function hasUnknownContent({ doubts, terms }: VendorFacts, { doubtful }: Judged, today: string): boolean {
  const isUnread = doubts.some(({ document, from }) => document === undefined && (!from || from <= today));
  return isUnread || doubtful.some((id) => terms.every(({ document }) => document !== id));
}

function stateOf(term: CoverageTerm, { terms }: VendorFacts, { doubtful }: Judged, today: string): CoverageState {
  const { effective, expiration, document } = term;
  const byDate = expiration && expirationStatus(expiration, today);
  if (byDate === "EXPIRED") return "EXPIRED";
  const isLater = effective !== null && effective > today && !isCovered(term, terms, today);
  if (!byDate || isLater || doubtful.includes(document)) return "UNDER_REVIEW";
  return byDate === "EXPIRING_SOON" ? "EXPIRING_SOON" : "IN_FORCE";
}

/** A vendor's columns that hold its marks. */
const columns: Record<keyof CoverageMarks, string> = {
  generalLiability: "general_liability_mark",
  autoLiability: "auto_liability_mark",
  umbrella: "umbrella_mark",
  workersCompensation: "workers_compensation_mark",
};

/** The marks of a vendor's row as one JSON object, in SQL. */
export const marksInSql = `jsonb_build_object(${Object.entries(columns)
  .map(([key, column]) => `'${key}', ${column}`)
  .join(", ")})`;

/** Column and state that a filter asks for. */
export function markFilter(filter: CoverageFilter): { column: string; state: CoverageState } {
  const [code = ""] = filter.split("_");
  const coverage = markedCoverages.find((one) => one.code === code) ?? markedCoverages[0];
  return { column: columns[coverage.key], state: filter.slice(code.length + 1) as CoverageState };
}

/** A vendor's row has one column for each mark. */
type MarkedRow = { [Key in keyof CoverageMarks as `${Key}Mark`]: CoverageState };

export const fromMarkColumns = (row: MarkedRow): CoverageMarks => ({
  generalLiability: row.generalLiabilityMark,
  autoLiability: row.autoLiabilityMark,
  umbrella: row.umbrellaMark,
  workersCompensation: row.workersCompensationMark,
});
