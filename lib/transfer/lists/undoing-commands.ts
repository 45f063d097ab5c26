import type { ListImport, ListImportRow } from "@/generated/prisma/client";
import { withdrawInvitation } from "@/lib/companies/team/invitations-commands";
import { deleteDocument } from "@/lib/documents/commands";
import { toIsoDate } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { findWork } from "@/lib/infra/worked-with-queries";
import type { Target } from "@/lib/infra/worked-with-values";
import { deleteProject, removeAssignment, updateAssignment, updateProject } from "@/lib/projects/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { readContract, type SetIds } from "@/lib/transfer/lists/plan-rules";
import { keepOutcome, type Outcome } from "@/lib/transfer/lists/taking-commands";

type Undo = (scope: CompanyScope, row: ListImportRow, sets: SetIds) => Promise<Outcome>;

const removed: Outcome = { outcome: "removed" };
const kept = (reason: Sentence): Outcome => ({ outcome: "kept", reason });
const touched = () => kept(coded("server.transfer.keptItWasChanged"));

/** Whether the log contains something else that happened to it. */
async function isTouched(scope: CompanyScope, subjectId: string, own: readonly string[]): Promise<boolean> {
  const where = { companyId: scope.companyId, subjectId, action: { notIn: [...own] } };
  return (await inCompany(scope, (tx) => tx.auditEvent.count({ where }))) > 0;
}

const isWorkedWith = async (scope: CompanyScope, target: Target, id: string) =>
  (await inCompany(scope, (tx) => findWork(tx, scope, target, [id]))).size > 0;

/** Gives the fields back that still say what the import wrote; `write` gets their former values. */
async function restore(
  row: ListImportRow,
  present: Record<string, unknown>,
  write: (patch: Record<string, unknown>) => Promise<unknown>,
): Promise<Outcome> {
  const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
  const changes = Object.entries((row.changes ?? {}) as Record<string, [unknown, unknown]>);
  const back = changes.filter(([field, [, after]]) => same(present[field], after));
  const stuck = changes.filter(([field, [before, after]]) => !same(present[field], after) && !same(present[field], before));
  if (back.length > 0) await write(Object.fromEntries(back.map(([field, [before]]) => [field, before])));
  return stuck.length > 0 ? touched() : { outcome: "restored" };
}

const undoDocument: Undo = async (scope, { subjectId }) => {
  if (!subjectId) return removed;
  // What came inside the file, such as the certificates of a passport, goes with it.
  const where = { companyId: scope.companyId, OR: [{ id: subjectId }, { insideOfId: subjectId }] };
  const files = await inCompany(scope, (tx) => tx.document.findMany({ where, select: { id: true } }));
  const own = ["document.uploaded", "document.read", "document.reading_failed", "document.quarantined"];
  for (const { id } of files) if ((await isTouched(scope, id, own)) || (await isWorkedWith(scope, "document", id))) return touched();
  for (const { id } of files) await deleteDocument(scope, id);
  return removed;
};

const undoUser: Undo = async (scope, { subjectId, name }) => {
  const { companyId } = scope;
  const email = name.trim().toLowerCase();
  const joined = await inCompany(scope, (tx) => tx.user.count({ where: { companyId, email } }));
  if (joined > 0) return kept(coded("server.transfer.keptTheyJoined"));
  try {
    if (subjectId) await withdrawInvitation(scope, subjectId);
  } catch (error) {
    // It was withdrawn already.
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
  }
  return removed;
};

const undoAssignment: Undo = async (scope, row, sets) => {
  const { companyId } = scope;
  if (!row.subjectId) return removed;
  const found = await inCompany(scope, (tx) =>
    tx.assignment.findUnique({ where: { companyId_id: { companyId, id: row.subjectId ?? "" } } }),
  );
  if (!found) return removed;
  const place = { id: found.projectId, assignmentId: found.id };
  const present: Record<string, unknown> = { ...found, startsOn: toIsoDate(found.startsOn), endsOn: toIsoDate(found.endsOn) };
  if (row.outcome === "updated") return restore(row, present, (patch) => updateAssignment(scope, place, patch));
  const { input } = readContract(row.fields as Record<string, string>, sets);
  const own: Record<string, unknown> = input ?? {};
  const fields = ["contractNumber", "trade", "scopeOfWork", "startsOn", "endsOn", "requirementSetId", "externalId", "externalSource"];
  if (fields.some((field) => (present[field] ?? null) !== (own[field] ?? null))) return touched();
  if (await isWorkedWith(scope, "assignment", found.id)) return touched();
  await removeAssignment(scope, place);
  return removed;
};

const undoProject: Undo = async (scope, row) => {
  const { companyId } = scope;
  if (!row.subjectId) return removed;
  const id = row.subjectId;
  const found = await inCompany(scope, (tx) => tx.project.findUnique({ where: { companyId_id: { companyId, id } } }));
  if (!found) return removed;
  const present = { ...found, startsOn: toIsoDate(found.startsOn), endsOn: toIsoDate(found.endsOn) };
  if (row.outcome === "updated") return restore(row, present, (patch) => updateProject(scope, id, patch));
  if (await isWorkedWith(scope, "project", id)) return kept(coded("server.transfer.keptItHasVendors"));
  if (await isTouched(scope, id, ["project.created", "project.vendor_added", "project.vendor_removed"])) return touched();
  await deleteProject(scope, id);
  return removed;
};

const undos: Record<string, Undo> = {
  certificates: undoDocument,
  users: undoUser,
  assignments: undoAssignment,
  projects: undoProject,
};

async function undoRow(scope: CompanyScope, row: ListImportRow, sets: SetIds): Promise<Outcome> {
  try {
    const undo = undos[row.list];
    return undo ? await undo(scope, row, sets) : kept("");
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    return kept(error.sentence);
  }
}

const rowsATurn = 20;

/** Undoes the next rows of a list, the last one first. False: none is left. */
export function undoSome(scope: CompanyScope, { id }: ListImport, list: string, sets: SetIds): Promise<boolean> {
  return inCompany(
    scope,
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`list-import:${id}`}, 0))`;
      const where = { companyId: scope.companyId, importId: id, list, outcome: { in: ["created", "updated"] } };
      const rows = await tx.listImportRow.findMany({ where, orderBy: { line: "desc" }, take: rowsATurn });
      for (const row of rows) await keepOutcome(scope, row, await undoRow(scope, row, sets));
      return rows.length > 0;
    },
    { timeout: 20 * 60_000 },
  );
}
