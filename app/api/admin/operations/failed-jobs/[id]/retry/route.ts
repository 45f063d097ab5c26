import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { retryDeadLetter } from "@/lib/operations/queues/commands";
import { retriedDto } from "@/lib/operations/queues/schema";

export const POST = route({
  access: "platform",
  params: idParam,
  respond: retriedDto,
  status: 202,
  handle: ({ scope, params }) => retryDeadLetter(scope, params.id),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
