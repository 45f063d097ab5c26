import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { deliverMail } from "@/lib/mail/commands";
import { sendMailJob } from "@/lib/mail/jobs";
import { replaceStaleReminder } from "@/lib/reminders/commands";

export const sendMail = handles(
  sendMailJob,
  async ({ companyId, mailId }) => {
    const scope = await companyScopeFor(companyId);
    if (!(await replaceStaleReminder(scope, mailId))) await deliverMail(scope, mailId);
  },
  { concurrency: () => 4 },
);
