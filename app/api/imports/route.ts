import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { startImport } from "@/lib/vendors/import/commands";
import { listImports } from "@/lib/vendors/import/queries";
import { importDto, importForm, importListDto, importsQuery } from "@/lib/vendors/import/schema";
import { maximumImportBytes } from "@/lib/vendors/import/values";

export const GET = route({
  access: "company",
  can: "vendor:import",
  query: importsQuery,
  respond: importListDto,
  handle: ({ scope, query }) => listImports(scope, query),
});

export const POST = route({
  access: "company",
  can: "vendor:import",
  upload: { part: "file", maxBytes: maximumImportBytes },
  body: importForm,
  respond: importDto,
  status: 201,
  handle: ({ scope, body, file }) => startImport(scope, body, file),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
