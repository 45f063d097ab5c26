import { checkConfirmation, confirmEmail } from "@/lib/accounts/links/commands";
import { confirmQuery, doneDto } from "@/lib/accounts/sign-in/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  limit: mailedLinkLimit,
  query: confirmQuery,
  respond: doneDto,
  handle: ({ query }) => checkConfirmation(query.token),
});

export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  body: confirmQuery,
  respond: doneDto,
  handle: ({ body }) => confirmEmail(body.token),
});

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
