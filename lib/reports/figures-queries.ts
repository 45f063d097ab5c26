import { type CompanyStats, Prisma } from "@/generated/prisma/client";
import { complianceRate } from "@/lib/companies/profile/rules";
import { statusNames } from "@/lib/compliance/verdicts/labels-values";
import { now, toIsoDate } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { bucketsOf } from "@/lib/infra/time-ranges-rules";
import type { TimeRange } from "@/lib/infra/time-ranges-values";
import { zoneTimes } from "@/lib/infra/zone-times-queries";
import { countOf, dayPoints, daysAhead } from "@/lib/reports/figures-rules";
import type { ReportFigures } from "@/lib/reports/schema";
import type { ReportType } from "@/lib/reports/values";
import { ofFirm, ofFirms } from "@/lib/tenancy/firms-values";
import { say } from "@/messages/say";

type Figures = Pick<ReportFigures, "figures" | "line" | "bars">;
type Bar = ReportFigures["bars"][number];

const shownBars = 10;

/**
 * A report's figures and charts of the time until `at`, from the counters and the rows by hour and day that triggers and the sweep
 * keep. What is counted without a time, such as vendors, is counted now.
 */
export async function getFigures(type: ReportType, range: TimeRange, at: Date): Promise<ReportFigures> {
  return { type, range, ...(await figuresOf[type](range, at)) };
}

const figuresOf: Record<ReportType, (range: TimeRange, at: Date) => Promise<Figures>> = {
  usage: usageFigures,
  users: userFigures,
  compliance: complianceFigures,
  expiring: expiringFigures,
};

/** The days of a range, for what is kept by day: a chart of one day would be a dot. */
const daysOf = (range: TimeRange, at: Date) => bucketsOf(range === "24h" ? "7d" : range, at).starts;

async function usageFigures(range: TimeRange, at: Date): Promise<Figures> {
  const db = asPlatform();
  const { unit, starts } = bucketsOf(range, at);
  const [since = at] = starts;
  const [sums, hours, emails, companies, users, bars] = await Promise.all([
    db.companyStats.aggregate({ where: ofFirms, _sum: { documents: true, vendorsAll: true, storedBytes: true } }),
    db.$queryRaw<{ at: Date; added: number; read: number }[]>`
      select date_trunc(${unit}, hour, 'UTC') as at, sum(added)::int as added, sum(read)::int as read
      from document_hour where hour >= ${since} and hour <= ${at} and ${Prisma.raw(ofFirm("company_id"))} group by 1`,
    // Of every kind: the daily counters of limits know only requests and reminders, and no answer or message.
    db.$queryRaw<{ sent: number }[]>`
      select count(*)::int as sent from mail where vendor_id is not null and sent_at >= ${since} and sent_at <= ${at}`,
    db.company.count({ where: ofFirms.company }),
    db.user.count({ where: { ...ofFirms, deletedAt: null } }),
    listTopUploaders(since, at),
  ]);
  const byStart = new Map(hours.map((row) => [row.at.getTime(), row]));
  const points = starts.map((start) => {
    const row = byStart.get(start.getTime());
    return { at: start.toISOString(), values: [row?.added ?? 0, row?.read ?? 0] };
  });
  const total = (place: number) => points.reduce((sum, { values }) => sum + (values[place] ?? 0), 0);
  return {
    figures: [
      countOf("companies", companies),
      countOf("users", users),
      countOf("vendors", sums._sum.vendorsAll ?? 0),
      countOf("documents", sums._sum.documents ?? 0),
      countOf("uploaded", total(0)),
      countOf("processed", total(1)),
      countOf("emails", emails[0]?.sent ?? 0),
      { name: "storedBytes", value: Number(sums._sum.storedBytes ?? 0), kind: "bytes" },
    ],
    line: { unit, series: ["uploaded", "processed"], points },
    bars,
  };
}

function listTopUploaders(since: Date, at: Date): Promise<Bar[]> {
  return asPlatform().$queryRaw<Bar[]>`
    select c.id::text, c.name as label, t.value from (
      select company_id, sum(added)::int as value from document_hour where hour >= ${since} and hour <= ${at} and ${Prisma.raw(ofFirm("company_id"))}
      group by company_id having sum(added) > 0 order by 2 desc, 1 limit ${shownBars}
    ) t join company c on c.id = t.company_id order by t.value desc, c.name`;
}

async function userFigures(range: TimeRange, at: Date): Promise<Figures> {
  const db = asPlatform();
  const [since = at] = bucketsOf(range, at).starts;
  const days = daysOf(range, at);
  const [users, newUsers, suspended, active, byDay, bars] = await Promise.all([
    db.user.count({ where: { ...ofFirms, deletedAt: null } }),
    db.user.count({ where: { ...ofFirms, deletedAt: null, createdAt: { gte: since, lte: at } } }),
    db.user.count({ where: { ...ofFirms, deletedAt: null, status: "SUSPENDED" } }),
    db.$queryRaw<{ count: number }[]>`
      select count(*)::int as count from (select 1 from active_day
        where day >= (${since}::timestamptz at time zone 'UTC')::date and last_at between ${since} and ${at} group by company_id, user_id) person`,
    db.$queryRaw<{ day: string; value: number }[]>`
      select day::text, count(*)::int as value from active_day where day >= (${days[0]}::timestamptz at time zone 'UTC')::date group by 1`,
    db.$queryRaw<Bar[]>`
      select c.id::text, c.name as label, t.value from (
        select company_id, count(*)::int as value from (select company_id from active_day
          where day >= (${since}::timestamptz at time zone 'UTC')::date and last_at between ${since} and ${at} group by company_id, user_id) person
        group by company_id order by 2 desc, 1 limit ${shownBars}
      ) t join company c on c.id = t.company_id order by t.value desc, c.name`,
  ]);
  return {
    figures: [
      countOf("users", users),
      countOf("activeUsers", active[0]?.count ?? 0),
      countOf("newUsers", newUsers),
      countOf("suspendedUsers", suspended),
    ],
    line: { unit: "day", series: ["activeUsers"], points: dayPoints(days, byDay, 0) },
    bars,
  };
}

