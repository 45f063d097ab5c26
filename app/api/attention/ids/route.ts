import { listAttentionIds } from "@/lib/attention/queries";
import { attentionFilter } from "@/lib/attention/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { idListDto } from "@/lib/search/views/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  query: attentionFilter,
  respond: idListDto,
  handle: ({ scope, query }) => listAttentionIds(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
