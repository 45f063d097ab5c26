import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { ImportRow, VendorImport } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import { lockVendorRoom, requireVendorRoom } from "@/lib/companies/plan-limits/commands";
import { now } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { different } from "@/lib/infra/given";
import { formatPhone } from "@/lib/infra/phones/rules";
import { enqueue } from "@/lib/infra/queue";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { addContracts, removeContracts, type WantedContract } from "@/lib/vendors/import/contracts/commands";
import { loadProjects } from "@/lib/vendors/import/contracts/queries";
import {
  externalKey,
  externalProblem,
  type ProjectFinder,
  projectFault,
  type RowContract,
  rowContract,
} from "@/lib/vendors/import/contracts/rules";
import { importParts, toImportDto, type WhyKept, whyKept, whyNotBack } from "@/lib/vendors/import/dto";
import { importVendorsJob } from "@/lib/vendors/import/jobs";
import { type ImportFile, planImport, type VendorName, vendorNames } from "@/lib/vendors/import/queries";
import { type RowPlan, takenNames } from "@/lib/vendors/import/rules";
import type { ImportDto, ImportField, importForm } from "@/lib/vendors/import/schema";
import { vendorInput } from "@/lib/vendors/schema";
import { judgeVendors } from "@/lib/verdicts/judging/commands";
import { lockVendors } from "@/lib/verdicts/rejudging/commands";
import { say } from "@/messages/say";

const busy = () => say("server.vendors.anotherImportIsRunningPlease");

/**
 * Keeps the file's rows and has the worker take them in. Throws `conflict` while another import is at work, and `limit_reached`
 * where the plan has no room for all new vendors: a list of which half was imported would be hard to finish.
 */
export async function startImport(scope: CompanyScope, form: z.output<typeof importForm>, file: ImportFile | null): Promise<ImportDto> {
  const { check, rows } = await planImport(scope, form, file);
  if (check.missing.length > 0) throw new AppError("invalid", say("server.vendors.chooseTheColumnsForVendor"));
  if (check.create + check.update === 0) throw new AppError("invalid", say("server.vendors.noneOfTheRowsCan"));
  const { companyId } = scope;
  const refused = rows.filter(({ kind }) => kind === "refuse");
  const work = async (tx: Tx) => {
    if (check.create > 0) await requireVendorRoom(tx, scope, check.create);
    const created = await tx.vendorImport.create({
      data: {
        companyId,
        createdById: scope.actor.id,
        fileName: check.fileName,
        updatesExisting: form.existing === "update",
        rowCount: rows.length,
        refused: refused.length,
      },
      include: importParts,
    });
    await keepRows(tx, scope, created.id, rows);
    await enqueue(tx, importVendorsJob, { companyId, importId: created.id, actorId: scope.actor.id }, { companyId });
    return toImportDto(created);
  };
  return aloneAtWork(() => inCompany(scope, work, { timeout: 60_000 }));
}

/** In one statement: thousands of rows would take Prisma seconds. */
async function keepRows(tx: Tx, scope: CompanyScope, importId: string, rows: readonly RowPlan[]): Promise<void> {
  const kept = rows.map(({ line, fields, kind, problems }) => ({
    line,
    fields,
    outcome: kind === "refuse" ? "REFUSED" : "WAITING",
    reason: kind === "refuse" ? problems.map(({ message }) => message).join(". ") : null,
  }));
  await tx.$executeRaw`
    insert into import_row (company_id, import_id, line, fields, outcome, reason)
    select ${scope.companyId}::uuid, ${importId}::uuid, line, fields, outcome::import_outcome, reason
    from jsonb_to_recordset(${storable(kept)}::jsonb) as kept(line int, fields jsonb, outcome text, reason text)`;
}

/** JSON for the database, which has no place for the NUL character; a row with one is refused anyway. */
const storable = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === "string" ? one.replaceAll("\u0000", "") : one));

/** The database lets one import of a company be at work. */
async function aloneAtWork<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", busy());
    throw error;
  }
}

