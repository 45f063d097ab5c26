import { doneDto } from "@/lib/auth/schema";
import { deleteDocument } from "@/lib/documents/commands";
import { getDocument } from "@/lib/documents/queries";
import { documentDetailDto } from "@/lib/documents/schema";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  params: idParam,
  respond: documentDetailDto,
  handle: ({ scope, params }) => getDocument(scope, params.id),
});

export const DELETE = route({
  access: "company",
  can: "document:write",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => deleteDocument(scope, params.id),
});
