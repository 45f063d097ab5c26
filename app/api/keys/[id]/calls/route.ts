import { listKeyCalls } from "@/lib/accounts/key-calls/queries";
import { callsQuery, keyCallsDto } from "@/lib/accounts/key-calls/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "activity:read",
  params: idParam,
  query: callsQuery,
  respond: keyCallsDto,
  handle: ({ scope, params, query }) => listKeyCalls(scope, params.id, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
