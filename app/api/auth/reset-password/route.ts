import { resetPassword } from "@/lib/accounts/sign-in/links-commands";
import { resetPasswordInput } from "@/lib/accounts/sign-in/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  body: resetPasswordInput,
  respond: messageDto,
  cookies: "known-device",
  handle: async ({ body }) => ({
    message: say("server.auth.passwordResetSuccessfully"),
    ...(await resetPassword(body.token, body.password)),
  }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
