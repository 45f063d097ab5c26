import type { z } from "zod";
import { Prisma, type Project } from "@/generated/prisma/client";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { judgeAffected, lockVendors } from "@/lib/compliance/judging/rejudging-commands";
import { wrapIn } from "@/lib/compliance/wraps/rules";
import type { Enrollment, Wrap } from "@/lib/compliance/wraps/schema";
import { enrollmentStarter } from "@/lib/compliance/wraps/values";
import { keepStarter } from "@/lib/documents/kinds/commands";
import { changedFields } from "@/lib/infra/changed-fields";
import { fromIsoDate, toIsoDate } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { externalTaken } from "@/lib/infra/external-ids";
import { eachRow } from "@/lib/infra/lists/rules";
import type { BatchDto } from "@/lib/infra/lists/schema";
import type { Done } from "@/lib/infra/messages-schema";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { refuseOutdated, versionOf } from "@/lib/infra/versions-rules";
import { contractOf, editableProject } from "@/lib/projects/dto";
import { getProject } from "@/lib/projects/queries";
import { daysFit, daysProblem } from "@/lib/projects/rules";
import type {
  AssignedDto,
  AssignmentChanged,
  assignmentInput,
  assignmentParams,
  assignmentPatch,
  ContractValues,
  ProjectAction,
  ProjectDto,
  projectBatch,
  projectInput,
  projectPatch,
} from "@/lib/projects/schema";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

type Days = { startsOn?: string | null; endsOn?: string | null };
type Objects = { wrap?: Wrap | null | undefined; enrollment?: Enrollment | null | undefined };
type Stored<Value> = Value | typeof Prisma.DbNull;
type Columns<Patch extends Days & Objects> = Omit<Patch, keyof (Days & Objects)> & {
  startsOn?: Date | null;
  endsOn?: Date | null;
  wrap?: Stored<Wrap>;
  enrollment?: Stored<Enrollment>;
};

const daysOf = (row: { startsOn: Date | null; endsOn: Date | null }) => ({
  startsOn: toIsoDate(row.startsOn),
  endsOn: toIsoDate(row.endsOn),
});

/** The given days and objects as the columns take them. */
function columnsOf<Patch extends Days & Objects>({ startsOn, endsOn, wrap, enrollment, ...others }: Patch): Columns<Patch> {
  return {
    ...others,
    ...(wrap !== undefined && { wrap: wrap ?? Prisma.DbNull }),
    ...(enrollment !== undefined && { enrollment: enrollment ?? Prisma.DbNull }),
    ...(startsOn !== undefined && { startsOn: fromIsoDate(startsOn) }),
    ...(endsOn !== undefined && { endsOn: fromIsoDate(endsOn) }),
  };
}

const nameTaken = () => coded("server.projects.aProjectWithThisName");

const refuse = (field: string, message: Sentence) => new AppError("conflict", message, { [field]: message });

/** Writes a row. Of two that get the same name, contract or external id at the same time, the database takes one. */
async function writing<T>(write: () => Promise<T>, other: () => AppError): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw externalTaken(error) ?? other();
  }
}

const writingProject = <T>(write: () => Promise<T>) => writing(write, () => refuse("name", nameTaken()));

/** Throws `invalid` at the field for a set that is archived or not the company's. */
export async function requireSetInUse(tx: Tx, { companyId }: CompanyScope, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const set = await tx.requirementSet.findUnique({ where: { companyId_id: { companyId, id } }, select: { archivedAt: true } });
  if (set && !set.archivedAt) return;
  const message = set ? coded("server.projects.thisRequirementSetIsArchived") : coded("projects.chooseARequirementSetIn");
  throw new AppError("invalid", message, { requirementSetId: message });
}

/** `ownId`: the id that it gets, so that an import that starts again finds it. */
export async function createProject(scope: CompanyScope, input: z.output<typeof projectInput>, ownId?: string): Promise<ProjectDto> {
  const { id } = await writingProject(() =>
    inCompany(scope, async (tx) => {
      await requireSetInUse(tx, scope, input.requirementSetId);
      if (input.wrap) await keepStarter(tx, scope, enrollmentStarter);
      const project = await tx.project.create({ data: { ...(ownId && { id: ownId }), ...columnsOf(input), companyId: scope.companyId } });
      await recordEvent(tx, scope, { action: "project.created", subjectType: "project", subjectId: project.id });
      return project;
    }),
  );
  return getProject(scope, id);
}

