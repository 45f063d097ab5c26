export const jobs = {
  backupDirIsNotSet: "BACKUP_DIR is not set.",
  weCouldntReadThisDocument: "We couldn't read this document because of a problem on our side. Choose Reprocess to try again.",
  theSweepCouldNotBe: "the sweep could not be enqueued",
  theChecksCouldNotBe: "the checks could not be enqueued",
  noHeartbeat: "no heartbeat",
} as const;
