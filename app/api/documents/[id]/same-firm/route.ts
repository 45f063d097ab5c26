import { documentDto } from "@/lib/documents/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { acceptInsured } from "@/lib/intake/commands";
import { sameFirmInput } from "@/lib/intake/schema";

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: sameFirmInput,
  respond: documentDto,
  handle: ({ scope, params, body }) => acceptInsured(scope, params.id, body.name),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
