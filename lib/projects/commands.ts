import type { z } from "zod";
import type { Project } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import { fromIsoDate, toIsoDate } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { different } from "@/lib/infra/given";
import { eachRow } from "@/lib/infra/lists/rules";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { refuseOutdated, versionOf } from "@/lib/infra/versions/rules";
import { editableProject } from "@/lib/projects/dto";
import { getProject } from "@/lib/projects/queries";
import { daysFit, daysProblem } from "@/lib/projects/rules";
import type {
  AssignedDto,
  AssignmentChangedDto,
  assignmentInput,
  assignmentPatch,
  ProjectAction,
  ProjectDto,
  projectBatch,
  projectInput,
  projectPatch,
} from "@/lib/projects/schema";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { lockVendor } from "@/lib/verdicts/commands";
import { judgeAffected, lockVendors } from "@/lib/verdicts/rejudging/commands";
import { say } from "@/messages/say";

type Days = { startsOn?: string | null; endsOn?: string | null };
type Columns<Patch extends Days> = Omit<Patch, keyof Days> & { startsOn?: Date | null; endsOn?: Date | null };

/** The given days as the columns take them. */
function columnsOf<Patch extends Days>({ startsOn, endsOn, ...others }: Patch): Columns<Patch> {
  return {
    ...others,
    ...(startsOn !== undefined && { startsOn: fromIsoDate(startsOn) }),
    ...(endsOn !== undefined && { endsOn: fromIsoDate(endsOn) }),
  };
}

const nameTaken = () => say("server.projects.aProjectWithThisName");

/** Writes a project's row. Of two that get the same name at the same time, the database takes one. */
async function writing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("conflict", nameTaken(), { name: nameTaken() }) : error;
  }
}

export async function createProject(scope: CompanyScope, input: z.output<typeof projectInput>): Promise<ProjectDto> {
  const { id } = await writing(() =>
    inCompany(scope, async (tx) => {
      const project = await tx.project.create({ data: { ...columnsOf(input), companyId: scope.companyId } });
      await recordEvent(tx, scope, { action: "project.created", subjectType: "project", subjectId: project.id });
      return project;
    }),
  );
  return getProject(scope, id);
}

