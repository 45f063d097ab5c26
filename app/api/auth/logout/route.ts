import { signOut } from "@/lib/auth/commands";
import { doneDto } from "@/lib/auth/schema";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "session",
  respond: doneDto,
  cookies: "sign-out",
  handle: async ({ session }) => {
    await signOut(session.sessionId);
    return { message: "Signed out" };
  },
});
