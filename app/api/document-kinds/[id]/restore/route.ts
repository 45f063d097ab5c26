import { kindDto } from "@/lib/compliance/kinds/schema";
import { restoreKind } from "@/lib/documents/kinds/commands";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "requirements:write",
  params: idParam,
  respond: kindDto,
  handle: ({ scope, params }) => restoreKind(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
