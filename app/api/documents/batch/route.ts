import { changeDocuments } from "@/lib/documents/batch-commands";
import { documentBatch } from "@/lib/documents/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { batchDto } from "@/lib/infra/lists/schema";

export const POST = route({
  access: "company",
  can: "document:write",
  body: documentBatch,
  respond: batchDto,
  handle: ({ scope, body }) => changeDocuments(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
