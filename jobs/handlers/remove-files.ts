import { handles } from "@/jobs/handler";
import { removeFiles } from "@/lib/documents/commands";
import { removeFilesJob } from "@/lib/documents/jobs";

export const removeStoredFiles = handles(removeFilesJob, ({ keys }) => removeFiles(keys));
