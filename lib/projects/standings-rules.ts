import { datesOnlyId } from "@/lib/compliance/requirements/ready-sets-values";
import type { GateAnswer } from "@/lib/compliance/requirements/values";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { isGood } from "@/lib/compliance/verdicts/order-rules";

/**
 * The status of contracts, in SQL. A contract's own verdict counts. Without one, a contract is at best under review; one whose time is over
 * has its vendor's status but is never clear, since no set of the project applies. A verdict by another set than the one that applies now
 * does not count. To join to an assignment `a` and its project `p`.
 * `offset 0` keeps Postgres from copying each step's expression into every place that uses it: the gates' counts took 500 ms for that.
 */
export const standing = `join vendor v on v.company_id = a.company_id and v.id = a.vendor_id
  join company firm on firm.id = a.company_id join company_stats counters on counters.company_id = a.company_id
  left join verdict r on r.company_id = a.company_id and r.vendor_id = a.vendor_id and r.assignment_id = a.id and r.until_at is null
    and r.set_id = coalesce(a.requirement_set_id, p.requirement_set_id, firm.default_requirement_set_id, '${datesOnlyId}'::uuid)
  cross join lateral (select
    coalesce(least(a.ends_on + 1, p.completed_on) + make_interval(years => p.completed_years) <= counters.as_of, false) as is_over offset 0) k
  cross join lateral (select case
    when r.id is not null then r.status
    when k.is_over then v.compliance_status
    when v.compliance_status in ('COMPLIANT', 'EXPIRING_SOON') then 'UNDER_REVIEW' else v.compliance_status end as status offset 0) u
  cross join lateral (select case
    when u.status in ('COMPLIANT', 'EXPIRING_SOON') and k.is_over and r.id is null then 'warn'
    when u.status in ('COMPLIANT', 'EXPIRING_SOON') then 'clear' when u.status = 'UNDER_REVIEW' then 'warn' else 'stop' end as gate offset 0) f
  cross join lateral (select ${gate("work")} as work, ${gate("pay")} as pay offset 0) g`;

/** What is about to be judged again is not clear until then, and an inactive vendor never is. */
function gate(column: "work" | "pay"): string {
  return `case when (v.is_judgment_due or v.status = 'INACTIVE') and coalesce(r.${column}, f.gate) = 'clear' then 'warn' else coalesce(r.${column}, f.gate) end`;
}

/** What a status without a verdict means at both gates. Nothing is clear by default. */
export function gateOfStatus(status: ComplianceStatus): GateAnswer {
  if (isGood(status)) return "clear";
  return status === "UNDER_REVIEW" ? "warn" : "stop";
}

/** The last day for which a contract's status holds, in SQL; null where it does not hold now. A policy ends on its expiration date. */
export const validUntilInSql = `case when u.status in ('COMPLIANT', 'EXPIRING_SOON', 'UNDER_REVIEW') and not k.is_over
  then case when r.id is not null then r.valid_until else v.earliest_expiration - 1 end end`;
