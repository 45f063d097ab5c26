import type { CompanyImport, FormerRecord } from "@/generated/prisma/client";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import { arrivalDto, importReport, type ToldArrival } from "@/lib/transfer/arrival/schema";

/** The parts of an import's row that its DTO needs. */
export const arrivalParts = { records: { orderBy: { name: "asc" } } } as const;

export function toArrivalDto(row: CompanyImport & { records: FormerRecord[] }): ToldArrival {
  const { id, fileName, formerCompany, progress, total, error } = row;
  const report = importReport.catch(importReport.parse({})).parse(row.report);
  return {
    ...{ id, fileName, formerCompany, progress, total },
    state: arrivalDto.shape.state.parse(row.state),
    exportedAt: row.exportedAt?.toISOString() ?? null,
    report,
    error: sentenceIn(error),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    records: row.records.map((record) => ({ id: record.id, name: record.name, size: Number(record.fileSize) })),
  };
}
