import { doneDto } from "@/lib/accounts/sign-in/schema";
import { withdrawUserInvitation } from "@/lib/admin/users/commands";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";

export const DELETE = route({
  access: "platform",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => withdrawUserInvitation(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
