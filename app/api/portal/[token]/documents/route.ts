import { maximumFileBytes } from "@/lib/documents/values";
import { portalUploadLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { receiveFile } from "@/lib/portal/answers/uploads-commands";
import { receivedDto } from "@/lib/portal/answers/uploads-schema";
import { tokenParam } from "@/lib/portal/page/schema";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalUploadLimit,
  upload: { part: "document", maxBytes: maximumFileBytes },
  respond: receivedDto,
  status: 201,
  existing: "alreadyStored",
  handle: ({ scope, file }) => receiveFile(scope, file),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
