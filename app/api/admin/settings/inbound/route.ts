import { updateInbound } from "@/lib/admin/settings/commands";
import { inboundDto, inboundInput } from "@/lib/admin/settings/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "platform",
  body: inboundInput,
  respond: inboundDto,
  handle: ({ scope, body }) => updateInbound(scope, body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = others({ PATCH });
