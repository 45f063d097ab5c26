import { getException } from "@/lib/exceptions/queries";
import { exceptionDto } from "@/lib/exceptions/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "exception:read",
  params: idParam,
  respond: exceptionDto,
  handle: ({ scope, params }) => getException(scope, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
