import { listExceptionIds } from "@/lib/exceptions/queries";
import { exceptionFilter } from "@/lib/exceptions/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { idListDto } from "@/lib/search/views/schema";

export const GET = route({
  access: "company",
  can: "exception:read",
  query: exceptionFilter,
  respond: idListDto,
  handle: ({ scope, query }) => listExceptionIds(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
