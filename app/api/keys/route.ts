import { createKey } from "@/lib/accounts/api-keys/commands";
import { listKeys } from "@/lib/accounts/api-keys/queries";
import { companyKeyInput, keysDto, newKeyDto } from "@/lib/accounts/api-keys/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "company", can: "key:write", respond: keysDto, handle: ({ scope }) => listKeys(scope) });

export const POST = route({
  access: "company",
  can: "key:write",
  body: companyKeyInput,
  respond: newKeyDto,
  status: 201,
  proof: "again",
  handle: ({ scope, body }) => createKey(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
