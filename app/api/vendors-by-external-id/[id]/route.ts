import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { putVendorByExternalId } from "@/lib/vendors/external-commands";
import { externalVendorDto, externalVendorInput, externalVendorParams } from "@/lib/vendors/schema";

export const PUT = route({
  access: "company",
  can: "vendor:write",
  params: externalVendorParams,
  body: externalVendorInput,
  respond: externalVendorDto,
  status: 201,
  existing: "alreadyThere",
  handle: ({ scope, params, body }) => putVendorByExternalId(scope, params.id, body),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });
