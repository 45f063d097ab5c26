import { withdrawException } from "@/lib/exceptions/commands";
import { exceptionDto } from "@/lib/exceptions/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "exception:ask",
  params: idParam,
  respond: exceptionDto,
  handle: ({ scope, params }) => withdrawException(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
