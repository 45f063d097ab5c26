import { listSentEmails } from "@/lib/admin/vendor-emails/queries";
import { sentEmailsDto, sentEmailsQuery } from "@/lib/admin/vendor-emails/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: sentEmailsQuery,
  respond: sentEmailsDto,
  handle: ({ scope, query }) => listSentEmails(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
