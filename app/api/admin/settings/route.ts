import { getAdminSettings } from "@/lib/admin/settings/queries";
import { settingsDto } from "@/lib/admin/settings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "platform", respond: settingsDto, handle: ({ scope }) => getAdminSettings(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
