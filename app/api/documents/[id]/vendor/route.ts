import { documentDto } from "@/lib/documents/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { assignDocument } from "@/lib/intake/commands";
import { assignInput } from "@/lib/intake/schema";

export const PUT = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: assignInput,
  respond: documentDto,
  handle: ({ scope, params, body }) => assignDocument(scope, params.id, body),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = others({ PUT });
