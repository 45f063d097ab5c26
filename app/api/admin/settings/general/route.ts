import { updateSettings } from "@/lib/admin/settings/commands";
import { generalDto, generalInput } from "@/lib/admin/settings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "platform",
  body: generalInput,
  respond: generalDto,
  handle: ({ scope, body }) => updateSettings(scope, "general", body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods({ PATCH });
