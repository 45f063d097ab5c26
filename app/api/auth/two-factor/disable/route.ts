import { turnOff } from "@/lib/accounts/sign-in/second-factor-commands";
import { switchInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { accountLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const POST = route({
  access: "session",
  limit: accountLimit,
  body: switchInput,
  respond: messageDto,
  handle: ({ scope, body, caller }) => turnOff(scope, body, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
