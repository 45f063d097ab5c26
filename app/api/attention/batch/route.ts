import { changeAttention } from "@/lib/attention/commands";
import { attentionBatch } from "@/lib/attention/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { batchDto } from "@/lib/infra/lists/schema";

export const POST = route({
  access: "company",
  can: "document:write",
  body: attentionBatch,
  respond: batchDto,
  handle: ({ scope, body }) => changeAttention(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
