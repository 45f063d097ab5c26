import { portalPageDto, tokenParam } from "@/lib/answers/page/schema";
import { askException } from "@/lib/answers/requests/commands";
import { exceptionAsked } from "@/lib/answers/requests/schema";
import { portalAnswerLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalAnswerLimit,
  body: exceptionAsked,
  respond: portalPageDto,
  status: 201,
  handle: ({ scope, body }) => askException(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
