import type { z } from "zod";
import { addKey, recordKeyEvent } from "@/lib/accounts/api-keys/commands";
import type { keyInput, NewKeyDto } from "@/lib/accounts/api-keys/schema";
import { ownCompany } from "@/lib/admin/acting-commands";
import { inCompany, inRole } from "@/lib/infra/db";
import type { AdminScope } from "@/lib/tenancy/scope";

/** Makes a key of any scope for the acting platform admin's own company, which the tenants' role has no right to. */
export async function createPlatformKey(scope: AdminScope, input: z.output<typeof keyInput>): Promise<NewKeyDto> {
  const own = await ownCompany(scope);
  return inCompany(own, async (tx) => {
    const made = await inRole(tx, "coverkeep_platform", () => addKey(tx, own, input));
    await recordKeyEvent(tx, own, "created", made.key);
    return made;
  });
}
