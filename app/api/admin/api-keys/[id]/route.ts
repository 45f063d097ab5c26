import { revokeKey } from "@/lib/accounts/api-keys/commands";
import { doneDto } from "@/lib/accounts/sign-in/schema";
import { ownCompany } from "@/lib/admin/acting/commands";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";

export const DELETE = route({
  access: "platform",
  params: idParam,
  respond: doneDto,
  handle: async ({ scope, params }) => revokeKey(await ownCompany(scope), params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
