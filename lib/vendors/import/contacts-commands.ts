import { randomUUID } from "node:crypto";
import type { Tx } from "@/lib/infra/db";
import { findPeople } from "@/lib/mail/recipients/queries";
import { findPerson } from "@/lib/mail/recipients/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { contactInput } from "@/lib/vendors/contacts/schema";

/** Addresses of a row beside the first one, for its vendor. `isNew`: the same import adds the vendor. */
export type WantedContacts = { line: number; vendorId: string; isNew: boolean; emails: readonly string[] };

/**
 * Gives vendors the other addresses of their rows. Returns the contacts' ids by the row's line, where the vendor was there before: an undo
 * removes those. Both times are the same: a contact whose times differ was changed by someone since.
 */
export async function addContacts(
  tx: Tx,
  scope: CompanyScope,
  wanted: readonly WantedContacts[],
  at: Date,
): Promise<Map<number, string[]>> {
  const { companyId } = scope;
  const added = new Map<number, string[]>();
  for (const { line, vendorId, isNew, emails } of wanted) {
    const people = await findPeople(tx, scope, vendorId);
    const fresh = emails.filter((email) => !findPerson(people, email));
    if (fresh.length === 0) continue;
    const data = fresh.map((email) => ({ id: randomUUID(), ...contactInput.parse({ email }), name: null, phone: null }));
    await tx.vendorContact.createMany({ data: data.map((row) => ({ ...row, companyId, vendorId, createdAt: at, updatedAt: at })) });
    if (!isNew)
      added.set(
        line,
        data.map(({ id }) => id),
      );
  }
  return added;
}

/** Removes the contacts that a row brought, as far as no one changed them since. */
export async function removeContacts(tx: Tx, { companyId }: CompanyScope, ids: readonly string[]): Promise<number> {
  return tx.$executeRaw`delete from vendor_contact
    where company_id = ${companyId}::uuid and id = any(${[...ids]}::uuid[]) and updated_at = created_at`;
}
