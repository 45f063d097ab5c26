import { checkConfirmation, confirmEmail } from "@/lib/accounts/sign-in/links-commands";
import { confirmQuery } from "@/lib/accounts/sign-in/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const GET = route({
  access: "public",
  limit: mailedLinkLimit,
  query: confirmQuery,
  respond: messageDto,
  handle: ({ query }) => checkConfirmation(query.token),
});

export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  body: confirmQuery,
  respond: messageDto,
  handle: ({ body }) => confirmEmail(body.token),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
