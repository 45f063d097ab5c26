import { undoReview } from "@/lib/documents/review/commands";
import { reviewDto, undoInput } from "@/lib/documents/review/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: undoInput,
  respond: reviewDto,
  handle: ({ scope, params, body }) => undoReview(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
