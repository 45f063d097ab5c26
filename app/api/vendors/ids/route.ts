import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listVendorIds } from "@/lib/vendors/queries";
import { vendorFilter } from "@/lib/vendors/schema";
import { idListDto } from "@/lib/views/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: vendorFilter,
  respond: idListDto,
  handle: ({ scope, query }) => listVendorIds(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
