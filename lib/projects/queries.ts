import type { z } from "zod";
import { worstFirstInSql } from "@/lib/compliance/order/rules";
import { reasonInWords } from "@/lib/compliance/records/dto";
import { complianceStatuses } from "@/lib/compliance/values";
import { localDate } from "@/lib/infra/clock";
import { readInCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { csvFile, inOrderOf, readSort, titleOf } from "@/lib/infra/lists/rules";
import { paginate } from "@/lib/infra/pagination";
import { containsPattern } from "@/lib/infra/search";
import {
  type AssignmentRow,
  type ProjectRow,
  toAssignmentDto,
  toProjectDto,
  toVendorProjectDto,
  type VendorProjectRow,
} from "@/lib/projects/dto";
import type {
  AssignmentListDto,
  assignmentFilter,
  assignmentQuery,
  ProjectDto,
  ProjectListDto,
  ProjectNamesDto,
  projectFilter,
  projectNamesQuery,
  projectQuery,
  VendorProjectListDto,
  vendorProjectsQuery,
} from "@/lib/projects/schema";
import type { assignmentSorts, projectSorts } from "@/lib/projects/values";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { readTogether } from "@/lib/verdicts/queries";
import { say } from "@/messages/say";

type ProjectFilter = z.output<typeof projectFilter>;
type AssignmentFilter = z.output<typeof assignmentFilter>;

/** The vendors' rows carry their status: counted are the assignments of the projects that are asked for, and no documents. */
const listed = `p.id, p.name, p.number, p.address, p.status, p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", p.created_at as "createdAt",
  (select jsonb_agg(g) from (
    select v.compliance_status as status, v.earliest_expiration as expiration, count(*) as many
    from assignment a join vendor v on v.company_id = a.company_id and v.id = a.vendor_id
    where a.company_id = p.company_id and a.project_id = p.id group by 1, 2) g) as alike`;

/** The order of each sort, ended by what no two projects share. Names are compared without their case. */
const orders = {
  name: ["lower(p.name)"],
  number: ["lower(p.number)", "lower(p.name)"],
  status: ["p.status", "lower(p.name)"],
  starts: ["p.starts_on", "lower(p.name)"],
  ends: ["p.ends_on", "lower(p.name)"],
  created: ["p.created_at"],
} satisfies Record<(typeof projectSorts)[number], string[]>;

/** What is sorted by and was left out comes last both ways. */
const inOrder = (terms: readonly string[], direction: string) => terms.map((term) => `${term} ${direction} nulls last`).join(", ");

function orderBy(sort: ProjectFilter["sort"]): string {
  const { column, direction } = readSort(sort ?? "-created");
  return inOrder([...orders[column], "p.id"], direction);
}

function whereOf(scope: CompanyScope, { search, status }: Pick<ProjectFilter, "search" | "status">): { where: string; values: unknown[] } {
  const values: unknown[] = [scope.companyId];
  let where = "p.company_id = $1";
  if (search)
    where += ` and (p.name ilike $${values.push(containsPattern(search))} or p.number ilike $${values.length} or p.address ilike $${values.length})`;
  if (status) where += ` and p.status = $${values.push(status)}::project_status`;
  return { where, values };
}

const fromRows = (rows: Record<string, unknown>[] = []) => (rows as ProjectRow[]).map(toProjectDto);

/** One page of the company's projects, each with how its vendors stand; `search` looks into name, number and address. */
export async function listProjects(scope: CompanyScope, query: z.output<typeof projectQuery>): Promise<ProjectListDto> {
  const { page, limit, sort } = query;
  const { where, values } = whereOf(scope, query);
  const { rows } = await readTogether(scope, [
    {
      text: `select ${listed} from project p where ${where} order by ${orderBy(sort)} limit $${values.length + 1} offset $${values.length + 2}`,
      values: [...values, limit, (page - 1) * limit],
    },
    { text: `select count(*)::int as total from project p where ${where}`, values },
  ]);
  return { projects: fromRows(rows[0]), pagination: paginate(page, limit, Number(rows[1]?.[0]?.total)) };
}

/** Ids of all projects of a filtered list, in its order. */
export async function listProjectIds(scope: CompanyScope, filter: ProjectFilter): Promise<{ ids: string[] }> {
  const { where, values } = whereOf(scope, filter);
  const { rows } = await readTogether(scope, [
    { text: `select p.id from project p where ${where} order by ${orderBy(filter.sort)}`, values },
  ]);
  return { ids: (rows[0] ?? []).map(({ id }) => String(id)) };
}

/** How many projects a choice offers at a time. */
const offered = 100;

/** The company's first projects by name, for a choice: nothing is counted and no badge is shown. */
export async function listProjectNames(scope: CompanyScope, filter: z.output<typeof projectNamesQuery>): Promise<ProjectNamesDto> {
  const { where, values } = whereOf(scope, filter);
  const text = `select p.id, p.name, p.number from project p where ${where} order by ${orderBy("name")} limit ${offered + 1}`;
  const [rows = []] = await readInCompany(scope, [{ text, values }]);
  return { projects: rows.slice(0, offered) as ProjectNamesDto["projects"], more: rows.length > offered };
}

async function loadInOrder(scope: CompanyScope, ids: readonly string[]): Promise<ProjectDto[]> {
  const text = `select ${listed} from project p where p.company_id = $1 and p.id = any($2::uuid[])`;
  const { rows } = await readTogether(scope, [{ text, values: [scope.companyId, ids] }]);
  return inOrderOf(ids, fromRows(rows[0]));
}

export async function getProject(scope: CompanyScope, id: string): Promise<ProjectDto> {
  const [project] = await loadInOrder(scope, [id]);
  if (!project) throw notFound(say("server.projects.project"));
  return project;
}

const projectHeader = () => [
  ...[
    say("server.projects.projectName"),
    say("server.projects.projectNumber"),
    say("common.address"),
    say("common.status"),
    say("server.projects.firstDay"),
    say("server.projects.lastDay"),
    say("common.vendors"),
  ],
  ...[...complianceStatuses.map(titleOf), say("server.projects.coverageEndsBeforeTheWork"), say("common.added")],
];

/** The filtered list as a CSV file. */
export async function exportProjects(scope: CompanyScope, filter: ProjectFilter): Promise<AsyncGenerator<string>> {
  const { ids } = await listProjectIds(scope, filter);
  return csvFile(projectHeader(), ids, async (some) =>
    (await loadInOrder(scope, some)).map((project) => [
      ...[project.name, project.number, project.address, titleOf(project.status), project.startsOn, project.endsOn, project.vendors],
      ...complianceStatuses.map((status) => project.standing.find((one) => one.status === status)?.count ?? 0),
      ...[project.endingEarly, localDate(scope.timeZone, new Date(project.createdAt))],
    ]),
  );
}

const assigned = `v.id as "vendorId", v.name, v.email, v.contact_name as "contactName", v.phone, v.status as "vendorStatus",
  v.compliance_status as "complianceStatus", v.compliance_reason as "complianceReason", v.reason_sentence as "reasonSentence", v.earliest_expiration::text as "earliestExpiration",
  a.scope_of_work as "scopeOfWork", p.status as "projectStatus", p.ends_on::text as "endsOn"`;

const assignments = `assignment a join vendor v on v.company_id = a.company_id and v.id = a.vendor_id
  join project p on p.company_id = a.company_id and p.id = a.project_id`;

const worst = worstFirstInSql("v.compliance_status");

const assignmentOrders = {
  vendor: ["lower(v.name)"],
  scope: ["lower(a.scope_of_work)", "lower(v.name)"],
  status: [worst, "lower(v.name)"],
  expiration: ["v.earliest_expiration", "lower(v.name)"],
} satisfies Record<(typeof assignmentSorts)[number], string[]>;

function assignmentOrder(sort: AssignmentFilter["sort"]): string {
  const { column, direction } = readSort(sort ?? "status");
  return inOrder([...assignmentOrders[column], "v.id"], direction);
}

function whereAssigned(scope: CompanyScope, projectId: string, { search }: AssignmentFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [scope.companyId, projectId];
  let where = "a.company_id = $1 and a.project_id = $2::uuid";
  if (search) where += ` and (v.name ilike $${values.push(containsPattern(search))} or a.scope_of_work ilike $${values.length})`;
  return { where, values };
}

/** One page of a project's vendors; `search` looks into their names and what they do there. */
export async function listAssignments(
  scope: CompanyScope,
  projectId: string,
  query: z.output<typeof assignmentQuery>,
): Promise<AssignmentListDto> {
  const { page, limit, sort } = query;
  const { where, values } = whereAssigned(scope, projectId, query);
  const { rows } = await readTogether(scope, [
    { text: "select id from project where company_id = $1 and id = $2::uuid", values: [scope.companyId, projectId] },
    {
      text: `select ${assigned} from ${assignments} where ${where} order by ${assignmentOrder(sort)}
        limit $${values.length + 1} offset $${values.length + 2}`,
      values: [...values, limit, (page - 1) * limit],
    },
    { text: `select count(*)::int as total from ${assignments} where ${where}`, values },
  ]);
  if (!rows[0]?.length) throw notFound(say("server.projects.project"));
  return {
    assignments: ((rows[1] ?? []) as AssignmentRow[]).map(toAssignmentDto),
    pagination: paginate(page, limit, Number(rows[2]?.[0]?.total)),
  };
}

const assignmentHeader = () => [
  ...[
    say("server.projects.vendorName"),
    say("common.email"),
    say("server.projects.contactName"),
    say("common.phone"),
    say("server.projects.scopeOfWork"),
    say("server.projects.vendorStatus"),
  ],
  ...[
    say("server.projects.complianceStatus"),
    say("common.reason"),
    say("server.projects.coverageEnds"),
    say("server.projects.endsBeforeTheWork"),
  ],
];

/** The vendors of a project as a CSV file. */
export async function exportAssignments(scope: CompanyScope, projectId: string, filter: AssignmentFilter): Promise<AsyncGenerator<string>> {
  await getProject(scope, projectId);
  const { where, values } = whereAssigned(scope, projectId, filter);
  const order = assignmentOrder(filter.sort);
  const { rows } = await readTogether(scope, [{ text: `select v.id from ${assignments} where ${where} order by ${order}`, values }]);
  const ids = (rows[0] ?? []).map(({ id }) => String(id));
  return csvFile(assignmentHeader(), ids, async (some) => {
    const text = `select v.id, ${assigned} from ${assignments} where a.company_id = $1 and a.project_id = $2::uuid and v.id = any($3::uuid[])`;
    const found = await readTogether(scope, [{ text, values: [scope.companyId, projectId, some] }]);
    return inOrderOf(some, (found.rows[0] ?? []) as (AssignmentRow & { id: string })[]).map((row) => {
      const { endsEarly } = toAssignmentDto(row);
      return [
        ...[row.name, row.email, row.contactName, row.phone, row.scopeOfWork, titleOf(row.vendorStatus)],
        ...[titleOf(row.complianceStatus), reasonInWords(row), row.earliestExpiration, endsEarly ? say("common.yes") : say("common.no")],
      ];
    });
  });
}

/** One page of the projects that a vendor is on: those whose work goes on first, then by name. */
export async function listVendorProjects(
  scope: CompanyScope,
  vendorId: string,
  { page, limit }: z.output<typeof vendorProjectsQuery>,
): Promise<VendorProjectListDto> {
  const values = [scope.companyId, vendorId];
  const where = "a.company_id = $1 and a.vendor_id = $2::uuid";
  const { rows } = await readTogether(scope, [
    { text: "select id from vendor where company_id = $1 and id = $2::uuid", values },
    {
      text: `select p.id, p.name, p.number, p.status as "projectStatus", p.ends_on::text as "endsOn", a.scope_of_work as "scopeOfWork",
          v.earliest_expiration::text as "earliestExpiration"
        from ${assignments} where ${where} order by p.status, lower(p.name), p.id limit $3 offset $4`,
      values: [...values, limit, (page - 1) * limit],
    },
    { text: `select count(*)::int as total from assignment a where ${where}`, values },
  ]);
  if (!rows[0]?.length) throw notFound(say("common.vendor"));
  return {
    projects: ((rows[1] ?? []) as VendorProjectRow[]).map(toVendorProjectDto),
    pagination: paginate(page, limit, Number(rows[2]?.[0]?.total)),
  };
}
