import { doneDto } from "@/lib/accounts/sign-in/schema";
import { deleteUser, updateUser } from "@/lib/admin/users/commands";
import { adminUserDto, adminUserPatch } from "@/lib/admin/users/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";

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
  respond: doneDto,
  handle: ({ scope, params, version }) => deleteUser(scope, params.id, version),
});

export const { GET, POST, PUT, OPTIONS } = others({ PATCH, DELETE });
