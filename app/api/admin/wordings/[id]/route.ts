import { withdrawShared } from "@/lib/admin/wordings/commands";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const DELETE = route({
  access: "platform",
  params: idParam,
  respond: messageDto,
  handle: ({ scope, params }) => withdrawShared(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
