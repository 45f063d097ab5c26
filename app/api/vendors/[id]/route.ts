import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
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
  respond: messageDto,
  handle: ({ scope, params, version }) => deleteVendor(scope, params.id, version),
});

export const { POST, OPTIONS } = otherMethods({ GET, PUT, PATCH, DELETE });
