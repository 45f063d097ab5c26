import { renewRecoveryCodes } from "@/lib/accounts/sign-in/second-factor-commands";
import { codeInput, recoveryCodesDto } from "@/lib/accounts/sign-in/second-factor-schema";
import { accountLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "session",
  limit: accountLimit,
  body: codeInput,
  respond: recoveryCodesDto,
  handle: ({ scope, body, caller }) => renewRecoveryCodes(scope, body.code, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
