import { getMe } from "@/lib/accounts/sign-in/queries";
import { meDto } from "@/lib/accounts/sign-in/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "session", respond: meDto, handle: ({ scope }) => getMe(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
