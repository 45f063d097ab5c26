import { type ListImport, type ListImportRow, Prisma } from "@/generated/prisma/client";
import { inviteMember } from "@/lib/companies/team/commands";
import { createDocument } from "@/lib/documents/commands";
import { changePaper } from "@/lib/documents/kinds/filing-commands";
import { changedFields } from "@/lib/infra/changed-fields";
import { now, toIsoDate } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { discardFile, storage } from "@/lib/infra/storage";
import { assignVendors, createProject, updateAssignment, updateProject } from "@/lib/projects/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import type { ListFields } from "@/lib/transfer/lists/columns-rules";
import { type FileFinder, fileFinder } from "@/lib/transfer/lists/files-rules";
import type { Here } from "@/lib/transfer/lists/here-queries";
import { fileNamed, readPaperRow } from "@/lib/transfer/lists/plan-files-rules";
import { projectOf, readContract, readProject, readUser, vendorOf } from "@/lib/transfer/lists/plan-rules";
import type { RowOutcome } from "@/lib/transfer/lists/schema";
import type { ListSource } from "@/lib/transfer/lists/source-queries";
import { type Finder, type Named, type NamedProject, projectsFinder, vendorFinder } from "@/lib/vendors/import/names-rules";

export type Outcome = { outcome: RowOutcome; reason?: Sentence | null; subjectId?: string; link?: string };

/** By what the rows of an import are taken. */
export type Taking = {
  scope: CompanyScope;
  found: ListImport;
  here: Here;
  vendors: Finder<Named>;
  projects: Finder<NamedProject>;
  source: ListSource | null;
  files: FileFinder<ListSource["files"][number]>;
};

export const takingOf = (base: Pick<Taking, "scope" | "found" | "here" | "source">): Taking => ({
  ...base,
  vendors: vendorFinder<Named>(base.here.vendors),
  projects: projectsFinder(base.here.projects),
  files: fileFinder(base.source?.files ?? []),
});

type Take = (taking: Taking, row: ListImportRow, fields: ListFields) => Promise<Outcome>;

const refuse = (message: Sentence) => new AppError("invalid", message);

function requireInput<Input>({ input, faults }: { input: Input | null; faults: readonly { message: Sentence }[] }): Input {
  if (input === null)
    throw refuse(
      joined(
        ". ",
        faults.map(({ message }) => message),
      ),
    );
  return input;
}

function requireItem<Item>(found: { item: Item } | { fault: { message: Sentence } }): Item {
  if ("fault" in found) throw refuse(found.fault.message);
  return found.item;
}

type Values = Record<string, unknown>;

/**
 * Keeps what a row is about to change, before it does: a row that is taken again after a crash would find nothing to change, and
 * undoing would know nothing of it. Empty: there is nothing to change.
 */
async function noteChanges({ scope, found }: Taking, row: ListImportRow, before: Values, patch: Values): Promise<Values> {
  if (row.changes !== null) return patch;
  const { companyId } = scope;
  const changed = changedFields(before, patch) as Values;
  const changes = Object.fromEntries(Object.entries(changed).map(([field, after]) => [field, [before[field] ?? null, after ?? null]]));
  const where = { companyId_importId_list_line: { companyId, importId: found.id, list: row.list, line: row.line } };
  if (Object.keys(changes).length > 0) {
    const json = JSON.parse(JSON.stringify(changes)) as object;
    await inCompany(scope, (tx) => tx.listImportRow.update({ where, data: { changes: json } }));
  }
  return changed;
}

const nothingNew = (): Outcome => ({ outcome: "skipped", reason: coded("server.transfer.nothingNew") });

const takeProject: Take = async (taking, row, fields) => {
  const { scope, found, here } = taking;
  const { companyId } = scope;
  const input = requireInput(readProject(fields, here.sets));
  const where = { companyId, name: { equals: input.name, mode: "insensitive" as const } };
  const there = await inCompany(scope, (tx) => tx.project.findFirst({ where }));
  const linkOf = (id: string) => ({ subjectId: id, link: `/projects/${id}` });
  if (!there) {
    const { id } = await createProject(scope, input, row.subjectId ?? undefined);
    return { outcome: "created", ...linkOf(id) };
  }
  if (there.id === row.subjectId) return { outcome: "created", ...linkOf(there.id) };
  if (!found.updatesExisting) return { outcome: "skipped", reason: coded("server.transfer.existsAlready", { name: there.name }) };
  const before = { ...there, startsOn: toIsoDate(there.startsOn), endsOn: toIsoDate(there.endsOn) };
  const { name: _, ...patch } = input;
  const changes = await noteChanges(taking, row, before, patch);
  if (Object.keys(changes).length === 0) return nothingNew();
  await updateProject(scope, there.id, patch);
  return { outcome: "updated", ...linkOf(there.id) };
};

