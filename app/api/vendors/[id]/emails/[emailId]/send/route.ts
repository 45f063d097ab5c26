import { doneDto } from "@/lib/accounts/sign-in/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { emailParams } from "@/lib/mail/schema";
import { sendVendorEmailAgain } from "@/lib/vendors/commands";

export const POST = route({
  access: "company",
  can: "vendor:invite",
  params: emailParams,
  respond: doneDto,
  status: 202,
  handle: ({ scope, params }) => sendVendorEmailAgain(scope, params.id, params.emailId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
