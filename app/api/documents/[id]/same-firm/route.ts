import { documentDto } from "@/lib/documents/schema";
import { acceptInsured } from "@/lib/documents/vendor-match/commands";
import { sameFirmInput } from "@/lib/documents/vendor-match/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: sameFirmInput,
  respond: documentDto,
  handle: ({ scope, params, body }) => acceptInsured(scope, params.id, body.name),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
