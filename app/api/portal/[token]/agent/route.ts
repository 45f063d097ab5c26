import { sendToAgent } from "@/lib/answers/agent/commands";
import { tokenParam } from "@/lib/answers/page/schema";
import { agentInput } from "@/lib/answers/requests/schema";
import { portalAnswerLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages/schema";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalAnswerLimit,
  body: agentInput,
  respond: messageDto,
  handle: ({ scope, body }) => sendToAgent(scope, body.email),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
