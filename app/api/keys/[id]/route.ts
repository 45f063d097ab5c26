import { revokeKey } from "@/lib/accounts/api-keys/commands";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const DELETE = route({
  access: "company",
  can: "key:write",
  params: idParam,
  respond: messageDto,
  handle: ({ scope, params }) => revokeKey(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
