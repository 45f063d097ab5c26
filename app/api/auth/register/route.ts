import { register, signIn } from "@/lib/accounts/sign-in/commands";
import { loginAnswer, registerInput } from "@/lib/accounts/sign-in/schema";
import { signUpLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: signUpLimit,
  body: registerInput,
  respond: loginAnswer,
  status: 201,
  cookies: "sign-in",
  handle: ({ body, caller }) => register(body, caller),
  // The password in the repeated call is the proof.
  again: ({ body, caller }) => signIn({ ...body, remember: false }, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
