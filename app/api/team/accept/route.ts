import { signIn } from "@/lib/accounts/sign-in/commands";
import { loginAnswer } from "@/lib/accounts/sign-in/schema";
import { signOut } from "@/lib/accounts/sign-in/sessions-commands";
import { acceptInvitation } from "@/lib/companies/team/commands";
import { acceptInput } from "@/lib/companies/team/schema";
import { signUpLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: signUpLimit,
  body: acceptInput,
  respond: loginAnswer,
  status: 201,
  cookies: "sign-in",
  handle: async ({ body, caller }) => {
    const joined = await acceptInvitation(body, caller);
    // Anyone signed in on this browser has a different account.
    await signOut(await caller.sessionId(), caller.refreshToken);
    return joined;
  },
  // The password in the repeated call is the proof.
  again: ({ body, caller }) => signIn({ email: body.email ?? "", password: body.password, remember: false }, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
