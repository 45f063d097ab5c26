import { resetPassword } from "@/lib/accounts/links/commands";
import { doneDto, resetPasswordInput } from "@/lib/accounts/sign-in/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { say } from "@/messages/say";

export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  body: resetPasswordInput,
  respond: doneDto,
  cookies: "known-device",
  handle: async ({ body }) => ({
    message: say("server.auth.passwordResetSuccessfully"),
    ...(await resetPassword(body.token, body.password)),
  }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
