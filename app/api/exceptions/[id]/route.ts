import { getException } from "@/lib/exceptions/queries";
import { exceptionDto } from "@/lib/exceptions/schema";
import { others } from "@/lib/http/others";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "exception:read",
  params: idParam,
  respond: exceptionDto,
  handle: ({ scope, params }) => getException(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
