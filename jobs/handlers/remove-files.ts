import { handles } from "@/jobs/handler";
import { removeFiles, removeFilesJob } from "@/lib/infra/remove-files";

export const removeStoredFiles = handles(removeFilesJob, ({ keys }) => removeFiles(keys));
