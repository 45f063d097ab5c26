import { beginSetup } from "@/lib/accounts/sign-in/second-factor-commands";
import { setupDto } from "@/lib/accounts/sign-in/second-factor-schema";
import { accountLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({ access: "session", limit: accountLimit, respond: setupDto, handle: ({ scope }) => beginSetup(scope) });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
