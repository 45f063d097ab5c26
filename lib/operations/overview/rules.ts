import { z } from "zod";
import { integrityResult } from "@/lib/operations/integrity/schema";
import { plural } from "@/lib/operations/problems/rules";
import { say } from "@/messages/say";

const failure = z.object({ error: z.string() });
const backupSummary = z.object({ folder: z.string(), files: z.number(), missing: z.number(), changed: z.number() });

/** What came of a backup or an integrity check, in words. */
export function runInWords(kind: "BACKUP" | "INTEGRITY", { isFinished, summary }: { isFinished: boolean; summary: unknown }): string {
  if (!isFinished) return say("server.operations.runningOrStoppedBeforeIt");
  const failed = failure.safeParse(summary).data;
  if (failed) return failed.error;
  if (kind === "BACKUP") {
    const found = backupSummary.safeParse(summary).data;
    if (!found) return say("server.operations.finished");
    const lost =
      found.missing > 0
        ? `, ${plural(found.missing, say("server.operations.fileWasMissing"), say("server.operations.filesWereMissing"))}`
        : "";
    const other =
      found.changed > 0
        ? `, ${plural(found.changed, say("server.operations.fileWasChanged"), say("server.operations.filesWereChanged"))}`
        : "";
    return `${plural(found.files, "file", "files")} in ${found.folder}${lost}${other}`;
  }
  const found = integrityResult.safeParse(summary).data;
  if (!found) return say("server.operations.finished");
  const faults = [
    found.missingCount > 0 ? plural(found.missingCount, say("server.operations.fileMissing"), say("server.operations.filesMissing")) : "",
    found.changedCount > 0 ? plural(found.changedCount, say("server.operations.fileChanged"), say("server.operations.filesChanged")) : "",
    found.counters.length > 0
      ? plural(found.counters.length, say("server.operations.counterWrong"), say("server.operations.countersWrong"))
      : "",
    found.chains.broken.length > 0
      ? plural(found.chains.broken.length, say("server.operations.activityLogBroken"), say("server.operations.activityLogsBroken"))
      : "",
  ].filter(Boolean);
  const checked = say("server.operations.pluralAndPlural2Checked", {
    plural: plural(found.files, "file", "files"),
    plural2: plural(found.chains.checked, say("server.operations.activityLog"), say("server.operations.activityLogs")),
  });
  return faults.length > 0 ? `${faults.join(", ")}; ${checked}` : checked;
}
