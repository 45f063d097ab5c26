import { handles } from "@/jobs/handler";
import { sweepFiles } from "@/lib/documents/files/commands";
import { sweepFilesJob } from "@/lib/documents/files/jobs";

export const sweepStoredFiles = handles(sweepFilesJob, async () => {
  await sweepFiles();
});
