import { createKey } from "@/lib/admin/api-keys/commands";
import { listKeys } from "@/lib/admin/api-keys/queries";
import { keyInput, keysDto, newKeyDto } from "@/lib/admin/api-keys/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({ access: "platform", respond: keysDto, handle: ({ scope }) => listKeys(scope) });

export const POST = route({
  access: "platform",
  body: keyInput,
  respond: newKeyDto,
  status: 201,
  handle: ({ scope, body }) => createKey(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
