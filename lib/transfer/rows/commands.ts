import { now } from "@/lib/infra/clock";
import { inRole, type Tx } from "@/lib/infra/db";
import { type Archive, checkedBytes } from "@/lib/transfer/archive/queries";
import { rowsOfList } from "@/lib/transfer/archive/rules";
import type { ArrivalProblem, ImportReport } from "@/lib/transfer/arrival/schema";
import { companyColumns, problemsKept, takenTables } from "@/lib/transfer/arrival/values";
import { type KeptColumns, keptTables, prepareMerge } from "@/lib/transfer/rows/merge-rules";
import { refusalOf } from "@/lib/transfer/rows/queries";
import { type Column, faultOf, type Mapping, messageIdOf, prepareRow, type Refusal, type Row } from "@/lib/transfer/rows/rules";

const rowsAtOnce = 200;

type Numbered = { line: number; row: Row };

/** What the writing of an archive's rows knows while it goes on. */
export type Writing = {
  tx: Tx;
  archive: Archive;
  mapping: Mapping;
  report: ImportReport;
  /** Called now and then with how many rows were written. */
  progress: (rows: number) => Promise<void>;
};

/** Notes a problem; of many the first ones are kept. */
export function note(report: ImportReport, problem: ArrivalProblem): void {
  report.problemCount += 1;
  if (report.problems.length < problemsKept || problem.blocks) report.problems.push(problem);
  report.problems.splice(problemsKept * 2);
}

/** Writes the archive's rows, table by table, in the caller's transaction. What is wrong with a row is noted in the report. */
export async function writeRows(writing: Writing): Promise<void> {
  await makeWayForSets(writing);
  for (const [table, left] of Object.entries(takenTables)) {
    const file = writing.archive.manifest.files.find((one) => one.table === table);
    if (file) await writeTable(writing, table, left, file);
  }
  await writeCompany(writing);
}

/** A new company has a requirement set that no one is judged by: it is archived where the archive has one of its name. */
async function makeWayForSets({ tx, archive, mapping: { companyId } }: Writing): Promise<void> {
  const file = archive.manifest.files.find(({ table }) => table === "requirement_set");
  if (!file) return;
  const own = await tx.requirementSet.findMany({ where: { companyId, archivedAt: null } });
  const names = new Set<string>();
  for await (const { row } of rowsOfList(file.name, checkedBytes(archive, file))) names.add(String(row.name).toLowerCase());
  const ids = own.filter(({ name }) => names.has(name.toLowerCase())).map(({ id }) => id);
  await tx.requirementSet.updateMany({ where: { companyId, id: { in: ids } }, data: { archivedAt: now() } });
}

type ListFile = Archive["manifest"]["files"][number];

async function writeTable(writing: Writing, table: string, left: readonly string[], file: ListFile): Promise<void> {
  const { archive, mapping, report, tx } = writing;
  const columns = await columnsOf(tx, table);
  const kept = table === "vendor_merge" ? await keptColumns(tx) : null;
  const prepare = (former: Row) =>
    kept ? prepareMerge(former, columns, kept, mapping) : prepareRow(table, former, columns, left, mapping);
  const count = { table, rows: 0, taken: 0 };
  report.tables.push(count);
  let batch: Numbered[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    count.taken += await writeBatch(writing, table, columns, file.name, batch);
    await writing.progress(batch.length);
    batch = [];
  };
  for await (const { line, row: former } of rowsOfList(file.name, checkedBytes(archive, file))) {
    count.rows += 1;
    const prepared = prepare(former);
    if ("fault" in prepared) note(report, { file: file.name, line, ...prepared.fault });
    if ("row" in prepared) batch.push({ line, row: prepared.row });
    if (batch.length === rowsAtOnce) await flush();
  }
  await flush();
}

async function keptColumns(tx: Tx): Promise<KeptColumns> {
  const columns: Partial<Record<(typeof keptTables)[number], Column[]>> = {};
  for (const table of keptTables) columns[table] = await columnsOf(tx, table);
  return columns as KeptColumns;
}

/** A Message-ID is of one email in the whole installation: one that any company already has is replaced. */
async function renameMessages({ tx }: Writing, batch: readonly Numbered[]): Promise<void> {
  const ids = batch.map(({ row }) => String(row.message_id));
  const taken = await inRole(tx, "coverkeep_platform", () =>
    tx.mail.findMany({ where: { messageId: { in: ids } }, select: { messageId: true } }),
  );
  const known = new Set(taken.map(({ messageId }) => messageId));
  for (const { row } of batch) if (known.has(String(row.message_id))) row.message_id = `<${row.id}@imported.invalid>`;
}

