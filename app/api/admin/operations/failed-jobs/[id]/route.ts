import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { discardDeadLetter } from "@/lib/operations/queues/commands";
import { retriedDto } from "@/lib/operations/queues/schema";

export const DELETE = route({
  access: "platform",
  params: idParam,
  respond: retriedDto,
  handle: ({ scope, params }) => discardDeadLetter(scope, params.id),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
