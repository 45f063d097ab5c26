import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { now } from "@/lib/infra/clock";
import { forgetOldCounters } from "@/lib/infra/counters";
import { forgetOldKeys } from "@/lib/infra/idempotency";
import { storage } from "@/lib/infra/storage";
import { sendWeeklyReports, tellReminded } from "@/lib/notices/commands";
import { remindCompany, sweepCompanies } from "@/lib/reminders/commands";
import { remindCompanyJob, sweepJob } from "@/lib/reminders/jobs";
import { forgetEnded, removeOldCertificates, sweepRemovals } from "@/lib/removal/commands";

// Longer than any upload takes.
const interruptedHours = 24;

export const sweep = handles(sweepJob, async () => {
  await sweepCompanies();
  await sendWeeklyReports();
  await sweepRemovals();
  await forgetEnded();
  await removeOldCertificates();
  await forgetOldCounters();
  await forgetOldKeys();
  await storage().tidy(new Date(now().getTime() - interruptedHours * 3600 * 1000));
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
