import { authAnswer, refreshInput } from "@/lib/accounts/sign-in/schema";
import { refreshSession } from "@/lib/accounts/sign-in/sessions-commands";
import { renewLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: renewLimit,
  body: refreshInput,
  respond: authAnswer,
  cookies: "sign-in",
  handle: ({ body, caller }) => refreshSession(body.refresh_token ?? body.refreshToken ?? caller.refreshToken ?? ""),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