async function lockProject(tx: Tx, { companyId }: CompanyScope, id: string): Promise<Project> {
  await tx.$executeRaw`select 1 from project where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
  const project = await tx.project.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!project) throw notFound(say("server.projects.project"));
  return project;
}

/** Changes the given fields that are different, and tells the log of these; that it was completed or reopened is an event of its own. */
export async function updateProject(
  scope: CompanyScope,
  id: string,
  { version, ...patch }: z.output<typeof projectPatch>,
): Promise<ProjectDto> {
  await writing(() =>
    inCompany(scope, async (tx) => {
      const row = await lockProject(tx, scope, id);
      const before = { ...row, startsOn: toIsoDate(row.startsOn), endsOn: toIsoDate(row.endsOn) };
      refuseOutdated(editableProject(before), patch, version);
      const data = different(before, patch);
      if (!daysFit({ ...before, ...data })) throw new AppError("invalid", daysProblem(), { endsOn: daysProblem() });
      if (Object.keys(data).length === 0) return;
      const completedOn = data.status && { completedOn: data.status === "COMPLETED" ? fromIsoDate(today(scope)) : null };
      await tx.project.update({
        where: { companyId_id: { companyId: scope.companyId, id } },
        data: { ...columnsOf(data), ...completedOn },
      });
      const { status, ...others } = data;
      const subject = { subjectType: "project", subjectId: id };
      const fields = Object.keys(others);
      if (fields.length > 0) await recordEvent(tx, scope, { action: "project.updated", ...subject, details: { fields } });
      if (status) await recordEvent(tx, scope, { action: status === "ACTIVE" ? "project.reopened" : "project.completed", ...subject });
      await judgeAffected(tx, scope, { projectId: id });
    }),
  );
  return getProject(scope, id);
}

/** Deletes a project; its vendors and their documents stay. */
export function deleteProject(scope: CompanyScope, id: string): Promise<{ message: string }> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const rows = await tx.assignment.findMany({ where: { companyId, projectId: id }, select: { vendorId: true } });
    const vendorIds = [...new Set(rows.map(({ vendorId }) => vendorId))];
    // Before its assignments, as who deletes a vendor does.
    await lockVendors(tx, scope, vendorIds);
    const { name } = await lockProject(tx, scope, id);
    await tx.project.delete({ where: { companyId_id: { companyId, id } } });
    const subject = { subjectType: "project", subjectId: id, subjectName: name };
    await recordEvent(tx, scope, { action: "project.deleted", ...subject, details: { vendors: vendorIds.length } });
    await judgeAffected(tx, scope, { vendorIds });
    return { message: say("server.projects.projectDeletedSuccessfully") };
  });
}

const actions: Record<ProjectAction, (scope: CompanyScope, id: string) => Promise<unknown>> = {
  complete: (scope, id) => updateProject(scope, id, { status: "COMPLETED" }),
  reopen: (scope, id) => updateProject(scope, id, { status: "ACTIVE" }),
  delete: deleteProject,
};

/** Does the same to several projects, each as if it were alone. */
export function changeProjects(scope: CompanyScope, { action, ids }: z.output<typeof projectBatch>): Promise<BatchDto> {
  const namesOf = (some: readonly string[]) =>
    inCompany(scope, (tx) =>
      tx.project.findMany({ where: { companyId: scope.companyId, id: { in: [...some] } }, select: { id: true, name: true } }),
    );
  return eachRow(ids, (id) => actions[action](scope, id), namesOf);
}

type Told = { vendor: string; fields?: string[] };

const tellOf = (tx: Tx, scope: CompanyScope, action: string, { id, name }: { id: string; name: string }, details: Told) =>
  recordEvent(tx, scope, { action, subjectType: "project", subjectId: id, subjectName: name, details });

/** Puts vendors on an active project, all or none; those that are on it already stay as they are. */
export function assignVendors(scope: CompanyScope, projectId: string, input: z.output<typeof assignmentInput>): Promise<AssignedDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const project = await lockProject(tx, scope, projectId);
    if (project.status === "COMPLETED") throw new AppError("conflict", say("server.projects.thisProjectIsCompletedReopen"));
    const asked = [...new Set(input.vendorIds)];
    // Held until the end, so that none is deleted in between.
    const vendors = await tx.$queryRaw<{ id: string; name: string }[]>`
      select id, name from vendor where company_id = ${companyId}::uuid and id = any(${asked}::uuid[]) order by lower(name), id for key share`;
    if (vendors.length < asked.length) throw notFound(say("common.vendor"));
    const there = await tx.assignment.findMany({ where: { companyId, projectId }, select: { vendorId: true } });
    const known = new Set(there.map(({ vendorId }) => vendorId));
    const added = vendors.filter(({ id }) => !known.has(id));
    const scopeOfWork = input.scopeOfWork ?? null;
    await tx.assignment.createMany({ data: added.map(({ id }) => ({ companyId, projectId, vendorId: id, scopeOfWork })) });
    for (const { name } of added) await tellOf(tx, scope, "project.vendor_added", project, { vendor: name });
    await judgeAffected(tx, scope, { vendorIds: added.map(({ id }) => id) });
    return { added: added.length };
  });
}

/** Locks an assignment until the transaction ends; the vendor first, as who deletes the vendor does. */
async function lockAssignment(tx: Tx, scope: CompanyScope, projectId: string, vendorId: string) {
  const { companyId } = scope;
  await lockVendor(tx, scope, vendorId);
  await tx.$executeRaw`
    select 1 from assignment where company_id = ${companyId}::uuid and project_id = ${projectId}::uuid and vendor_id = ${vendorId}::uuid for update`;
  const found = await tx.assignment.findFirst({ where: { companyId, projectId, vendorId }, select: { id: true } });
  const where = { companyId_id: { companyId, id: found?.id ?? vendorId } };
  const include = { vendor: { select: { name: true } }, project: { select: { id: true, name: true } } };
  const row = await tx.assignment.findUnique({ where, include });
  if (!row) throw notFound(say("server.projects.vendorOfThisProject"));
  return { row, where };
}

/** Changes what a vendor does on a project. */
export function updateAssignment(
  scope: CompanyScope,
  { id, vendorId }: { id: string; vendorId: string },
  { version, ...patch }: z.output<typeof assignmentPatch>,
): Promise<AssignmentChangedDto> {
  return inCompany(scope, async (tx) => {
    const { row, where } = await lockAssignment(tx, scope, id, vendorId);
    const values = { scopeOfWork: row.scopeOfWork };
    refuseOutdated(values, patch, version);
    const data = different(values, patch);
    if (Object.keys(data).length > 0) {
      await tx.assignment.update({ where, data });
      await tellOf(tx, scope, "project.vendor_changed", row.project, { vendor: row.vendor.name, fields: Object.keys(data) });
    }
    const now = { ...values, ...data };
    return { message: say("server.projects.scopeOfWorkUpdated"), ...now, version: versionOf(now) };
  });
}

/** Takes a vendor off a project; the vendor and its documents stay. */
export function removeAssignment(scope: CompanyScope, { id, vendorId }: { id: string; vendorId: string }): Promise<{ message: string }> {
  return inCompany(scope, async (tx) => {
    const { row, where } = await lockAssignment(tx, scope, id, vendorId);
    await tx.assignment.delete({ where });
    await tellOf(tx, scope, "project.vendor_removed", row.project, { vendor: row.vendor.name });
    await judgeAffected(tx, scope, { vendorIds: [vendorId] });
    return { message: say("server.projects.vendorRemovedFromTheProject") };
  });
}
