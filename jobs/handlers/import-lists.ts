import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { askerOf } from "@/lib/tenancy/actors/rules";
import { workOnLists } from "@/lib/transfer/list-work/commands";
import { importListsJob } from "@/lib/transfer/lists/jobs";

export const importLists = handles(importListsJob, async ({ companyId, importId, ...asked }) => {
  await workOnLists(await companyScopeFor(companyId, askerOf(asked)), importId);
});
