import { randomUUID } from "node:crypto";
import type { Prisma, RereadFile, RereadRun } from "@/generated/prisma/client";
import { applyFiles } from "@/lib/documents/rereading/applying-commands";
import { compareVendor, differentFiles } from "@/lib/documents/rereading/comparing-commands";
import { rereadJob } from "@/lib/documents/rereading/jobs";
import { isSettled, layReading } from "@/lib/documents/rereading/laying-commands";
import { codedReading } from "@/lib/extraction/doubts-rules";
import type { Extraction } from "@/lib/extraction/schema";
import { fromIsoDate, now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import type { Sentence } from "@/lib/infra/sentences-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/*
 * The steps of a run, each a transaction: a worker that dies loses one, and the next job goes on from there. Two jobs of a run may overlap; the
 * run's row is locked where that would matter.
 */

/** What a job does: a step of the run whose key it has. */
export type RereadTask = { runId: string; key: string };
export type FileToReread = { documentId: string; storageKey: string; fileName: string; tries: number };

const patient = { timeout: 60_000 };

/** Does the next step, or gives the file that the caller has to read for it. "over": nothing is left to do for this job. */
export function nextStep(scope: CompanyScope, task: RereadTask): Promise<FileToReread | "done" | "over"> {
  return inCompany(
    scope,
    async (tx) => {
      const run = await lockOpenRun(tx, scope, task);
      if (run?.state === "reading") return (await nextFile(tx, scope, run)) ?? beginComparing(tx, scope, run);
      if (run?.state === "comparing") return compareNext(tx, scope, run);
      if (run?.state === "applying") return applyNext(tx, scope, run);
      return "over";
    },
    patient,
  );
}

async function lockOpenRun(tx: Tx, { companyId }: CompanyScope, { runId, key }: RereadTask): Promise<RereadRun | null> {
  await tx.$queryRaw`select 1 from reread_run where company_id = ${companyId}::uuid and id = ${runId}::uuid for update`;
  return tx.rereadRun.findFirst({ where: { companyId, id: runId, jobKey: key } });
}

/** The next file of a run, those that could not be read before last; null: all have been read. */
async function nextFile(tx: Tx, { companyId }: CompanyScope, { id: runId }: RereadRun): Promise<FileToReread | "done" | null> {
  const [next] = await tx.$queryRaw<(FileToReread & { isSettled: boolean })[]>`
    select f.document_id as "documentId", d.storage_key as "storageKey", d.file_name as "fileName", f.tries,
      d.processing_status in ('PROCESSED', 'FAILED') as "isSettled"
    from reread_file f join document d on d.company_id = f.company_id and d.id = f.document_id
    where f.company_id = ${companyId}::uuid and f.run_id = ${runId}::uuid and f.state = 'waiting' order by f.tries, f.document_id limit 1`;
  if (!next || next.isSettled) return next ?? null;
  // It is read for another reason meanwhile, by the reader of today.
  const where = { companyId_runId_documentId: { companyId, runId, documentId: next.documentId } };
  await tx.rereadFile.update({ where, data: { state: "same", readAt: now() } });
  return "done";
}

const isWaiting = ({ companyId }: CompanyScope, { runId }: RereadTask, documentId: string) => ({
  companyId,
  runId,
  documentId,
  state: "waiting",
});

/** Keeps what was read, beside what counts. Nothing happens where the file or the run is gone by now. */
export function keepReread(scope: CompanyScope, task: RereadTask, documentId: string, found: Extraction): Promise<void> {
  const fresh = codedReading(found);
  return inCompany(scope, async (tx) => {
    const document = await tx.document.findUnique({ where: { companyId_id: { companyId: scope.companyId, id: documentId } } });
    if (!document) return;
    const laid = isSettled(document) ? await layReading(tx, scope, document, fresh) : ({ state: "same" } as const);
    const data: Prisma.RereadFileUpdateManyMutationInput = {
      state: laid.state,
      revision: document.revision,
      millis: fresh.millis,
      readAt: now(),
    };
    if (laid.state === "different") Object.assign(data, { result: fresh, changes: laid.changes });
    await tx.rereadFile.updateMany({ where: isWaiting(scope, task, documentId), data });
  });
}

/** Notes that a file cannot be read again: what was read before stays. */
export async function keepFailure(scope: CompanyScope, task: RereadTask, documentId: string, reason: Sentence): Promise<void> {
  const data = { state: "failed", error: reason as Prisma.InputJsonValue, readAt: now() };
  await inCompany(scope, (tx) => tx.rereadFile.updateMany({ where: isWaiting(scope, task, documentId), data }));
}

/** Has a file read later that the server could not read for a reason of its own. False: it is gone. */
export async function postponeFile(scope: CompanyScope, task: RereadTask, documentId: string): Promise<boolean> {
  const data = { tries: { increment: 1 } };
  const { count } = await inCompany(scope, (tx) => tx.rereadFile.updateMany({ where: isWaiting(scope, task, documentId), data }));
  return count > 0;
}

/** Has the next job go on with the run, in `seconds`. Of two jobs with the same key only one does. */
export function passOn(scope: CompanyScope, { runId, key }: RereadTask, seconds: number): Promise<void> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const next = randomUUID();
    const where = { companyId, id: runId, jobKey: key };
    const { count } = await tx.rereadRun.updateMany({ where, data: { jobKey: next, steppedAt: now() } });
    if (count > 0) await enqueue(tx, rereadJob, { companyId, runId, key: next }, { companyId, startAfter: seconds });
  });
}

