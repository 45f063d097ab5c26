import { revokeKey } from "@/lib/accounts/api-keys/commands";
import { doneDto } from "@/lib/accounts/sign-in/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";

export const DELETE = route({
  access: "company",
  can: "company:write",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => revokeKey(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
