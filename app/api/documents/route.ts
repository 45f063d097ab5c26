import { listDocuments } from "@/lib/documents/queries";
import { documentListDto, documentQuery } from "@/lib/documents/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  query: documentQuery,
  respond: documentListDto,
  handle: ({ scope, query }) => listDocuments(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
