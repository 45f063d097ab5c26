import { invitationInput } from "@/lib/companies/team/schema";
import { isoDay } from "@/lib/infra/lists/dates-rules";
import { coded, issueSentence, type Sentence } from "@/lib/infra/sentences-rules";
import { holdersOf } from "@/lib/projects/rules";
import { assignmentForm, projectInput } from "@/lib/projects/schema";
import type { CompanyRole } from "@/lib/tenancy/schema";
import type { ListFields, ListTable } from "@/lib/transfer/lists/columns-rules";
import type { ListName, RowFault, RowPlanKind } from "@/lib/transfer/lists/schema";
import type { Finder, Named, NamedProject } from "@/lib/vendors/import/names-rules";

/** A row as the check sees it. */
export type PlannedRow = {
  list: ListName | "archive";
  line: number;
  name: string;
  fields: Readonly<Record<string, unknown>>;
  plan: RowPlanKind;
  problems: RowFault[];
};

/** `input` null: there are faults. */
export type Read<Input> = { input: Input | null; faults: RowFault[] };
/** The ids of requirement sets by their names in small letters. */
export type SetIds = ReadonlyMap<string, string>;

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/** One fault of each column. */
export const onlyFirst = (faults: readonly RowFault[]): RowFault[] =>
  faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at);

/** What a schema says of a row, at its fields. */
export const faultsOf = (issues: Issues): RowFault[] =>
  onlyFirst(
    issues.map(({ path, message }) => ({ field: path[0] === undefined ? null : String(path[0]), message: issueSentence(message) })),
  );

/** The cells with their dates and requirement set as a form has them. What is empty is left out, so it changes nothing. */
function valuesOf({ startsOn, endsOn, requirementSet, ...fields }: ListFields, sets: SetIds) {
  const setId = requirementSet && sets.get(requirementSet.trim().toLowerCase());
  const faults: RowFault[] =
    requirementSet && !setId ? [{ field: "requirementSet", message: coded("server.transfer.noSetNamed", { name: requirementSet }) }] : [];
  const days = { ...(startsOn && { startsOn: isoDay(startsOn) }), ...(endsOn && { endsOn: isoDay(endsOn) }) };
  return { values: { ...fields, ...days, ...(setId && { requirementSetId: setId }) }, faults };
}

/** A project as its form would send it. */
export function readProject(fields: ListFields, sets: SetIds): Read<ReturnType<typeof projectInput.parse>> {
  const { values, faults } = valuesOf(fields, sets);
  const { holders, ...others } = values;
  const { data, error } = projectInput.safeParse({ ...others, ...(holders && { holders: holdersOf(holders) }) });
  return { input: data && faults.length === 0 ? data : null, faults: [...faultsOf(error?.issues ?? []), ...faults] };
}

/** A contract as its form would send it, without vendor and project. */
export function readContract(fields: ListFields, sets: SetIds): Read<ReturnType<typeof assignmentForm.parse>> {
  const { values, faults } = valuesOf(fields, sets);
  const { data, error } = assignmentForm.safeParse(values);
  return { input: data && faults.length === 0 ? data : null, faults: [...faultsOf(error?.issues ?? []), ...faults] };
}

const roleWords: readonly [CompanyRole, RegExp][] = [
  ["ADMIN", /^(company )?(admin|administrator|administrador|administradora|administrateur|administratrice)$/i],
  ["MANAGER", /^(manager|gerente|gestor|gestora|gestionnaire|responsable)$/i],
  ["VIEWER", /^(viewer|view only|read only|read-only|lector|lectora|lecteur|lectrice)$/i],
];

/** An invitation as the team's form would send it. */
export function readUser({ email, role }: ListFields): Read<{ email: string; role: CompanyRole }> {
  const known = roleWords.find(([, words]) => words.test(role?.trim() ?? ""))?.[0];
  const { data, error } = invitationInput.shape.email.safeParse(email ?? "");
  const wrong = known ? [] : [{ field: "role", message: coded("server.transfer.unknownRole") }];
  const input = data !== undefined && known ? { email: data, role: known } : null;
  return {
    input,
    faults: [...(error?.issues.slice(0, 1) ?? []).map(({ message }) => ({ field: "email", message: issueSentence(message) })), ...wrong],
  };
}

