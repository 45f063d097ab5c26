import { listDocumentIds } from "@/lib/documents/queries";
import { documentFilter } from "@/lib/documents/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { idListDto } from "@/lib/search/views/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  query: documentFilter,
  respond: idListDto,
  handle: ({ scope, query }) => listDocumentIds(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
