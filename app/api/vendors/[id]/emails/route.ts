import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { listVendorEmails } from "@/lib/mail/queries";
import { emailListDto } from "@/lib/mail/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: emailListDto,
  handle: ({ scope, params }) => listVendorEmails(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
