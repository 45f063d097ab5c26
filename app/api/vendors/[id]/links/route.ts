import { listLinks } from "@/lib/accounts/links/queries";
import { portalLinkListDto } from "@/lib/accounts/links/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: portalLinkListDto,
  handle: ({ scope, params }) => listLinks(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
