import { fileChangedPassport } from "@/lib/documents/passports/commands";
import { documentDto } from "@/lib/documents/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  respond: documentDto,
  handle: ({ scope, params }) => fileChangedPassport(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