const keyOf = ({ companyId, id }: RereadRun) => ({ companyId_id: { companyId, id } });

async function beginComparing(tx: Tx, { companyId }: CompanyScope, run: RereadRun): Promise<"done"> {
  await tx.rereadVendor.deleteMany({ where: { companyId, runId: run.id } });
  await tx.rereadRun.update({ where: keyOf(run), data: { state: "comparing", comparedTo: null } });
  return "done";
}

async function compareNext(tx: Tx, scope: CompanyScope, run: RereadRun): Promise<"done" | "over"> {
  const { companyId } = scope;
  const [next] = await tx.$queryRaw<{ vendorId: string }[]>`
    select d.vendor_id as "vendorId" from reread_file f join document d on d.company_id = f.company_id and d.id = f.document_id
    where f.company_id = ${companyId}::uuid and f.run_id = ${run.id}::uuid and f.state = 'different'
      and d.vendor_id > coalesce(${run.comparedTo}::uuid, '00000000-0000-0000-0000-000000000000') order by d.vendor_id limit 1`;
  if (!next) {
    const data = { state: "ready", comparedAt: now(), comparedOn: fromIsoDate(today(scope)) };
    await tx.rereadRun.update({ where: keyOf(run), data });
    return "over";
  }
  await compareVendor(tx, scope, run, next.vendorId);
  await tx.rereadRun.update({ where: keyOf(run), data: { comparedTo: next.vendorId } });
  return "done";
}

async function applyNext(tx: Tx, scope: CompanyScope, run: RereadRun): Promise<"done" | "over"> {
  const { companyId } = scope;
  const [next] = await tx.$queryRaw<{ id: string; vendorId: string | null }[]>`
    select d.id, d.vendor_id as "vendorId" from reread_file f join document d on d.company_id = f.company_id and d.id = f.document_id
    where f.company_id = ${companyId}::uuid and f.run_id = ${run.id}::uuid and f.state = 'different'
    order by d.vendor_id, d.id limit 1`;
  if (!next) return finish(tx, scope, run);
  const files = (): Promise<RereadFile[]> =>
    next.vendorId
      ? differentFiles(tx, scope, run, next.vendorId)
      : tx.rereadFile.findMany({ where: { companyId, runId: run.id, documentId: next.id } });
  await applyFiles(tx, scope, run, { ...next, files });
  return "done";
}

/** Keeps what it came to, and the files that keep their reading; the rest is in the documents now. */
async function finish(tx: Tx, { companyId }: CompanyScope, run: RereadRun): Promise<"over"> {
  const where = { companyId, runId: run.id };
  const [readCount, appliedCount] = [
    await tx.rereadFile.count({ where }),
    await tx.rereadFile.count({ where: { ...where, state: "applied" } }),
  ];
  const turnedCount = await tx.rereadVendor.count({ where });
  const data = { state: "applied", finishedAt: now(), readCount, differCount: appliedCount, appliedCount, turnedCount };
  await tx.rereadRun.update({ where: keyOf(run), data });
  await tx.rereadFile.deleteMany({ where: { ...where, state: { notIn: ["failed", "held"] } } });
  return "over";
}
