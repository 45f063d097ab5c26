import { portalAnswerLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { askException } from "@/lib/portal/answers/requests-commands";
import { exceptionAsked } from "@/lib/portal/answers/requests-schema";
import { portalPageDto, tokenParam } from "@/lib/portal/page/schema";

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
