import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { listQueue } from "@/lib/review/queries";
import { queueDto, queueQuery } from "@/lib/review/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  query: queueQuery,
  respond: queueDto,
  handle: ({ scope, query }) => listQueue(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
