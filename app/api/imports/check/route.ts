import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { planImport } from "@/lib/vendors/import/queries";
import { importCheckDto, importForm } from "@/lib/vendors/import/schema";
import { maximumImportBytes } from "@/lib/vendors/import/values";

export const POST = route({
  access: "company",
  can: "vendor:import",
  upload: { part: "file", maxBytes: maximumImportBytes },
  body: importForm,
  respond: importCheckDto,
  handle: async ({ scope, body, file }) => (await planImport(scope, body, file)).check,
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
