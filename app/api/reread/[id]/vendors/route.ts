import { listTurning } from "@/lib/documents/rereading/queries";
import { turningListDto, turningQuery } from "@/lib/documents/rereading/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "company:write",
  params: idParam,
  query: turningQuery,
  respond: turningListDto,
  handle: ({ scope, params, query }) => listTurning(scope, params.id, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
