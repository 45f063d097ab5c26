import { turnOn } from "@/lib/factors/commands";
import { codeInput, recoveryCodesDto } from "@/lib/factors/schema";
import { accountLimit } from "@/lib/http/limits";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "session",
  limit: accountLimit,
  body: codeInput,
  respond: recoveryCodesDto,
  handle: ({ scope, session, body }) => turnOn(scope, body.code, session.sessionId),
});
