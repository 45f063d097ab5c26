import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { fileStoredPapers } from "@/lib/documents/kinds/filing-commands";
import { filePapersJob } from "@/lib/documents/kinds/jobs";

export const filePapers = handles(filePapersJob, async ({ companyId, kindId }) => {
  await fileStoredPapers(await companyScopeFor(companyId), kindId);
});
