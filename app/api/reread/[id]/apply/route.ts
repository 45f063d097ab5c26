import { applyReread } from "@/lib/documents/rereading/commands";
import { rereadDto } from "@/lib/documents/rereading/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "company:write",
  params: idParam,
  respond: rereadDto,
  handle: ({ scope, params }) => applyReread(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
