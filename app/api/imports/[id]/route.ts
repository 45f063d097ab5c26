import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { getImport } from "@/lib/vendors/import/queries";
import { importDetailDto } from "@/lib/vendors/import/schema";

export const GET = route({
  access: "company",
  can: "vendor:import",
  params: idParam,
  respond: importDetailDto,
  handle: ({ scope, params }) => getImport(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
