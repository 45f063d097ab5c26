import { loginAnswer } from "@/lib/accounts/sign-in/schema";
import { signInAgain, signUpByProvider } from "@/lib/accounts/sso/commands";
import { providerSignUpInput } from "@/lib/accounts/sso/schema";
import { signUpLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: signUpLimit,
  body: providerSignUpInput,
  respond: loginAnswer,
  status: 201,
  cookies: "sign-in",
  handle: ({ body, caller }) => signUpByProvider(caller.signUp ?? "", body, caller),
  again: ({ caller }) => signInAgain(caller.signUp ?? "", caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
