import { sendVendorEmail } from "@/lib/admin/vendor-emails/commands";
import { vendorEmailInput, vendorEmailSentDto } from "@/lib/admin/vendor-emails/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "platform",
  body: vendorEmailInput,
  respond: vendorEmailSentDto,
  status: 202,
  handle: ({ scope, body }) => sendVendorEmail(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
