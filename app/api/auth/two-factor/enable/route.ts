import { turnOn } from "@/lib/accounts/sign-in/second-factor-commands";
import { recoveryCodesDto, switchInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { accountLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "session",
  limit: accountLimit,
  body: switchInput,
  respond: recoveryCodesDto,
  handle: ({ scope, session, body, caller }) => turnOn(scope, body, session.sessionId, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
