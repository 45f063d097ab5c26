import { keepCompany } from "@/lib/admin/companies/commands";
import { adminCompanyDto } from "@/lib/admin/companies/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "platform",
  params: idParam,
  respond: adminCompanyDto,
  handle: ({ scope, params }) => keepCompany(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
