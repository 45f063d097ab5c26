import { z } from "zod";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { optionalLine, optionalName } from "@/lib/infra/text-schema";
import type { ImportField } from "@/lib/vendors/import/schema";

/** What a row says besides the vendor's own fields. */
export const rowContract = z.object({
  project: optionalLine(200, "projects.project"),
  contractNumber: optionalName(60, "projects.contractNumber"),
  trade: optionalName(100, "projects.trade"),
  externalId: optionalLine(100, "projects.externalId"),
  externalSource: optionalLine(60, "projects.externalSource"),
});
export type RowContract = z.output<typeof rowContract>;

export type KnownProject = { id: string; name: string; number: string | null; status: string };

/** Finds the company's projects by name or by number, regardless of case. A name counts before a number. "several": two have the number. */
export function projectFinder(projects: readonly KnownProject[]): (text: string) => KnownProject | "several" | undefined {
  const known = new Map<string, KnownProject | "several">();
  for (const project of projects) {
    const number = project.number?.toLowerCase();
    if (number) known.set(number, known.has(number) ? "several" : project);
  }
  for (const project of projects) known.set(project.name.toLowerCase(), project);
  return (text) => known.get(text.toLowerCase());
}
export type ProjectFinder = ReturnType<typeof projectFinder>;

type Fault = { field: ImportField; message: Sentence };

/** What is wrong with the project that a row names. A row never creates a project. */
export function projectFault({ project, contractNumber, trade }: Partial<RowContract>, find: ProjectFinder): Fault | null {
  if (!project) {
    if (!contractNumber && !trade) return null;
    return { field: "project", message: coded("vendors.aContractNeedsAProject") };
  }
  const found = find(project);
  if (found === "several") return { field: "project", message: coded("vendors.severalProjectsHaveNumber", { number: project }) };
  if (!found) return { field: "project", message: coded("vendors.noProjectIsNamed", { project }) };
  return found.status === "COMPLETED" ? { field: "project", message: coded("vendors.projectIsCompleted", { project: found.name }) } : null;
}

/** The id of a vendor in another system, as one text; null: it has none. */
export const externalKey = ({ externalId, externalSource }: Partial<RowContract>): string | null =>
  externalId ? JSON.stringify([externalSource ?? null, externalId]) : null;

/** Whose external id a row gives a vendor. Said where it is another vendor's. */
export const externalProblem = (vendor: string) => coded("vendors.externalIdIsOfVendor", { vendor });
