import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { deleteView } from "@/lib/search/views/commands";

export const DELETE = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  deletesVersioned: true,
  respond: messageDto,
  handle: ({ scope, params, version }) => deleteView(scope, params.id, version),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
