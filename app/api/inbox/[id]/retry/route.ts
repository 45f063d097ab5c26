import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { retryMessage } from "@/lib/inbound/inbox/commands";
import { inboxMessageDto } from "@/lib/inbound/inbox/schema";

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  respond: inboxMessageDto,
  handle: ({ scope, params }) => retryMessage(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
