import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { askerOf } from "@/lib/tenancy/actors-rules";
import { importListsJob } from "@/lib/transfer/lists/jobs";
import { workOnLists } from "@/lib/transfer/lists/work-commands";

export const importLists = handles(importListsJob, async ({ companyId, importId, ...asked }) => {
  await workOnLists(await companyScopeFor(companyId, askerOf(asked)), importId);
});
