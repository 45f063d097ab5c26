import { listDocuments } from "@/lib/documents/queries";
import { documentListDto, documentQuery } from "@/lib/documents/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  query: documentQuery,
  respond: documentListDto,
  handle: ({ scope, query }) => listDocuments(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
