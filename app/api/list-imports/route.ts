import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { maximumArchiveBytes } from "@/lib/transfer/archive/values";
import { checkLists } from "@/lib/transfer/lists/commands";
import { listListImports } from "@/lib/transfer/lists/queries";
import { listForm, listImportDto, listImportsDto } from "@/lib/transfer/lists/schema";

export const GET = route({
  access: "company",
  can: "company:import",
  respond: listImportsDto,
  handle: ({ scope }) => listListImports(scope),
});

export const POST = route({
  access: "company",
  can: "company:import",
  upload: { part: "file", maxBytes: maximumArchiveBytes },
  body: listForm,
  respond: listImportDto,
  status: 201,
  handle: ({ scope, body, file }) => checkLists(scope, body, file),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
