import type { ListImport } from "@/generated/prisma/client";
import { refusalOfMany } from "@/lib/companies/billing/usage-commands";
import { countSeats, findVendorRoom, readLimits } from "@/lib/companies/plan-limits/queries";
import { usersFull } from "@/lib/companies/plan-limits/rules";
import { sniffContentType } from "@/lib/documents/rules";
import { maximumFileBytes } from "@/lib/documents/values";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import type { DayOrder } from "@/lib/infra/lists/dates-rules";
import { namesOf } from "@/lib/infra/lists/tables-rules";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { FileMeter } from "@/lib/infra/stored-file";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import { confirmFirst } from "@/lib/mail/limits/rules";
import { assignmentHeader } from "@/lib/projects/assignments-queries";
import { projectHeader } from "@/lib/projects/queries";
import type { CompanyScope } from "@/lib/tenancy/scope";
import {
  dayOrderOfTable,
  hasAmbiguousDays,
  type ListTable,
  type OtherList,
  readListTable,
  withDays,
} from "@/lib/transfer/lists/columns-rules";
import { listColumns } from "@/lib/transfer/lists/columns-values";
import { fileFinder } from "@/lib/transfer/lists/files-rules";
import { type Here, loadHere } from "@/lib/transfer/lists/here-queries";
import { type FileFacts, planCertificates } from "@/lib/transfer/lists/plan-files-rules";
import { contractKey, type PlannedRow, planAssignments, planProjects, planUsers } from "@/lib/transfer/lists/plan-rules";
import { type ListChoice, type ListName, type ListReport, listReport, reportOf } from "@/lib/transfer/lists/schema";
import { type ListSource, readSource } from "@/lib/transfer/lists/source-queries";
import { mostNotes } from "@/lib/transfer/lists/values";
import { vendorHeader } from "@/lib/vendors/export-queries";
import { projectFinder } from "@/lib/vendors/import/contracts-rules";
import { type Finder, type Named, type NamedProject, projectsFinder, vendorFinder } from "@/lib/vendors/import/names-rules";
import { planRows } from "@/lib/vendors/import/planning-rules";
import { loadKnown } from "@/lib/vendors/import/queries";
import { guessMapping, looksLikeHeader, missingFields } from "@/lib/vendors/import/rules";

export type ListsPlan = { rows: PlannedRow[]; report: ListReport };

type Planning = {
  scope: CompanyScope;
  source: ListSource;
  choices: ListChoice[];
  here: Here;
  updates: boolean;
  rows: PlannedRow[];
  report: ListReport;
};

/** Says what each row of an upload would become. Nothing is written. Throws `invalid` for a list that is no list at all. */
export async function planLists(scope: CompanyScope, found: ListImport, source: ListSource): Promise<ListsPlan> {
  const here = await inCompany(scope, (tx) => loadHere(tx, scope));
  const { choices } = reportOf(found);
  const report = listReport.parse({ choices });
  const planning: Planning = { scope, source, choices, here, updates: found.updatesExisting, rows: [], report };
  const { rows, updates } = planning;
  const [projects, assignments, certificates] = readDays(planning, {
    projects: await tableOf(planning, "projects"),
    assignments: await tableOf(planning, "assignments"),
    certificates: await tableOf(planning, "certificates"),
  });
  if (projects) rows.push(...planProjects(projects, { projects: here.projects, sets: here.sets, updates }));
  const comingProjects = coming(rows, "projects").map((one): NamedProject => ({ ...one, status: "ACTIVE" }));
  const findProject = projectsFinder([...here.projects, ...comingProjects]);
  await planVendors(planning, [...here.projects, ...comingProjects]);
  const findVendor = vendorFinder<Named>([...here.vendors, ...coming(rows, "vendors")]);
  if (assignments) {
    const contracts = await inCompany(scope, (tx) => loadContracts(tx, scope));
    rows.push(...planAssignments(assignments, { vendors: findVendor, projects: findProject, sets: here.sets, contracts, updates }));
  }
  const users = await tableOf(planning, "users");
  if (users) rows.push(...planUsers(users, await inCompany(scope, (tx) => loadTeam(tx, scope))));
  await planFiles(planning, certificates, findVendor);
  return { rows, report: planning.report };
}

const dayNotes: Record<DayOrder, "daysAreMonthFirst" | "daysAreDayFirst" | "daysAreMixed"> = {
  "month-first": "daysAreMonthFirst",
  "day-first": "daysAreDayFirst",
  mixed: "daysAreMixed",
};

const datedLists = ["projects", "assignments", "certificates"] as const;

