import { listVendorsFor } from "@/lib/admin/vendor-emails/queries";
import { anyVendorQuery, anyVendorsDto } from "@/lib/admin/vendor-emails/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { createVendor } from "@/lib/vendors/commands";
import { newVendor, vendorDto } from "@/lib/vendors/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: anyVendorQuery,
  respond: anyVendorsDto,
  handle: ({ session, scope, query }) => listVendorsFor(session, scope, query),
});

export const POST = route({
  access: "company",
  can: "vendor:write",
  body: newVendor,
  respond: vendorDto,
  status: 201,
  handle: ({ scope, body }) => createVendor(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
