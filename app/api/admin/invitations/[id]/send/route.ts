import { sendUserInvitation } from "@/lib/admin/users/commands";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const POST = route({
  access: "platform",
  params: idParam,
  respond: messageDto,
  status: 202,
  handle: ({ scope, params }) => sendUserInvitation(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
