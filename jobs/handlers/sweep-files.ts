import { handles } from "@/jobs/handler";
import { sweepFiles } from "@/lib/documents/files/commands";
import { sweepFilesJob } from "@/lib/documents/files/jobs";
import { scanStoredFiles } from "@/lib/documents/upkeep/malware-commands";
import { scanFilesJob } from "@/lib/documents/upkeep/malware-jobs";

export const sweepStoredFiles = handles(sweepFilesJob, async () => {
  await sweepFiles();
});

export const scanFiles = handles(scanFilesJob, async () => {
  await scanStoredFiles();
});
