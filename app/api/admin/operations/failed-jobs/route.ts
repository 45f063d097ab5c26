import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listDeadLetters } from "@/lib/operations/queues/queries";
import { deadLettersDto, deadLettersQuery } from "@/lib/operations/queues/schema";

export const GET = route({
  access: "platform",
  query: deadLettersQuery,
  respond: deadLettersDto,
  handle: ({ query }) => listDeadLetters(query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
