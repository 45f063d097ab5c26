import { doneDto } from "@/lib/accounts/sign-in/schema";
import { withdrawInvitation } from "@/lib/companies/team/commands";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";

export const DELETE = route({
  access: "company",
  can: "team:access",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => withdrawInvitation(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
