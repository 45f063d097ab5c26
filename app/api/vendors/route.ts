import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { createVendor } from "@/lib/vendors/commands";
import { listVendors } from "@/lib/vendors/queries";
import { vendorDto, vendorInput, vendorListDto, vendorQuery } from "@/lib/vendors/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: vendorQuery,
  respond: vendorListDto,
  handle: ({ scope, query }) => listVendors(scope, query),
});

export const POST = route({
  access: "company",
  can: "vendor:write",
  body: vendorInput,
  respond: vendorDto,
  status: 201,
  handle: ({ scope, body }) => createVendor(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
