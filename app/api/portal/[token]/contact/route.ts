import { portalAnswerLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { correctContact } from "@/lib/portal/answers/requests-commands";
import { contactInput } from "@/lib/portal/answers/requests-schema";
import { portalPageDto, tokenParam } from "@/lib/portal/page/schema";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalAnswerLimit,
  body: contactInput,
  respond: portalPageDto,
  handle: ({ scope, body }) => correctContact(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
