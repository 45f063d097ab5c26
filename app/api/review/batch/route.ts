import { changeQueue } from "@/lib/documents/review/queue-commands";
import { queueBatch } from "@/lib/documents/review/queue-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { batchDto } from "@/lib/infra/lists/schema";

export const POST = route({
  access: "company",
  can: "document:write",
  body: queueBatch,
  respond: batchDto,
  handle: ({ scope, body }) => changeQueue(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
