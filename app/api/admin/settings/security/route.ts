import { updateSecurity } from "@/lib/admin/settings/commands";
import { securityDto, securityInput } from "@/lib/admin/settings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "platform",
  body: securityInput,
  respond: securityDto,
  handle: ({ scope, body }) => updateSecurity(scope, body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods({ PATCH });
