import { endOtherSessions } from "@/lib/accounts/sessions/commands";
import { doneDto } from "@/lib/accounts/sign-in/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "session",
  respond: doneDto,
  handle: ({ scope, session }) => endOtherSessions(scope, session.sessionId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
