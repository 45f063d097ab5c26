import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { sendMailJob } from "@/lib/mail/jobs";
import { sendIfStillTrue } from "@/lib/reminders/sending-commands";

export const sendMail = handles(sendMailJob, async ({ companyId, mailId }) => sendIfStillTrue(await companyScopeFor(companyId), mailId), {
  concurrency: () => 4,
});
