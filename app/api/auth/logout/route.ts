import { refreshInput } from "@/lib/accounts/sign-in/schema";
import { signOut } from "@/lib/accounts/sign-in/sessions-commands";
import { renewLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { say } from "@/messages/say";

export const POST = route({
  access: "public",
  limit: renewLimit,
  body: refreshInput,
  respond: messageDto,
  cookies: "sign-out",
  handle: async ({ body, caller }) => {
    await signOut(await caller.sessionId(), body.refresh_token ?? body.refreshToken ?? caller.refreshToken);
    return { message: say("server.auth.signedOut") };
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
