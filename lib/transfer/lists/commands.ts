import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { type ListImport, Prisma } from "@/generated/prisma/client";
import { countPassing, refusalOfMany } from "@/lib/companies/billing/usage-commands";
import { now } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import { removeFilesJob } from "@/lib/infra/remove-files";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { discardFile } from "@/lib/infra/storage";
import type { StoredFile } from "@/lib/infra/stored-file";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { toListImportDto } from "@/lib/transfer/lists/dto";
import { importListsJob } from "@/lib/transfer/lists/jobs";
import type { ListsPlan } from "@/lib/transfer/lists/plan-queries";
import type { PlannedRow } from "@/lib/transfer/lists/plan-rules";
import { countRows } from "@/lib/transfer/lists/queries";
import { type ListChoice, type listForm, listReport, reportOf, type ToldListImport } from "@/lib/transfer/lists/schema";
import { busyListStates } from "@/lib/transfer/lists/values";

const busy = () => new AppError("conflict", coded("server.transfer.anotherIsRunning"));

/** The database lets one import of lists of a company be at work. */
async function aloneAtWork<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error) ? busy() : error;
  }
}

type Upload = (StoredFile & { fileName: string }) | null;

/** Takes an upload of lists and has the worker check it. Nothing of it counts before someone starts the import. Throws `conflict`. */
export async function checkLists(scope: CompanyScope, { existing }: z.output<typeof listForm>, file: Upload): Promise<ToldListImport> {
  if (!file) throw new AppError("invalid", coded("server.transfer.chooseLists"), { file: coded("server.transfer.chooseLists") });
  const { companyId } = scope;
  try {
    await countPassing(scope, coded("server.transfer.archives"));
    return await aloneAtWork(() =>
      inCompany(scope, async (tx) => {
        const full = await refusalOfMany(tx, scope, 1, file.size);
        if (full) throw full;
        for (const row of await tx.listImport.findMany({ where: { companyId, state: "checked" } })) await end(tx, row, "discarded");
        const about = { companyId, createdById: scope.actor.id, fileName: file.fileName.slice(0, 200), storageKey: file.key };
        const row = await tx.listImport.create({ data: { ...about, updatesExisting: existing === "update" } });
        await enqueueWork(tx, scope, row.id);
        return toListImportDto(row, []);
      }),
    );
  } catch (error) {
    await discardFile(file.key);
    throw error;
  }
}

/** What was never taken is not kept: its rows name people. */
async function end(tx: Tx, row: ListImport, state: "discarded" | "refused" | "done", error: Sentence | null = null): Promise<void> {
  const { companyId, id, storageKey } = row;
  if (storageKey) await enqueue(tx, removeFilesJob, { keys: [storageKey] });
  if (state !== "done") await tx.listImportRow.deleteMany({ where: { companyId, importId: id } });
  const data = { state, storageKey: null, finishedAt: now(), error: error ?? Prisma.DbNull };
  await tx.listImport.update({ where: { companyId_id: { companyId, id } }, data });
}

function enqueueWork(tx: Tx, { companyId, actor }: CompanyScope, importId: string): Promise<void> {
  return enqueue(tx, importListsJob, { companyId, importId, actor }, { companyId });
}

