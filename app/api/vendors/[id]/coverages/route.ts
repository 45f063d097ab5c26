import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { listCoverages } from "@/lib/vendors/queries";
import { coverageListDto } from "@/lib/vendors/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: coverageListDto,
  handle: ({ scope, params }) => listCoverages(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
