import type pg from "pg";
import type { Read } from "@/bench/scale-reads";
import { companyId } from "@/bench/scale-rows";

const usersEach = 30;
const days = 90;

/** What the Admin Portal reads beside the companies' own rows, unless it is there: more users, and who was active on which day. */
export async function writeAdminRows(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query("select 1 from company_day where day < current_date - 60 limit 1");
  if (rowCount) return;
  console.error("writing rows of the Admin Portal …");
  await owner.query("set session_replication_role = replica");
  for (const statement of statements) await owner.query(statement);
  await owner.query("set session_replication_role = origin");
  await owner.query(`vacuum analyze "user", active_day, company_day, document_hour`);
}

const statements = [
  `insert into "user" (id, company_id, email, password_hash, first_name, last_name, email_verified_at, role, created_at)
   select gen_random_uuid(), c.id, 'colleague' || n || '-' || right(c.id::text, 6)::int || '@company.example', '-', 'Bench', 'Colleague ' || n,
     now(), 'VIEWER', now() - make_interval(days => n * 7 % 400)
   from company c, generate_series(1, ${usersEach}) n on conflict do nothing`,
  `insert into active_day (company_id, user_id, day, first_at, last_at)
   select u.company_id, u.id, current_date - d, current_date - d + time '09:00', current_date - d + time '17:00'
   from "user" u, generate_series(0, ${days}) d where (('x' || left(u.id::text, 4))::bit(16)::int + d) % 4 = 0 on conflict do nothing`,
  `insert into company_day (company_id, day, total, compliant, expiring_soon)
   select company_id, current_date - d, total, greatest(0, compliant - d), expiring_soon from company_stats, generate_series(0, ${days}) d
   on conflict do nothing`,
  `insert into document_hour (company_id, hour, added, read)
   select company_id, date_trunc('hour', created_at), count(*), count(*) filter (where processing_status = 'PROCESSED') from document
   where not exists (select 1 from document_hour) group by 1, 2`,
];

const count = (from: string) => `select count(*) from ${from}`;
const sums =
  "select sum(documents), sum(vendors_all), sum(total), sum(compliant), sum(expiring_soon), sum(stored_bytes) from company_stats";
const users = `"user" u join company c on c.id = u.company_id where u.deleted_at is null`;
const usersWhere = (where = "true", offset = 0) => [
  `select u.*, c.name from ${users} and ${where} order by u.created_at desc, u.id desc limit 10 offset ${offset}`,
  count(`${users} and ${where}`),
  `select count(*), count(*) filter (where status = 'ACTIVE'), count(*) filter (where platform_role = 'ADMIN') from "user" where deleted_at is null`,
];
const named = (text: string) => `(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || c.name) ilike '%${text}%'`;
const companiesWhere = (where = "true", offset = 0) => [
  `select c.*, s.*, (select count(*) from "user" u where u.company_id = c.id and u.deleted_at is null) from company c
   join company_stats s on s.company_id = c.id where ${where} order by c.created_at desc, c.id desc limit 10 offset ${offset}`,
  count(`company c where ${where}`),
  count("company"),
  count(`"user" where deleted_at is null`),
  sums,
];
const vendorsWhere = (where = "true") => [
  `select v.id, v.name, v.email, c.name from vendor v join company c on c.id = v.company_id
   where not v.is_sample and c.status = 'ACTIVE' and ${where} order by v.name, v.id limit 10`,
  count(`vendor v join company c on c.id = v.company_id where not v.is_sample and c.status = 'ACTIVE' and ${where}`),
];
const since = (range: number) => `now() - interval '${range} days'`;
const hours = (range: number) =>
  `select date_trunc('day', hour), sum(added), sum(read) from document_hour where hour >= ${since(range)} group by 1`;
const events = `select e.*, c.name from audit_event e join company c on c.id = e.company_id order by e.at desc limit 10`;
const rate = (
  range: number,
) => `select sum(d.total), sum(d.compliant) from company c cross join lateral (select total, compliant from company_day
  where company_id = c.id and day <= current_date - ${range} order by day desc limit 1) d`;
const dashboard = (range: number) => [
  sums,
  `select count(distinct user_id) filter (where last_at >= ${since(range)}),
     count(distinct user_id) filter (where first_at < ${since(range)}) from active_day where day >= current_date - ${2 * range}`,
  ...[count("company"), count(`"user" where deleted_at is null`)],
  ...[rate(range), hours(range), events, count("document where file_missing_at is not null")],
];
const uploaders = (range: number) =>
  `select company_id, sum(added) from document_hour where hour >= ${since(range)} group by 1 order by 2 desc limit 10`;

/** The lists and figures of the Admin Portal. The questions take no company. */
export function adminReads(): Read[] {
  return [
    { name: "dashboard, 7 days", path: "/api/admin/stats", raw: dashboard(7) },
    { name: "dashboard, 90 days", path: "/api/admin/stats?timeRange=90d", raw: dashboard(90) },
    { name: "users", path: "/api/admin/users", raw: usersWhere() },
    { name: "users, page 3,000", path: "/api/admin/users?page=3000", raw: usersWhere("true", 29_990) },
    { name: "users, search", path: "/api/admin/users?search=colleague%207-5", raw: usersWhere(named("colleague 7-5")) },
    { name: "users, search without a hit", path: "/api/admin/users?search=nobody", raw: usersWhere(named("nobody")) },
    { name: "users, suspended", path: "/api/admin/users?status=suspended", raw: usersWhere("u.status = 'SUSPENDED'") },
    { name: "companies", path: "/api/admin/companies", raw: companiesWhere() },
    { name: "companies, last page", path: "/api/admin/companies?page=100", raw: companiesWhere("true", 990) },
    { name: "companies, search", path: "/api/admin/companies?search=builders%2077", raw: companiesWhere("c.name ilike '%builders 77%'") },
    {
      name: "company",
      path: `/api/admin/companies/${companyId(1)}`,
      raw: [
        `select c.*, s.* from company c join company_stats s on s.company_id = c.id where c.id = '${companyId(1)}'`,
        `select status, count(*) from mail where company_id = '${companyId(1)}' and created_at >= ${since(30)} group by 1`,
      ],
    },
    { name: "audit log", path: "/api/admin/activity", raw: [events, "select sum(audit_seq) from company_stats"] },
    { name: "vendors of all companies", path: "/api/vendors?companies=all", raw: vendorsWhere() },
    {
      name: "vendors of all companies, search",
      path: "/api/vendors?companies=all&search=harbor%20glaz",
      raw: vendorsWhere("(v.name ilike '%harbor glaz%' or v.email ilike '%harbor glaz%')"),
    },
    { name: "reports, system activity of 90 days", path: "/api/admin/reports/usage?range=90d", raw: [sums, hours(90), uploaders(90)] },
    {
      name: "recent reports",
      path: "/api/admin/report-files",
      raw: ["select * from report order by created_at desc limit 10", count("report")],
    },
  ];
}
