import { listPages } from "@/lib/documents/page-pictures/queries";
import { pagesDto } from "@/lib/documents/page-pictures/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  params: idParam,
  respond: pagesDto,
  handle: ({ scope, params }) => listPages(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
