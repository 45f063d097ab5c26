import { z } from "zod";
import { integrityResult } from "@/lib/operations/integrity/schema";
import { plural } from "@/lib/operations/problems/rules";

const failure = z.object({ error: z.string() });
const backupSummary = z.object({ folder: z.string(), files: z.number(), missing: z.number(), changed: z.number() });

/** What came of a backup or an integrity check, in words. */
export function runInWords(kind: "BACKUP" | "INTEGRITY", { isFinished, summary }: { isFinished: boolean; summary: unknown }): string {
  if (!isFinished) return "Running, or stopped before it finished";
  const failed = failure.safeParse(summary).data;
  if (failed) return failed.error;
  if (kind === "BACKUP") {
    const found = backupSummary.safeParse(summary).data;
    if (!found) return "Finished";
    const lost = found.missing > 0 ? `, ${plural(found.missing, "file was missing", "files were missing")}` : "";
    const other = found.changed > 0 ? `, ${plural(found.changed, "file was changed", "files were changed")}` : "";
    return `${plural(found.files, "file", "files")} in ${found.folder}${lost}${other}`;
  }
  const found = integrityResult.safeParse(summary).data;
  if (!found) return "Finished";
  const faults = [
    found.missingCount > 0 ? plural(found.missingCount, "file missing", "files missing") : "",
    found.changedCount > 0 ? plural(found.changedCount, "file changed", "files changed") : "",
    found.counters.length > 0 ? plural(found.counters.length, "counter wrong", "counters wrong") : "",
    found.chains.broken.length > 0 ? plural(found.chains.broken.length, "activity log broken", "activity logs broken") : "",
  ].filter(Boolean);
  const checked = `${plural(found.files, "file", "files")} and ${plural(found.chains.checked, "activity log", "activity logs")} checked`;
  return faults.length > 0 ? `${faults.join(", ")}; ${checked}` : checked;
}