/** Locks a project until the transaction ends. Throws `not_found`. */
export async function lockProject(tx: Tx, { companyId }: CompanyScope, id: string): Promise<Project> {
  await tx.$executeRaw`select 1 from project where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
  const project = await tx.project.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!project) throw notFound(coded("server.projects.project"));
  return project;
}

const withDays = (row: Project) => ({ ...row, ...daysOf(row), holders: row.holders as ProjectDto["holders"], wrap: wrapIn(row.wrap) });

/** What of a project changes how its contracts are judged. */
const judging = ["startsOn", "endsOn", "status", "requirementSetId", "holders", "completedYears", "wrap"] as const;

/** Changes the given fields that are different, and logs those. Completing or reopening is an event of its own. */
export async function updateProject(
  scope: CompanyScope,
  id: string,
  { version, ...patch }: z.output<typeof projectPatch>,
): Promise<ProjectDto> {
  await writingProject(() =>
    inCompany(scope, async (tx) => {
      const row = await lockProject(tx, scope, id);
      const before = withDays(row);
      refuseOutdated(editableProject(before), patch, version);
      const data = changedFields(before, patch);
      if (!daysFit({ ...before, ...data })) throw new AppError("invalid", daysProblem(), { endsOn: daysProblem() });
      if (Object.keys(data).length === 0) return;
      await requireSetInUse(tx, scope, data.requirementSetId);
      if (data.wrap) await keepStarter(tx, scope, enrollmentStarter);
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
      if (judging.some((field) => field in data)) await judgeAffected(tx, scope, { projectId: id });
    }),
  );
  return getProject(scope, id);
}

/** Deletes a project; its vendors and their documents stay. Throws `outdated` where it has another version than `version`. */
export function deleteProject(scope: CompanyScope, id: string, version?: string): Promise<Done> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    // The project, its vendors, their contracts: whoever takes several of these locks takes them in this order.
    const project = await lockProject(tx, scope, id);
    refuseOutdated(editableProject(withDays(project)), {}, version);
    const rows = await tx.assignment.findMany({ where: { companyId, projectId: id }, select: { vendorId: true } });
    const vendorIds = [...new Set(rows.map(({ vendorId }) => vendorId))];
    await lockVendors(tx, scope, vendorIds);
    await tx.project.delete({ where: { companyId_id: { companyId, id } } });
    const subject = { subjectType: "project", subjectId: id, subjectName: project.name };
    await recordEvent(tx, scope, { action: "project.deleted", ...subject, details: { vendors: vendorIds.length } });
    await judgeAffected(tx, scope, { vendorIds });
    return { message: coded("server.projects.projectDeletedSuccessfully") };
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

/** Logs a change of a vendor on a project. */
export const tellOf = (tx: Tx, scope: CompanyScope, action: string, { id, name }: { id: string; name: string }, details: Told) =>
  recordEvent(tx, scope, { action, subjectType: "project", subjectId: id, subjectName: name, details });

/** `id`: the id that the contract of a single vendor gets, so that an import that starts again finds it. */
type NewContracts = Partial<z.output<typeof assignmentInput>> & { vendorIds: readonly string[]; id?: string };

/** Puts vendors on an active project, each with a contract of its own: all or none. Throws `conflict` for a contract that is there. */
export function assignVendors(scope: CompanyScope, projectId: string, input: NewContracts): Promise<AssignedDto> {
  const { companyId } = scope;
  const { vendorIds, ...contract } = input;
  const asked = [...new Set(vendorIds)];
  const again = () => refuse("contractNumber", coded("server.projects.thisContractIsOnThis"));
  const assign = async (tx: Tx) => {
    const project = await lockProject(tx, scope, projectId);
    if (project.status === "COMPLETED") throw new AppError("conflict", coded("server.projects.thisProjectIsCompletedReopen"));
    // Held until the end, so that none is deleted in between.
    const vendors = await tx.$queryRaw<{ id: string; name: string }[]>`
      select id, name from vendor where company_id = ${companyId}::uuid and id = any(${asked}::uuid[]) order by lower(name), id for key share`;
    if (vendors.length < asked.length) throw notFound(coded("common.vendor"));
    await requireSetInUse(tx, scope, contract.requirementSetId);
    if (contract.externalId && asked.length > 1) throw refuse("externalId", coded("server.projects.anExternalIdBelongsTo"));
    await refuseContract(tx, scope, { projectId, vendorIds: asked, contractNumber: contract.contractNumber ?? null });
    const data = vendors.map(({ id }) => ({ ...columnsOf(contract), companyId, projectId, vendorId: id }));
    await tx.assignment.createMany({ data: data as Prisma.AssignmentCreateManyInput[] });
    for (const { name } of vendors) await tellOf(tx, scope, "project.vendor_added", project, { vendor: name });
    await judgeAffected(tx, scope, { vendorIds: asked });
    return { added: vendors.length };
  };
  return writing(() => inCompany(scope, assign), again);
}

type Place = { projectId: string; vendorIds: readonly string[]; contractNumber: string | null };

/** Throws `conflict` where a vendor has a contract of this number on the project already. The caller holds the project's lock. */
async function refuseContract(tx: Tx, { companyId }: CompanyScope, { projectId, vendorIds, contractNumber: number }: Place): Promise<void> {
  const there = await tx.$queryRaw<{ name: string }[]>`
    select v.name from assignment a join vendor v on v.company_id = a.company_id and v.id = a.vendor_id
    where a.company_id = ${companyId}::uuid and a.project_id = ${projectId}::uuid and a.vendor_id = any(${[...vendorIds]}::uuid[])
      and lower(coalesce(a.contract_number, '')) = lower(${number ?? ""}) order by lower(v.name) limit 4`;
  if (there.length === 0) return;
  const values = { names: there.map(({ name }) => name).join(", "), count: there.length };
  const message = number
    ? coded("server.projects.namesHaveContractAlready", { ...values, number })
    : coded("server.projects.namesAreOnThisProject", values);
  throw refuse("contractNumber", message);
}

type AssignmentPlace = z.output<typeof assignmentParams>;

/** Locks a contract until the transaction ends; the vendor first, as who deletes the vendor does. */
async function lockAssignment(tx: Tx, scope: CompanyScope, { id: projectId, assignmentId }: AssignmentPlace) {
  const { companyId } = scope;
  const where = { companyId_id: { companyId, id: assignmentId } };
  const found = await tx.assignment.findUnique({ where, select: { vendorId: true } });
  if (found) await lockVendor(tx, scope, found.vendorId);
  await tx.$executeRaw`select 1 from assignment where company_id = ${companyId}::uuid and id = ${assignmentId}::uuid for update`;
  const include = { vendor: { select: { name: true } }, project: { select: { id: true, name: true } } };
  const row = await tx.assignment.findUnique({ where, include });
  if (row?.projectId !== projectId) throw notFound(coded("server.projects.vendorOfThisProject"));
  return { row, where };
}

/** What of a contract changes how it is judged. */
const judgingContract = ["startsOn", "endsOn", "requirementSetId", "enrollment"] as const;

/** Changes a vendor's contract on a project. */
export function updateAssignment(
  scope: CompanyScope,
  place: AssignmentPlace,
  { version, ...patch }: z.output<typeof assignmentPatch>,
): Promise<AssignmentChanged> {
  const change = async (tx: Tx) => {
    const { row, where } = await lockAssignment(tx, scope, place);
    const values: ContractValues = contractOf({ ...row, ...daysOf(row) });
    refuseOutdated(values, patch, version);
    const data = changedFields(values, patch);
    if (!daysFit({ ...values, ...data })) throw new AppError("invalid", daysProblem(), { endsOn: daysProblem() });
    if (Object.keys(data).length > 0) {
      await requireSetInUse(tx, scope, data.requirementSetId);
      await tx.assignment.update({ where, data: columnsOf(data) as Prisma.AssignmentUncheckedUpdateInput });
      await tellOf(tx, scope, "project.vendor_changed", row.project, { vendor: row.vendor.name, fields: Object.keys(data) });
      if (judgingContract.some((field) => field in data)) await judgeAffected(tx, scope, { vendorIds: [row.vendorId] });
    }
    const now = { ...values, ...data };
    return { message: coded("server.projects.contractUpdated"), ...now, version: versionOf(now) };
  };
  const again = () => refuse("contractNumber", coded("server.projects.thisContractIsOnThis"));
  return writing(() => inCompany(scope, change), again);
}

/**
 * Takes a vendor's contract off a project; the vendor and its documents stay. Throws `outdated` where the contract has another
 * version than `version`.
 */
export function removeAssignment(scope: CompanyScope, place: AssignmentPlace, version?: string): Promise<Done> {
  return inCompany(scope, async (tx) => {
    const { row, where } = await lockAssignment(tx, scope, place);
    refuseOutdated(contractOf({ ...row, ...daysOf(row) }), {}, version);
    await tx.assignment.delete({ where });
    await tellOf(tx, scope, "project.vendor_removed", row.project, { vendor: row.vendor.name });
    await judgeAffected(tx, scope, { vendorIds: [row.vendorId] });
    return { message: coded("server.projects.vendorRemovedFromTheProject") };
  });
}