/** Has the worker remove what the import created and take back what it changed, as far as nobody has touched it since. */
export async function undoImport(scope: CompanyScope, id: string): Promise<ImportDto> {
  const { companyId } = scope;
  return aloneAtWork(() =>
    inCompany(scope, async (tx) => {
      const found = await lockImport(tx, scope, id);
      if (!found) throw notFound(say("server.vendors.import"));
      if (found.state !== "DONE") throw new AppError("conflict", say("server.vendors.onlyAFinishedImportCan"));
      const row = await tx.vendorImport.update({
        where: { companyId_id: { companyId, id } },
        data: { state: "UNDOING" },
        include: importParts,
      });
      await enqueue(tx, importVendorsJob, { companyId, importId: id, actorId: scope.actor.id }, { companyId });
      return toImportDto(row);
    }),
  );
}

async function lockImport(tx: Tx, scope: CompanyScope, id: string): Promise<VendorImport | null> {
  await tx.$queryRaw`select 1 from vendor_import where company_id = ${scope.companyId}::uuid and id = ${id}::uuid for update`;
  return tx.vendorImport.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } });
}

const rowsATurn = 1000;

/** Takes the next rows in, or undoes the next ones. False: there is nothing left to do. May run twice at a time. */
export function advanceImport(scope: CompanyScope, id: string): Promise<boolean> {
  return inCompany(
    scope,
    async (tx) => {
      const found = await lockImport(tx, scope, id);
      if (found?.state === "RUNNING") return takeRows(tx, scope, found);
      if (found?.state === "UNDOING") return undoRows(tx, scope, found);
      return false;
    },
    { timeout: 60_000 },
  );
}

/** A row that was kept before phone numbers were checked is still taken as it is. */
function takenFrom(fields: unknown): z.output<typeof vendorInput> {
  const input = vendorInput.parse(fields);
  return { ...input, phone: input.phone && (formatPhone(input.phone) ?? input.phone) };
}

/** A changed field's value before and after. */
type Changes = Partial<Record<ImportField, [before: string | null, after: string | null]>>;

/** What a row says of a vendor that is there. */
type Said = { email: string; contactName?: string; phone?: string; address?: string; externalId?: string; externalSource?: string | null };

type Outcome = {
  line: number;
  outcome: ImportRow["outcome"];
  reason: string | null;
  vendorId: string | null;
  assignmentId?: string;
  changes?: Changes;
};

