import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { vendorVerdictDto, verdictQuery } from "@/lib/compliance/reading/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  query: verdictQuery,
  respond: vendorVerdictDto,
  handle: ({ scope, params, query }) => getVendorVerdict(scope, params.id, query.date),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
