import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { ImportRow, VendorImport } from "@/generated/prisma/client";
import { lockVendorRoom, requireVendorRoom } from "@/lib/companies/plan-limits/commands";
import { judgeVendors } from "@/lib/compliance/judging/commands";
import { lockVendors } from "@/lib/compliance/judging/rejudging-commands";
import { changedFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { formatPhone } from "@/lib/infra/phones-rules";
import { enqueue } from "@/lib/infra/queue";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { addressesOf, withFirstAddress } from "@/lib/vendors/import/addresses-rules";
import { addContacts, type WantedContacts } from "@/lib/vendors/import/contacts-commands";
import { addContracts, type WantedContract } from "@/lib/vendors/import/contracts-commands";
import { loadProjects } from "@/lib/vendors/import/contracts-queries";
import {
  externalKey,
  externalProblem,
  type ProjectFinder,
  projectFault,
  type RowContract,
  rowContract,
} from "@/lib/vendors/import/contracts-rules";
import { importParts, toImportDto } from "@/lib/vendors/import/dto";
import { importVendorsJob } from "@/lib/vendors/import/jobs";
import { type Changes, finish, keepOutcomes, keepRows, type Outcome, rowsATurn, type Said } from "@/lib/vendors/import/outcomes-commands";
import { type OwnerFacts, ownerAmong } from "@/lib/vendors/import/owners-rules";
import { type ImportFile, planImport, type VendorName, vendorNames } from "@/lib/vendors/import/queries";
import { type TakenNames, takenNames } from "@/lib/vendors/import/rules";
import type { ImportDto, importForm } from "@/lib/vendors/import/schema";
import { undoRows } from "@/lib/vendors/import/undoing-commands";
import { vendorInput } from "@/lib/vendors/schema";

/**
 * Keeps the file's rows and has the worker take them in. Throws `conflict` while another import is at work, and `limit_reached`
 * where the plan has no room for all new vendors: a list of which half was imported would be hard to finish.
 */
export async function startImport(scope: CompanyScope, form: z.output<typeof importForm>, file: ImportFile | null): Promise<ImportDto> {
  const { check, rows } = await planImport(scope, form, file);
  if (check.fault) throw new AppError("invalid", check.fault, { file: check.fault });
  if (check.missing.length > 0) throw new AppError("invalid", coded("server.vendors.chooseTheColumnsForVendor"));
  if (check.create + check.update === 0) throw new AppError("invalid", coded("server.vendors.noneOfTheRowsCan"));
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
    await enqueue(tx, importVendorsJob, { companyId, importId: created.id, actor: scope.actor }, { companyId });
    return toImportDto(created);
  };
  return aloneAtWork(() => inCompany(scope, work, { timeout: 60_000 }));
}

/** The database lets one import of a company be at work. */
async function aloneAtWork<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", coded("server.vendors.anotherImportIsRunningPlease"));
    throw error;
  }
}

/** Has the worker remove what the import created and revert what it changed, except what someone has touched since. */
export async function undoImport(scope: CompanyScope, id: string): Promise<ImportDto> {
  const { companyId } = scope;
  return aloneAtWork(() =>
    inCompany(scope, async (tx) => {
      const found = await lockImport(tx, scope, id);
      if (!found) throw notFound(coded("server.vendors.import"));
      if (found.state !== "DONE") throw new AppError("conflict", coded("server.vendors.onlyAFinishedImportCan"));
      const row = await tx.vendorImport.update({
        where: { companyId_id: { companyId, id } },
        data: { state: "UNDOING" },
        include: importParts,
      });
      await enqueue(tx, importVendorsJob, { companyId, importId: id, actor: scope.actor }, { companyId });
      return toImportDto(row);
    }),
  );
}

async function lockImport(tx: Tx, scope: CompanyScope, id: string): Promise<VendorImport | null> {
  await tx.$queryRaw`select 1 from vendor_import where company_id = ${scope.companyId}::uuid and id = ${id}::uuid for update`;
  return tx.vendorImport.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } });
}

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
  const input = vendorInput.parse(withFirstAddress(Object(fields)));
  return { ...input, phone: input.phone && (formatPhone(input.phone) ?? input.phone) };
}

