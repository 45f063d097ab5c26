import { discardReread } from "@/lib/documents/rereading/commands";
import { rereadDto } from "@/lib/documents/rereading/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const DELETE = route({
  access: "company",
  can: "company:write",
  params: idParam,
  respond: rereadDto,
  handle: ({ scope, params }) => discardReread(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
