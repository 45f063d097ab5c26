import { requestPasswordReset } from "@/lib/accounts/sign-in/links-commands";
import { forgotPasswordInput } from "@/lib/accounts/sign-in/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  body: forgotPasswordInput,
  respond: messageDto,
  handle: async ({ body }) => {
    await requestPasswordReset(body.email, body.to);
    return { message: say("server.auth.resetSent") };
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
