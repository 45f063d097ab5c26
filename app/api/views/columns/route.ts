import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { saveColumns } from "@/lib/search/views/commands";
import { columnsInput } from "@/lib/search/views/schema";

/** Not a PUT: nobody else changes these, so there is no version to compare. */
export const POST = route({
  access: "company",
  can: "vendor:read",
  body: columnsInput,
  respond: columnsInput,
  handle: ({ scope, body }) => saveColumns(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
