import type { CoverageMarks } from "@/lib/compliance/statuses/marks-schema";
import { type CoverageFilter, type CoverageState, markedCoverages } from "@/lib/compliance/statuses/marks-values";

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
