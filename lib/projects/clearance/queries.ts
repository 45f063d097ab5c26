import type { z } from "zod";
import { toContract } from "@/lib/compliance/facts/dto";
import { isContractOpen } from "@/lib/compliance/facts/rules";
import { readTogether } from "@/lib/compliance/judging/queries";
import { findVerdicts } from "@/lib/compliance/reading/queries";
import { endOfDate, now, toIsoDate } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { assigned, contracts } from "@/lib/projects/assignments-queries";
import {
  type CompletedOperationsRow,
  type StandingRow,
  toCompletedOperationsDto,
  toHoldDto,
  toUnit,
  toVendorUnit,
  type VendorRow,
} from "@/lib/projects/clearance/dto";
import { type ClearedUnit, neverClear, ofInactive, unitOf, withStatus, worstOf } from "@/lib/projects/clearance/rules";
import type { ClearanceDto, CompletedOperationsDto, clearanceQuery, HoldDto, ProjectClearanceDto } from "@/lib/projects/clearance/schema";
import type { AssignmentRow } from "@/lib/projects/dto";
import { validUntilInSql } from "@/lib/projects/standings-rules";
import { holdDays } from "@/lib/projects/values";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

type Asked = z.output<typeof clearanceQuery>;

const notOnProject = () => new AppError("not_found", coded("server.projects.vendorNotAssigned"));

/** Whether a vendor may work and be paid. Throws `not_found` for a vendor or project that is not there, or not together. */
export async function getClearance(scope: CompanyScope, { vendorId, projectId, date = today(scope) }: Asked): Promise<ClearanceDto> {
  const asked = { vendorId, projectId, date };
  const units = date === today(scope) ? await unitsOfToday(scope, asked) : await unitsOfDay(scope, asked);
  return { vendorId, projectId: projectId ?? null, date, ...worstOf(units) };
}

/** The stored verdicts: nothing is judged. */
async function unitsOfToday(scope: CompanyScope, { vendorId, projectId }: Asked): Promise<ClearedUnit[]> {
  const values = [scope.companyId, vendorId];
  const ofProject = projectId ? " and a.project_id = $3::uuid" : "";
  const { rows } = await readTogether(scope, [
    {
      text: `select v.status = 'INACTIVE' as "isInactive", v.compliance_status as "complianceStatus", v.reason_sentence as "reasonSentence",
          v.is_judgment_due as "isDue", r.body
        from vendor v
        left join verdict r on r.company_id = v.company_id and r.vendor_id = v.id and r.assignment_id is null and r.until_at is null
        where v.company_id = $1 and v.id = $2::uuid`,
      values,
    },
    {
      text: `select ${assigned}, r.body ${contracts} where a.company_id = $1 and a.vendor_id = $2::uuid${ofProject} order by a.id`,
      values: projectId ? [...values, projectId] : values,
    },
    { text: "select id from project where company_id = $1 and id = $2::uuid", values: [scope.companyId, projectId ?? null] },
  ]);
  const [vendor] = (rows[0] ?? []) as VendorRow[];
  const all = (rows[1] ?? []) as StandingRow[];
  if (!vendor) throw notFound(coded("common.vendor"));
  if (projectId && !rows[2]?.length) throw notFound(coded("server.projects.project"));
  if (projectId && all.length === 0) throw notOnProject();
  const open = projectId ? all : all.filter(({ isOver }) => !isOver);
  const units = open.length > 0 ? open.map(toUnit) : [toVendorUnit(vendor)];
  return vendor.isInactive ? ofInactive(units) : units;
}

const contractDays = {
  ...{ id: true, startsOn: true, endsOn: true },
  project: { select: { startsOn: true, endsOn: true, completedOn: true, completedYears: true } },
} as const;

/**
 * The verdicts of another day. A contract whose time was over then has its vendor's status and is never clear; one that should have been
 * checked and was not is under review.
 */
