import type { z } from "zod";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { judgeAffected } from "@/lib/compliance/judging/rejudging-commands";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { eachRow } from "@/lib/infra/lists/rules";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { coded } from "@/lib/infra/sentences-rules";
import { assignVendors, requireSetInUse, tellOf } from "@/lib/projects/commands";
import { getProject } from "@/lib/projects/queries";
import type { assignmentBatch, requirementsBatch } from "@/lib/projects/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

const namesOf = (scope: CompanyScope) => (ids: readonly string[]) =>
  inCompany(scope, (tx) =>
    tx.vendor.findMany({ where: { companyId: scope.companyId, id: { in: [...ids] } }, select: { id: true, name: true } }),
  );

/** Puts several vendors on a project, each with a contract of its own and as if it were alone. Throws `not_found` for the project. */
export async function addVendorsToProject(
  scope: CompanyScope,
  projectId: string,
  { ids, ...contract }: z.output<typeof assignmentBatch>,
): Promise<BatchDto> {
  await getProject(scope, projectId);
  return eachRow(ids, (id) => assignVendors(scope, projectId, { ...contract, vendorIds: [id] }), namesOf(scope));
}

/**
 * Gives the contracts of several vendors another requirement set; null: their project's. Only contracts on active projects change, or
 * those on one project. A vendor without any is refused.
 */
export async function assignRequirements(scope: CompanyScope, { ids, ...what }: z.output<typeof requirementsBatch>): Promise<BatchDto> {
  await inCompany(scope, (tx) => requireSetInUse(tx, scope, what.requirementSetId));
  return eachRow(ids, (id) => assignToVendor(scope, id, what), namesOf(scope));
}

function assignToVendor(scope: CompanyScope, vendorId: string, what: Omit<z.output<typeof requirementsBatch>, "ids">): Promise<void> {
  const { companyId } = scope;
  const requirementSetId = what.requirementSetId ?? null;
  return inCompany(scope, async (tx) => {
    if (!(await lockVendor(tx, scope, vendorId))) throw notFound(coded("common.vendor"));
    const contracts = await tx.assignment.findMany({
      where: { companyId, vendorId, project: { status: "ACTIVE" }, ...(what.projectId && { projectId: what.projectId }) },
      include: { project: { select: { id: true, name: true } }, vendor: { select: { name: true } } },
    });
    if (contracts.length === 0) throw new AppError("conflict", coded("server.projects.vendorHasNoContract"));
    const changed = contracts.filter((contract) => contract.requirementSetId !== requirementSetId);
    if (changed.length === 0) return;
    await tx.assignment.updateMany({ where: { companyId, id: { in: changed.map(({ id }) => id) } }, data: { requirementSetId } });
    for (const { project, vendor } of changed)
      await tellOf(tx, scope, "project.vendor_changed", project, { vendor: vendor.name, fields: ["requirementSetId"] });
    await judgeAffected(tx, scope, { vendorIds: [vendorId] });
  });
}
