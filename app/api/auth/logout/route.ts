import { signOut } from "@/lib/accounts/sessions/commands";
import { doneDto, refreshInput } from "@/lib/accounts/sign-in/schema";
import { renewLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { say } from "@/messages/say";

export const POST = route({
  access: "public",
  limit: renewLimit,
  body: refreshInput,
  respond: doneDto,
  cookies: "sign-out",
  handle: async ({ body, caller }) => {
    await signOut(await caller.sessionId(), body.refresh_token ?? body.refreshToken ?? caller.refreshToken);
    return { message: say("server.auth.signedOut") };
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
