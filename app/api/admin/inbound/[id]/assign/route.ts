import { assignToCompany } from "@/lib/admin/unmatched/commands";
import { assignToCompanyInput } from "@/lib/admin/unmatched/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const POST = route({
  access: "platform",
  params: idParam,
  body: assignToCompanyInput,
  respond: messageDto,
  handle: ({ scope, params, body }) => assignToCompany(scope, params.id, body.companyId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
