import { previewLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { previewSet } from "@/lib/requirements/preview/queries";
import { previewDto, previewInput, previewQuery } from "@/lib/requirements/preview/schema";

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
