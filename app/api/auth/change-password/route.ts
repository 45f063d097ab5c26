import { changePassword } from "@/lib/accounts/sign-in/commands";
import { changePasswordInput, doneDto } from "@/lib/accounts/sign-in/schema";
import { accountLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "session",
  limit: accountLimit,
  body: changePasswordInput,
  respond: doneDto,
  handle: ({ scope, session, body, caller }) => changePassword(scope, body, session.sessionId, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
