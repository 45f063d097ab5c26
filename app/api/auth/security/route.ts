import { getSecurity } from "@/lib/accounts/sign-in/second-factor-queries";
import { securityDto } from "@/lib/accounts/sign-in/second-factor-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "session", respond: securityDto, handle: ({ scope }) => getSecurity(scope) });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
