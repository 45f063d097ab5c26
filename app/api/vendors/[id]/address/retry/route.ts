import { doneDto } from "@/lib/accounts/sign-in/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { tryAddressAgain } from "@/lib/mail/bounces/commands";

export const POST = route({
  access: "company",
  can: "vendor:invite",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => tryAddressAgain(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
