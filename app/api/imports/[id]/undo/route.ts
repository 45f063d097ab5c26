import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { undoImport } from "@/lib/vendors/import/commands";
import { importDto } from "@/lib/vendors/import/schema";

export const POST = route({
  access: "company",
  can: "vendor:import",
  params: idParam,
  respond: importDto,
  handle: ({ scope, params }) => undoImport(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
