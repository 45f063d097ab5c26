import { z } from "zod";
import { inWords, storedSentence } from "@/lib/infra/sentences-rules";
import { integrityResult } from "@/lib/operations/integrity/schema";
import { say } from "@/messages/say";

const failure = z.object({ error: storedSentence });
const backupSummary = z.object({ folder: z.string(), files: z.number(), missing: z.number(), changed: z.number() });

/** What came of a backup or an integrity check, in words. */
export function runInWords(kind: "BACKUP" | "INTEGRITY", { isFinished, summary }: { isFinished: boolean; summary: unknown }): string {
  if (!isFinished) return say("server.operations.runningOrStoppedBeforeIt");
  const failed = failure.safeParse(summary).data;
  if (failed) return inWords(failed.error);
  if (kind === "BACKUP") {
    const found = backupSummary.safeParse(summary).data;
    if (!found) return say("server.operations.finished");
    const lost = [
      found.missing > 0 ? say("server.operations.countFilesWereMissing", { count: found.missing }) : "",
      found.changed > 0 ? say("server.operations.countFilesWereChanged", { count: found.changed }) : "",
    ].filter(Boolean);
    return [say("server.operations.countFilesInFolder", { count: found.files, folder: found.folder }), ...lost].join(", ");
  }
  const found = integrityResult.safeParse(summary).data;
  if (!found) return say("server.operations.finished");
  const faults = [
    found.missingCount > 0 ? say("server.operations.countFilesMissing", { count: found.missingCount }) : "",
    found.changedCount > 0 ? say("server.operations.countFilesChanged", { count: found.changedCount }) : "",
    found.counters.length > 0 ? say("server.operations.countCounters", { count: found.counters.length }) : "",
    found.chains.broken.length > 0 ? say("server.operations.countLogsBroken", { count: found.chains.broken.length }) : "",
  ].filter(Boolean);
  const checked = say("server.operations.filesAndLogsChecked", {
    files: say("server.operations.countFiles", { count: found.files }),
    logs: say("server.operations.countLogs", { count: found.chains.checked }),
  });
  return faults.length > 0 ? `${faults.join(", ")}; ${checked}` : checked;
}