/** A cell that a row cannot do without. */
export const missing = (field: "vendor" | "project" | "file"): RowFault => ({ field, message: coded("server.transfer.isMissing") });

/** The vendor that a row names, or what is wrong with that. */
export function vendorOf<Item extends Named>({ vendor }: ListFields, find: Finder<Item>): { item: Item } | { fault: RowFault } {
  if (!vendor) return { fault: missing("vendor") };
  const item = find(vendor);
  if (item === "several") return { fault: { field: "vendor", message: coded("server.transfer.severalVendorsNamed", { name: vendor }) } };
  return item ? { item } : { fault: { field: "vendor", message: coded("server.transfer.noVendorNamed", { name: vendor }) } };
}

/** The project that a row names, or what is wrong with that. */
export function projectOf({ project }: ListFields, find: Finder<NamedProject>): { item: NamedProject } | { fault: RowFault } {
  if (!project) return { fault: missing("project") };
  const item = find(project);
  if (item === "several") return { fault: { field: "project", message: coded("vendors.severalProjectsHaveNumber", { number: project }) } };
  if (!item) return { fault: { field: "project", message: coded("server.transfer.noProjectNamed", { name: project }) } };
  if (item.status !== "COMPLETED") return { item };
  return { fault: { field: "project", message: coded("vendors.projectIsCompleted", { project: item.name }) } };
}

type Verdict = Pick<PlannedRow, "plan"> & { problems?: RowFault[] };

export const refused = (...problems: RowFault[]): Verdict => ({ plan: "refuse", problems });
export const skipped = (message: Sentence, field: string | null = null): Verdict => ({ plan: "skip", problems: [{ field, message }] });

/** A planned row; its problems name the columns as the file does. */
export function planned(
  list: ListName,
  { titleOf }: Pick<ListTable, "titleOf">,
  row: { line: number; name: string; fields: PlannedRow["fields"] },
  { plan, problems = [] }: Verdict,
): PlannedRow {
  const { line, fields } = row;
  const named = problems.map(({ field, message }) => ({
    field: titleOf(field === "requirementSetId" ? "requirementSet" : field),
    message,
  }));
  return { list, line, name: row.name.slice(0, 300), fields, plan, problems: named };
}

type Keyed = { key: string; line: number; says: Readonly<Record<string, unknown>> };

/** What an empty cell says is nothing. */
const isSaidBy = (first: unknown, other: unknown) => (other ?? null) === null || JSON.stringify(first) === JSON.stringify(other);

/** What speaks against a row that names the same as another: it repeats the first, or they contradict each other and neither counts. */
export function repeats(rows: readonly Keyed[]): (line: number) => Verdict | null {
  const byKey = new Map<string, Keyed[]>();
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  const found = new Map<number, Verdict>();
  for (const [first, ...others] of byKey.values()) {
    if (!first || others.length === 0) continue;
    const isSame = others.every(({ says }) => Object.keys(says).every((field) => isSaidBy(first.says[field], says[field])));
    const contradicts = (line: number) => refused({ field: null, message: coded("server.transfer.rowContradicts", { line }) });
    if (!isSame) found.set(first.line, contradicts(others[0]?.line ?? first.line));
    for (const { line } of others)
      found.set(line, isSame ? skipped(coded("server.transfer.rowRepeats", { line: first.line })) : contradicts(first.line));
  }
  return (line) => found.get(line) ?? null;
}

/** By what a contract is known. */
export const contractKey = (vendor: string, project: string, number: string | null | undefined): string =>
  JSON.stringify([vendor, project, (number ?? "").toLowerCase()]);

type KnownProjects = { projects: readonly NamedProject[]; sets: SetIds; updates: boolean };

