import { checkConfirmation, confirmEmail } from "@/lib/accounts/links/commands";
import { doneDto, verifyEmailQuery } from "@/lib/accounts/sign-in/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

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

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
