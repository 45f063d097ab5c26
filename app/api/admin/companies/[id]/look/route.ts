import { lookIntoCompany } from "@/lib/admin/companies/commands";
import { companyDataDto, lookInput } from "@/lib/admin/companies/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "platform",
  params: idParam,
  body: lookInput,
  respond: companyDataDto,
  handle: ({ scope, params, body }) => lookIntoCompany(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
