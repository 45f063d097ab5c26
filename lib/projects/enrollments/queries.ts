import type { z } from "zod";
import type { ListImport } from "@/generated/prisma/client";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import { namedRows } from "@/lib/projects/enrollments/columns-values";
import type { enrollmentImportDto, enrollmentImportsDto } from "@/lib/projects/enrollments/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Told = z.input<typeof enrollmentImportDto>;

const listed = 5;

/** With the first enrollments that the undoing kept. */
async function toldOf(tx: Tx, { companyId, id, fileName, state, createdAt }: ListImport): Promise<Told> {
  const counted = await tx.listImportRow.groupBy({ by: ["outcome"], where: { companyId, importId: id }, _count: true });
  const countOf = (outcome: string) => counted.find((one) => one.outcome === outcome)?._count ?? 0;
  const where = { companyId, importId: id, outcome: "kept" };
  const kept = await tx.listImportRow.findMany({ where, orderBy: { line: "asc" }, take: namedRows });
  return {
    ...{ id, fileName, isUndone: state === "undone", createdAt: createdAt.toISOString() },
    ...{ updated: countOf("updated") + countOf("restored") + countOf("kept"), restored: countOf("restored"), keptCount: countOf("kept") },
    kept: kept.map(({ name, reason }) => ({ vendor: name, reason: sentenceIn(reason) ?? "" })),
  };
}

/** The newest lists of enrollments that changed something on a project. Throws `not_found`. */
export function listEnrollmentImports(scope: CompanyScope, projectId: string): Promise<z.input<typeof enrollmentImportsDto>> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const project = await tx.project.count({ where: { companyId, id: projectId } });
    if (project === 0) throw notFound(coded("server.projects.project"));
    const rows = await tx.listImport.findMany({ where: { companyId, projectId }, orderBy: { createdAt: "desc" }, take: listed });
    const imports: Told[] = [];
    for (const row of rows) imports.push(await toldOf(tx, row));
    return { imports };
  });
}

/** Throws `not_found`. */
export function getEnrollmentImport(scope: CompanyScope, { projectId, importId }: { projectId: string; importId: string }): Promise<Told> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const row = await tx.listImport.findUnique({ where: { companyId_id: { companyId, id: importId }, projectId } });
    if (!row) throw notFound(coded("server.transfer.import"));
    return toldOf(tx, row);
  });
}
