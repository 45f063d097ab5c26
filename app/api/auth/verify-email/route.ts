import { doneDto, verifyEmailQuery } from "@/lib/auth/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { route } from "@/lib/http/route";
import { checkConfirmation, confirmEmail } from "@/lib/links/commands";

export const GET = route({
  access: "public",
  limit: mailedLinkLimit,
  query: verifyEmailQuery,
  respond: doneDto,
  handle: ({ query }) => checkConfirmation(query.token),
});

export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  body: verifyEmailQuery,
  respond: doneDto,
  handle: ({ body }) => confirmEmail(body.token),
});
