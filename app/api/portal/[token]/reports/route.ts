import { portalAnswerLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { reportPolicy } from "@/lib/portal/answers/reports-commands";
import { reportInput } from "@/lib/portal/answers/requests-schema";
import { tokenParam } from "@/lib/portal/page/schema";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalAnswerLimit,
  body: reportInput,
  respond: messageDto,
  status: 201,
  handle: ({ scope, body }) => reportPolicy(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
