import { handles } from "@/jobs/handler";
import { systemScope } from "@/lib/auth/scope";
import { deliverMail, noteMailFailure } from "@/lib/mail/commands";
import { sendMailJob } from "@/lib/mail/jobs";

export const sendMail = handles(
  sendMailJob,
  async ({ companyId, mailId }) => {
    const scope = systemScope({ id: companyId, timeZone: "UTC" });
    try {
      await deliverMail(scope, mailId);
    } catch (error) {
      await noteMailFailure(scope, mailId, error instanceof Error ? error.message : String(error));
      throw error;
    }
  },
  { concurrency: () => 4 },
);
