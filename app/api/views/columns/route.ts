import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { saveColumns } from "@/lib/search/views/commands";
import { columnsInput } from "@/lib/search/views/schema";

export const PUT = route({
  access: "company",
  can: "vendor:read",
  body: columnsInput,
  respond: columnsInput,
  handle: ({ scope, body }) => saveColumns(scope, body),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });
