import { nameKeys } from "@/lib/compliance/names/match-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { eachInTurns } from "@/lib/infra/turns";
import { externalKey, externalProblem, type ProjectFinder, projectFault } from "@/lib/vendors/import/contracts-rules";
import { type OwnerFacts, ownerAmong } from "@/lib/vendors/import/owners-rules";
import { type FileRow, faultsOf, fieldsOf, type Problem, type RowFields, type TakenNames } from "@/lib/vendors/import/rules";
import type { ImportMapping } from "@/lib/vendors/import/schema";

/** Who has a name already: a vendor, or an earlier row of the file. */
export type NameOwner = OwnerFacts & ({ vendor: string } | { line: number });

export type RowPlan = { line: number; fields: RowFields; kind: "create" | "update" | "skip" | "refuse"; problems: Problem[] };

/** What of the company decides what becomes of a row. `externals`: which vendor has which external id. */
export type KnownRows = { taken: TakenNames<NameOwner>; externals: Map<string, string>; projects: ProjectFinder };

/** Another owner of the external id that a row gives its vendor. */
function externalFault(fields: RowFields, owner: NameOwner | undefined, externals: Map<string, string>) {
  const key = externalKey(fields);
  const other = key === null ? undefined : externals.get(key);
  const name = owner && "vendor" in owner ? owner.vendor : fields.name;
  if (key !== null && other === undefined) externals.set(key, name);
  if (other === undefined || nameKeys(other).some((one) => nameKeys(name).includes(one))) return null;
  return { field: "externalId" as const, message: externalProblem(other) };
}

/** What would become of each row. `taken` has the vendors' names and gets those of the rows. */
export function planRows(
  rows: readonly FileRow[],
  mapping: ImportMapping,
  { taken, externals, projects }: KnownRows,
  existing: "skip" | "update",
): Promise<RowPlan[]> {
  return eachInTurns(rows, ({ line, values }): RowPlan => {
    const fields = fieldsOf(values, mapping);
    const tell = (fault: Pick<Problem, "field" | "message">): Problem => ({ line, name: fields.name, ...fault });
    const owner = ownerAmong(taken.find(fields.name), fields, existing === "update");
    const faults = faultsOf(fields);
    if (faults.length === 0)
      faults.push(...[projectFault(fields, projects) ?? externalFault(fields, owner, externals)].flatMap((one) => one ?? []));
    if (faults.length > 0) return { line, fields, kind: "refuse", problems: faults.map(tell) };
    if (!owner) {
      taken.add(fields.name, { line, ...factsOf(fields), isOfList: true });
      return { line, fields, kind: "create", problems: [] };
    }
    // A vendor may have several contracts: each row with a project is one.
    if (existing === "update" || fields.project) return { line, fields, kind: "update", problems: [] };
    return { line, fields, kind: "skip", problems: [tell({ field: "name", message: sameName(owner) })] };
  });
}

const factsOf = ({ email, externalId, externalSource }: RowFields): OwnerFacts => ({
  ...{ email, externalId: externalId ?? null, externalSource: externalSource ?? null },
});

const sameName = (owner: NameOwner) =>
  "vendor" in owner
    ? coded("vendors.skippedVendorIsAVendor", { vendor: owner.vendor })
    : coded("vendors.skippedTheSameNameIs", { line: owner.line });
