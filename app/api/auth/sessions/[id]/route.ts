import { endSession } from "@/lib/accounts/sign-in/sessions-commands";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const DELETE = route({
  access: "session",
  params: idParam,
  respond: messageDto,
  handle: ({ scope, params }) => endSession(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
