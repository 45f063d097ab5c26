import { readDocumentJob, removeFilesJob } from "@/lib/documents/jobs";
import { sweepFilesJob } from "@/lib/files/jobs";
import { importVendorsJob } from "@/lib/imports/jobs";
import type { JobContract } from "@/lib/infra/queue";
import { sendMailJob } from "@/lib/mail/jobs";
import { drawPageJob } from "@/lib/pages/jobs";
import { remindCompanyJob, sweepJob } from "@/lib/reminders/jobs";
import { removeAccountJob, removeCompanyJob } from "@/lib/removal/jobs";

/** Every kind of job. Its queue is made by `npm run migrate`; its handler is in jobs/handlers and named in jobs/worker.ts. */
export const jobContracts: JobContract[] = [
  readDocumentJob,
  drawPageJob,
  removeFilesJob,
  sweepFilesJob,
  sendMailJob,
  sweepJob,
  remindCompanyJob,
  importVendorsJob,
  removeAccountJob,
  removeCompanyJob,
];
