import { doneDto } from "@/lib/auth/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { endOtherSessions } from "@/lib/sessions/commands";

export const POST = route({
  access: "session",
  respond: doneDto,
  handle: ({ scope, session }) => endOtherSessions(scope, session.sessionId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
