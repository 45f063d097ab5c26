import { listQueueIds } from "@/lib/documents/review/queue-queries";
import { queueFilter } from "@/lib/documents/review/queue-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { idListDto } from "@/lib/search/views/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  query: queueFilter,
  respond: idListDto,
  handle: ({ scope, query }) => listQueueIds(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
