import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { discardLists } from "@/lib/transfer/lists/commands";
import { getListImport } from "@/lib/transfer/lists/queries";
import { listImportDetailDto, listImportDto, listImportParams } from "@/lib/transfer/lists/schema";

export const GET = route({
  access: "company",
  can: "company:import",
  params: listImportParams,
  respond: listImportDetailDto,
  handle: ({ scope, params }) => getListImport(scope, params.id),
});

export const DELETE = route({
  access: "company",
  can: "company:import",
  params: listImportParams,
  respond: listImportDto,
  handle: ({ scope, params }) => discardLists(scope, params.id),
});

export const { POST, PUT, PATCH, OPTIONS } = otherMethods({ GET, DELETE });
