import { previewSet } from "@/lib/compliance/preview/queries";
import { previewDto, previewInput, previewQuery } from "@/lib/compliance/preview/schema";
import { previewLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "requirements:write",
  limit: previewLimit,
  query: previewQuery,
  body: previewInput,
  respond: previewDto,
  handle: ({ scope, body, query }) => previewSet(scope, body, query),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