/** Reads the dates of each list in the order that they, or else another list's dates, show; by default in that of the United States. */
function readDays(planning: Planning, tables: Record<(typeof datedLists)[number], ListTable | undefined>) {
  const orderOf = (list: (typeof datedLists)[number]) => (tables[list] && dayOrderOfTable(tables[list])) ?? null;
  const shown = datedLists.map(orderOf).find((order) => order !== null);
  return datedLists.map((list) => {
    const table = tables[list];
    if (!table) return undefined;
    const order = orderOf(list) ?? shown ?? "month-first";
    if (hasAmbiguousDays(table)) note(planning, `${list}.csv`, null, coded(`server.transfer.${dayNotes[order]}`));
    return withDays(table, order);
  });
}

/** What the rows of a list will add, as other rows can name it. */
function coming(rows: readonly PlannedRow[], list: ListName): Named[] {
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  return rows
    .filter((row) => row.list === list && row.plan === "create")
    .map(({ name, fields }) => {
      const number = text(fields.number);
      return { id: null, name, others: number ? [number] : [], externalId: text(fields.externalId) };
    });
}

/** The rows of a list; undefined where it is not there, or has no rows that could be read. */
async function tableOf(planning: Planning, list: OtherList): Promise<ListTable | undefined> {
  const rows = await fileRowsOf(planning, list);
  if (!rows) return undefined;
  const table = readListTable(list, rows);
  noteColumns(planning, list, rows[0]?.values ?? [], table.unknown);
  noteNoRows(planning, list, table.rows);
  if (table.missing.length === 0) return table;
  refuseList(planning, list, rows[0]?.line ?? 1, missingColumns(table.missing));
  return undefined;
}

/** The rows of a list's file. Undefined where it is missing, and for a sheet that is not a list: another one may be, so it is reported. */
async function fileRowsOf(planning: Planning, list: ListName) {
  const choice = planning.choices.find((one) => one.list === list);
  const found = await readSource(planning.source, list, choice);
  if (!found) return undefined;
  planning.report.readings.push(found.reading);
  if (found.fault === null) return found.rows;
  refuseList(planning, list, 1, [{ field: null, message: found.fault }]);
  return undefined;
}

/** Reports why a whole list cannot be imported, as for one row. */
function refuseList({ rows }: Planning, list: ListName, line: number, problems: PlannedRow["problems"]): void {
  rows.push({ list, line, name: "", fields: {}, plan: "refuse", problems });
}

const missingColumns = (missing: readonly string[]): PlannedRow["problems"] =>
  missing.map((column) => ({ field: column, message: coded("server.transfer.columnIsMissing", { column }) }));

function noteNoRows(planning: Planning, list: ListName, rows: readonly unknown[]): void {
  if (rows.length === 0) note(planning, `${list}.csv`, null, coded("server.transfer.listHasNoRows"));
}

function note({ rows }: Planning, file: string, field: string | null, message: Sentence): void {
  const line = rows.filter(({ list }) => list === "archive").length + 1;
  if (line <= mostNotes) rows.push({ list: "archive", line, name: file, fields: {}, plan: "note", problems: [{ field, message }] });
}

/** The columns of the lists that we export. An import ignores those that follow from documents. */
const exportedHeaders: Partial<Record<ListName, () => Parameters<typeof namesOf>[0]>> = {
  vendors: vendorHeader,
  projects: projectHeader,
  assignments: assignmentHeader,
};

/** Notes the columns that an import ignores. Our own exports always have some, which need no note. */
function noteColumns(planning: Planning, list: ListName, header: readonly string[], unknown: readonly string[]): void {
  const own = namesOf(exportedHeaders[list]?.() ?? []);
  const isOwn = own.length > 0 && own.every((title) => header.includes(title));
  for (const title of unknown)
    if (!isOwn || !own.includes(title)) note(planning, `${list}.csv`, title, coded("server.transfer.unknownColumn"));
}

/** Vendors go the way of the import of vendors, with the projects that the same upload brings. */
async function planVendors(planning: Planning, projects: readonly NamedProject[]): Promise<void> {
  const { scope, updates, rows } = planning;
  const fileRows = await fileRowsOf(planning, "vendors");
  if (!fileRows) return;
  const header = looksLikeHeader(fileRows);
  const mapping = guessMapping(fileRows, header);
  const titles = header ? (fileRows[0]?.values ?? []) : [];
  noteColumns(
    planning,
    "vendors",
    titles,
    titles.filter((title, column) => title !== "" && !mapping[column]),
  );
  const needed = missingFields(mapping);
  const columns: Record<string, string> = listColumns.vendors;
  if (needed.length > 0) {
    const missing = needed.map((field) => columns[field] ?? field);
    return refuseList(planning, "vendors", fileRows[0]?.line ?? 1, missingColumns(missing));
  }
  const body = header ? fileRows.slice(1) : fileRows;
  noteNoRows(planning, "vendors", body);
  const known = await loadKnown(scope);
  const find = projectFinder(projects.map(({ id, name, others, status }) => ({ id: id ?? name, name, number: others[0] ?? null, status })));
  const plans = await planRows(body, mapping, { ...known, projects: find }, updates ? "update" : "skip");
  const titleOf = (field: (typeof mapping)[number]) => (field && (titles[mapping.indexOf(field)] || columns[field])) || field;
  for (const { line, fields, kind, problems } of plans) {
    const named = problems.map(({ field, message }) => ({ field: titleOf(field), message }));
    rows.push({ list: "vendors", line, name: fields.name.slice(0, 300), fields, plan: kind, problems: named });
  }
  const adding = plans.filter(({ kind }) => kind === "create").length;
  const room = await inCompany(scope, (tx) => findVendorRoom(tx, scope));
  if (room && adding > room.left) planning.report.conflicts.push(room.refusal(adding).sentence);
}

