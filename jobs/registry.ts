import { sweepJob } from "@/jobs/sweep-job";
import { syncPaymentsJob } from "@/lib/companies/billing/payment-events-jobs";
import { announcePricesJob } from "@/lib/companies/billing/prices-jobs";
import { removeAccountJob, removeCompanyJob } from "@/lib/companies/deletion/jobs";
import { rejudgeCompanyJob } from "@/lib/compliance/judging/rejudging-jobs";
import { judgeSharedWordingJob } from "@/lib/compliance/wordings/jobs";
import { sweepFilesJob } from "@/lib/documents/files/jobs";
import { filePapersJob } from "@/lib/documents/kinds/jobs";
import { drawPageJob } from "@/lib/documents/page-pictures/jobs";
import { rereadJob } from "@/lib/documents/rereading/jobs";
import { readDocumentJob, readQuickJob } from "@/lib/documents/turns/jobs";
import { scanFilesJob } from "@/lib/documents/upkeep/malware-jobs";
import { answerDeliveryJob, fileDeliveryJob, routeMessageJob } from "@/lib/inbound/jobs";
import type { JobContract } from "@/lib/infra/queue";
import { removeFilesJob } from "@/lib/infra/remove-files";
import { tellWebhookOffJob } from "@/lib/integrations/webhooks/jobs";
import { sendMailJob, tellNewUserJob, tellNewVendorsJob } from "@/lib/mail/jobs";
import { backupJob } from "@/lib/operations/backup/jobs";
import { checkIntegrityJob } from "@/lib/operations/integrity/jobs";
import { checkOperationsJob } from "@/lib/operations/problems/jobs";
import { remindCompanyJob } from "@/lib/reminders/jobs";
import { makeReportJob } from "@/lib/reports/jobs";
import { importCompanyJob } from "@/lib/transfer/arrival/jobs";
import { runConnectionJob } from "@/lib/transfer/connectors/jobs";
import { importListsJob } from "@/lib/transfer/lists/jobs";
import { importVendorsJob } from "@/lib/vendors/import/jobs";

/** Every kind of job. Its queue is made by `npm run migrate`; its handler is in jobs/handlers and named in jobs/worker.ts. */
export const jobContracts: JobContract[] = [
  readDocumentJob,
  readQuickJob,
  rereadJob,
  drawPageJob,
  removeFilesJob,
  sweepFilesJob,
  scanFilesJob,
  sendMailJob,
  tellNewVendorsJob,
  tellNewUserJob,
  sweepJob,
  remindCompanyJob,
  importVendorsJob,
  importCompanyJob,
  importListsJob,
  rejudgeCompanyJob,
  filePapersJob,
  judgeSharedWordingJob,
  removeAccountJob,
  removeCompanyJob,
  checkOperationsJob,
  checkIntegrityJob,
  backupJob,
  makeReportJob,
  routeMessageJob,
  fileDeliveryJob,
  answerDeliveryJob,
  tellWebhookOffJob,
  runConnectionJob,
  syncPaymentsJob,
  announcePricesJob,
];