async function takeRows(tx: Tx, scope: CompanyScope, found: VendorImport): Promise<boolean> {
  const { companyId } = scope;
  const waiting = { companyId, importId: found.id, outcome: "WAITING" as const };
  const rows = await tx.importRow.findMany({ where: waiting, orderBy: { line: "asc" }, take: rowsATurn });
  if (rows.length === 0) {
    const { created, updated, skipped, refused } = found;
    return finish(tx, scope, found, "DONE", { action: "vendors.imported", details: { created, updated, skipped, refused } });
  }
  const taken = takenNames<Pick<VendorName, "id" | "name" | "createdAt" | "updatedAt">>();
  const vendors = await vendorNames(tx, scope);
  for (const vendor of vendors) {
    for (const one of [vendor.name, ...vendor.acceptedNames]) taken.add(one, vendor);
  }
  const externals = new Map<string, Pick<VendorName, "id" | "name">>();
  for (const vendor of vendors) {
    const key = externalKey(vendor);
    if (key !== null) externals.set(key, vendor);
  }
  const projects = await loadProjects(tx, scope);
  const wanted: WantedContract[] = [];
  const at = now();
  // The plan or its limit may have changed since the import began.
  const room = await lockVendorRoom(tx, scope);
  const added: ReturnType<typeof vendorOf>[] = [];
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    // It was checked when it was kept; what an empty cell says of a vendor that is there is nothing.
    const { name, email, contactName, phone, address } = takenFrom(row.fields);
    const owner = taken.find(name);
    const contract = rowContract.parse(row.fields);
    const problem = changedSince(contract, owner, { projects, externals });
    const place = { contractNumber: contract.contractNumber ?? null, trade: contract.trade ?? null };
    const projectId = contract.project && projects(contract.project)?.id;
    const want = (vendorId: string) => projectId && wanted.push({ line: row.line, vendorId, projectId, ...place });
    if (problem) {
      outcomes.push({ line: row.line, outcome: "REFUSED", reason: problem, vendorId: null });
    } else if (!owner && room && added.length >= room.left) {
      outcomes.push({ line: row.line, outcome: "REFUSED", reason: room.rowReason, vendorId: null });
    } else if (!owner) {
      const vendor = vendorOf({ name, email, contactName, phone, address }, contract, companyId, at);
      taken.add(name, vendor);
      noteExternal(externals, vendor);
      added.push(vendor);
      want(vendor.id);
      outcomes.push({ line: row.line, outcome: "CREATED", reason: null, vendorId: vendor.id });
    } else if (!found.updatesExisting && projectId) {
      want(owner.id);
      outcomes.push({ line: row.line, outcome: "UPDATED", reason: null, vendorId: owner.id, changes: {} });
    } else if (!found.updatesExisting) {
      const reason = say("server.vendors.skippedNameIsAVendor", { name: owner.name });
      outcomes.push({ line: row.line, outcome: "SKIPPED", reason, vendorId: null });
    } else {
      const { externalId, externalSource = null } = contract;
      const said: Said = {
        ...{ email, ...(contactName && { contactName }), ...(phone && { phone }), ...(address && { address }) },
        ...(externalId && { externalId, externalSource }),
      };
      noteExternal(externals, { ...owner, ...contract });
      want(owner.id);
      const fresh = added.find(({ id }) => id === owner.id);
      // What this import itself created and nobody else changed stays untouched, for the undoing.
      const own = fresh ?? (owner.createdAt >= found.createdAt && owner.createdAt.getTime() === owner.updatedAt.getTime());
      if (fresh) Object.assign(fresh, said);
      const updatedAt = own ? owner.createdAt : at;
      const changes = fresh ? {} : await changeVendor(tx, { companyId, id: owner.id }, said, updatedAt);
      outcomes.push({ line: row.line, outcome: "UPDATED", reason: null, vendorId: owner.id, changes: own ? {} : changes });
    }
  }
  await tx.vendor.createMany({ data: added });
  await giveContracts(tx, scope, wanted, outcomes);
  const judged = new Set([...added, ...wanted.map(({ vendorId: id }) => ({ id }))].map(({ id }) => id));
  await judgeVendors(tx, scope, [...judged]);
  await keepOutcomes(tx, scope, found.id, outcomes);
  const count = (outcome: Outcome["outcome"]) => ({ increment: outcomes.filter((one) => one.outcome === outcome).length });
  await tx.vendorImport.update({
    where: { companyId_id: { companyId, id: found.id } },
    data: { created: count("CREATED"), updated: count("UPDATED"), skipped: count("SKIPPED"), refused: count("REFUSED") },
  });
  return true;
}

type Owner = Pick<VendorName, "id" | "name">;

function noteExternal(externals: Map<string, Owner>, vendor: Owner & Partial<RowContract>): void {
  const key = externalKey(vendor);
  if (key !== null) externals.set(key, vendor);
}

type Known = { projects: ProjectFinder; externals: ReadonlyMap<string, Owner> };

/** Why a row can no longer be taken: its project or its external id is another's by now. */
function changedSince(contract: RowContract, owner: Owner | undefined, { projects, externals }: Known): string | null {
  const fault = projectFault(contract, projects);
  if (fault) return fault.message;
  const key = externalKey(contract);
  const other = key === null ? undefined : externals.get(key);
  return other && other.id !== owner?.id ? externalProblem(other.name) : null;
}

