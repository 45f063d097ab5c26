import { documentDto } from "@/lib/documents/schema";
import { answerHolder } from "@/lib/documents/vendor-match/commands";
import { holderInput } from "@/lib/documents/vendor-match/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: holderInput,
  respond: documentDto,
  handle: ({ scope, params, body }) => answerHolder(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