/** The contracts that are there. */
export async function loadContracts(tx: Tx, { companyId }: CompanyScope): Promise<Set<string>> {
  const rows = await tx.assignment.findMany({ where: { companyId }, select: { vendorId: true, projectId: true, contractNumber: true } });
  return new Set(rows.map(({ vendorId, projectId, contractNumber }) => contractKey(vendorId, projectId, contractNumber)));
}

async function loadTeam(tx: Tx, scope: CompanyScope) {
  const { companyId } = scope;
  const members = await tx.user.findMany({ where: { companyId }, select: { email: true } });
  const invited = await tx.invitation.findMany({ where: { companyId, expiresAt: { gt: now() } }, select: { email: true } });
  const limits = await readLimits(tx, scope);
  const seats = await countSeats(tx, scope);
  const isLimited = limits.users !== null;
  return {
    members: new Set(members.map(({ email }) => email)),
    invited: new Set(invited.map(({ email }) => email)),
    left: isLimited ? Math.max(0, (limits.users ?? 0) - seats.members - seats.invited) : null,
    full: isLimited ? usersFull(limits, { limit: limits.users ?? 0, ...seats }).sentence : "",
    blocked: (await mayMailVendors(tx, scope)) ? null : confirmFirst(),
  };
}

/** Looks at each file that a row names as an upload would, and notes those that none names. */
async function planFiles(planning: Planning, table: ListTable | undefined, vendors: ReturnType<typeof vendorFinder<Named>>): Promise<void> {
  const { scope, source, rows, report } = planning;
  const find = fileFinder(source.files);
  const wanted = new Set(table?.rows.map(({ fields }) => find(fields.file ?? "")));
  const facts = new Map<string, FileFacts>();
  for (const file of source.files) {
    if (wanted.has(file)) facts.set(file.name, await lookAt(source, file));
    else note(planning, file.name, null, coded("server.transfer.noRowNamesFile"));
  }
  if (!table) return;
  const owners = await inCompany(scope, (tx) =>
    loadOwners(
      tx,
      scope,
      [...facts.values()].map(({ sha256 }) => sha256),
    ),
  );
  const fileOf: Finder<FileFacts> = (path) => {
    const file = find(path);
    return file === "several" ? file : file && facts.get(file.name);
  };
  const has = (vendorId: string, sha256: string) => owners.has(`${vendorId} ${sha256}`);
  const planned = planCertificates(table, { vendors, fileOf, has, kinds: planning.here.kinds });
  rows.push(...planned);
  const sizeOf = (file: ReturnType<typeof fileOf>) => (file && file !== "several" ? file.size : 0);
  const added = planned.filter(({ plan }) => plan === "create").map(({ fields }) => sizeOf(fileOf(String(fields.file))));
  report.files = added.length;
  report.bytes = added.reduce((sum, size) => sum + size, 0);
  const full = await inCompany(scope, (tx) => refusalOfMany(tx, scope, report.files, report.bytes));
  if (full) report.conflicts.push(full.sentence);
}

async function loadOwners(tx: Tx, { companyId }: CompanyScope, hashes: readonly string[]): Promise<Set<string>> {
  const where = { companyId, sha256: { in: [...new Set(hashes)] }, vendorId: { not: null } };
  const rows = await tx.document.findMany({ where, select: { vendorId: true, sha256: true } });
  return new Set(rows.map(({ vendorId, sha256 }) => `${vendorId} ${sha256}`));
}

/** What an upload of this file would say: its kind follows from its bytes, never from its name. */
async function lookAt({ read }: ListSource, { path, name, size }: ListSource["files"][number]): Promise<FileFacts> {
  const bad = (problem: Sentence): FileFacts => ({ path, name, size, sha256: "", problem });
  if (size === 0) return bad(coded("server.documents.theFileIsEmpty"));
  if (size > maximumFileBytes) return bad(coded("server.transfer.notAKindWeTake"));
  const meter = new FileMeter();
  try {
    for await (const chunk of await read(name)) meter.add(chunk as Buffer);
  } catch {
    return bad(coded("server.transfer.fileIsDamaged"));
  }
  const { sha256, head } = meter.facts();
  const isTaken = sniffContentType(head, name) !== null;
  return { path, name, size, sha256, problem: isTaken ? null : coded("server.transfer.notAKindWeTake") };
}
