import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";
import type { KindsByName } from "@/lib/transfer/lists/plan-files-rules";
import type { Named, NamedProject } from "@/lib/vendors/import/names-rules";
import { vendorNames } from "@/lib/vendors/import/queries";

/** What of the company rows can name. */
export type Here = {
  vendors: (Named & { id: string })[];
  projects: (NamedProject & { id: string })[];
  sets: Map<string, string>;
  kinds: KindsByName;
};

/** The company's vendors, projects, requirement sets and kinds of documents. */
export async function loadHere(tx: Tx, scope: CompanyScope): Promise<Here> {
  const where = { companyId: scope.companyId };
  const vendors = (await vendorNames(tx, scope)).map(({ acceptedNames, ...vendor }) => ({ ...vendor, others: acceptedNames }));
  const select = { id: true, name: true, number: true, status: true, externalId: true } as const;
  const projects = await tx.project.findMany({ where, select, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const sets = await tx.requirementSet.findMany({ where: { ...where, archivedAt: null }, select: { id: true, name: true } });
  const kinds = await tx.documentKind.findMany({ where: { ...where, archivedAt: null } });
  return {
    kinds: new Map(kinds.map((kind) => [kind.name.toLowerCase(), kind])),
    vendors,
    projects: projects.map(({ number, ...project }) => ({ ...project, others: number ? [number] : [] })),
    sets: new Map(sets.map(({ id, name }) => [name.toLowerCase(), id])),
  };
}
