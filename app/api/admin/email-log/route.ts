import { listEmailLog } from "@/lib/admin/email-log/queries";
import { emailLogDto, emailLogQuery } from "@/lib/admin/email-log/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: emailLogQuery,
  respond: emailLogDto,
  handle: ({ scope, query }) => listEmailLog(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
