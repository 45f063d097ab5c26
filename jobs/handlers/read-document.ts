import type { z } from "zod";
import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { readerPool, whileReading } from "@/jobs/reader-pool";
import { readAfterOthers, readLater } from "@/lib/documents/commands";
import { lateGroup, readDocumentJob, readingAttempts } from "@/lib/documents/jobs";
import { scanBeforeReading, waitForScanner } from "@/lib/documents/malware/commands";
import { enqueueDrawing } from "@/lib/documents/page-pictures/commands";
import { beginReading, failReading, finishReading } from "@/lib/documents/readings/commands";
import { placeByInsured } from "@/lib/documents/vendor-match/commands";
import { ReadingError } from "@/lib/extraction/schema";
import { heedUnverified } from "@/lib/inbound/unverified/commands";
import { ScannerAway } from "@/lib/infra/clamd";
import { countUp, readCount } from "@/lib/infra/counters";
import { isDatabaseAway } from "@/lib/infra/database-away";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { storage } from "@/lib/infra/storage";
import { inStoredLanguage } from "@/lib/infra/stored-texts";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

const hour = 3600;

type Task = z.output<typeof readDocumentJob.payload>;

const isStorageAway = (error: unknown) => (error instanceof AppError || error instanceof ReadingError) && error.code === "unavailable";

/** What follows from a reading: whose the file is, and what an unproved email says of a policy's end. */
async function settleRead(scope: CompanyScope, documentId: string): Promise<void> {
  await placeByInsured(scope, documentId);
  await heedUnverified(scope, documentId);
}

async function read(task: Task, attempt: number): Promise<void> {
  const scope = await companyScopeFor(task.companyId);
  const spent = `reading:${task.companyId}`;
  if (!task.isLate && (await readCount(spent, hour)) >= env().READER_HOURLY_SECONDS * 1000) return readAfterOthers(scope, task);
  const file = await beginReading(scope, task);
  // It may have been read by a run that ended just before its last step.
  if (!file) return settleRead(scope, task.documentId);
  let worked = 0;
  const onEnd = (millis: number) => {
    worked += Math.ceil(millis);
  };
  try {
    const refusal = await scanBeforeReading(scope, task.documentId);
    if (refusal) return failReading(scope, task, refusal);
    const about = { fileName: file.fileName, owner: task.isLate ? lateGroup : task.companyId, onEnd };
    const reading = await storage().withLocalFile(file.storageKey, (path) => readerPool().read(path, about));
    await finishReading(scope, task, reading);
    await settleRead(scope, task.documentId);
    // A convenience: a reading that succeeded is not tried again for it.
    await enqueueDrawing(scope, task.documentId, reading.certificates[0]?.page ?? 1).catch(() => undefined);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    if (error instanceof ScannerAway) return waitForScanner(scope, task);
    if (isStorageAway(error)) return readLater(scope, task);
    const isMissing = error instanceof AppError && error.code === "file_missing";
    if (error instanceof ReadingError || isMissing) return failReading(scope, task, error.message);
    if (attempt < readingAttempts) throw error;
    await failReading(scope, task, say("server.jobs.weCouldntReadThisDocument"));
    throw error;
  } finally {
    if (worked > 0) await countUp(spent, hour, worked);
  }
}

export const readDocument = handles(
  readDocumentJob,
  // What is told of a file stays with it.
  (task, { attempt }) => inStoredLanguage(() => whileReading(() => read(task, attempt))),
  // The pool lets in as many again for other companies where one company's slow files hold all readers.
  { concurrency: () => 2 * env().WORKER_READERS, concurrencyOfCompany: () => env().WORKER_READERS },
);
