import { requestException } from "@/lib/exceptions/commands";
import { listExceptions } from "@/lib/exceptions/queries";
import { exceptionDto, exceptionInput, exceptionListDto, exceptionQuery } from "@/lib/exceptions/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "exception:read",
  query: exceptionQuery,
  respond: exceptionListDto,
  handle: ({ scope, query }) => listExceptions(scope, query),
});

export const POST = route({
  access: "company",
  can: "exception:ask",
  body: exceptionInput,
  respond: exceptionDto,
  status: 201,
  handle: ({ scope, body }) => requestException(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
