import { handles } from "@/jobs/handler";
import { tellNewUserJob } from "@/lib/mail/jobs";
import { tellNewUser } from "@/lib/mail/platform-notices/commands";

export const tellOfNewUser = handles(tellNewUserJob, async ({ userId }) => {
  await tellNewUser(userId);
});
