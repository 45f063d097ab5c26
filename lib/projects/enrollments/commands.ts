import type { z } from "zod";
import { type ListImportRow, Prisma } from "@/generated/prisma/client";
import { judgeAffected } from "@/lib/compliance/judging/rejudging-commands";
import { enrollmentIn, wrapIn } from "@/lib/compliance/wraps/rules";
import type { Enrollment } from "@/lib/compliance/wraps/schema";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { lockProject, tellOf } from "@/lib/projects/commands";
import { mostEnrollmentRows, namedRows } from "@/lib/projects/enrollments/columns-values";
import { getEnrollmentImport } from "@/lib/projects/enrollments/queries";
import { columnsOfEnrollments, isSameEnrollment, type Listed, readEnrollments } from "@/lib/projects/enrollments/rules";
import type {
  enrollmentImportDto,
  enrollmentImportParams,
  enrollmentListInput,
  enrollmentsReadDto,
} from "@/lib/projects/enrollments/schema";
import { recordEvent } from "@/lib/tenancy/audit/commands";
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
  const { bytes, fileName } = await takeUploadedList(scope, file);
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
    const importId = apply && read.changes.length > 0 ? await keep(tx, scope, project, { fileName, changes: read.changes }) : null;
    const named = new Set([...contracts.keys()]);
    return {
      ...{ isApplied: apply, importId },
      ...{ changed: read.changes.length, same: read.same, faultCount: read.faults.length, vendorsOnProject: named.size },
      changes: read.changes.slice(0, namedRows).map(({ vendor, to }) => ({ vendor, enrollment: to })),
      faults: read.faults.slice(0, namedRows),
    };
  };
  return inCompany(scope, work, { timeout: 60_000 });
}

type Project = { id: string; name: string };
type List = { fileName: string; changes: ReturnType<typeof readEnrollments>["changes"] };

/** Writes the enrollments, and keeps each one's value before and after for the undoing. Answers the import's id. */
async function keep(tx: Tx, scope: CompanyScope, project: Project, { fileName, changes }: List): Promise<string> {
  const { companyId, actor } = scope;
  const about = { companyId, projectId: project.id, createdById: actor.id, fileName: fileName.slice(0, 200) };
  const done = { state: "done", updatesExisting: true, finishedAt: now() };
  const { id: importId } = await tx.listImport.create({ data: { ...about, ...done } });
  await tx.listImportRow.createMany({
    data: changes.map(({ id, line, vendor, enrollment, to }) => ({
      ...{ companyId, importId, list: "enrollments", line, name: vendor, fields: to, plan: "update", outcome: "updated" },
      ...{ subjectId: id, link: `/projects/${project.id}`, changes: { enrollment: [enrollment, to] } },
    })),
  });
  for (const { id, vendor, to } of changes) {
    await tx.assignment.update({ where: { companyId_id: { companyId, id } }, data: { enrollment: to } });
    await tellOf(tx, scope, "project.vendor_changed", project, { vendor, fields: ["enrollment"] });
  }
  await judgeAffected(tx, scope, { vendorIds: changes.map(({ vendorId }) => vendorId) });
  const subject = { subjectType: "project", subjectId: project.id, subjectName: project.name };
  await recordEvent(tx, scope, { action: "project.enrollments_imported", ...subject, details: { updated: changes.length } });
  return importId;
}

/**
 * Puts each enrollment back that still is as the list wrote it. What was changed since is kept, with the reason. Throws `not_found`, and
 * `conflict` for a list that was undone already.
 */
export async function undoEnrollments(
  scope: CompanyScope,
  { id: projectId, importId }: z.output<typeof enrollmentImportParams>,
): Promise<z.input<typeof enrollmentImportDto>> {
  const { companyId } = scope;
  const work = async (tx: Tx) => {
    const project = await lockProject(tx, scope, projectId);
    const where = { companyId_id: { companyId, id: importId }, projectId };
    const found = await tx.listImport.findUnique({ where });
    if (!found) throw notFound(coded("server.transfer.import"));
    if (found.state !== "done") throw new AppError("conflict", coded("server.projects.enrollmentListUndone"));
    const rows = await tx.listImportRow.findMany({ where: { companyId, importId, outcome: "updated" }, orderBy: { line: "desc" } });
    const restored: string[] = [];
    for (const row of rows) {
      const vendorId = await undoRow(tx, scope, project, row);
      if (vendorId) restored.push(vendorId);
    }
    await tx.listImport.update({ where, data: { state: "undone", finishedAt: now() } });
    if (restored.length > 0) await judgeAffected(tx, scope, { vendorIds: restored });
    const details = { restored: restored.length, kept: rows.length - restored.length };
    const subject = { subjectType: "project", subjectId: project.id, subjectName: project.name };
    await recordEvent(tx, scope, { action: "project.enrollments_undone", ...subject, details });
  };
  await inCompany(scope, work, { timeout: 60_000 });
  return getEnrollmentImport(scope, { projectId, importId });
}

/** Answers whose enrollment was put back; null where it is kept. */
async function undoRow(tx: Tx, scope: CompanyScope, project: Project, row: ListImportRow): Promise<string | null> {
  const { companyId, importId, list, line, subjectId } = row;
  const one = { companyId_id: { companyId, id: subjectId ?? "" }, projectId: project.id };
  const contract = subjectId && (await tx.assignment.findUnique({ where: one, include: { vendor: { select: { name: true } } } }));
  const [before = null, after = null] = changesOf(row);
  const present = contract ? enrollmentIn(contract.enrollment) : null;
  const keepsIt = !contract
    ? coded("server.projects.enrollmentNotOnProject")
    : !isSameEnrollment(present, after) && coded("server.projects.enrollmentChangedSince");
  const data = keepsIt ? { outcome: "kept", reason: keepsIt } : { outcome: "restored" };
  await tx.listImportRow.update({ where: { companyId_importId_list_line: { companyId, importId, list, line } }, data });
  if (keepsIt || !contract) return null;
  await tx.assignment.update({ where: one, data: { enrollment: before ?? Prisma.DbNull } });
  await tellOf(tx, scope, "project.vendor_changed", project, { vendor: contract.vendor.name, fields: ["enrollment"] });
  return contract.vendorId;
}

/** An enrollment before and after the import. */
const changesOf = ({ changes }: ListImportRow): (Enrollment | null)[] =>
  ((changes as { enrollment?: unknown[] } | null)?.enrollment ?? []).map(enrollmentIn);
