import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { revokeLink } from "@/lib/portal/links/commands";
import { linkParams, portalLinkListDto } from "@/lib/portal/links/schema";

export const DELETE = route({
  access: "company",
  can: "vendor:invite",
  params: linkParams,
  respond: portalLinkListDto,
  handle: ({ scope, params }) => revokeLink(scope, params.id, params.linkId),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
