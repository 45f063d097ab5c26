import { doneDto } from "@/lib/auth/schema";
import { route } from "@/lib/http/route";
import { endOtherSessions } from "@/lib/sessions/commands";

export const POST = route({
  access: "session",
  respond: doneDto,
  handle: ({ scope, session }) => endOtherSessions(scope, session.sessionId),
});
