import type { ListImport, ListImportRow } from "@/generated/prisma/client";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import { type ListCounts, listImportDto, reportOf, rowFault, type ToldListDetail, type ToldListImport } from "@/lib/transfer/lists/schema";
import { listNames } from "@/lib/transfer/lists/values";

export type RowCount = { importId: string; list: string; plan: string; outcome: string; count: number };

/** The rows of one import by list. A list without a row is left out. */
function countsOf(counted: readonly RowCount[]): ListCounts[] {
  return listNames.flatMap((list) => {
    const own = counted.filter((one) => one.list === list);
    const sum = (of: (one: RowCount) => boolean) => own.filter(of).reduce((total, { count }) => total + count, 0);
    const planned = (plan: string) => sum((one) => one.plan === plan);
    const became = (outcome: string) => sum((one) => one.outcome === outcome);
    if (own.length === 0) return [];
    return [
      {
        ...{ list, rows: sum(() => true), create: planned("create"), update: planned("update"), skip: planned("skip") },
        ...{ refuse: planned("refuse"), waiting: became("waiting"), created: became("created"), updated: became("updated") },
        ...{ skipped: became("skipped"), refused: became("refused"), removed: became("removed"), restored: became("restored") },
        kept: became("kept"),
      },
    ];
  });
}

export function toListImportDto(row: ListImport, counted: readonly RowCount[]): ToldListImport {
  const { id, fileName, updatesExisting, error } = row;
  const { conflicts, readings } = reportOf(row);
  return {
    ...{ id, fileName, updatesExisting },
    state: listImportDto.shape.state.parse(row.state),
    lists: countsOf(counted.filter(({ importId }) => importId === id)),
    readings,
    conflicts,
    error: sentenceIn(error),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

type Problem = ToldListDetail["problems"][number];

const kinds: Record<string, Problem["kind"]> = { skipped: "skip", refused: "refuse", noted: "note", kept: "kept" };

/** What is to be told of a row; nothing of one that went well. */
export function toProblems(row: ListImportRow): Problem[] {
  const kind = kinds[row.outcome];
  if (!kind) return [];
  const isNote = row.list === "archive";
  const about = { file: isNote ? row.name : `${row.list}.csv`, line: isNote ? null : row.line, name: isNote ? "" : row.name, kind };
  const reason = sentenceIn(row.reason);
  const faults = reason ? [{ field: null, message: reason }] : rowFault.array().catch([]).parse(row.problems);
  return faults.map(({ field, message }) => ({ ...about, field, message }));
}
