import { countAttention } from "@/lib/attention/queries";
import { attentionCountDto } from "@/lib/attention/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  respond: attentionCountDto,
  handle: ({ scope }) => countAttention(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
