import { doneDto } from "@/lib/accounts/sign-in/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { deleteView } from "@/lib/views/commands";

export const DELETE = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  deletesVersioned: true,
  respond: doneDto,
  handle: ({ scope, params, version }) => deleteView(scope, params.id, version),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
