import { doneDto } from "@/lib/accounts/sign-in/schema";
import { assignToCompany } from "@/lib/admin/unmatched/commands";
import { assignToCompanyInput } from "@/lib/admin/unmatched/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "platform",
  params: idParam,
  body: assignToCompanyInput,
  respond: doneDto,
  handle: ({ scope, params, body }) => assignToCompany(scope, params.id, body.companyId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
