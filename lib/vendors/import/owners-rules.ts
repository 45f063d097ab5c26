import { addressesOf } from "@/lib/vendors/import/addresses-rules";

/** By what two vendors of one name are told apart. `email`: one address, or several in a cell. */
export type OwnerFacts = {
  email?: string | null;
  externalId?: string | null;
  externalSource?: string | null;
  /** It came with the same list, whose rows do not change each other's ID. */
  isOfList?: boolean;
};

const firstAddress = ({ email }: OwnerFacts) => addressesOf(email ?? "")[0]?.toLowerCase();
const sourceOf = ({ externalSource }: OwnerFacts) => externalSource ?? null;

/**
 * Which of the vendors that have a row's name is meant; undefined: another one. An external ID of its own in the same system makes a row
 * another vendor, unless the row may change the ID (`updates`) of the only one. Of several vendors, the address decides.
 */
export function ownerAmong<Owner extends OwnerFacts>(owners: readonly Owner[], row: OwnerFacts, updates: boolean): Owner | undefined {
  const isOfSystem = (owner: Owner) => Boolean(row.externalId && owner.externalId) && sourceOf(row) === sourceOf(owner);
  const named = owners.find((owner) => isOfSystem(owner) && owner.externalId === row.externalId);
  if (named || owners.length === 0) return named;
  if (updates && owners.length === 1 && !owners[0]?.isOfList) return owners[0];
  const left = owners.filter((owner) => !isOfSystem(owner));
  return left.find((owner) => firstAddress(owner) === firstAddress(row)) ?? left[0];
}
