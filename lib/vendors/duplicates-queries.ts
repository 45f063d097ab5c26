import { loadNamedVendors } from "@/lib/compliance/names/match-queries";
import { findDuplicates } from "@/lib/compliance/names/match-rules";
import type { Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { duplicateCode } from "@/lib/vendors/duplicates-values";

const mostShown = 5;

/** Throws `possible_duplicate` with the vendors whose names are the same as a name, or nearly. `except`: the vendor that gets the name. */
export async function refuseDuplicate(tx: Tx, scope: CompanyScope, name: string, except?: string): Promise<void> {
  const vendors = (await loadNamedVendors(tx, scope, [name])).filter(({ id }) => id !== except);
  const found = findDuplicates(name, vendors);
  if (found.length === 0) return;
  // A sample is no firm.
  const rows = await tx.vendor.findMany({
    where: { companyId: scope.companyId, isSample: false, id: { in: found.map(({ vendor }) => vendor.id) } },
    select: { id: true, email: true },
  });
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  const own = found.filter(({ vendor }) => emails.has(vendor.id)).slice(0, mostShown);
  const [first] = own;
  if (!first) return;
  const candidates = own.map(({ vendor: { id, name: of }, likeness }) => ({ id, name: of, likeness, email: emails.get(id) ?? "" }));
  const message = coded(first.likeness === "equal" ? "server.vendors.nameIsTaken" : "server.vendors.nameIsAlike", {
    name: first.vendor.name,
  });
  throw new AppError(duplicateCode, message, { name: message }, { current: { candidates } });
}
