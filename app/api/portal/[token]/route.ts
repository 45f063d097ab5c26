import { getPage } from "@/lib/answers/page/queries";
import { portalPageDto, tokenParam } from "@/lib/answers/page/schema";
import { portalReadLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "portal",
  params: tokenParam,
  limit: portalReadLimit,
  respond: portalPageDto,
  handle: ({ scope }) => getPage(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
