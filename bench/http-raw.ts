import http from "node:http";
import pg from "pg";
import { readsOf } from "@/bench/scale-reads";
import { idsOf } from "@/bench/scale-rows";

/**
 * What the product is compared with: a bare Node server, raw `pg`, prepared statements, the rows as JSON. No sign-in, no
 * row-level security, no transaction. PORT, DATABASE_URL and COMPANY_ID come from the environment.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const companyId = process.env.COMPANY_ID ?? "";
const reads = new Map(readsOf(await idsOf(pool, companyId)).map(({ path, name, raw }) => [path, { name, raw }]));

async function answer(path: string): Promise<unknown> {
  const read = reads.get(path);
  if (!read) return { status: "ok" };
  const results = read.raw.map((text, at) => pool.query({ name: `${read.name} ${at}`, text, values: [companyId] }));
  return (await Promise.all(results)).map(({ rows }) => rows);
}

http
  .createServer(async (request, response) => {
    const body = JSON.stringify({ data: await answer(request.url ?? "/") });
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  })
  .listen(Number(process.env.PORT), "127.0.0.1");
