import { listFailedEmails } from "@/lib/admin/queries";
import { failedEmailsDto, failedEmailsQuery } from "@/lib/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: failedEmailsQuery,
  respond: failedEmailsDto,
  handle: ({ scope, query }) => listFailedEmails(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