type Owner = Pick<VendorName, "id" | "name" | "createdAt" | "updatedAt"> & OwnerFacts;

/** What the rows of one turn are taken by, and what they bring. */
type Turn = {
  found: VendorImport;
  taken: TakenNames<Owner>;
  externals: Map<string, Pick<Owner, "id" | "name">>;
  projects: ProjectFinder;
  /** null: the plan has no limit. */
  room: { left: number; rowReason: Sentence } | null;
  at: Date;
  added: ReturnType<typeof vendorOf>[];
  wanted: WantedContract[];
  contacts: WantedContacts[];
};

async function takeRows(tx: Tx, scope: CompanyScope, found: VendorImport): Promise<boolean> {
  const { companyId } = scope;
  const waiting = { companyId, importId: found.id, outcome: "WAITING" as const };
  const rows = await tx.importRow.findMany({ where: waiting, orderBy: { line: "asc" }, take: rowsATurn });
  if (rows.length === 0) {
    const { created, updated, skipped, refused } = found;
    return finish(tx, scope, found, "DONE", { action: "vendors.imported", details: { created, updated, skipped, refused } });
  }
  const turn = await beginTurn(tx, scope, found);
  const outcomes: Outcome[] = [];
  for (const row of rows) outcomes.push(await takeRow(tx, turn, row));
  const { added, wanted, contacts } = turn;
  await tx.vendor.createMany({ data: added });
  const contactIds = await addContacts(tx, scope, contacts, turn.at);
  for (const outcome of outcomes) outcome.contactIds = contactIds.get(outcome.line) ?? [];
  await giveContracts(tx, scope, wanted, outcomes);
  await judgeVendors(tx, scope, [...new Set([...added.map(({ id }) => id), ...wanted.map(({ vendorId }) => vendorId)])]);
  await keepOutcomes(tx, scope, found.id, outcomes);
  const count = (outcome: Outcome["outcome"]) => ({ increment: outcomes.filter((one) => one.outcome === outcome).length });
  await tx.vendorImport.update({
    where: { companyId_id: { companyId, id: found.id } },
    data: { created: count("CREATED"), updated: count("UPDATED"), skipped: count("SKIPPED"), refused: count("REFUSED") },
  });
  return true;
}

/** Whether a row changed a vendor that was there. */
const isChange = ({ changes, contactIds = [] }: Outcome) => Object.keys(changes ?? {}).length + contactIds.length > 0;

async function beginTurn(tx: Tx, scope: CompanyScope, found: VendorImport): Promise<Turn> {
  const taken = takenNames<Owner>();
  const externals: Turn["externals"] = new Map();
  for (const vendor of await vendorNames(tx, scope)) {
    const owner = { ...vendor, isOfList: vendor.createdAt >= found.createdAt };
    for (const one of [vendor.name, ...vendor.acceptedNames]) taken.add(one, owner);
    noteExternal(externals, vendor);
  }
  const projects = await loadProjects(tx, scope);
  // The plan or its limit may have changed since the import began.
  const room = await lockVendorRoom(tx, scope);
  return { found, taken, externals, projects, room, at: now(), added: [], wanted: [], contacts: [] };
}

