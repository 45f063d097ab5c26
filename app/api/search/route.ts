import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { searchEverywhere } from "@/lib/search/queries";
import { searchDto, searchQuery } from "@/lib/search/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: searchQuery,
  respond: searchDto,
  handle: ({ scope, query }) => searchEverywhere(scope, query.q),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
