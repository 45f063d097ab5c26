import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { enqueueDueConnections } from "@/jobs/handlers/run-connections";
import { sweepJob } from "@/jobs/sweep-job";
import { forgetOldCalls } from "@/lib/accounts/key-calls/commands";
import { sweepPayments } from "@/lib/companies/billing/payment-events-commands";
import { announcePrices } from "@/lib/companies/billing/prices-commands";
import { noteDays } from "@/lib/companies/days-commands";
import { forgetEnded, sweepRemovals } from "@/lib/companies/deletion/commands";
import { enqueueFileSweep } from "@/lib/documents/files/commands";
import { enqueueScan } from "@/lib/documents/upkeep/malware-commands";
import { rescueReadings, rescueRereads } from "@/lib/documents/upkeep/rescue-commands";
import { removeOldCertificates } from "@/lib/documents/upkeep/retention-commands";
import { sweepInbound } from "@/lib/inbound/receiving/sweeping-commands";
import { now } from "@/lib/infra/clock";
import { forgetOldCounters } from "@/lib/infra/counters";
import { forgetOldKeys } from "@/lib/infra/idempotency";
import { forgetOldChanges } from "@/lib/integrations/changes/commands";
import { forgetOldDeliveries } from "@/lib/integrations/webhooks/commands";
import { requeueMails } from "@/lib/mail/commands";
import { sendWeeklyReports, tellReminded } from "@/lib/mail/notices/commands";
import { sendDigests } from "@/lib/mail/platform-notices/commands";
import { sweepJudgments } from "@/lib/operations/integrity/verdicts-commands";
import { remindCompany, sweepCompanies } from "@/lib/reminders/commands";
import { remindCompanyJob } from "@/lib/reminders/jobs";
import { sweepReports } from "@/lib/reports/removal-commands";
import { enqueueDueReports } from "@/lib/reports/schedules-commands";
import { nameCompanies } from "@/lib/tenancy/settings/inbound-name-commands";
import { forgetOldRuns } from "@/lib/transfer/connectors/runs-commands";

export const sweep = handles(sweepJob, async () => {
  await sweepCompanies();
  await sweepJudgments();
  await noteDays();
  await rescueReadings();
  await rescueRereads();
  await requeueMails();
  await sendWeeklyReports();
  await enqueueDueReports();
  await enqueueDueConnections();
  await sweepReports();
  await sendDigests();
  await announcePrices();
  await sweepPayments();
  await sweepRemovals();
  await forgetEnded();
  await removeOldCertificates();
  await forgetOldCounters();
  await forgetOldKeys();
  await nameCompanies();
  await sweepInbound();
  await enqueueFileSweep();
  await enqueueScan();
});

export const remindOneCompany = handles(
  remindCompanyJob,
  async ({ companyId }) => {
    const scope = await companyScopeFor(companyId);
    const started = now();
    await forgetOldDeliveries(scope);
    await forgetOldChanges(scope);
    await forgetOldCalls(scope);
    await forgetOldRuns(scope);
    if ((await remindCompany(scope)) > 0) await tellReminded(scope, started);
  },
  { concurrency: () => 2 },
);
