import { deleteUser, updateUser } from "@/lib/admin/users/commands";
import { adminUserDto, adminUserPatch } from "@/lib/admin/users/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const PATCH = route({
  access: "platform",
  params: idParam,
  body: adminUserPatch,
  respond: adminUserDto,
  handle: ({ scope, params, body }) => updateUser(scope, params.id, body),
});

export const DELETE = route({
  access: "platform",
  params: idParam,
  deletesVersioned: true,
  respond: messageDto,
  handle: ({ scope, params, version }) => deleteUser(scope, params.id, version),
});

export const { GET, POST, PUT, OPTIONS } = otherMethods({ PATCH, DELETE });
