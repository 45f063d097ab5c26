import { answerMark } from "@/lib/documents/review/marks-commands";
import { markInput } from "@/lib/documents/review/marks-schema";
import { reviewDto } from "@/lib/documents/review/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: markInput,
  respond: reviewDto,
  handle: ({ scope, params, body }) => answerMark(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
