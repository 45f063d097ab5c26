import { reviewDocument } from "@/lib/documents/review/commands";
import { getReview } from "@/lib/documents/review/queries";
import { reviewDto, reviewInput } from "@/lib/documents/review/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  params: idParam,
  respond: reviewDto,
  handle: ({ scope, params }) => getReview(scope, params.id),
});

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: reviewInput,
  respond: reviewDto,
  handle: ({ scope, params, body }) => reviewDocument(scope, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
