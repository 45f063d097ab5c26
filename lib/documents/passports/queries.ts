import { type KnownOf, passportOf } from "@/lib/documents/passports/dto";
import { type Manifest, manifest } from "@/lib/documents/passports/schema";
import { readAsAuth } from "@/lib/infra/db";
import { findPassportKey } from "@/lib/tenancy/settings/passport-key-commands";

export type Issued = { signed: Manifest; withdrawnAt: Date | null };

/** What was signed under an id, for whoever has the passport; null: this installation has no such passport on record. */
export async function findIssued(id: string): Promise<Issued | null> {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)) return null;
  const text = `select manifest, withdrawn_at as "withdrawnAt" from vendor_passport where id = $1::uuid`;
  const [row] = await readAsAuth({ text, values: [id] });
  const signed = manifest.safeParse(row?.manifest).data;
  return signed ? { signed, withdrawnAt: (row?.withdrawnAt as Date | null | undefined) ?? null } : null;
}

/** What is known here of a document as a passport. A withdrawal is told only of a passport that was signed here. */
export async function loadKnown(row: { passport: unknown }, accepted: readonly string[]): Promise<KnownOf> {
  const own = row.passport === null ? null : await findPassportKey();
  const signed = passportOf(row)?.manifest;
  const issued = signed && signed.key.publicKey === own ? await findIssued(signed.id) : null;
  return { own, accepted, withdrawnAt: issued?.withdrawnAt ?? null };
}
