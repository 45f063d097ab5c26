import { doneDto } from "@/lib/accounts/sign-in/schema";
import { sendUserInvitation } from "@/lib/admin/users/commands";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "platform",
  params: idParam,
  respond: doneDto,
  status: 202,
  handle: ({ scope, params }) => sendUserInvitation(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
