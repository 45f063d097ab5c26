import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { getInboxMessage } from "@/lib/inbound/inbox/queries";
import { inboxMessageDto } from "@/lib/inbound/inbox/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  params: idParam,
  respond: inboxMessageDto,
  handle: ({ scope, params }) => getInboxMessage(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
