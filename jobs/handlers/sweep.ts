import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { enqueueFileSweep } from "@/lib/files/commands";
import { now } from "@/lib/infra/clock";
import { forgetOldCounters } from "@/lib/infra/counters";
import { forgetOldKeys } from "@/lib/infra/idempotency";
import { requeueMails } from "@/lib/mail/commands";
import { sendWeeklyReports, tellReminded } from "@/lib/notices/commands";
import { remindCompany, sweepCompanies } from "@/lib/reminders/commands";
import { remindCompanyJob, sweepJob } from "@/lib/reminders/jobs";
import { forgetEnded, removeOldCertificates, sweepRemovals } from "@/lib/removal/commands";

export const sweep = handles(sweepJob, async () => {
  await sweepCompanies();
  await requeueMails();
  await sendWeeklyReports();
  await sweepRemovals();
  await forgetEnded();
  await removeOldCertificates();
  await forgetOldCounters();
  await forgetOldKeys();
  await enqueueFileSweep();
});

export const remindOneCompany = handles(
  remindCompanyJob,
  async ({ companyId }) => {
    const scope = await companyScopeFor(companyId);
    const started = now();
    if ((await remindCompany(scope)) > 0) await tellReminded(scope, started);
  },
  { concurrency: () => 2 },
);