/** Puts the rows' vendors on their projects, and says of a row that had nothing else to do that its contract was there already. */
async function giveContracts(tx: Tx, scope: CompanyScope, wanted: readonly WantedContract[], outcomes: Outcome[]): Promise<void> {
  await lockVendors(tx, scope, [...new Set(wanted.map(({ vendorId }) => vendorId))]);
  const given = await addContracts(tx, scope, wanted);
  const asked = new Set(wanted.map(({ line }) => line));
  for (const outcome of outcomes) {
    const assignmentId = given.get(outcome.line);
    if (assignmentId) outcome.assignmentId = assignmentId;
    const isIdle = outcome.outcome === "UPDATED" && Object.keys(outcome.changes ?? {}).length === 0;
    if (asked.has(outcome.line) && !assignmentId && isIdle) {
      Object.assign(outcome, { outcome: "SKIPPED", vendorId: null, reason: say("server.vendors.skippedTheContractIsThere") });
    }
  }
}

/** Writes what is different, and says what was. */
async function changeVendor(tx: Tx, key: { companyId: string; id: string }, said: Said, updatedAt: Date): Promise<Changes> {
  const where = { companyId_id: key };
  const before = await tx.vendor.findUniqueOrThrow({ where });
  const data = different(before, said);
  const fields = Object.keys(data) as (keyof Said)[];
  if (fields.length > 0) await tx.vendor.update({ where, data: { ...data, updatedAt } });
  return Object.fromEntries(fields.map((field) => [field, [before[field], said[field]]]));
}

/** Both times the same: a vendor whose times differ was changed by somebody since. */
function vendorOf(
  fields: Partial<z.output<typeof vendorInput>>,
  { externalId = null, externalSource = null }: RowContract,
  companyId: string,
  at: Date,
) {
  const { name = "", email = "", contactName = null, phone = null, address = null } = fields;
  const external = externalId ? { externalId, externalSource } : {};
  return { id: randomUUID(), companyId, name, email, contactName, phone, address, ...external, createdAt: at, updatedAt: at };
}

async function keepOutcomes(tx: Tx, scope: CompanyScope, importId: string, outcomes: readonly Outcome[]): Promise<void> {
  await tx.$executeRaw`
    update import_row set outcome = said.outcome::import_outcome, reason = said.reason, vendor_id = said."vendorId", changes = said.changes,
      assignment_id = coalesce(said."assignmentId", import_row.assignment_id)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as said(line int, outcome text, reason text, "vendorId" uuid, "assignmentId" uuid, changes jsonb)
    where company_id = ${scope.companyId}::uuid and import_id = ${importId}::uuid and import_row.line = said.line`;
}

type Created = WhyKept & { line: number; vendorId: string };

async function undoRows(tx: Tx, scope: CompanyScope, found: VendorImport): Promise<boolean> {
  const { companyId } = scope;
  // The vendors' rows are locked, and read only then, with what came while that waited. What comes later finds no vendor.
  const locked = await tx.$queryRaw<{ id: string; line: number }[]>`
    select v.id, r.line from import_row r join vendor v on v.company_id = r.company_id and v.id = r.vendor_id
    where r.company_id = ${companyId}::uuid and r.import_id = ${found.id}::uuid and r.outcome = 'CREATED'
    order by r.line limit ${rowsATurn} for update of v`;
  if (locked.length === 0) return restoreRows(tx, scope, found);
  await removeContractsOf(tx, scope, found, locked);
  const rows = await tx.$queryRaw<Created[]>`
    select r.line, v.id as "vendorId", v.documents_count as documents, v.updated_at <> v.created_at as changed,
      exists (select 1 from mail m where m.company_id = v.company_id and m.vendor_id = v.id) as mailed,
      exists (select 1 from assignment a where a.company_id = v.company_id and a.vendor_id = v.id) as assigned
    from import_row r join vendor v on v.company_id = r.company_id and v.id = r.vendor_id
    where r.company_id = ${companyId}::uuid and r.import_id = ${found.id}::uuid and r.outcome = 'CREATED'
      and v.id = any(${locked.map(({ id }) => id)}::uuid[])`;
  const stays = rows.flatMap((row): Outcome[] => {
    const reason = whyKept(row);
    return reason ? [{ line: row.line, outcome: "KEPT", reason, vendorId: row.vendorId }] : [];
  });
  await keepOutcomes(tx, scope, found.id, stays);
  const gone = rows.filter((row) => !whyKept(row)).map(({ vendorId }) => vendorId);
  await tx.vendor.deleteMany({ where: { companyId, id: { in: gone } } });
  await judgeVendors(
    tx,
    scope,
    stays.flatMap(({ vendorId }) => vendorId ?? []),
  );
  await tx.vendorImport.update({
    where: { companyId_id: { companyId, id: found.id } },
    data: { removed: { increment: gone.length }, kept: { increment: stays.length } },
  });
  return true;
}

