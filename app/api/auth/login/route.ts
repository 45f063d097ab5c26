import { signIn } from "@/lib/accounts/sign-in/commands";
import { loginAnswer, loginInput } from "@/lib/accounts/sign-in/schema";
import { signInLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: signInLimit,
  body: loginInput,
  respond: loginAnswer,
  cookies: "sign-in",
  handle: ({ body, caller }) => signIn(body, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
