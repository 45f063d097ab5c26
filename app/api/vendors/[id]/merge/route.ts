import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { mergeVendors } from "@/lib/vendors/merging/commands";
import { previewMerge } from "@/lib/vendors/merging/queries";
import { mergeInput, mergePreviewDto, mergeQuery, mergesDto } from "@/lib/vendors/merging/schema";

export const GET = route({
  access: "company",
  can: "vendor:merge",
  params: idParam,
  query: mergeQuery,
  respond: mergePreviewDto,
  handle: ({ scope, params, query }) => previewMerge(scope, params.id, query.vendorId),
});

export const POST = route({
  access: "company",
  can: "vendor:merge",
  params: idParam,
  body: mergeInput,
  respond: mergesDto,
  handle: ({ scope, params, body }) => mergeVendors(scope, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
