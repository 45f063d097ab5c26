import type { z } from "zod";
import { judgeAffected } from "@/lib/compliance/judging/rejudging-commands";
import { enrollmentIn, wrapIn } from "@/lib/compliance/wraps/rules";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { lockProject, tellOf } from "@/lib/projects/commands";
import { mostEnrollmentRows, namedRows } from "@/lib/projects/enrollments/columns-values";
import { columnsOfEnrollments, type Listed, readEnrollments } from "@/lib/projects/enrollments/rules";
import type { enrollmentListInput, enrollmentsReadDto } from "@/lib/projects/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { vendorFinder } from "@/lib/vendors/import/names-rules";
import { type ImportFile, readList, takeUploadedList } from "@/lib/vendors/import/queries";

const refuse = (message: Sentence) => new AppError("invalid", message, { file: message });

/**
 * Reads a CSV or Excel file whose first row names vendor and status, and with `apply` takes its enrollments in. Rows that are not clear are
 * named, and change nothing. Throws `invalid` for what is no such list, and `conflict` for a project without a wrap-up.
 */
export async function takeEnrollments(
  scope: CompanyScope,
  projectId: string,
  { apply }: z.output<typeof enrollmentListInput>,
  file: ImportFile | null,
): Promise<z.input<typeof enrollmentsReadDto>> {
  const { bytes } = await takeUploadedList(scope, file);
  const { rows, fault } = await readList(bytes);
  if (fault) throw refuse(fault);
  const columns = columnsOfEnrollments(rows[0]);
  if (!columns) throw refuse(coded("server.projects.enrollmentNameTheColumns"));
  if (rows.length > mostEnrollmentRows) throw refuse(coded("server.projects.enrollmentListTooLong", { most: mostEnrollmentRows }));
  const work = async (tx: Tx) => {
    const project = await lockProject(tx, scope, projectId);
    if (!wrapIn(project.wrap)) throw new AppError("conflict", coded("server.projects.noWrap"));
    const { companyId } = scope;
    const vendors = await tx.vendor.findMany({
      where: { companyId },
      select: { id: true, name: true, acceptedNames: true, externalId: true },
    });
    const assignments = await tx.assignment.findMany({
      where: { companyId, projectId },
      select: { id: true, vendorId: true, enrollment: true, vendor: { select: { name: true } } },
    });
    const contracts = Map.groupBy(
      assignments.map(({ vendor, enrollment, ...one }): Listed => ({ ...one, vendor: vendor.name, enrollment: enrollmentIn(enrollment) })),
      ({ vendorId }) => vendorId,
    );
    const find = vendorFinder(vendors.map(({ acceptedNames, ...one }) => ({ ...one, others: acceptedNames })));
    const read = readEnrollments(rows, columns, { find, contracts });
    if (apply) await keep(tx, scope, project, read.changes);
    const named = new Set([...contracts.keys()]);
    return {
      isApplied: apply,
      ...{ changed: read.changes.length, same: read.same, faultCount: read.faults.length, vendorsOnProject: named.size },
      changes: read.changes.slice(0, namedRows).map(({ vendor, to }) => ({ vendor, enrollment: to })),
      faults: read.faults.slice(0, namedRows),
    };
  };
  return inCompany(scope, work, { timeout: 60_000 });
}

type Project = { id: string; name: string };

async function keep(tx: Tx, scope: CompanyScope, project: Project, changes: ReturnType<typeof readEnrollments>["changes"]): Promise<void> {
  const { companyId } = scope;
  for (const { id, vendor, to } of changes) {
    await tx.assignment.update({ where: { companyId_id: { companyId, id } }, data: { enrollment: to } });
    await tellOf(tx, scope, "project.vendor_changed", project, { vendor, fields: ["enrollment"] });
  }
  await judgeAffected(tx, scope, { vendorIds: changes.map(({ vendorId }) => vendorId) });
}
