import { confirmQuery, doneDto } from "@/lib/auth/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { route } from "@/lib/http/route";
import { confirmEmail } from "@/lib/links/commands";

export const GET = route({
  access: "public",
  limit: mailedLinkLimit,
  query: confirmQuery,
  respond: doneDto,
  handle: ({ query }) => confirmEmail(query.token),
});
