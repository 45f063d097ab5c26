import { signOut } from "@/lib/accounts/sessions/commands";
import { doneDto } from "@/lib/accounts/sign-in/schema";
import { acceptInvitation } from "@/lib/companies/team/commands";
import { acceptInput } from "@/lib/companies/team/schema";
import { signUpLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: signUpLimit,
  body: acceptInput,
  respond: doneDto,
  status: 201,
  // Signing in comes next; whoever is signed in in this browser is another account.
  cookies: "sign-out",
  handle: async ({ body, caller }) => {
    const joined = await acceptInvitation(body);
    await signOut(await caller.sessionId(), caller.refreshToken);
    return joined;
  },
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
