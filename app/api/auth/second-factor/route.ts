import { authAnswer } from "@/lib/accounts/sign-in/schema";
import { answerChallenge } from "@/lib/accounts/sign-in/second-factor-commands";
import { secondFactorInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { signInLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: signInLimit,
  body: secondFactorInput,
  respond: authAnswer,
  cookies: "sign-in",
  handle: ({ body, caller }) => answerChallenge(body.challenge ?? caller.challenge ?? "", body.code, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
