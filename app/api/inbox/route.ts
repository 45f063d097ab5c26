import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listInbox } from "@/lib/inbound/inbox/queries";
import { inboxListDto, inboxQuery } from "@/lib/inbound/inbox/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  query: inboxQuery,
  respond: inboxListDto,
  handle: ({ scope, query }) => listInbox(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