const takeAssignment: Take = async (taking, row, fields) => {
  const { scope, found, here } = taking;
  const { companyId } = scope;
  const input = requireInput(readContract(fields, here.sets));
  const vendorId = requireItem(vendorOf(fields, taking.vendors)).id ?? "";
  const projectId = requireItem(projectOf(fields, taking.projects)).id ?? "";
  const rows = await inCompany(scope, (tx) => tx.assignment.findMany({ where: { companyId, vendorId, projectId } }));
  const number = (input.contractNumber ?? "").toLowerCase();
  const there = rows.find((one) => (one.contractNumber ?? "").toLowerCase() === number);
  const link = `/projects/${projectId}`;
  if (!there) {
    const own = row.subjectId ? { id: row.subjectId } : {};
    await assignVendors(scope, projectId, { ...input, ...own, vendorIds: [vendorId] });
    return { outcome: "created", link };
  }
  if (there.id === row.subjectId) return { outcome: "created", link };
  if (!found.updatesExisting) return { outcome: "skipped", reason: coded("server.transfer.contractIsThere") };
  const before = { ...there, startsOn: toIsoDate(there.startsOn), endsOn: toIsoDate(there.endsOn) };
  const { contractNumber: _, ...patch } = input;
  const changes = await noteChanges(taking, row, before, patch);
  if (Object.keys(changes).length === 0) return nothingNew();
  await updateAssignment(scope, { id: projectId, assignmentId: there.id }, patch);
  return { outcome: "updated", subjectId: there.id, link };
};

const takeUser: Take = async ({ scope, found }, _row, fields) => {
  const { companyId } = scope;
  const input = requireInput(readUser(fields));
  const link = "/settings?tab=team";
  const { isMember, open } = await inCompany(scope, async (tx) => ({
    isMember: (await tx.user.count({ where: { companyId, email: input.email } })) > 0,
    open: await tx.invitation.findFirst({ where: { companyId, email: input.email, expiresAt: { gt: now() } } }),
  }));
  if (isMember) return { outcome: "skipped", reason: coded("server.transfer.memberIsThere") };
  // This row wrote it before the worker died: no one is emailed twice.
  const isOwn = open && open.createdAt >= found.createdAt && open.role === input.role && open.inviterId === scope.actor.id;
  if (open)
    return isOwn
      ? { outcome: "created", subjectId: open.id, link }
      : { outcome: "skipped", reason: coded("server.transfer.invitedAlready") };
  const { id } = await inviteMember(scope, input);
  return { outcome: "created", subjectId: id, link };
};

const takeCertificate: Take = async ({ scope, here, vendors, source, files }, row, fields) => {
  const read = readPaperRow(fields, here.kinds);
  const paper = read && requireInput(read);
  const vendorId = requireItem(vendorOf(fields, vendors)).id ?? "";
  if (!source) throw new Error("certificates are taken with their files");
  const file = requireItem(fileNamed(fields, files));
  const stored = await storage().put(scope.companyId, await source.read(file.name));
  const fileName = file.name.replace(/^.*[/\\]/, "").slice(-200);
  const id = row.subjectId ?? undefined;
  try {
    const target = { vendorId, documentType: null, expirationDate: null, kindId: paper?.kindId ?? null };
    const document = await createDocument(scope, target, { ...stored, fileName, source: "IMPORT", ...(id && { id }) });
    const linked = { subjectId: document.id, link: `/documents/${document.id}` };
    if (!document.alreadyStored || document.id === id) {
      if (paper) await changePaper(scope, document.id, paper);
      return { outcome: "created", ...linked };
    }
    return { outcome: "skipped", reason: coded("server.transfer.vendorHasFile"), ...linked };
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") await discardFile(stored.key);
    throw error;
  }
};

const takes: Record<string, Take> = {
  projects: takeProject,
  assignments: takeAssignment,
  users: takeUser,
  certificates: takeCertificate,
};

/** Imports one row by the command that a member's own screen would call. Its refusals are reported; a fault of ours is tried again. */
async function takeRow(taking: Taking, row: ListImportRow): Promise<Outcome> {
  try {
    const take = takes[row.list];
    return take ? await take(taking, row, row.fields as ListFields) : { outcome: "refused" };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    return { outcome: "refused", reason: error.sentence };
  }
}

const rowsATurn = 20;

/** Takes the next rows of a list. False: none is left. Only one worker at a time does so; each row is written down when it is done. */
export function takeSome(taking: Taking, list: string): Promise<boolean> {
  const { scope, found } = taking;
  const { companyId } = scope;
  return inCompany(
    scope,
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`list-import:${found.id}`}, 0))`;
      const where = { companyId, importId: found.id, list, outcome: "waiting" };
      const rows = await tx.listImportRow.findMany({ where, orderBy: { line: "asc" }, take: rowsATurn });
      for (const row of rows) await keepOutcome(scope, row, await takeRow(taking, row));
      return rows.length > 0;
    },
    { timeout: 20 * 60_000 },
  );
}

/** Writes what became of a row. */
export async function keepOutcome(scope: CompanyScope, { companyId, importId, list, line }: ListImportRow, { outcome, ...more }: Outcome) {
  const where = { companyId_importId_list_line: { companyId, importId, list, line } };
  const reason = more.reason ?? Prisma.DbNull;
  await inCompany(scope, (tx) => tx.listImportRow.update({ where, data: { ...more, outcome, reason } }));
}
