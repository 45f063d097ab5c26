import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { importCompanyJob } from "@/lib/transfer/arrival/jobs";
import { workOnArrival } from "@/lib/transfer/work/commands";

export const importCompany = handles(importCompanyJob, async ({ companyId, importId, actorId }) => {
  await workOnArrival(await companyScopeFor(companyId, { id: actorId, label: "member" }), importId);
});
