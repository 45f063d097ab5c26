import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { markOutdated, rejudgeSome } from "@/lib/compliance/judging/rejudging-commands";
import { rejudgeCompanyJob } from "@/lib/compliance/judging/rejudging-jobs";

export const rejudgeCompany = handles(rejudgeCompanyJob, async ({ companyId }) => {
  const scope = await companyScopeFor(companyId);
  await markOutdated(scope);
  while (await rejudgeSome(scope)) {
    // Each batch is a transaction of its own, so that people see how far it is.
  }
});
