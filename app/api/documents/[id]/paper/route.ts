import { changePaper } from "@/lib/documents/kinds/filing-commands";
import { paperDto, paperPatch } from "@/lib/documents/papers/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const PATCH = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: paperPatch,
  respond: paperDto,
  handle: ({ scope, params, body }) => changePaper(scope, params.id, body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods({ PATCH });