/** What would become of the rows of a list of projects. */
export function planProjects(table: ListTable, { projects, sets, updates }: KnownProjects): PlannedRow[] {
  const there = new Map(projects.map((project) => [project.name.toLowerCase(), project]));
  const read = table.rows.map((row) => ({ ...row, read: readProject(row.fields, sets) }));
  const repeatAt = repeats(
    read.flatMap(({ line, read: { input } }) => {
      if (!input) return [];
      const { name, ...says } = input;
      return [{ key: name.toLowerCase(), line, says }];
    }),
  );
  return read.map(({ line, fields, faults: before, read: { input, faults } }) => {
    const row = { line, name: fields.name ?? "", fields };
    if (!input || before.length > 0) return planned("projects", table, row, refused(...onlyFirst([...before, ...faults])));
    const repeat = repeatAt(line);
    if (repeat) return planned("projects", table, row, repeat);
    if (!there.has(input.name.toLowerCase())) return planned("projects", table, row, { plan: "create" });
    const verdict: Verdict = updates ? { plan: "update" } : skipped(coded("server.transfer.existsAlready", { name: input.name }));
    return planned("projects", table, row, verdict);
  });
}

type KnownContracts = {
  vendors: Finder<Named>;
  projects: Finder<NamedProject>;
  sets: SetIds;
  /** Those that are there, by `contractKey` of ids. */
  contracts: ReadonlySet<string>;
  updates: boolean;
};

/** What would become of the rows of a list of contracts. */
export function planAssignments(table: ListTable, { vendors, projects, sets, contracts, updates }: KnownContracts): PlannedRow[] {
  const read = table.rows.map((row) => {
    const [vendor, project] = [vendorOf(row.fields, vendors), projectOf(row.fields, projects)];
    return { ...row, vendor, project, contract: readContract(row.fields, sets) };
  });
  const repeatAt = repeats(
    read.flatMap(({ line, vendor, project, contract: { input } }) => {
      if ("fault" in vendor || "fault" in project || !input) return [];
      const { contractNumber, ...says } = input;
      const [{ item: who }, { item: where }] = [vendor, project];
      return [{ key: contractKey(who.id ?? who.name, where.id ?? where.name, contractNumber), line, says }];
    }),
  );
  return read.map(({ line, fields, faults: before, vendor, project, contract: { input, faults } }) => {
    const row = { line, name: [fields.vendor, fields.project].filter(Boolean).join(" · "), fields };
    const named = [...("fault" in vendor ? [vendor.fault] : []), ...("fault" in project ? [project.fault] : [])];
    const wrong = onlyFirst([...named, ...before, ...faults]);
    if ("fault" in vendor || "fault" in project || wrong.length > 0) return planned("assignments", table, row, refused(...wrong));
    const [{ item: who }, { item: where }] = [vendor, project];
    const number = input?.contractNumber;
    const repeat = repeatAt(line);
    if (repeat) return planned("assignments", table, row, repeat);
    const isThere = who.id !== null && where.id !== null && contracts.has(contractKey(who.id, where.id, number));
    if (!isThere) return planned("assignments", table, row, { plan: "create" });
    return planned("assignments", table, row, updates ? { plan: "update" } : skipped(coded("server.transfer.contractIsThere")));
  });
}

export type KnownTeam = {
  members: ReadonlySet<string>;
  invited: ReadonlySet<string>;
  /** How many more the plan has room for; null: any number. */
  left: number | null;
  /** Why one more has no room. */
  full: Sentence;
  /** Why the account may not invite anyone; null: it may. */
  blocked: Sentence | null;
};

/** What would become of the rows of a list of users. */
export function planUsers(table: ListTable, { members, invited, left, full, blocked }: KnownTeam): PlannedRow[] {
  const read = table.rows.map((row) => ({ ...row, read: readUser(row.fields) }));
  const repeatAt = repeats(
    read.flatMap(({ line, read: { input } }) => (input ? [{ key: input.email, line, says: { role: input.role } }] : [])),
  );
  let room = left ?? Number.POSITIVE_INFINITY;
  return read.map(({ line, fields, read: { input, faults } }) => {
    const row = { line, name: fields.email ?? fields.name ?? "", fields };
    const plan = (verdict: Verdict) => planned("users", table, row, verdict);
    if (!input) return plan(refused(...faults));
    const repeat = repeatAt(line);
    if (repeat) return plan(repeat);
    if (members.has(input.email)) return plan(skipped(coded("server.transfer.memberIsThere"), "email"));
    if (invited.has(input.email)) return plan(skipped(coded("server.transfer.invitedAlready"), "email"));
    if (blocked) return plan(refused({ field: null, message: blocked }));
    if (room <= 0) return plan(refused({ field: null, message: full }));
    room -= 1;
    return plan({ plan: "create" });
  });
}
