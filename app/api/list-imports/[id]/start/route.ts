import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { startLists } from "@/lib/transfer/lists/commands";
import { listImportDto, listImportParams } from "@/lib/transfer/lists/schema";

export const POST = route({
  access: "company",
  can: "company:import",
  params: listImportParams,
  respond: listImportDto,
  handle: ({ scope, params }) => startLists(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
