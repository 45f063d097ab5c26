import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { chooseSource } from "@/lib/transfer/lists/commands";
import { listChoice, listImportDto, listImportParams } from "@/lib/transfer/lists/schema";

export const POST = route({
  access: "company",
  can: "company:import",
  params: listImportParams,
  body: listChoice,
  respond: listImportDto,
  handle: ({ scope, params, body }) => chooseSource(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
