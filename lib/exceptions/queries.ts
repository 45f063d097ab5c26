import type { z } from "zod";
import { readTogether } from "@/lib/compliance/judging/queries";
import { type ExceptionRow, toExceptionDto } from "@/lib/exceptions/dto";
import type { ExceptionDto, ExceptionListDto, exceptionFilter, exceptionQuery } from "@/lib/exceptions/schema";
import { exceptionFilters, type exceptionSorts, kindNames, soonDays, stateNames } from "@/lib/exceptions/values";
import { localDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { allIds, inOrder, inOrderOf, partInSql, readSort, splitIds } from "@/lib/infra/lists/rules";
import { dateColumn, moneyColumn, type Table, tableOf } from "@/lib/infra/lists/tables-rules";
import { paginatePart } from "@/lib/infra/pagination";
import { containsPattern, holdsInSql } from "@/lib/infra/search";
import { coded } from "@/lib/infra/sentences-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

const name = (user: string) => `(${user}.first_name || ' ' || ${user}.last_name)`;

/** The last day on which the exception `e` holds: its own, or the last one of its policy by the papers on file. */
export const lastDayInSql = `least(e.until_on, (select max(p.expiration_date) - 1 from policy p
  where p.company_id = e.company_id and p.vendor_id = e.vendor_id and p.policy_number = e.policy_number))`;

/** The requirement of the exception `e` in the newest version of its set. */
export const settingsNowInSql = `(select asked from requirement_set_version n, jsonb_array_elements(n.body -> 'requirements') asked
  where n.company_id = e.company_id and n.set_id = e.set_id and jsonb_typeof(n.body -> 'requirements') = 'array'
    and asked ->> 'key' = e.requirement and n.number = (select max(w.number) from requirement_set_version w
      where w.company_id = e.company_id and w.set_id = e.set_id))`;

/** Whether a verdict of today rests on the exception `e`. */
export const isAppliedInSql = `exists (select 1 from verdict r where r.company_id = e.company_id and r.vendor_id = e.vendor_id and r.until_at is null
  and r.excepted > 0 and r.body -> 'lines' @> jsonb_build_array(jsonb_build_object('exception', e.id::text)))`;

/** The exceptions of a company with their status on a day: $1 the company, $2 the day. */
const standing = `select e.*, d.last_day,
    case when e.state in ('requested', 'approved') and d.last_day < $2::date then 'ended' else e.state end as standing,
    e.state = 'approved' and d.last_day >= $2::date and d.last_day <= $2::date + ${soonDays} as ends_soon
  from requirement_exception e cross join lateral (select ${lastDayInSql} as last_day) d where e.company_id = $1`;

const columns = `select e.id, e.vendor_id as "vendorId", v.name as "vendorName", p.id as "projectId", p.name as "projectName",
  a.contract_number as "contractNumber", e.assignment_id as "assignmentId", e.requirement, e.requirement_sentence as sentence, e.kind,
  e.state, e.reason, e.condition, ${name("o")} as owner, e.from_on::text as "from", e.until_on::text as until, e.last_day::text as "lastDay",
  ${isAppliedInSql} as "isApplied", e.policy_number as "policyNumber", e.least,
  ${name("r")} as "requestedBy", e.requested_at as "requestedAt", ${name("d")} as "decidedBy", e.decided_at as "decidedAt",
  e.decision_note as note, e.requested_by_id as "requestedById", e.requirement_settings as settings, ${settingsNowInSql} as "settingsNow",
  e.by_vendor as "byVendor"`;

const tables = `from (${standing}) e join vendor v on v.company_id = e.company_id and v.id = e.vendor_id
  left join assignment a on a.company_id = e.company_id and a.id = e.assignment_id
  left join project p on p.company_id = a.company_id and p.id = a.project_id
  left join "user" o on o.company_id = e.company_id and o.id = e.owner_id
  left join "user" r on r.company_id = e.company_id and r.id = e.requested_by_id
  left join "user" d on d.company_id = e.company_id and d.id = e.decided_by_id`;

const listOrder = `case e.standing when 'requested' then 0 when 'approved' then 1 else 2 end,
  case when e.standing in ('requested', 'approved') then e.last_day end, coalesce(e.ended_at, e.decided_at, e.requested_at) desc, e.id`;

const orders = {
  vendor: ["lower(v.name)", "e.last_day"],
  until: ["e.last_day", "lower(v.name)"],
  requested: ["e.requested_at"],
} satisfies Record<(typeof exceptionSorts)[number], string[]>;

function orderOf(sort: Filter["sort"]): string {
  if (!sort) return listOrder;
  const { column, direction } = readSort(sort);
  return inOrder([...orders[column], "e.id"], direction);
}

type Filter = z.output<typeof exceptionFilter>;
type Group = { standing: string; count: number; soon: number };

/** The conditions of a filter without its state, which has counts of its own, and with it. */
function whereOf(scope: CompanyScope, { search, vendorId, kind, projectId, state }: Filter) {
  const values: unknown[] = [scope.companyId, today(scope)];
  const parts = ["true"];
  if (vendorId) parts.push(`e.vendor_id = $${values.push(vendorId)}::uuid`);
  if (kind) parts.push(`e.kind = $${values.push(kind)}`);
  if (projectId) parts.push(`p.id = $${values.push(projectId)}::uuid`);
  if (search) {
    const pattern = `$${values.push(containsPattern(search))}`;
    parts.push(holdsInSql(pattern, "v.name", "p.name", "e.reason", name("r"), name("o")));
  }
  const any = { where: parts.join(" and "), values: [...values] };
  if (state === "soon") parts.push("e.ends_soon");
  else if (state) parts.push(`e.standing = $${values.push(state)}`);
  return { any, shown: { where: parts.join(" and "), values } };
}

/** One page of exceptions: those that wait for an answer first, then those that end next, then what is over, the latest first. */
export async function listExceptions(scope: CompanyScope, query: z.output<typeof exceptionQuery>): Promise<ExceptionListDto> {
  const { any, shown } = whereOf(scope, query);
  const counted = `select e.standing, count(*)::int as count, count(*) filter (where e.ends_soon)::int as soon
    ${tables} where ${any.where} group by 1`;
  const { after, tail } = partInSql(query, "e.id", orderOf(query.sort), shown.values);
  const { rows } = await readTogether(scope, [
    { text: counted, values: any.values },
    { text: `${columns} ${tables} where ${shown.where}${after} ${tail}`, values: shown.values },
  ]);
  const groups = (rows[0] ?? []) as Group[];
  const countOf = (part: (typeof exceptionFilters)[number]) =>
    groups.reduce((sum, one) => sum + (part === "soon" ? one.soon : one.standing === part ? one.count : 0), 0);
  const total = query.state ? countOf(query.state) : groups.reduce((sum, { count }) => sum + count, 0);
  const exceptions = (rows[1] ?? []) as ExceptionRow[];
  return {
    exceptions: exceptions.map((row) => toExceptionDto(row, today(scope), scope.actor.id)),
    counts: Object.fromEntries(exceptionFilters.map((part) => [part, countOf(part)])) as ExceptionListDto["counts"],
    pagination: paginatePart(query, total, exceptions),
  };
}

/** Ids of all exceptions of a filtered list, in its order. */
export async function listExceptionIds(scope: CompanyScope, filter: Filter): Promise<{ ids: string[] }> {
  const { where, values } = whereOf(scope, filter).shown;
  const text = `select ${allIds("e.id", orderOf(filter.sort))} as ids ${tables} where ${where}`;
  const { rows } = await readTogether(scope, [{ text, values }]);
  return { ids: splitIds(rows[0]?.[0]?.ids) };
}

const exportHeader = () => [
  ...[
    coded("common.vendor"),
    coded("projects.project"),
    coded("projects.contractNumber"),
    coded("exceptions.requirement"),
    coded("exceptions.kind"),
  ],
  ...[coded("common.status"), dateColumn(coded("exceptions.from")), dateColumn(coded("exceptions.until"))],
  ...[moneyColumn(coded("exceptions.least")), coded("exceptions.policy"), coded("common.reason"), coded("exceptions.condition")],
  ...[coded("exceptions.owner"), coded("exceptions.requestedBy"), dateColumn(coded("exceptions.requestedOn"))],
  ...[coded("exceptions.decidedByWhom"), dateColumn(coded("exceptions.decidedOn")), coded("exceptions.note")],
];

const dayOf = (scope: CompanyScope, at: string | null) => at && localDate(scope.timeZone, new Date(at));

/** The filtered list as a table. */
export async function exportExceptions(scope: CompanyScope, filter: Filter): Promise<Table> {
  const { ids } = await listExceptionIds(scope, filter);
  return tableOf(exportHeader(), ids, async (some) => {
    const loaded = await inCompany(scope, (tx) => loadExceptions(tx, scope, some));
    return inOrderOf(some, loaded).map((one) => [
      ...[one.vendor.name, one.project?.name ?? null, one.project?.contractNumber ?? null, one.required, coded(kindNames[one.kind])],
      ...[coded(one.isOutdated ? "exceptions.outdated" : stateNames[one.state]), one.from, one.lastDay, one.least, one.policyNumber],
      ...[one.reason, one.condition, one.owner, one.byVendor ? one.vendor.name : one.requestedBy, dayOf(scope, one.requestedAt)],
      ...[one.decidedBy, dayOf(scope, one.decidedAt), one.note],
    ]);
  });
}

/** Some exceptions. */
export async function loadExceptions(tx: Tx, scope: CompanyScope, ids: readonly string[]): Promise<ExceptionDto[]> {
  const day = today(scope);
  const text = `${columns} ${tables} where e.id = any($3::uuid[])`;
  const rows = await tx.$queryRawUnsafe<ExceptionRow[]>(text, scope.companyId, day, [...ids]);
  return rows.map((row) => toExceptionDto(row, day, scope.actor.id));
}

export async function getException(scope: CompanyScope, id: string): Promise<ExceptionDto> {
  const text = `${columns} ${tables} where e.id = $3::uuid`;
  const { rows } = await readTogether(scope, [{ text, values: [scope.companyId, today(scope), id] }]);
  const [row] = (rows[0] ?? []) as ExceptionRow[];
  if (!row) throw notFound(coded("server.exceptions.exception"));
  return toExceptionDto(row, today(scope), scope.actor.id);
}
