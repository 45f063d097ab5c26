import { z } from "zod";
import { defineJob } from "@/lib/infra/queue";
import { storage } from "@/lib/infra/storage";

/** Removes stored files whose rows are gone. */
export const removeFilesJob = defineJob({
  name: "storage.remove",
  payload: z.object({ keys: z.array(z.string()).min(1).max(1000) }),
  queue: { retryLimit: 10, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 20 },
});

/** Removes stored files; the job of a deletion. */
export async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage().remove(key);
}
