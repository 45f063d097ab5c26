import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { getVendorEmail } from "@/lib/mail/log-queries";
import { emailViewDto } from "@/lib/mail/log-schema";
import { emailParams } from "@/lib/mail/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: emailParams,
  respond: emailViewDto,
  handle: ({ scope, params }) => getVendorEmail(scope, params.id, params.emailId),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
