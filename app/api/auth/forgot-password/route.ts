import { requestPasswordReset } from "@/lib/accounts/links/commands";
import { doneDto, forgotPasswordInput } from "@/lib/accounts/sign-in/schema";
import { mailedLinkLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { say } from "@/messages/say";

export const POST = route({
  access: "public",
  limit: mailedLinkLimit,
  body: forgotPasswordInput,
  respond: doneDto,
  handle: async ({ body }) => {
    await requestPasswordReset(body.email, body.to);
    return { message: say("server.auth.passwordResetInstructionsSent") };
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
