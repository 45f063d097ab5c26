import { getAgencyPage } from "@/lib/answers/agencies/queries";
import { agencyPageDto } from "@/lib/answers/agencies/schema";
import { tokenParam } from "@/lib/answers/page/schema";
import { portalReadLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "portal",
  params: tokenParam,
  limit: portalReadLimit,
  respond: agencyPageDto,
  handle: ({ scope }) => getAgencyPage(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
