import { listQueueIds } from "@/lib/documents/queue/queries";
import { queueFilter } from "@/lib/documents/queue/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { idListDto } from "@/lib/views/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  query: queueFilter,
  respond: idListDto,
  handle: ({ scope, query }) => listQueueIds(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
