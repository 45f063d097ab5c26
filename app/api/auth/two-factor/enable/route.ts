import { turnOn } from "@/lib/factors/commands";
import { recoveryCodesDto, switchInput } from "@/lib/factors/schema";
import { accountLimit } from "@/lib/http/limits";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "session",
  limit: accountLimit,
  body: switchInput,
  respond: recoveryCodesDto,
  handle: ({ scope, session, body, caller }) => turnOn(scope, body, session.sessionId, caller),
});
