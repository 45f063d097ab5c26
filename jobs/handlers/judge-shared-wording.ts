import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { judgeByWording } from "@/lib/compliance/wordings/commands";
import { judgeSharedWordingJob } from "@/lib/compliance/wordings/jobs";
import { asPlatform, inCompany } from "@/lib/infra/db";

/** Checks the vendors of every company again that has certificates with the wording of a shared answer. */
export const judgeSharedWording = handles(judgeSharedWordingJob, async ({ sharedId }) => {
  const shared = await asPlatform().sharedWording.findUnique({ where: { id: sharedId } });
  if (!shared) return;
  const { wording } = shared;
  const rows = await asPlatform().documentWording.groupBy({ by: ["companyId"], where: { wording }, orderBy: { companyId: "asc" } });
  for (const { companyId } of rows) {
    const scope = await companyScopeFor(companyId);
    await inCompany(scope, (tx) => judgeByWording(tx, scope, wording));
  }
});
