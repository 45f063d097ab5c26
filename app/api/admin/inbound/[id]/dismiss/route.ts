import { doneDto } from "@/lib/accounts/sign-in/schema";
import { dismissUnmatched } from "@/lib/admin/unmatched/commands";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "platform",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => dismissUnmatched(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
