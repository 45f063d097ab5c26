import type { ListImportRow, Prisma } from "@/generated/prisma/client";
import { inCompany, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { notFound } from "@/lib/infra/errors";
import { byteOrderMark, toCsv } from "@/lib/infra/lists/csv-rules";
import type { Cell, Table } from "@/lib/infra/lists/tables-rules";
import { coded, inWords } from "@/lib/infra/sentences-rules";
import { type ZipEntry, zipOf } from "@/lib/infra/zip";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { exampleRows, listColumns } from "@/lib/transfer/lists/columns-values";
import { type RowCount, toListImportDto, toProblems } from "@/lib/transfer/lists/dto";
import type { RowOutcome, ToldListDetail, ToldListImports } from "@/lib/transfer/lists/schema";
import { listNames, problemsShown } from "@/lib/transfer/lists/values";
import type { PlainKey } from "@/messages/say";

const listed = 5;

/** How many rows of some imports have each status. */
export async function countRows(tx: Tx, { companyId }: CompanyScope, ids: readonly string[]): Promise<RowCount[]> {
  const where = { companyId, importId: { in: [...ids] }, list: { not: "archive" } };
  const rows = await tx.listImportRow.groupBy({ by: ["importId", "list", "plan", "outcome"], where, _count: true });
  return rows.map(({ _count, ...row }) => ({ ...row, count: _count }));
}

/** The newest imports of lists. */
export function listListImports(scope: CompanyScope): Promise<ToldListImports> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const rows = await tx.listImport.findMany({ where: { companyId, projectId: null }, orderBy: { createdAt: "desc" }, take: listed });
    const counted = await countRows(
      tx,
      scope,
      rows.map(({ id }) => id),
    );
    return { imports: rows.map((row) => toListImportDto(row, counted)) };
  });
}

/** Outcomes with a message, the worst first: when some are cut, notes matter least. */
const toldOutcomes = ["kept", "refused", "skipped", "noted"] as const;

/** Rows with a message. */
const withProblems = (companyId: string, importId: string): Prisma.ListImportRowWhereInput => ({
  companyId,
  importId,
  outcome: { in: [...toldOutcomes] },
});

/** Throws `not_found`. */
export function getListImport(scope: CompanyScope, id: string): Promise<ToldListDetail> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const row = await tx.listImport.findUnique({ where: { companyId_id: { companyId, id }, projectId: null } });
    if (!row) throw notFound(coded("server.transfer.import"));
    const rows: ListImportRow[] = [];
    for (const outcome of toldOutcomes) {
      const where = { companyId, importId: id, outcome };
      const orderBy = [{ list: "asc" }, { line: "asc" }] as const;
      rows.push(...(await tx.listImportRow.findMany({ where, orderBy: [...orderBy], take: problemsShown - rows.length })));
    }
    return {
      ...toListImportDto(row, await countRows(tx, scope, [id])),
      problems: rows.flatMap(toProblems).slice(0, problemsShown),
      problemCount: await tx.listImportRow.count({ where: withProblems(companyId, id) }),
    };
  });
}

const rowsAtOnce = 500;

/** The rows of an import with what became of each, as a table. Throws `not_found` before anything is written. */
export async function listRowsTable(
  scope: CompanyScope,
  id: string,
  { part }: { part: "problems" | "all" },
): Promise<{ name: string; table: Table }> {
  await getListImport(scope, id);
  const table: Table = { columns: rowTitles.map((title) => ({ name: coded(title), kind: "text" })), pages: rowPages(scope, id, part) };
  return { name: `import-${part === "all" ? "rows" : part}-${today(scope)}`, table };
}

const rowTitles = [
  "settings.file",
  "settings.row",
  "settings.name",
  "settings.column",
  "settings.result",
  "settings.problem",
  "settings.link",
] as const;

const outcomeNames = {
  waiting: "settings.deliveryWaiting",
  created: "settings.added",
  updated: "settings.updated",
  skipped: "settings.skipped",
  refused: "settings.notImported",
  noted: "settings.note",
  removed: "settings.removed",
  restored: "settings.restored",
  kept: "settings.kept",
} as const satisfies Record<string, PlainKey>;

async function* rowPages(scope: CompanyScope, importId: string, part: "problems" | "all"): AsyncGenerator<Cell[][]> {
  const { companyId } = scope;
  const where = part === "problems" ? withProblems(companyId, importId) : { companyId, importId };
  for (let skip = 0; ; skip += rowsAtOnce) {
    const rows = await inCompany(scope, (tx) =>
      tx.listImportRow.findMany({ where, orderBy: [{ list: "asc" }, { line: "asc" }], skip, take: rowsAtOnce }),
    );
    if (rows.length === 0) return;
    yield rows.flatMap((row) => {
      const outcome = coded(outcomeNames[row.outcome as RowOutcome]);
      const link = row.link ? `${env().APP_URL}${row.link}` : "";
      const told = toProblems(row).map(({ file, line, name, field, message }) => [
        file,
        line ?? "",
        name,
        field ?? "",
        outcome,
        inWords(message),
        link,
      ]);
      return told.length > 0 ? told : [[`${row.list}.csv`, row.line, row.name, "", outcome, "", link]];
    });
  }
}

/** A ZIP with each list as an empty table with one invented row. */
export const templateZip = () => zipOf(templates());

async function* templates(): AsyncGenerator<ZipEntry> {
  for (const list of listNames) {
    const bytes = Buffer.from(byteOrderMark + toCsv([Object.values(listColumns[list]), exampleRows[list]]));
    yield { name: `${list}.csv`, bytes };
  }
}
