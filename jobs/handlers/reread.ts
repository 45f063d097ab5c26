import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { rereaderPool } from "@/jobs/reader-pool";
import { couldNotBeRead, faultOf } from "@/jobs/reading-faults";
import { rereadJob } from "@/lib/documents/rereading/jobs";
import {
  type FileToReread,
  keepFailure,
  keepReread,
  nextStep,
  passOn,
  postponeFile,
  type RereadTask,
} from "@/lib/documents/rereading/steps-commands";
import { pauseSeconds } from "@/lib/documents/rereading/values";
import { isAnyWaiting } from "@/lib/documents/turns/queries";
import { secondsUntilRetry } from "@/lib/documents/turns/rules";
import { retrySeconds } from "@/lib/documents/turns/values";
import { scanBeforeReading } from "@/lib/documents/upkeep/malware-commands";
import { codedDoubt } from "@/lib/extraction/doubts-rules";
import { ReadingError } from "@/lib/extraction/schema";
import { ScannerAway } from "@/lib/infra/clamd";
import { isDatabaseAway } from "@/lib/infra/database-away";
import { storage } from "@/lib/infra/storage";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** A job goes on for so long, then the run of another company has its turn. */
const sliceMillis = 20_000;

/** Reads all certificates of a company again, compares, and has the new readings count: as far as it comes, then the next job goes on. */
export const reread = handles(rereadJob, async ({ companyId, runId, key }) => {
  const scope = await companyScopeFor(companyId);
  const task = { runId, key };
  const until = performance.now() + sliceMillis;
  let wait = 0;
  while (wait === 0 && performance.now() < until) {
    const step = await nextStep(scope, task);
    if (step === "over") return;
    if (step === "done") continue;
    // Whatever was just uploaded, or came by email or in bulk, is read first.
    wait = (await isAnyWaiting()) ? pauseSeconds : await readFile(scope, task, step);
  }
  await passOn(scope, task, wait);
});

/** Reads one file. Returns after how many seconds the run goes on: at once, unless the server could not read it. */
async function readFile(scope: CompanyScope, task: RereadTask, { documentId, storageKey, fileName, tries }: FileToReread): Promise<number> {
  try {
    const refusal = await scanBeforeReading(scope, documentId);
    if (refusal) await keepFailure(scope, task, documentId, refusal);
    else {
      const found = await storage().withLocalFile(storageKey, (path) => rereaderPool().read(path, { fileName, owner: scope.companyId }));
      await keepReread(scope, task, documentId, found);
    }
    return 0;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const isUndecodable = error instanceof ReadingError && error.code === "no_decoder";
    const isScannerAway = error instanceof ScannerAway;
    const fault = isUndecodable ? codedDoubt(error.message) : isScannerAway ? null : await faultOf(error, { documentId, tries });
    // One file that fails each time must not keep the run from its end: it has a reading, which stays.
    const reason = fault ?? (tries >= retrySeconds.length ? couldNotBeRead : null);
    if (reason) await keepFailure(scope, task, documentId, reason);
    else if (await postponeFile(scope, task, documentId)) return secondsUntilRetry(tries);
    return 0;
  }
}
