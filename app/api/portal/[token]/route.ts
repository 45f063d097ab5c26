import { getPage } from "@/lib/answers/page/queries";
import { portalPageDto, tokenParam } from "@/lib/answers/page/schema";
import { portalReadLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "portal",
  params: tokenParam,
  limit: portalReadLimit,
  respond: portalPageDto,
  handle: ({ scope }) => getPage(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
