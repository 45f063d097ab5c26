import type { z } from "zod";
import { readTogether } from "@/lib/compliance/judging/queries";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { statusNames } from "@/lib/compliance/verdicts/labels-values";
import { worstFirstInSql } from "@/lib/compliance/verdicts/order-rules";
import { localDate } from "@/lib/infra/clock";
import { readInCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { inOrder, inOrderOf, partInSql, readSort, titleOf } from "@/lib/infra/lists/rules";
import { dateColumn, type Table, tableOf } from "@/lib/infra/lists/tables-rules";
import { paginatePart } from "@/lib/infra/pagination";
import { containsPattern, holdsInSql } from "@/lib/infra/search";
import { coded } from "@/lib/infra/sentences-rules";
import { type ProjectRow, toProjectDto } from "@/lib/projects/dto";
import type { ProjectDto, ProjectListDto, ProjectNamesDto, projectFilter, projectNamesQuery, projectQuery } from "@/lib/projects/schema";
import { standing } from "@/lib/projects/standings-rules";
import type { projectSorts } from "@/lib/projects/values";
import type { CompanyScope } from "@/lib/tenancy/scope";

type ProjectFilter = z.output<typeof projectFilter>;

const days = ["starts_on", "ends_on", "completed_on"] as const;
const dayNames = { starts_on: "startsOn", ends_on: "endsOn", completed_on: "completedOn" } as const;

/** The contracts carry their verdicts: the vendors of the requested projects are counted, each by its worst contract there. */
const listed = `p.id, p.name, p.number, p.address, p.status, ${days.map((day) => `p.${day}::text as "${dayNames[day]}"`).join(", ")},
  p.requirement_set_id as "requirementSetId", (select q.name from requirement_set q where q.company_id = p.company_id and q.id = p.requirement_set_id)
    as "requirementSetName", p.holders, p.completed_years as "completedYears", p.wrap, p.external_id as "externalId", p.external_source as "externalSource",
  p.created_at as "createdAt",
  (select jsonb_agg(w) from (
    select status, expiration, count(*) as many from (
      select distinct on (a.vendor_id) u.status, v.earliest_expiration as expiration from assignment a ${standing}
      where a.company_id = p.company_id and a.project_id = p.id order by a.vendor_id, ${worstFirstInSql("u.status")}) each group by 1, 2) w) as alike`;

/** The order of each sort, ended by what no two projects share. Names are compared without their case. */
const orders = {
  name: ["lower(p.name)"],
  number: ["lower(p.number)", "lower(p.name)"],
  status: ["p.status", "lower(p.name)"],
  starts: ["p.starts_on", "lower(p.name)"],
  ends: ["p.ends_on", "lower(p.name)"],
  created: ["p.created_at"],
} satisfies Record<(typeof projectSorts)[number], string[]>;

function orderBy(sort: ProjectFilter["sort"]): string {
  const { column, direction } = readSort(sort ?? "-created");
  return inOrder([...orders[column], "p.id"], direction);
}

function whereOf(
  scope: CompanyScope,
  { search, status, externalId, externalSource }: Pick<ProjectFilter, "search" | "status"> & Partial<ProjectFilter>,
): { where: string; values: unknown[] } {
  const values: unknown[] = [scope.companyId];
  let where = "p.company_id = $1";
  if (search) where += ` and ${holdsInSql(`$${values.push(containsPattern(search))}`, "p.name", "p.number", "p.address")}`;
  if (status) where += ` and p.status = $${values.push(status)}::project_status`;
  if (externalId) where += ` and p.external_id = $${values.push(externalId)}`;
  if (externalSource) where += ` and p.external_source = $${values.push(externalSource)}`;
  return { where, values };
}

const fromRows = (rows: Record<string, unknown>[] = []) => (rows as ProjectRow[]).map(toProjectDto);

/** One page of the company's projects, each with its vendors' status; `search` looks into name, number and address. */
export async function listProjects(scope: CompanyScope, query: z.output<typeof projectQuery>): Promise<ProjectListDto> {
  const { where, values } = whereOf(scope, query);
  const partValues = [...values];
  const { after, tail } = partInSql(query, "p.id", orderBy(query.sort), partValues);
  const { rows } = await readTogether(scope, [
    { text: `select ${listed} from project p where ${where}${after} ${tail}`, values: partValues },
    { text: `select count(*)::int as total from project p where ${where}`, values },
  ]);
  const projects = fromRows(rows[0]);
  return { projects, pagination: paginatePart(query, Number(rows[1]?.[0]?.total), projects) };
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
  if (!project) throw notFound(coded("server.projects.project"));
  return project;
}

/** The columns of the exported list. */
export const projectHeader = () => [
  ...[
    coded("server.projects.projectName"),
    coded("server.projects.projectNumber"),
    coded("common.address"),
    coded("common.status"),
    dateColumn(coded("server.projects.firstDay")),
    dateColumn(coded("server.projects.lastDay")),
    coded("common.vendors"),
  ],
  ...[
    ...complianceStatuses.map((status) => coded(statusNames[status])),
    coded("server.projects.columnCoverageEndsEarly"),
    dateColumn(coded("common.added")),
  ],
];

/** The filtered list as a table. */
export async function exportProjects(scope: CompanyScope, filter: ProjectFilter): Promise<Table> {
  const { ids } = await listProjectIds(scope, filter);
  return tableOf(projectHeader(), ids, async (some) =>
    (await loadInOrder(scope, some)).map((project) => [
      ...[project.name, project.number, project.address, titleOf(project.status), project.startsOn, project.endsOn, project.vendors],
      ...complianceStatuses.map((status) => project.standing.find((one) => one.status === status)?.count ?? 0),
      ...[project.endingEarly, localDate(scope.timeZone, new Date(project.createdAt))],
    ]),
  );
}
