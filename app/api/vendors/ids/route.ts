import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { idListDto } from "@/lib/search/views/schema";
import { listVendorIds } from "@/lib/vendors/queries";
import { vendorFilter } from "@/lib/vendors/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: vendorFilter,
  respond: idListDto,
  handle: ({ scope, query }) => listVendorIds(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
