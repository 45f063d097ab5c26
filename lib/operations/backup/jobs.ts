import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";

/** A backup in BACKUP_DIR; once a day, and when an admin asks for it. */
export const backupJob = defineJob({
  name: "operations.backup",
  payload: z.object({}),
  queue: { retryLimit: 2, retryDelay: 900, heartbeatSeconds: 60, expireInSeconds: 12 * 3600 },
});