async function takeRow(tx: Tx, turn: Turn, row: ImportRow): Promise<Outcome> {
  const { found, taken, externals, projects, room, added } = turn;
  const { line } = row;
  // It was checked when it was kept.
  const fields = takenFrom(row.fields);
  const contract = rowContract.parse(row.fields);
  const [, ...emails] = addressesOf(String(Object(row.fields).email ?? ""));
  const owner = ownerAmong(taken.find(fields.name), { ...contract, email: fields.email }, found.updatesExisting);
  const problem = changedSince(contract, owner, turn) ?? (!owner && room && added.length >= room.left ? room.rowReason : null);
  if (problem) return { line, outcome: "REFUSED", reason: problem, vendorId: null };
  const project = contract.project ? projects(contract.project) : undefined;
  // One of two is refused above.
  const projectId = project === "several" ? undefined : project?.id;
  const { contractNumber = null, trade = null } = contract;
  const want = (vendorId: string) => {
    if (projectId) turn.wanted.push({ line, vendorId, projectId, contractNumber, trade });
  };
  if (!owner) {
    const vendor = vendorOf(fields, contract, found.companyId, turn.at);
    taken.add(vendor.name, { ...vendor, isOfList: true });
    noteExternal(externals, { ...vendor, ...contract });
    added.push(vendor);
    if (emails.length > 0) turn.contacts.push({ line, vendorId: vendor.id, isNew: true, emails });
    want(vendor.id);
    return { line, outcome: "CREATED", reason: null, vendorId: vendor.id };
  }
  if (!found.updatesExisting && !projectId) {
    return { line, outcome: "SKIPPED", reason: coded("server.vendors.skippedNameIsAVendor", { name: owner.name }), vendorId: null };
  }
  want(owner.id);
  const isNew = owner.createdAt >= found.createdAt && owner.createdAt.getTime() === owner.updatedAt.getTime();
  if (found.updatesExisting && emails.length > 0) turn.contacts.push({ line, vendorId: owner.id, isNew, emails });
  const changes = found.updatesExisting ? await updateOwner(tx, turn, owner, saidOf(fields, contract)) : {};
  return { line, outcome: "UPDATED", reason: null, vendorId: owner.id, changes };
}

/** What an empty cell says of a vendor that is there is nothing. */
function saidOf({ email, contactName, phone, address }: z.output<typeof vendorInput>, contract: RowContract): Said {
  const { externalId, externalSource = null } = contract;
  return {
    ...{ email, ...(contactName && { contactName }), ...(phone && { phone }), ...(address && { address }) },
    ...(externalId && { externalId, externalSource }),
  };
}

/** Changes an existing vendor. What only this import itself created stays untouched, for the undo. */
async function updateOwner(tx: Tx, { found, added, externals, at }: Turn, owner: Owner, said: Said): Promise<Changes> {
  noteExternal(externals, { ...owner, ...said });
  const fresh = added.find(({ id }) => id === owner.id);
  if (fresh) {
    Object.assign(fresh, said);
    return {};
  }
  const isOwn = owner.createdAt >= found.createdAt && owner.createdAt.getTime() === owner.updatedAt.getTime();
  const changes = await changeVendor(tx, { companyId: found.companyId, id: owner.id }, said, isOwn ? owner.createdAt : at);
  return isOwn ? {} : changes;
}

type External = { externalId?: string | null | undefined; externalSource?: string | null | undefined };

function noteExternal(externals: Turn["externals"], vendor: Pick<Owner, "id" | "name"> & External): void {
  const key = externalKey(vendor);
  if (key !== null) externals.set(key, vendor);
}

/** Why a row can no longer be taken: its project or its external id is another's by now. */
function changedSince(contract: RowContract, owner: Owner | undefined, { projects, externals }: Turn): Sentence | null {
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
    const isIdle = outcome.outcome === "UPDATED" && !isChange(outcome);
    if (asked.has(outcome.line) && !assignmentId && isIdle) {
      Object.assign(outcome, { outcome: "SKIPPED", vendorId: null, reason: coded("server.vendors.skippedTheContractIsThere") });
    }
  }
}

/** Writes what is different, and says what was. */
async function changeVendor(tx: Tx, key: { companyId: string; id: string }, said: Said, updatedAt: Date): Promise<Changes> {
  const where = { companyId_id: key };
  const before = await tx.vendor.findUniqueOrThrow({ where });
  const data = changedFields(before, said);
  const fields = Object.keys(data) as (keyof Said)[];
  if (fields.length > 0) await tx.vendor.update({ where, data: { ...data, updatedAt } });
  return Object.fromEntries(fields.map((field) => [field, [before[field], said[field]]]));
}

/** Both times the same: a vendor whose times differ was changed by someone since. */
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
