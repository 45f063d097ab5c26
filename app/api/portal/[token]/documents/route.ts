import { maximumFileBytes } from "@/lib/documents/values";
import { portalUploadLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { receiveFile } from "@/lib/portal/answers/uploads-commands";
import { receivedDto, slotFields } from "@/lib/portal/answers/uploads-schema";
import { tokenParam } from "@/lib/portal/page/schema";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalUploadLimit,
  upload: { part: "document", maxBytes: maximumFileBytes },
  body: slotFields,
  respond: receivedDto,
  status: 201,
  existing: "alreadyStored",
  handle: ({ scope, file, body }) => receiveFile(scope, file, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
