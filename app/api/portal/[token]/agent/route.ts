import { doneDto } from "@/lib/accounts/sign-in/schema";
import { sendToAgent } from "@/lib/answers/agent/commands";
import { tokenParam } from "@/lib/answers/page/schema";
import { agentInput } from "@/lib/answers/requests/schema";
import { portalAnswerLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalAnswerLimit,
  body: agentInput,
  respond: doneDto,
  handle: ({ scope, body }) => sendToAgent(scope, body.email),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
