import { portalReadLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { getPage } from "@/lib/portal/page/queries";
import { portalPageDto, tokenParam } from "@/lib/portal/page/schema";

export const GET = route({
  access: "portal",
  params: tokenParam,
  limit: portalReadLimit,
  respond: portalPageDto,
  handle: ({ scope }) => getPage(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
