import { shareAnswer } from "@/lib/admin/wordings/commands";
import { listSharing } from "@/lib/admin/wordings/queries";
import { sharingInput, sharingListDto, sharingQuery } from "@/lib/admin/wordings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const GET = route({
  access: "platform",
  query: sharingQuery,
  respond: sharingListDto,
  handle: ({ scope, query }) => listSharing(scope, query),
});

export const POST = route({
  access: "platform",
  body: sharingInput,
  respond: messageDto,
  handle: ({ scope, body }) => shareAnswer(scope, body.answerId),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
