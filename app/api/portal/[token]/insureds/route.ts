import { portalReadLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { getAgencyPage } from "@/lib/portal/agencies/queries";
import { agencyPageDto } from "@/lib/portal/agencies/schema";
import { tokenParam } from "@/lib/portal/page/schema";

export const GET = route({
  access: "portal",
  params: tokenParam,
  limit: portalReadLimit,
  respond: agencyPageDto,
  handle: ({ scope }) => getAgencyPage(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
