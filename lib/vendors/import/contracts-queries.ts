import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { type ProjectFinder, projectFinder } from "@/lib/vendors/import/contracts-rules";

/** The company's projects, found by name or number. */
export async function loadProjects(tx: Tx, { companyId }: CompanyScope): Promise<ProjectFinder> {
  const select = { id: true, name: true, number: true, status: true } as const;
  return projectFinder(await tx.project.findMany({ where: { companyId }, select, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }));
}
