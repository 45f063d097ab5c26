import { z } from "zod";
import { openDocumentFile } from "@/lib/documents/upkeep/opening-queries";
import { fileResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  params: idParam,
  respond: z.never(),
  handle: async ({ scope, params, caller }) => fileResponse(await openDocumentFile(scope, params.id, caller)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
