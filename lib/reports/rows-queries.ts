import pg from "pg";
import { Prisma } from "@/generated/prisma/client";
import { localDate } from "@/lib/infra/clock";
import { connectionAs, type Statement } from "@/lib/infra/db";
import type { Cell } from "@/lib/infra/lists/tables-rules";
import { bucketsOf } from "@/lib/infra/time-ranges-rules";
import type { TimeRange } from "@/lib/infra/time-ranges-values";
import { zoneTimes } from "@/lib/infra/zone-times-queries";
import { daysAhead } from "@/lib/reports/figures-rules";
import type { Table } from "@/lib/reports/rows-schema";
import { columnsOf } from "@/lib/reports/rows-values";
import type { ReportType } from "@/lib/reports/values";

/** The time until `at`, with the zone in which dates are written. */
type Span = { range: TimeRange; at: Date; timeZone: string };

const rowsAtOnce = 2000;

/** Lets `use` read a report's table: one snapshot of the database, of which a page is in memory at a time. */
export async function withTable<T>(type: ReportType, span: Span, use: (table: Table) => Promise<T>): Promise<T> {
  // A cursor needs the connection to itself.
  const { pipeline: _, max: __, ...settings } = connectionAs("coverkeep_platform", 1);
  const client = new pg.Client(settings);
  await client.connect();
  try {
    const { text, values } = statementOf[type](span, await zoneTimes(span.at));
    await client.query("begin isolation level repeatable read read only");
    const counted = await client.query<{ total: number }>(`select count(*)::int as total from (${text}) counted`, [...values]);
    await client.query(`declare report_row no scroll cursor for ${text}`, [...values]);
    return await use({ columns: columnsOf[type], total: counted.rows[0]?.total ?? 0, pages: readPages(client, span.timeZone) });
  } finally {
    await client.end();
  }
}

async function* readPages(client: pg.Client, timeZone: string): AsyncGenerator<Cell[][]> {
  for (;;) {
    const { rows } = await client.query<(Cell | Date)[]>({
      text: `fetch ${rowsAtOnce} from report_row`,
      rowMode: "array",
    });
    if (rows.length === 0) return;
    yield rows.map((cells) => cells.map((cell) => (cell instanceof Date ? localDate(timeZone, cell) : cell)));
  }
}

/** The plan that counts, in words; $1 is the moment. */
const planWords = `case when c.plan_since is not null then initcap(c.plan) when c.trial_ends_at > $1 then 'Trial'
  when c.plan_ended_at > c.trial_ends_at then 'Plan ended' else 'Trial ended' end`;
const words = (column: string) => `initcap(replace(lower(${column}::text), '_', ' '))`;
const sinceOf = (range: TimeRange, at: Date) => bucketsOf(range, at).starts[0] ?? at;

/** Each column of a statement is one of the report's columns, in their order. */
const statementOf: Record<ReportType, (span: Span, walls: Prisma.Sql) => Statement> = {
  usage: ({ range, at }) => ({
    text: `select c.name, ${planWords}, ${words("c.status")}, coalesce(u.users, 0)::int, s.vendors_all, s.documents,
        round(s.stored_bytes / 1048576.0, 1)::float8, coalesce(h.added, 0)::int, coalesce(h.read, 0)::int, coalesce(e.sent, 0)::int
      from company c join company_stats s on s.company_id = c.id
        left join (select company_id, count(*) as users from "user" where deleted_at is null group by 1) u on u.company_id = c.id
        left join (select company_id, sum(added) as added, sum(read) as read from document_hour where hour >= $2 and hour <= $1 group by 1) h
          on h.company_id = c.id
        left join (select company_id, sum(invitations + reminders) as sent from email_day
          where day between ($2::timestamptz at time zone 'UTC')::date and ($1::timestamptz at time zone 'UTC')::date group by 1) e on e.company_id = c.id
      where c.test_of_id is null order by lower(c.name), c.id`,
    values: [at, sinceOf(range, at)],
  }),
  users: ({ range, at }) => ({
    text: `select trim(u.first_name || ' ' || u.last_name), u.email, c.name, ${words("u.role")}, ${words("u.platform_role")},
        ${words("u.status")}, a.last_at, coalesce(a.days, 0)::int, u.created_at
      from "user" u join company c on c.id = u.company_id
        left join (select company_id, user_id, max(last_at) as last_at, count(*) filter (where last_at between $1 and $2) as days
          from active_day group by 1, 2) a on a.company_id = u.company_id and a.user_id = u.id
      where u.deleted_at is null and c.test_of_id is null order by lower(c.name), c.id, lower(u.last_name), lower(u.first_name), u.id`,
    values: [sinceOf(range, at), at],
  }),
  compliance: ({ range, at }) => ({
    text: `select c.name, ${planWords}, s.total, s.compliant, s.expiring_soon, s.expired, s.non_compliant, s.under_review, s.no_documents,
        case when s.total > 0 then floor(100.0 * (s.compliant + s.expiring_soon) / s.total)::int end,
        case when b.total > 0 then floor(100.0 * (b.compliant + b.expiring_soon) / b.total)::int end
      from company c join company_stats s on s.company_id = c.id
        left join lateral (select total, compliant, expiring_soon from company_day
          where company_id = c.id and day <= ($2::timestamptz at time zone 'UTC')::date order by day desc limit 1) b on true
      where c.test_of_id is null order by lower(c.name), c.id`,
    values: [at, sinceOf(range, at)],
  }),
  expiring: ({ range, at }, walls) => {
    const { days, latest } = daysAhead(range, at);
    const { text, values } = Prisma.sql`
      select c.name, v.name, v.contact_name, v.email,
        case when p.coverage = 'OTHER' then coalesce(p.coverage_text, 'Other') else ${Prisma.raw(words("p.coverage"))} end,
        p.policy_number, p.insurer_name, p.expiration_date::text, p.expiration_date - wall.day
      from vendor v join company c on c.id = v.company_id
        join policy p on p.company_id = v.company_id and p.vendor_id = v.id and p.is_current and p.canceled_on is null
        join ${walls} on wall.zone = c.time_zone
      where c.status = 'ACTIVE' and c.test_of_id is null and v.status = 'ACTIVE' and not v.is_sample and v.earliest_expiration <= ${latest}::date
        and p.expiration_date > wall.day and p.expiration_date <= wall.day + ${days}::int
      order by p.expiration_date, lower(c.name), c.id, lower(v.name), v.id, p.id`;
    return { text, values };
  },
};
