import type { CompanyImport, FormerRecord } from "@/generated/prisma/client";
import { storedText } from "@/lib/infra/stored-texts";
import { type ArrivalDto, arrivalDto, importReport } from "@/lib/transfer/arrival/schema";

/** The parts of an import's row that its DTO needs. */
export const arrivalParts = { records: { orderBy: { name: "asc" } } } as const;

export function toArrivalDto(row: CompanyImport & { records: FormerRecord[] }): ArrivalDto {
  const { id, fileName, formerCompany, progress, total, error } = row;
  const report = importReport.catch(importReport.parse({})).parse(row.report);
  return {
    ...{ id, fileName, formerCompany, progress, total },
    state: arrivalDto.shape.state.parse(row.state),
    exportedAt: row.exportedAt?.toISOString() ?? null,
    report: {
      ...report,
      conflicts: report.conflicts.map(storedText),
      problems: report.problems.map((problem) => ({ ...problem, message: storedText(problem.message) })),
    },
    error: error && storedText(error),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    records: row.records.map((record) => ({ id: record.id, name: record.name, size: Number(record.fileSize) })),
  };
}
