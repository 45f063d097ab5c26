import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { updatePerson } from "@/lib/people/commands";
import { getPerson } from "@/lib/people/queries";
import { personDto, personPatch } from "@/lib/people/schema";

export const GET = route({ access: "session", respond: personDto, handle: ({ scope }) => getPerson(scope) });

export const PATCH = route({
  access: "session",
  body: personPatch,
  respond: personDto,
  handle: ({ scope, body, caller }) => updatePerson(scope, body, caller),
});

export const { POST, PUT, DELETE, OPTIONS } = others({ GET, PATCH });
