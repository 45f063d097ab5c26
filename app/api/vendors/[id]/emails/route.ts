import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { listVendorEmails } from "@/lib/mail/queries";
import { emailListDto, emailsQuery } from "@/lib/mail/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  query: emailsQuery,
  respond: emailListDto,
  handle: ({ scope, params, query }) => listVendorEmails(scope, params.id, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
