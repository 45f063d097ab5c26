import type { z } from "zod";
import { readTogether } from "@/lib/compliance/judging/queries";
import { markedStatus } from "@/lib/compliance/verdicts/labels-rules";
import { answerNames } from "@/lib/compliance/verdicts/labels-values";
import { worstFirstInSql } from "@/lib/compliance/verdicts/order-rules";
import { enrollmentNames } from "@/lib/compliance/wraps/labels-values";
import { notFound } from "@/lib/infra/errors";
import { inOrder, inOrderOf, partInSql, readSort, titleOf } from "@/lib/infra/lists/rules";
import { dateColumn, type Table, tableOf } from "@/lib/infra/lists/tables-rules";
import { paginatePart } from "@/lib/infra/pagination";
import { containsPattern, holdsInSql } from "@/lib/infra/search";
import { coded } from "@/lib/infra/sentences-rules";
import { type AssignmentRow, toAssignmentDto, toVendorProjectDto, type VendorProjectRow } from "@/lib/projects/dto";
import { getProject } from "@/lib/projects/queries";
import type {
  AssignmentListDto,
  assignmentFilter,
  assignmentQuery,
  VendorProjectListDto,
  vendorProjectsQuery,
} from "@/lib/projects/schema";
import { standing, validUntilInSql } from "@/lib/projects/standings-rules";
import type { assignmentSorts } from "@/lib/projects/values";
import type { CompanyScope } from "@/lib/tenancy/scope";

type AssignmentFilter = z.output<typeof assignmentFilter>;

/** The first line that is open, the hard ones first: a verdict that is in order may have soft ones. */
const openReason = `(select l -> 'reason' from jsonb_array_elements(r.body -> 'lines') l
    where l ->> 'result' not in ('pass', 'waived', 'accepted_short') order by (l ->> 'severity' = 'hard') desc limit 1)`;

/** The columns of `AssignmentRow`. */
export const assigned = `a.id, v.id as "vendorId", v.name, v.email, v.contact_name as "contactName", v.phone, v.status as "vendorStatus",
  a.contract_number as "contractNumber", a.trade, a.scope_of_work as "scopeOfWork", a.starts_on::text as "startsOn", a.ends_on::text as "endsOn",
  a.requirement_set_id as "requirementSetId", a.enrollment, a.external_id as "externalId", a.external_source as "externalSource",
  (select q.name from requirement_set q where q.company_id = a.company_id and q.id = a.requirement_set_id) as "requirementSetName",
  u.status as "complianceStatus", coalesce(r.excepted, 0) as "exceptedCount", coalesce(r.warnings, 0) as "warningsCount",
  coalesce(not jsonb_path_exists(r.body, '$.lines[*] ? (@.type != "stated-coverages")'), false) as "isByDates", g.work, g.pay, (${validUntilInSql})::text as "validUntil",
  v.reason_sentence as "reasonSentence",
  r.body -> 'reason' as "verdictReason", ${openReason} as "openReason", k.is_over as "isOver",
  v.is_judgment_due as "isDue", v.earliest_expiration::text as "earliestExpiration", p.status as "projectStatus", p.ends_on::text as "projectEndsOn"`;

/** Contracts with their projects, and their status. */
export const contracts = `from assignment a join project p on (p.company_id, p.id) = (a.company_id, a.project_id) ${standing}`;

const worst = worstFirstInSql("u.status");

const assignmentOrders = {
  vendor: ["lower(v.name)"],
  scope: ["lower(a.scope_of_work)", "lower(v.name)"],
  status: [worst, "lower(v.name)"],
  expiration: ["v.earliest_expiration", "lower(v.name)"],
} satisfies Record<(typeof assignmentSorts)[number], string[]>;

function assignmentOrder(sort: AssignmentFilter["sort"]): string {
  const { column, direction } = readSort(sort ?? "status");
  return inOrder([...assignmentOrders[column], "a.id"], direction);
}

function whereAssigned(
  scope: CompanyScope,
  projectId: string,
  { search, work, pay, enrollment, externalId, externalSource }: AssignmentFilter,
): { where: string; values: unknown[] } {
  const values: unknown[] = [scope.companyId, projectId];
  let where = "a.company_id = $1 and a.project_id = $2::uuid";
  if (search)
    where += ` and ${holdsInSql(`$${values.push(containsPattern(search))}`, "v.name", "a.scope_of_work", "a.trade", "a.contract_number")}`;
  if (enrollment) where += ` and coalesce(a.enrollment ->> 'status', 'UNKNOWN') = $${values.push(enrollment)}`;
  if (work) where += ` and g.work = $${values.push(work)}`;
  if (externalId) where += ` and a.external_id = $${values.push(externalId)}`;
  if (externalSource) where += ` and a.external_source = $${values.push(externalSource)}`;
  if (pay) where += ` and g.pay = $${values.push(pay)}`;
  return { where, values };
}

/** One page of a project's contracts; `search` looks into vendors' names, contract numbers, trades and scopes of work. */
export async function listAssignments(
  scope: CompanyScope,
  projectId: string,
  query: z.output<typeof assignmentQuery>,
): Promise<AssignmentListDto> {
  const { where, values } = whereAssigned(scope, projectId, query);
  const partValues = [...values];
  const { after, tail } = partInSql(query, "a.id", assignmentOrder(query.sort), partValues);
  const { rows } = await readTogether(scope, [
    { text: "select id from project where company_id = $1 and id = $2::uuid", values: [scope.companyId, projectId] },
    { text: `select ${assigned} ${contracts} where ${where}${after} ${tail}`, values: partValues },
    { text: `select count(*)::int as total ${contracts} where ${where}`, values },
  ]);
  if (!rows[0]?.length) throw notFound(coded("server.projects.project"));
  const listed = (rows[1] ?? []) as AssignmentRow[];
  return {
    assignments: listed.map(toAssignmentDto),
    pagination: paginatePart(query, Number(rows[2]?.[0]?.total), listed),
  };
}

