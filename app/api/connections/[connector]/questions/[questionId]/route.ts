import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { answerQuestion } from "@/lib/transfer/connectors/commands";
import { connectionDto, questionAnswer, questionParams } from "@/lib/transfer/connectors/schema";

export const POST = route({
  access: "company",
  can: "connection:write",
  params: questionParams,
  body: questionAnswer,
  respond: connectionDto,
  handle: ({ scope, params, body }) => answerQuestion(scope, params.connector, params.questionId, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
