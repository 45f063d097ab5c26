import { portalPageDto, tokenParam } from "@/lib/answers/page/schema";
import { correctContact } from "@/lib/answers/requests/commands";
import { contactInput } from "@/lib/answers/requests/schema";
import { portalAnswerLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalAnswerLimit,
  body: contactInput,
  respond: portalPageDto,
  handle: ({ scope, body }) => correctContact(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
