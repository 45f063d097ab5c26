import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { askAccountRemoval, keepAccount } from "@/lib/removal/commands";
import { removalInput, removalsDto } from "@/lib/removal/schema";

export const POST = route({
  access: "session",
  body: removalInput,
  respond: removalsDto,
  handle: ({ scope, body }) => askAccountRemoval(scope, body.typed),
});

export const DELETE = route({ access: "session", respond: removalsDto, handle: ({ scope }) => keepAccount(scope) });

export const { GET, PUT, PATCH, OPTIONS } = others({ POST, DELETE });
