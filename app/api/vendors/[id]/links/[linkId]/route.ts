import { revokeLink } from "@/lib/accounts/links/commands";
import { linkParams, portalLinkListDto } from "@/lib/accounts/links/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const DELETE = route({
  access: "company",
  can: "vendor:invite",
  params: linkParams,
  respond: portalLinkListDto,
  handle: ({ scope, params }) => revokeLink(scope, params.id, params.linkId),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
