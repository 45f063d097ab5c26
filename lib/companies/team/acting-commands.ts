import type { Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyRole } from "@/lib/tenancy/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** An invitation ends with the member who sent it; without an id it stays. */
export type Inviter = { id: string | null; name: string };

/** An admin makes keys, so a key that makes admins would make keys. */
export function refuseAdminByKey({ actor }: CompanyScope, role: CompanyRole | undefined): void {
  if (actor.kind === "key" && role === "ADMIN") throw new AppError("forbidden", coded("server.http.keyMakesNoAdmin"));
}

/** Who invites, as the email says it. An invitation by a key does not end with the key's maker. */
export async function inviterOf(tx: Tx, { actor }: CompanyScope): Promise<Inviter> {
  if (actor.kind === "key") return { id: null, name: actor.key };
  const { id, firstName, lastName } = await tx.user.findUniqueOrThrow({ where: { id: actor.id ?? "" } });
  return { id, name: `${firstName} ${lastName}`.trim() };
}
