import { doneDto } from "@/lib/auth/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { withdrawInvitation } from "@/lib/team/commands";

export const DELETE = route({
  access: "company",
  can: "team:access",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => withdrawInvitation(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
