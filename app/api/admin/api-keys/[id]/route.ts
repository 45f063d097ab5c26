import { revokeKey } from "@/lib/accounts/api-keys/commands";
import { ownCompany } from "@/lib/admin/acting-commands";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const DELETE = route({
  access: "platform",
  params: idParam,
  respond: messageDto,
  handle: async ({ scope, params }) => revokeKey(await ownCompany(scope), params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
