import { confirmNewEmail } from "@/lib/accounts/profile/commands";
import { newEmailInput } from "@/lib/accounts/profile/schema";
import { doneDto } from "@/lib/accounts/sign-in/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  body: newEmailInput,
  respond: doneDto,
  handle: ({ body }) => confirmNewEmail(body.token),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
