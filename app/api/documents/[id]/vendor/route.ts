import { documentDto } from "@/lib/documents/schema";
import { assignDocument } from "@/lib/documents/vendor-match/commands";
import { assignInput } from "@/lib/documents/vendor-match/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const PUT = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: assignInput,
  respond: documentDto,
  handle: ({ scope, params, body }) => assignDocument(scope, params.id, body),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });
