import { listQueue } from "@/lib/documents/queue/queries";
import { queueDto, queueQuery } from "@/lib/documents/queue/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  query: queueQuery,
  respond: queueDto,
  handle: ({ scope, query }) => listQueue(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
