import { turnOff } from "@/lib/accounts/second-factor/commands";
import { switchInput } from "@/lib/accounts/second-factor/schema";
import { doneDto } from "@/lib/accounts/sign-in/schema";
import { accountLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "session",
  limit: accountLimit,
  body: switchInput,
  respond: doneDto,
  handle: ({ scope, body, caller }) => turnOff(scope, body, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
