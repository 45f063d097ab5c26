import { answerException } from "@/lib/exceptions/commands";
import { exceptionAnswer, exceptionDto } from "@/lib/exceptions/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "exception:decide",
  params: idParam,
  body: exceptionAnswer,
  respond: exceptionDto,
  handle: ({ scope, params, body }) => answerException(scope, params.id, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