function unitsOfDay(scope: CompanyScope, { vendorId, projectId, date = today(scope) }: Asked): Promise<ClearedUnit[]> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({
      where: { companyId_id: { companyId, id: vendorId } },
      select: { id: true, status: true, complianceStatus: true },
    });
    if (!vendor) throw notFound(coded("common.vendor"));
    const endOfDay = endOfDate(scope.timeZone, date);
    const { found, status } = await findVerdicts(tx, scope, vendor, { date, endOfDay });
    const units = found.map(({ verdict, assignmentId }) => ({ assignmentId, unit: unitOf(verdict, assignmentId) }));
    const all = withStatus(
      units.map(({ unit }) => unit),
      status,
    );
    // Its status on a day in the past was not recorded.
    const told = (some: ClearedUnit[]) => (vendor.status === "INACTIVE" && date > today(scope) ? ofInactive(some) : some);
    if (!projectId) return told(all);
    const project = await tx.project.findUnique({ where: { companyId_id: { companyId, id: projectId } }, select: { id: true } });
    if (!project) throw notFound(coded("server.projects.project"));
    const knownAt = new Date(Math.min(endOfDay.getTime(), now().getTime()));
    const where = { companyId, projectId, vendorId, createdAt: { lte: knownAt } };
    const rows = await tx.assignment.findMany({ where, select: contractDays });
    if (rows.length === 0) throw notOnProject();
    const ofProject = rows.flatMap((row) => {
      const own = units.find(({ assignmentId }) => assignmentId === row.id)?.unit;
      if (own) return [own];
      // Its project's set no longer applies to it, and another set's answer says nothing about this project.
      const isOpen = isContractOpen(toContract(daysOf(row)), date);
      return isOpen ? withStatus([], "UNDER_REVIEW") : all.map(neverClear);
    });
    return told(ofProject);
  });
}

function daysOf({ startsOn, endsOn, project }: Contracted) {
  return {
    ...{ startsOn: toIsoDate(startsOn), endsOn: toIsoDate(endsOn) },
    ...{ projectStartsOn: toIsoDate(project.startsOn), projectEndsOn: toIsoDate(project.endsOn) },
    ...{ completedOn: toIsoDate(project.completedOn), completedYears: project.completedYears },
  };
}

type Days = { startsOn: Date | null; endsOn: Date | null };
type Contracted = Days & { project: Days & { completedOn: Date | null; completedYears: number } };

const mostListed = 500;

const completedOperations = `case when p.completed_years > 0 and (p.completed_on is not null or a.ends_on is not null)
  then r.body ->> 'phase' = 'completed-operations' else false end`;

/** The status of a project's contracts at both gates, which will be on hold soon, and which are insured after the work. */
export async function getProjectClearance(scope: CompanyScope, projectId: string): Promise<ProjectClearanceDto> {
  const date = today(scope);
  const where = "a.company_id = $1 and a.project_id = $2::uuid";
  const values = [scope.companyId, projectId];
  const { rows } = await readTogether(scope, [
    { text: "select id from project where company_id = $1 and id = $2::uuid", values },
    {
      text: `select count(*) filter (where g.work = 'clear')::int as "workClear", count(*) filter (where g.work = 'warn')::int as "workWarn",
          count(*) filter (where g.work = 'stop')::int as "workStop", count(*) filter (where g.pay = 'clear')::int as "payClear",
          count(*) filter (where g.pay = 'warn')::int as "payWarn", count(*) filter (where g.pay = 'stop')::int as "payStop"
        ${contracts} where ${where}`,
      values,
    },
    {
      text: `select ${assigned} ${contracts} where ${where} and (g.work <> 'stop' or g.pay <> 'stop')
        and ${validUntilInSql} between $3::date - 1 and $3::date + ${holdDays - 1}
        and (a.ends_on is null or a.ends_on > ${validUntilInSql}) order by ${validUntilInSql}, lower(v.name), a.id limit ${mostListed}`,
      values: [...values, date],
    },
    {
      text: `select ${assigned}, (least(a.ends_on + 1, p.completed_on) + make_interval(years => p.completed_years) - interval '1 day')::date::text as until,
          (select max(q.created_at) from completed_operations_request q where q.company_id = a.company_id and q.assignment_id = a.id) as "askedAt"
        ${contracts} where ${where} and ${completedOperations} order by g.work <> 'stop', lower(v.name), a.id limit ${mostListed}`,
      values,
    },
  ]);
  if (!rows[0]?.length) throw notFound(coded("server.projects.project"));
  const counts = (rows[1]?.[0] ?? {}) as Record<string, number>;
  const countsOf = (gate: "work" | "pay") => ({
    ...{ clear: counts[`${gate}Clear`] ?? 0, warn: counts[`${gate}Warn`] ?? 0, stop: counts[`${gate}Stop`] ?? 0 },
  });
  const holds: HoldDto[] = ((rows[2] ?? []) as AssignmentRow[]).map((row) => toHoldDto(row, addDays(row.validUntil ?? date, 1)));
  const after: CompletedOperationsDto[] = ((rows[3] ?? []) as CompletedOperationsRow[]).map((row) =>
    toCompletedOperationsDto(row, scope.timeZone),
  );
  return { date, work: countsOf("work"), pay: countsOf("pay"), holds, completedOperations: after };
}
