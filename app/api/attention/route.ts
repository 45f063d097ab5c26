import { listAttention } from "@/lib/attention/queries";
import { attentionListDto, attentionQuery } from "@/lib/attention/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  query: attentionQuery,
  respond: attentionListDto,
  handle: ({ scope, query }) => listAttention(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
