import { listQueue } from "@/lib/documents/review/queue-queries";
import { queueDto, queueQuery } from "@/lib/documents/review/queue-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  query: queueQuery,
  respond: queueDto,
  handle: ({ scope, query }) => listQueue(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