async function lockLists(tx: Tx, { companyId }: CompanyScope, id: string): Promise<ListImport> {
  await tx.$queryRaw`select 1 from list_import where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
  // A list of enrollments is undone on its project's page.
  const found = await tx.listImport.findUnique({ where: { companyId_id: { companyId, id }, projectId: null } });
  if (!found) throw notFound(coded("server.transfer.import"));
  return found;
}

/** Changes the state of an import under its lock, and has the worker go on where there is something to do. */
function moving(
  scope: CompanyScope,
  id: string,
  work: (tx: Tx, found: ListImport) => Promise<"checking" | "importing" | "undoing" | null>,
) {
  const { companyId } = scope;
  const where = { companyId_id: { companyId, id } };
  return aloneAtWork(() =>
    inCompany(scope, async (tx): Promise<ToldListImport> => {
      const state = await work(tx, await lockLists(tx, scope, id));
      if (state) {
        await tx.listImport.update({ where, data: { state, finishedAt: null } });
        await enqueueWork(tx, scope, id);
      }
      return toListImportDto(await tx.listImport.findUniqueOrThrow({ where }), await countRows(tx, scope, [id]));
    }),
  );
}

/** Has the worker import a checked upload. Throws `not_found`, and `conflict` unless it was checked and nothing prevents it. */
export function startLists(scope: CompanyScope, id: string): Promise<ToldListImport> {
  const { companyId } = scope;
  return moving(scope, id, async (tx, found) => {
    if (found.state !== "checked") throw new AppError("conflict", coded("server.transfer.onlyCheckedLists"));
    const [conflict] = reportOf(found).conflicts;
    if (conflict) throw new AppError("limit_reached", conflict);
    const waiting = await tx.listImportRow.count({ where: { companyId, importId: id, outcome: "waiting" } });
    if (waiting === 0) throw new AppError("conflict", coded("server.transfer.noRowCanBeImported"));
    if ((await tx.vendorImport.count({ where: { companyId, state: { in: ["RUNNING", "UNDOING"] } } })) > 0) throw busy();
    await recordEvent(tx, scope, { action: "lists.import_started", subjectType: "import", subjectId: id, details: { rows: waiting } });
    return "importing";
  });
}

/**
 * Has the worker check an upload again with another sheet or encoding of one list. Throws `not_found`, also for a list or sheet
 * that is not there, and `conflict` unless the upload was checked and not yet imported.
 */
export function chooseSource(scope: CompanyScope, id: string, choice: ListChoice): Promise<ToldListImport> {
  const { companyId } = scope;
  return moving(scope, id, async (tx, found) => {
    if (found.state !== "checked") throw new AppError("conflict", coded("server.transfer.onlyCheckedLists"));
    const { readings, choices } = reportOf(found);
    const sheets = readings.find(({ list }) => list === choice.list)?.sheets.map(({ name }) => name);
    if (!sheets || (choice.sheet !== undefined && !sheets.includes(choice.sheet))) throw notFound(coded("vendors.sheet"));
    const report = listReport.parse({ choices: [...choices.filter(({ list }) => list !== choice.list), choice] });
    await tx.listImport.update({ where: { companyId_id: { companyId, id } }, data: { report } });
    await tx.listImportRow.deleteMany({ where: { companyId, importId: id } });
    return "checking";
  });
}

/** Gives up an upload that was not started. Throws `not_found`, and `conflict` while a worker is busy with it. */
export function discardLists(scope: CompanyScope, id: string): Promise<ToldListImport> {
  return moving(scope, id, async (tx, found) => {
    if (busyListStates.some((state) => state === found.state)) throw busy();
    if (found.state === "checked") await end(tx, found, "discarded");
    return null;
  });
}

/** Has the worker undo what the import created and changed, except what someone has touched since. Throws `not_found`, `conflict`. */
export function undoLists(scope: CompanyScope, id: string): Promise<ToldListImport> {
  return moving(scope, id, async (_tx, found) => {
    if (found.state !== "done") throw new AppError("conflict", coded("server.transfer.onlyFinishedLists"));
    return "undoing";
  });
}

const keptAtOnce = 2000;

/** Keeps what the check said of each row. Does nothing for an upload that is no longer being checked. */
export function keepPlan(scope: CompanyScope, id: string, { rows, report }: ListsPlan): Promise<void> {
  const { companyId } = scope;
  const work = async (tx: Tx) => {
    const found = await lockLists(tx, scope, id);
    if (found.state !== "checking") return;
    for (let at = 0; at < rows.length; at += keptAtOnce) await keepRows(tx, scope, id, rows.slice(at, at + keptAtOnce));
    await tx.listImport.update({ where: { companyId_id: { companyId, id } }, data: { state: "checked", report } });
  };
  return inCompany(scope, work, { timeout: 120_000 });
}

const outcomes = { create: "waiting", update: "waiting", skip: "skipped", refuse: "refused", note: "noted" } as const;

/** In one statement: thousands of rows would take Prisma seconds. */
async function keepRows(tx: Tx, { companyId }: CompanyScope, importId: string, rows: readonly PlannedRow[]): Promise<void> {
  const kept = rows.map((row) => ({ ...row, outcome: outcomes[row.plan], subject: row.plan === "create" ? randomUUID() : null }));
  // The database has no place for the NUL character.
  const text = JSON.stringify(kept, (_, value: unknown) => (typeof value === "string" ? value.replaceAll("\u0000", "") : value));
  await tx.$executeRaw`
    insert into list_import_row (company_id, import_id, list, line, name, fields, plan, problems, outcome, subject_id)
    select ${companyId}::uuid, ${importId}::uuid, list, line, name, fields, plan, problems, outcome, subject
    from jsonb_to_recordset(${text}::jsonb)
      as kept(list text, line int, name text, fields jsonb, plan text, problems jsonb, outcome text, subject uuid)`;
}

/** Ends an unreadable upload with the sentence that explains why. */
export function refuseLists(scope: CompanyScope, id: string, error: Sentence): Promise<void> {
  return inCompany(scope, async (tx) => {
    const found = await lockLists(tx, scope, id);
    if (found.state === "checking") await end(tx, found, "refused", error);
  });
}

/** Ends an import, or its undoing, with its line in the log. */
export function finishLists(scope: CompanyScope, id: string): Promise<void> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const found = await lockLists(tx, scope, id);
    const counted = await countRows(tx, scope, [id]);
    const sum = (outcome: string) => counted.filter((one) => one.outcome === outcome).reduce((total, { count }) => total + count, 0);
    const about = { subjectType: "import", subjectId: id };
    if (found.state === "importing") {
      await end(tx, found, "done");
      const details = { created: sum("created"), updated: sum("updated"), skipped: sum("skipped"), refused: sum("refused") };
      await recordEvent(tx, scope, { action: "lists.imported", ...about, details });
    }
    if (found.state === "undoing") {
      await tx.listImport.update({ where: { companyId_id: { companyId, id } }, data: { state: "undone", finishedAt: now() } });
      const details = { removed: sum("removed"), restored: sum("restored"), kept: sum("kept") };
      await recordEvent(tx, scope, { action: "lists.import_undone", ...about, details });
    }
  });
}
