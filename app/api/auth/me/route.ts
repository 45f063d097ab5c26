import { getMe } from "@/lib/auth/queries";
import { meDto } from "@/lib/auth/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({ access: "session", respond: meDto, handle: ({ scope }) => getMe(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
