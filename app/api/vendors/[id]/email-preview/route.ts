import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { previewDto, previewQuery } from "@/lib/mail/templates/schema";
import { previewEmail } from "@/lib/reminders/requests/queries";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  query: previewQuery,
  respond: previewDto,
  handle: ({ scope, params, query }) => previewEmail(scope, params.id, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
