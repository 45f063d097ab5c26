import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { assignMessage } from "@/lib/inbound/inbox/commands";
import { assignInput, inboxMessageDto } from "@/lib/inbound/inbox/schema";

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: assignInput,
  respond: inboxMessageDto,
  handle: ({ scope, params, body }) => assignMessage(scope, params.id, body.vendorId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
