import { createDocument } from "@/lib/documents/commands";
import { uploadedDto, uploadFields } from "@/lib/documents/schema";
import { maximumFileBytes } from "@/lib/documents/values";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "document:write",
  upload: { part: "document", maxBytes: maximumFileBytes },
  body: uploadFields,
  respond: uploadedDto,
  status: 201,
  existing: "alreadyStored",
  handle: ({ scope, body, file }) => createDocument(scope, body, file),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
