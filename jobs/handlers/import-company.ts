import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { askerOf } from "@/lib/tenancy/actors-rules";
import { importCompanyJob } from "@/lib/transfer/arrival/jobs";
import { workOnArrival } from "@/lib/transfer/work/commands";

export const importCompany = handles(importCompanyJob, async ({ companyId, importId, ...asked }) => {
  await workOnArrival(await companyScopeFor(companyId, askerOf(asked)), importId);
});
