import { changePassword } from "@/lib/accounts/sign-in/commands";
import { changePasswordInput } from "@/lib/accounts/sign-in/schema";
import { accountLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const POST = route({
  access: "session",
  limit: accountLimit,
  body: changePasswordInput,
  respond: messageDto,
  handle: ({ scope, session, body, caller }) => changePassword(scope, body, session.sessionId, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
