import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { ask } from "@/lib/search/questions/queries";
import { askDto, askQuery } from "@/lib/search/questions/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: askQuery,
  respond: askDto,
  handle: ({ scope, query }) => ask(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
