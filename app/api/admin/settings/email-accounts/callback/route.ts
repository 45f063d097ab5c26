import { z } from "zod";
import { finishMailAccount } from "@/lib/admin/settings/email-accounts-commands";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { consentAnswer } from "@/lib/mail/oauth/schema";

export const GET = route({
  access: "platform",
  query: consentAnswer,
  respond: z.never(),
  handle: ({ scope, session, query }) => finishMailAccount(scope, session, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
