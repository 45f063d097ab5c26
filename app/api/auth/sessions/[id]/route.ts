import { endSession } from "@/lib/accounts/sessions/commands";
import { doneDto } from "@/lib/accounts/sign-in/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";

export const DELETE = route({
  access: "session",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => endSession(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
