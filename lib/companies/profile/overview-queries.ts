import type { OverviewDto } from "@/lib/companies/profile/overview-schema";
import { type ExpiringKind, expiringKinds } from "@/lib/companies/profile/values";
import { readTogether } from "@/lib/compliance/judging/queries";
import { storedSubjectName } from "@/lib/compliance/judging/rules";
import { render, type Sentence } from "@/lib/compliance/requirements/words-rules";
import { storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import { addDays } from "@/lib/infra/dates-rules";
import { hasNoAnswerInSql } from "@/lib/reminders/answers-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

const mostFailures = 6;
const weeks = 12;

/** The current verdicts of active vendors with a document, by what they miss: without any, all is missing. One verdict of each says what is required. */
const failures = {
  text: `with missed as (
      select m.miss, count(distinct n.vendor_id)::int as vendors, (array_agg(n.id order by n.id))[1] as example
      from verdict n join vendor v on v.company_id = n.company_id and v.id = n.vendor_id and v.status = 'ACTIVE' and v.documents_count > 0
        cross join lateral unnest(n.misses) as m(miss)
      where n.company_id = $1 and n.until_at is null group by m.miss order by vendors desc, m.miss limit ${mostFailures})
    select missed.miss, missed.vendors, n.body from missed join verdict n on n.company_id = $1 and n.id = missed.example
    order by missed.vendors desc, missed.miss`,
};

const weeksAhead = 12;

/** Coverages to expire, by the Monday of their week and by kind. */
const expiring = {
  text: `select (p.expiration_date - (extract(isodow from p.expiration_date)::int - 1))::text as monday,
      case when p.coverage::text = any($4) then p.coverage::text else 'OTHER' end as kind, count(*)::int as count
    from policy p join vendor v on v.company_id = p.company_id and v.id = p.vendor_id and v.status = 'ACTIVE'
    where p.company_id = $1 and p.is_current and p.canceled_on is null and p.expiration_date > $2::date and p.expiration_date < $3::date
    group by 1, 2`,
};

const silent = {
  text: `select count(*)::int as count from vendor where company_id = $1 and status = 'ACTIVE' and ${hasNoAnswerInSql}`,
};

/** The last day of each week that was noted. */
const trend = {
  text: `select distinct on (day - extract(isodow from day)::int) day::text, total, compliant + expiring_soon as covered
    from company_day where company_id = $1 and day > $2::date - ${weeks * 7} order by day - extract(isodow from day)::int, day desc`,
};

/** The Mondays of the week in which the first of these days to expire falls, and of the next ones. */
function mondaysFrom(day: string): string[] {
  const tomorrow = addDays(day, 1);
  const sinceMonday = (new Date(tomorrow).getUTCDay() + 6) % 7;
  return Array.from({ length: weeksAhead }, (_, at) => addDays(tomorrow, at * 7 - sinceMonday));
}

/** What vendors miss most often, what expires in the next weeks, and how many were covered in the last ones. */
export async function getOverview(scope: CompanyScope): Promise<OverviewDto> {
  const day = today(scope);
  const mondays = mondaysFrom(day);
  const { stats, rows } = await readTogether(scope, [
    { ...failures, values: [scope.companyId] },
    { ...trend, values: [scope.companyId, day] },
    { ...silent, values: [scope.companyId] },
    { ...expiring, values: [scope.companyId, day, addDays(mondays[0] ?? day, weeksAhead * 7), expiringKinds] },
  ]);
  const [missed = [], noted = [], counted = [], ending = []] = rows as [
    { miss: string; vendors: number; body: unknown }[],
    OverviewDto["weeks"],
    { count: number }[],
    { monday: string; kind: ExpiringKind; count: number }[],
  ];
  const now = { day: stats.asOf, total: stats.total, covered: stats.compliant + stats.expiringSoon };
  return {
    noAnswer: counted[0]?.count ?? 0,
    failures: missed.flatMap(({ miss, vendors, body }) => {
      const line = storedVerdict.safeParse(body).data?.lines.find((one) => storedSubjectName(one) === miss);
      return line ? [{ miss, vendors, required: render(line.required as Sentence) }] : [];
    }),
    expirations: mondays.map((monday) => ({
      from: monday > day ? monday : addDays(day, 1),
      to: addDays(monday, 6),
      counts: Object.fromEntries(ending.filter((row) => row.monday === monday).map(({ kind, count }) => [kind, count])),
    })),
    weeks: [...noted.filter(({ day }) => day < now.day), now],
  };
}
