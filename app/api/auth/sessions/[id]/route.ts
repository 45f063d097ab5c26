import { doneDto } from "@/lib/auth/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { endSession } from "@/lib/sessions/commands";

export const DELETE = route({
  access: "session",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => endSession(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