type Changed = { line: number; vendorId: string; changes: Changes | null; hadContract: boolean };

/** All contracts that the import gave these vendors: a vendor may have several rows. */
async function removeContractsOf(
  tx: Tx,
  scope: CompanyScope,
  { id: importId }: VendorImport,
  vendors: readonly { id: string }[],
): Promise<void> {
  const where = { companyId: scope.companyId, importId, vendorId: { in: vendors.map(({ id }) => id) }, assignmentId: { not: null } };
  const rows = await tx.importRow.findMany({ where, select: { line: true } });
  await removeContracts(
    tx,
    scope,
    importId,
    rows.map(({ line }) => line),
  );
}

/** Gives vendors that were there their old values back, the last row first, where they still say what the row wrote. */
async function restoreRows(tx: Tx, scope: CompanyScope, found: VendorImport): Promise<boolean> {
  const { companyId } = scope;
  const rows = await tx.$queryRaw<Changed[]>`
    select r.line, v.id as "vendorId", r.changes, r.assignment_id is not null as "hadContract"
    from import_row r join vendor v on v.company_id = r.company_id and v.id = r.vendor_id
    where r.company_id = ${companyId}::uuid and r.import_id = ${found.id}::uuid and r.outcome = 'UPDATED'
    order by r.line desc limit ${rowsATurn} for update of v`;
  if (rows.length === 0) {
    const { removed, restored, kept } = found;
    return finish(tx, scope, found, "UNDONE", { action: "vendors.import_undone", details: { removed, restored, kept } });
  }
  const changed = await removeContracts(
    tx,
    scope,
    found.id,
    rows.map(({ line }) => line),
  );
  const outcomes: Outcome[] = [];
  let restored = 0;
  for (const { line, vendorId, changes, hadContract } of rows) {
    const where = { companyId_id: { companyId, id: vendorId } };
    const present = await tx.vendor.findUniqueOrThrow({ where });
    const all = Object.entries(changes ?? {}) as [keyof Said, [string | null, string | null]][];
    const back = all.filter(([field, [, after]]) => present[field] === after);
    const data = Object.fromEntries(back.map(([field, [before]]) => [field, before]));
    if (back.length > 0) await tx.vendor.update({ where, data: { ...data, updatedAt: now() } });
    const stuck = all.filter((change) => !back.includes(change)).map(([field]) => field);
    const reason = changed.has(line)
      ? say("server.vendors.keptItsContractWasChanged")
      : changes
        ? whyNotBack(stuck)
        : say("server.vendors.keptItsEarlierValuesAre");
    if (!reason && (back.length > 0 || hadContract)) restored += 1;
    outcomes.push({ line, outcome: reason ? "KEPT" : "RESTORED", reason, vendorId });
  }
  await keepOutcomes(tx, scope, found.id, outcomes);
  const vendorIds = rows.filter(({ hadContract }) => hadContract).map(({ vendorId }) => vendorId);
  await judgeVendors(tx, scope, [...new Set(vendorIds)]);
  const kept = outcomes.filter(({ outcome }) => outcome === "KEPT").length;
  await tx.vendorImport.update({
    where: { companyId_id: { companyId, id: found.id } },
    data: { restored: { increment: restored }, kept: { increment: kept } },
  });
  return true;
}

async function finish(
  tx: Tx,
  scope: CompanyScope,
  { id }: VendorImport,
  state: "DONE" | "UNDONE",
  event: { action: string; details: Record<string, number> },
): Promise<false> {
  await tx.vendorImport.update({ where: { companyId_id: { companyId: scope.companyId, id } }, data: { state, finishedAt: now() } });
  await recordEvent(tx, scope, { ...event, subjectType: "import", subjectId: id });
  return false;
}
