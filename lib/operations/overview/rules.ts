import { z } from "zod";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { storedSentence } from "@/lib/infra/sentences-schema";
import { integrityResult } from "@/lib/operations/integrity/schema";

const failure = z.object({ error: storedSentence });
const backupSummary = z.object({ folder: z.string(), files: z.number(), missing: z.number(), changed: z.number() });

/** What came of a backup or an integrity check. */
export function resultOf(kind: "BACKUP" | "INTEGRITY", { isFinished, summary }: { isFinished: boolean; summary: unknown }): Sentence {
  if (!isFinished) return coded("server.operations.runUnfinished");
  const failed = failure.safeParse(summary).data;
  if (failed) return failed.error;
  if (kind === "BACKUP") {
    const found = backupSummary.safeParse(summary).data;
    if (!found) return coded("server.operations.finished");
    const lost = [
      found.missing > 0 && coded("server.operations.integrityMissing", { count: found.missing }),
      found.changed > 0 && coded("server.operations.integrityChanged", { count: found.changed }),
    ];
    const files = coded("server.operations.backupContents", { count: found.files, folder: found.folder });
    return joined(", ", [files, ...lost.flatMap((one) => one || [])]);
  }
  const found = integrityResult.safeParse(summary).data;
  if (!found) return coded("server.operations.finished");
  const faults = [
    found.missingCount > 0 && coded("server.operations.countFilesMissing", { count: found.missingCount }),
    found.changedCount > 0 && coded("server.operations.countFilesChanged", { count: found.changedCount }),
    found.counters.length > 0 && coded("server.operations.countCounters", { count: found.counters.length }),
    found.chains.broken.length > 0 && coded("server.operations.countLogsBroken", { count: found.chains.broken.length }),
  ].flatMap((one) => one || []);
  const checked = coded("server.operations.integrityChecked", {
    files: coded("server.operations.countFiles", { count: found.files }),
    logs: coded("server.operations.countLogs", { count: found.chains.checked }),
  });
  return faults.length > 0 ? joined("; ", [joined(", ", faults), checked]) : checked;
}
