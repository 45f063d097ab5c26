import { doneDto } from "@/lib/accounts/sign-in/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";
import { resubscribe } from "@/lib/mail/unsubscribe/commands";

export const POST = route({
  access: "company",
  can: "vendor:invite",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => resubscribe(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
