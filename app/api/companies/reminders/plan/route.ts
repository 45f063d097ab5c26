import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { getPlan } from "@/lib/reminders/live/queries";
import { planDto } from "@/lib/reminders/live/schema";

export const GET = route({ access: "company", can: "company:read", respond: planDto, handle: ({ scope }) => getPlan(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
