import { listKeys } from "@/lib/accounts/api-keys/queries";
import { keyInput, keysDto, newKeyDto } from "@/lib/accounts/api-keys/schema";
import { ownCompany } from "@/lib/admin/acting-commands";
import { createPlatformKey } from "@/lib/admin/api-keys-commands";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "platform", respond: keysDto, handle: async ({ scope }) => listKeys(await ownCompany(scope)) });

export const POST = route({
  access: "platform",
  body: keyInput,
  respond: newKeyDto,
  status: 201,
  proof: "again",
  handle: ({ scope, body }) => createPlatformKey(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
