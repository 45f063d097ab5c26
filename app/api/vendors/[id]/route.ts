import { doneDto } from "@/lib/accounts/sign-in/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { deleteVendor, updateVendor } from "@/lib/vendors/commands";
import { getVendor } from "@/lib/vendors/queries";
import { vendorDto, vendorPatch } from "@/lib/vendors/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: vendorDto,
  handle: ({ scope, params }) => getVendor(scope, params.id),
});

export const PATCH = route({
  access: "company",
  can: "vendor:write",
  params: idParam,
  body: vendorPatch,
  respond: vendorDto,
  handle: ({ scope, params, body }) => updateVendor(scope, params.id, body),
});

export const PUT = PATCH;

export const DELETE = route({
  access: "company",
  can: "vendor:write",
  params: idParam,
  deletesVersioned: true,
  respond: doneDto,
  handle: ({ scope, params, version }) => deleteVendor(scope, params.id, version),
});

export const { POST, OPTIONS } = others({ GET, PUT, PATCH, DELETE });