const statusCounters = [
  ["compliant", "COMPLIANT"],
  ["expiringSoon", "EXPIRING_SOON"],
  ["expired", "EXPIRED"],
  ["nonCompliant", "NON_COMPLIANT"],
  ["underReview", "UNDER_REVIEW"],
  ["noDocuments", "NO_DOCUMENTS"],
] as const;

async function complianceFigures(range: TimeRange, at: Date): Promise<Figures> {
  const [since = at] = bucketsOf(range, at).starts;
  const days = daysOf(range, at);
  const [{ _sum }, rateBefore, byDay] = await Promise.all([
    asPlatform().companyStats.aggregate({
      where: ofFirms,
      _sum: { total: true, compliant: true, expiringSoon: true, expired: true, nonCompliant: true, underReview: true, noDocuments: true },
    }),
    findRate(since),
    asPlatform().$queryRaw<{ day: string; total: number; compliant: number; expiringSoon: number }[]>`
      select day::text, sum(total)::int as total, sum(compliant)::int as compliant, sum(expiring_soon)::int as "expiringSoon"
      from company_day where day >= (${days[0]}::timestamptz at time zone 'UTC')::date and ${Prisma.raw(ofFirm("company_id"))} group by 1`,
  ]);
  const sum = (name: keyof typeof _sum & keyof CompanyStats) => _sum[name] ?? 0;
  const rate =
    sum("total") > 0 ? complianceRate({ total: sum("total"), compliant: sum("compliant"), expiringSoon: sum("expiringSoon") }) : null;
  const rates = byDay.filter(({ total }) => total > 0).map((row) => ({ day: row.day, value: complianceRate(row) }));
  // Today's row is as old as the last sweep.
  const today = toIsoDate(now());
  if (rate !== null && toIsoDate(at) === today) rates.push({ day: today, value: rate });
  return {
    figures: [
      countOf("activeVendors", sum("total")),
      { name: "complianceRate", value: rate, kind: "percent" },
      { name: "rateBefore", value: rateBefore, kind: "percent" },
      ...statusCounters.map(([name]) => countOf(name, sum(name))),
    ],
    line: { unit: "day", series: ["complianceRate"], points: dayPoints(days, rates, null) },
    bars: statusCounters.map(([name, status]) => ({ id: null, label: say(statusNames[status]), value: sum(name) })),
  };
}

/** The compliance rate at the end of that day, from each company's last row until then. null: there was no row yet. */
export async function findRate(at: Date): Promise<number | null> {
  const [row] = await asPlatform().$queryRaw<{ total: number | null; compliant: number; expiringSoon: number }[]>`
    select sum(d.total)::int as total, sum(d.compliant)::int as compliant, sum(d.expiring_soon)::int as "expiringSoon"
    from company c cross join lateral (
      select total, compliant, expiring_soon from company_day
      where company_id = c.id and day <= (${at}::timestamptz at time zone 'UTC')::date order by day desc limit 1
    ) d where c.test_of_id is null`;
  return row?.total == null ? null : complianceRate({ ...row, total: row.total });
}

type Grouped = { day: string | null; id: string | null; isAll: boolean; coverages: number; vendors: number; companies: number };

/** Current coverages of active vendors that expire after today, where the company is, and within the range ahead. */
async function expiringFigures(range: TimeRange, at: Date): Promise<Figures> {
  const { days, latest } = daysAhead(range, at);
  const walls = await zoneTimes(at);
  const groups = await asPlatform().$queryRaw<Grouped[]>`
    select p.expiration_date::text as day, c.id::text, grouping(p.expiration_date, c.id) = 3 as "isAll",
      count(*)::int as coverages, count(distinct v.id)::int as vendors, count(distinct c.id)::int as companies
    from vendor v join company c on c.id = v.company_id
      join policy p on p.company_id = v.company_id and p.vendor_id = v.id and p.is_current and p.canceled_on is null
      join ${walls} on wall.zone = c.time_zone
    where c.status = 'ACTIVE' and c.test_of_id is null and v.status = 'ACTIVE' and not v.is_sample and v.earliest_expiration <= ${latest}::date
      and p.expiration_date > wall.day and p.expiration_date <= wall.day + ${days}::int
    group by grouping sets ((), (p.expiration_date), (c.id))`;
  const all = groups.find(({ isAll }) => isAll);
  const byDay = groups.flatMap(({ day, coverages }) => (day ? [{ day, value: coverages }] : []));
  const largest = groups
    .filter(({ id }) => id !== null)
    .sort((a, b) => b.coverages - a.coverages)
    .slice(0, shownBars);
  const ids = largest.flatMap(({ id }) => id ?? []);
  const companies = await asPlatform().company.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const ahead = Array.from({ length: days + 1 }, (_, day) => new Date(Math.floor(at.getTime() / dayMillis) * dayMillis + day * dayMillis));
  return {
    figures: [
      countOf("expiringCoverages", all?.coverages ?? 0),
      countOf("expiringVendors", all?.vendors ?? 0),
      countOf("expiringCompanies", all?.companies ?? 0),
    ],
    line: { unit: "day", series: ["coverages"], points: dayPoints(ahead, byDay, 0) },
    bars: largest.map(({ id, coverages }) => ({ id, label: names.get(id ?? "") ?? "", value: coverages })),
  };
}

const dayMillis = 24 * 3600 * 1000;
