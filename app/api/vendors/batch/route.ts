import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { batchDto } from "@/lib/infra/lists/schema";
import { changeVendors } from "@/lib/vendors/commands";
import { vendorBatch } from "@/lib/vendors/schema";

export const POST = route({
  access: "company",
  can: "vendor:write",
  body: vendorBatch,
  respond: batchDto,
  handle: ({ scope, body }) => changeVendors(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
