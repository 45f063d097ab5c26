import { answerWording } from "@/lib/compliance/wordings/commands";
import { listWordings } from "@/lib/compliance/wordings/queries";
import { wordingDto, wordingInput, wordingListDto, wordingQuery } from "@/lib/compliance/wordings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "requirements:read",
  query: wordingQuery,
  respond: wordingListDto,
  handle: ({ scope, query }) => listWordings(scope, query),
});

export const POST = route({
  access: "company",
  can: "document:write",
  body: wordingInput,
  respond: wordingDto,
  handle: ({ scope, body }) => answerWording(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
