import { doneDto } from "@/lib/auth/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { confirmNewEmail } from "@/lib/people/commands";
import { newEmailInput } from "@/lib/people/schema";

export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  body: newEmailInput,
  respond: doneDto,
  handle: ({ body }) => confirmNewEmail(body.token),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
