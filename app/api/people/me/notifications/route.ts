import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { updateNotifications } from "@/lib/people/commands";
import { getNotifications } from "@/lib/people/queries";
import { notificationsDto, notificationsPatch } from "@/lib/people/schema";

export const GET = route({ access: "session", respond: notificationsDto, handle: ({ scope }) => getNotifications(scope) });

export const PATCH = route({
  access: "session",
  body: notificationsPatch,
  respond: notificationsDto,
  handle: ({ scope, body }) => updateNotifications(scope, body),
});

export const { POST, PUT, DELETE, OPTIONS } = others({ GET, PATCH });
