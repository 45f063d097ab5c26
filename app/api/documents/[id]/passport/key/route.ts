import { acceptKey, forgetKey } from "@/lib/documents/passports/commands";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const POST = route({
  access: "company",
  can: "company:write",
  params: idParam,
  respond: messageDto,
  handle: ({ scope, params }) => acceptKey(scope, params.id),
});

export const DELETE = route({
  access: "company",
  can: "company:write",
  params: idParam,
  respond: messageDto,
  handle: ({ scope, params }) => forgetKey(scope, params.id),
});

export const { GET, PUT, PATCH, OPTIONS } = otherMethods({ POST, DELETE });
