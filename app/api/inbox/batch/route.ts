import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { changeMessages } from "@/lib/inbound/inbox/commands";
import { inboxBatch } from "@/lib/inbound/inbox/schema";
import { batchDto } from "@/lib/infra/lists/schema";

export const POST = route({
  access: "company",
  can: "document:write",
  body: inboxBatch,
  respond: batchDto,
  handle: ({ scope, body }) => changeMessages(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
