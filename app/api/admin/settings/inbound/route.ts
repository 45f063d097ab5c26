import { updateInbound } from "@/lib/admin/settings/commands";
import { inboundDto, inboundInput } from "@/lib/admin/settings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "platform",
  body: inboundInput,
  respond: inboundDto,
  handle: ({ scope, body }) => updateInbound(scope, body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods({ PATCH });
