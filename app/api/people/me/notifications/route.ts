import { updateNotifications } from "@/lib/accounts/profile/commands";
import { getNotifications } from "@/lib/accounts/profile/queries";
import { notificationsDto, notificationsPatch } from "@/lib/accounts/profile/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "session", respond: notificationsDto, handle: ({ scope }) => getNotifications(scope) });

export const PATCH = route({
  access: "session",
  body: notificationsPatch,
  respond: notificationsDto,
  handle: ({ scope, body }) => updateNotifications(scope, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods({ GET, PATCH });
