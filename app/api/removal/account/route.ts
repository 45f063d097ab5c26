import { proveOneself } from "@/lib/accounts/sign-in/second-factor-commands";
import { askAccountRemoval, keepAccount } from "@/lib/companies/deletion/commands";
import { removalInput, removalsDto } from "@/lib/companies/deletion/schema";
import { accountLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "session",
  limit: accountLimit,
  body: removalInput,
  respond: removalsDto,
  handle: ({ scope, session, body, caller }) =>
    askAccountRemoval(scope, body.typed, () => proveOneself(scope, body, caller, session.sessionId)),
});

export const DELETE = route({ access: "session", respond: removalsDto, handle: ({ scope }) => keepAccount(scope) });

export const { GET, PUT, PATCH, OPTIONS } = otherMethods({ POST, DELETE });
