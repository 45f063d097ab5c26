import { createDocument } from "@/lib/documents/commands";
import { documentDto, maximumFileBytes, uploadFields } from "@/lib/documents/schema";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "document:write",
  upload: { part: "document", maxBytes: maximumFileBytes },
  body: uploadFields,
  respond: documentDto,
  status: 201,
  handle: ({ scope, body, file }) => createDocument(scope, body, file),
});