/** The columns of the exported list. */
export const assignmentHeader = () => [
  ...[
    coded("server.projects.vendorName"),
    coded("common.email"),
    coded("server.projects.contactName"),
    coded("common.phone"),
    coded("projects.contractNumber"),
    coded("projects.trade"),
    coded("server.projects.scopeOfWork"),
    coded("server.projects.vendorStatus"),
  ],
  ...[
    coded("server.projects.mayWork"),
    coded("server.projects.mayBePaid"),
    coded("server.projects.complianceStatus"),
    coded("common.reason"),
    dateColumn(coded("server.projects.validUntil")),
    dateColumn(coded("server.projects.coverageEnds")),
    coded("server.projects.columnEndsEarly"),
    coded("common.exceptions"),
    coded("projects.enrollment"),
    coded("projects.enrollmentNumber"),
    dateColumn(coded("projects.enrolledOn")),
    dateColumn(coded("server.projects.enrollmentEnds")),
  ],
];

/** A project's contracts, in the order and the filter of its list. */
export async function listAllAssignments(scope: CompanyScope, projectId: string, filter: AssignmentFilter): Promise<string[]> {
  await getProject(scope, projectId);
  const { where, values } = whereAssigned(scope, projectId, filter);
  const order = assignmentOrder(filter.sort);
  const { rows } = await readTogether(scope, [{ text: `select (a.id) as id ${contracts} where ${where} order by ${order}`, values }]);
  return (rows[0] ?? []).map(({ id }) => String(id));
}

/** The rows of some contracts, in the order of their ids. */
export async function loadAssignments(scope: CompanyScope, projectId: string, ids: readonly string[]): Promise<AssignmentRow[]> {
  const text = `select ${assigned} ${contracts} where a.company_id = $1 and a.project_id = $2::uuid and a.id = any($3::uuid[])`;
  const { rows } = await readTogether(scope, [{ text, values: [scope.companyId, projectId, ids] }]);
  return inOrderOf(ids, (rows[0] ?? []) as AssignmentRow[]);
}

/** The contracts of a project as a table. */
export async function exportAssignments(scope: CompanyScope, projectId: string, filter: AssignmentFilter): Promise<Table> {
  const ids = await listAllAssignments(scope, projectId, filter);
  return tableOf(assignmentHeader(), ids, async (some) =>
    (await loadAssignments(scope, projectId, some)).map((row) => {
      const { complianceReason: reason, endsEarly, validUntil, enrollment } = toAssignmentDto(row);
      return [
        ...[row.name, row.email, row.contactName, row.phone, row.contractNumber, row.trade, row.scopeOfWork, titleOf(row.vendorStatus)],
        ...[
          coded(answerNames[row.work]),
          coded(answerNames[row.pay]),
          markedStatus(row.complianceStatus, row),
          reason,
          validUntil,
          row.earliestExpiration,
        ],
        endsEarly ? coded("common.yes") : coded("common.no"),
        row.exceptedCount,
        ...[enrollment && coded(enrollmentNames[enrollment.status]), enrollment?.number ?? null, enrollment?.enrolledOn ?? null],
        enrollment?.endsOn ?? null,
      ];
    }),
  );
}

const vendorProjectOrder = ["p.status", "lower(p.name)", "p.id", "lower(coalesce(a.contract_number,''))", "a.id"].join(", ");

/** One page of a vendor's contracts: those of projects whose work goes on first, then by the project's name. */
export async function listVendorProjects(
  scope: CompanyScope,
  vendorId: string,
  query: z.output<typeof vendorProjectsQuery>,
): Promise<VendorProjectListDto> {
  const values = [scope.companyId, vendorId];
  const where = "a.company_id = $1 and a.vendor_id = $2::uuid";
  const partValues: unknown[] = [...values];
  const { after, tail } = partInSql(query, "a.id", vendorProjectOrder, partValues);
  const { rows } = await readTogether(scope, [
    { text: "select id from vendor where company_id = $1 and id = $2::uuid", values },
    {
      text: `select a.id, p.id as "projectId", p.name, p.number, p.status as "projectStatus", p.ends_on::text as "projectEndsOn",
          a.contract_number as "contractNumber", a.trade, a.scope_of_work as "scopeOfWork", a.ends_on::text as "endsOn",
          a.starts_on::text as "startsOn", a.requirement_set_id as "requirementSetId", a.external_id as "externalId",
          a.external_source as "externalSource", a.enrollment, p.wrap,
          v.earliest_expiration::text as "earliestExpiration"
        from assignment a join project p on p.company_id = a.company_id and p.id = a.project_id
        join vendor v on v.company_id = a.company_id and v.id = a.vendor_id
        where ${where}${after} ${tail}`,
      values: partValues,
    },
    { text: `select count(*)::int as total from assignment a where ${where}`, values },
  ]);
  if (!rows[0]?.length) throw notFound(coded("common.vendor"));
  const listed = (rows[1] ?? []) as VendorProjectRow[];
  return {
    projects: listed.map(toVendorProjectDto),
    pagination: paginatePart(query, Number(rows[2]?.[0]?.total), listed),
  };
}
