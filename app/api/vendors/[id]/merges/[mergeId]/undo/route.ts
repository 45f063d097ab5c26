import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { mergeParams, mergesDto } from "@/lib/vendors/merging/schema";
import { undoMerge } from "@/lib/vendors/merging/unmerging-commands";

export const POST = route({
  access: "company",
  can: "vendor:merge",
  params: mergeParams,
  respond: mergesDto,
  handle: ({ scope, params }) => undoMerge(scope, params.id, params.mergeId),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
