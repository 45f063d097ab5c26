import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listQuestions } from "@/lib/transfer/connectors/queries";
import { connectorParam, questionsDto, questionsQuery } from "@/lib/transfer/connectors/schema";

export const GET = route({
  access: "company",
  can: "connection:write",
  params: connectorParam,
  query: questionsQuery,
  respond: questionsDto,
  handle: ({ scope, params, query }) => listQuestions(scope, params.connector, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
