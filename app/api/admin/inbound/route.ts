import { listUnmatched } from "@/lib/admin/unmatched/queries";
import { unmatchedListDto, unmatchedQuery } from "@/lib/admin/unmatched/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: unmatchedQuery,
  respond: unmatchedListDto,
  handle: ({ scope, query }) => listUnmatched(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
