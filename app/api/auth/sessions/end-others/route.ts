import { endOtherSessions } from "@/lib/accounts/sign-in/sessions-commands";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const POST = route({
  access: "session",
  respond: messageDto,
  handle: ({ scope, session }) => endOtherSessions(scope, session.sessionId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
