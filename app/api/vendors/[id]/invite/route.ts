import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { inviteVendor } from "@/lib/vendors/commands";

export const POST = route({
  access: "company",
  can: "vendor:invite",
  params: idParam,
  respond: messageDto,
  handle: ({ scope, params }) => inviteVendor(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
