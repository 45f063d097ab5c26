import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { remindCompany, sweepCompanies } from "@/lib/reminders/commands";
import { remindCompanyJob, sweepJob } from "@/lib/reminders/jobs";

export const sweep = handles(sweepJob, async () => {
  await sweepCompanies();
});

export const remindOneCompany = handles(
  remindCompanyJob,
  async ({ companyId }) => {
    await remindCompany(await companyScopeFor(companyId));
  },
  { concurrency: () => 2 },
);
