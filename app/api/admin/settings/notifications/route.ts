import { updateSettings } from "@/lib/admin/settings/commands";
import { notificationsDto, notificationsInput } from "@/lib/admin/settings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "platform",
  body: notificationsInput,
  respond: notificationsDto,
  handle: ({ scope, body }) => updateSettings(scope, "notifications", body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods({ PATCH });
