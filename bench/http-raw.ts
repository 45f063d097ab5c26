import http from "node:http";
import pg from "pg";

/**
 * What the product is compared with: a bare Node server, raw `pg`, prepared statements, the same rows as JSON. No sign-in, no
 * row-level security, no transaction. PORT, DATABASE_URL and COMPANY_ID come from the environment.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const companyId = process.env.COMPANY_ID;

const statements = {
  counters: "select * from company_stats where company_id = $1",
  vendors: `select id, name, email, contact_name as "contactName", phone, address, status, compliance_status as "complianceStatus",
      compliance_reason as "complianceReason", earliest_expiration::text as "earliestExpiration", documents_count as "documentsCount",
      created_at as "createdAt"
    from vendor where company_id = $1 order by created_at desc, id desc limit 10`,
  recent: `select d.id, v.name as "vendorName", d.file_name as "fileName", d.created_at as "createdAt", d.processing_status as status
    from document d join vendor v on v.company_id = d.company_id and v.id = d.vendor_id
    where d.company_id = $1 order by d.created_at desc, d.id desc limit 5`,
  upcoming: `select p.id, p.vendor_id as "vendorId", v.name as "vendorName", p.coverage, p.expiration_date::text as "expirationDate",
      p.expiration_date - current_date as "daysRemaining"
    from policy p join vendor v on v.company_id = p.company_id and v.id = p.vendor_id
    where p.company_id = $1 and p.is_current and p.expiration_date > current_date and v.status = 'ACTIVE'
    order by p.expiration_date, p.id limit 10`,
};

async function rowsOf(...names: (keyof typeof statements)[]) {
  const results = await Promise.all(names.map((name) => pool.query({ name, text: statements[name], values: [companyId] })));
  return results.map((result) => result.rows);
}

async function answer(path: string): Promise<unknown> {
  if (path.startsWith("/api/vendors")) {
    const [counters, vendors] = await rowsOf("counters", "vendors");
    return { vendors, pagination: { page: 1, limit: 10, total: counters?.[0].vendors_all } };
  }
  if (path === "/api/companies/stats") {
    const [counters, recentDocuments, upcomingExpirations] = await rowsOf("counters", "recent", "upcoming");
    return { ...counters?.[0], recentDocuments, upcomingExpirations };
  }
  return { status: "ok" };
}

http
  .createServer(async (request, response) => {
    const body = JSON.stringify({ data: await answer(request.url ?? "/") });
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  })
  .listen(Number(process.env.PORT), "127.0.0.1");
