import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { listLinks } from "@/lib/portal/links/queries";
import { portalLinkListDto } from "@/lib/portal/links/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: portalLinkListDto,
  handle: ({ scope, params }) => listLinks(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
