import { portalAnswerLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { sendToAgent } from "@/lib/portal/answers/agent-commands";
import { agentInput } from "@/lib/portal/answers/requests-schema";
import { tokenParam } from "@/lib/portal/page/schema";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalAnswerLimit,
  body: agentInput,
  respond: messageDto,
  handle: ({ scope, body }) => sendToAgent(scope, body.email),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
