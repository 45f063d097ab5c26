import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { workOnLists } from "@/lib/transfer/list-work/commands";
import { importListsJob } from "@/lib/transfer/lists/jobs";

export const importLists = handles(importListsJob, async ({ companyId, importId, actorId }) => {
  await workOnLists(await companyScopeFor(companyId, { id: actorId, label: "member" }), importId);
});
