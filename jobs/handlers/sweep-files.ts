import { handles } from "@/jobs/handler";
import { sweepFiles } from "@/lib/files/commands";
import { sweepFilesJob } from "@/lib/files/jobs";

export const sweepStoredFiles = handles(sweepFilesJob, async () => {
  await sweepFiles();
});