async function columnsOf(tx: Tx, table: string): Promise<Column[]> {
  return tx.$queryRaw<Column[]>`
    select a.attname::text as name, t.typname::text as type from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = format('%I', ${table}::text)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;
}

/** Writes rows; where the database refuses some, the others are written and those are noted. Returns how many were written. */
async function writeBatch(writing: Writing, table: string, columns: readonly Column[], file: string, batch: Numbered[]): Promise<number> {
  const { tx, report } = writing;
  await tx.$executeRawUnsafe("savepoint rows_of_archive");
  const refusal = await insertRows(writing, table, columns, batch).then(
    () => null,
    (error: unknown) => refusalOf(error) ?? Promise.reject(error),
  );
  if (!refusal) {
    await tx.$executeRawUnsafe("release savepoint rows_of_archive");
    return batch.length;
  }
  await tx.$executeRawUnsafe("rollback to savepoint rows_of_archive");
  const [first] = batch;
  if (batch.length === 1 && first) {
    noteRefusal(report, file, first.line, refusal);
    return 0;
  }
  const half = Math.ceil(batch.length / 2);
  const before = await writeBatch(writing, table, columns, file, batch.slice(0, half));
  return before + (await writeBatch(writing, table, columns, file, batch.slice(half)));
}

function noteRefusal(report: ImportReport, file: string, line: number, refusal: Refusal): void {
  const fault = faultOf(refusal);
  if (!fault) throw new Error(`a row of an archive was refused: ${refusal.code}`);
  note(report, { file, line, ...fault });
}

async function insertRows(writing: Writing, table: string, columns: readonly Column[], batch: readonly Numbered[]): Promise<void> {
  const { tx, mapping } = writing;
  if (table === "inbound_delivery") await writeMessages(writing, batch);
  if (table === "mail") await renameMessages(writing, batch);
  const given = new Set(batch.flatMap(({ row }) => Object.keys(row)));
  const names = columns.filter(({ name }) => name !== "company_id" && given.has(name)).map(({ name }) => `"${name}"`);
  await tx.$executeRawUnsafe(
    `insert into "${table}" (company_id, ${names.join(", ")})
     select $2::uuid, ${names.join(", ")} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
    JSON.stringify(batch.map(({ row }) => row)),
    mapping.companyId,
  );
}

/** The messages of deliveries, which the tenants' role does not see. */
async function writeMessages({ tx, mapping }: Writing, batch: readonly Numbered[]): Promise<void> {
  const byId = new Map([...mapping.emails].map(([former, file]) => [messageIdOf(mapping, former), file]));
  const data = batch.map(({ row }) => {
    const id = String(row.message_id);
    const file = byId.get(id);
    return {
      ...{ id, door: "import", recipients: [], state: "delivered" },
      ...{ sha256: file?.sha256 ?? "", size: file?.size ?? 0, storageKey: file?.key ?? `lost/${id}` },
      ...{ fromAddress: String(row.from_address ?? ""), subject: String(row.subject ?? ""), receivedAt: new Date(String(row.received_at)) },
    };
  });
  await inRole(tx, "coverkeep_platform", () => tx.inboundMessage.createMany({ data }));
}

/** What of the company itself is taken over. */
async function writeCompany({ tx, archive, mapping, report }: Writing): Promise<void> {
  const file = archive.manifest.files.find(({ table }) => table === "company");
  if (!file) return;
  const columns = await columnsOf(tx, "company");
  for await (const { line, row: former } of rowsOfList(file.name, checkedBytes(archive, file))) {
    const prepared = prepareRow("company", former, columns, [], mapping);
    if ("fault" in prepared) {
      note(report, { file: file.name, line, ...prepared.fault });
      continue;
    }
    if (!("row" in prepared)) continue;
    const names = companyColumns.filter((name) => name in prepared.row);
    await tx.$executeRawUnsafe("savepoint rows_of_archive");
    const refusal = await tx
      .$executeRawUnsafe(
        `update company set (${names.join(", ")}) = (select ${names.join(", ")} from jsonb_populate_record(null::company, $1::jsonb))
         where id = $2::uuid`,
        JSON.stringify(prepared.row),
        mapping.companyId,
      )
      .then(
        () => null,
        (error: unknown) => refusalOf(error) ?? Promise.reject(error),
      );
    if (refusal) {
      await tx.$executeRawUnsafe("rollback to savepoint rows_of_archive");
      noteRefusal(report, file.name, line, refusal);
    }
  }
}
