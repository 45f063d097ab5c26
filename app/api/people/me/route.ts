import { updatePerson } from "@/lib/accounts/profile/commands";
import { getPerson } from "@/lib/accounts/profile/queries";
import { personDto, personPatch } from "@/lib/accounts/profile/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "session", respond: personDto, handle: ({ scope }) => getPerson(scope) });

export const PATCH = route({
  access: "session",
  body: personPatch,
  respond: personDto,
  handle: ({ scope, body, caller }) => updatePerson(scope, body, caller),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods({ GET, PATCH });
