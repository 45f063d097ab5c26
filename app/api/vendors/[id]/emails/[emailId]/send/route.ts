import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { emailParams } from "@/lib/mail/schema";
import { sendVendorEmailAgain } from "@/lib/vendors/commands";

export const POST = route({
  access: "company",
  can: "vendor:invite",
  params: emailParams,
  respond: messageDto,
  status: 202,
  handle: ({ scope, params }) => sendVendorEmailAgain(scope, params.id, params.emailId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
