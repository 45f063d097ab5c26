import { updateSettings } from "@/lib/admin/settings/commands";
import { generalDto, generalInput } from "@/lib/admin/settings/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "platform",
  body: generalInput,
  respond: generalDto,
  handle: ({ scope, body }) => updateSettings(scope, "general", body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = others({ PATCH });
