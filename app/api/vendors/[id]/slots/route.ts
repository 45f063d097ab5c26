import { listSlots } from "@/lib/documents/kinds/slots-queries";
import { slotListDto } from "@/lib/documents/papers/slots-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: slotListDto,
  handle: ({ scope, params }) => listSlots(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
