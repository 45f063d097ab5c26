import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { retryDeadLetters } from "@/lib/operations/queues/commands";
import { retriedDto, retryInput } from "@/lib/operations/queues/schema";

export const POST = route({
  access: "platform",
  body: retryInput,
  respond: retriedDto,
  status: 202,
  handle: ({ scope, body }) => retryDeadLetters(scope, body.queue),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
