import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "@/generated/prisma/client";
import { awayDigest, isLostConnection } from "@/lib/infra/database-away";
import { env } from "@/lib/infra/env";
import { noteFailure, noteSuccess } from "@/lib/infra/outage";

/** The database roles that a connection can take (see the tenancy migration). */
export type DatabaseRole = "coverkeep_app" | "coverkeep_auth" | "coverkeep_platform" | "coverkeep_queue" | "coverkeep_backup";

/** A transaction, or the client itself outside of one. */
export type Tx = Prisma.TransactionClient;

declare const tenantBrand: unique symbol;
/** What names the company of a transaction. The brand is put on by lib/tenancy/scope.ts alone. */
export type Tenant = { readonly companyId: string; readonly [tenantBrand]: true };

type Connections = { pool: pg.Pool; prisma: PrismaClient };

// Next loads this module once a bundle (pages, calls); connections, and what they know of their company, are one for all.
const shared = globalThis as typeof globalThis & {
  coverkeepDatabase?: { clients: Map<DatabaseRole, Connections>; currentTenant: AsyncLocalStorage<string> };
};
shared.coverkeepDatabase ??= { clients: new Map(), currentTenant: new AsyncLocalStorage() };
const { clients, currentTenant } = shared.coverkeepDatabase;

/** Without a limit, requests would pile up when a database does not answer. */
const patience = { connectionTimeoutMillis: 10_000, keepAlive: true };

/**
 * Connection settings under which every query runs as `role`, whatever the login. Statements are planned for the values of each call: the
 * one plan for all that Postgres takes after five calls cannot tell a company of ten vendors from one of 100,000. The look-ups of sign-in
 * go by ids alone, and keep theirs.
 */
export function connectionAs(role: DatabaseRole, max: number) {
  const plans = role === "coverkeep_auth" ? "" : " -c plan_cache_mode=force_custom_plan";
  const options = `-c role=${role}${plans}`;
  return { connectionString: env().DATABASE_URL, options, max, application_name: role, pipeline: true, ...patience };
}

function connectionsFor(role: DatabaseRole): Connections {
  let connections = clients.get(role);
  if (!connections) {
    const report = (error: unknown) => noteFailure("database", error);
    const Client = role === "coverkeep_app" ? TenantClient : pg.Client;
    const pool = new pg.Pool({ ...connectionAs(role, env().DATABASE_POOL_SIZE), Client });
    // Prisma listens and closes only once it has asked something itself; some reads go to the pool past it.
    pool.on("error", report);
    const adapter = new PrismaPg(pool, {
      disposeExternalPool: true,
      onConnectionError: report,
      // Each distinct statement is parsed once a connection.
      statementNameGenerator: (query) => statementName(query.sql),
    });
    const prisma = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } });
    connections = { pool, prisma };
    clients.set(role, connections);
  }
  return connections;
}

const clientFor = (role: DatabaseRole): PrismaClient => connectionsFor(role).prisma;

const statementNames = new Map<string, string>();

/** A name that depends on the text alone: pages and calls are bundled apart but share the connections that know the names. */
function statementName(sql: string): string {
  let name = statementNames.get(sql);
  if (!name) {
    name = createHash("sha256").update(sql).digest("base64url").slice(0, 22);
    statementNames.set(sql, name);
  }
  return name;
}

/** Opens a tenant's transaction and names its company in one round trip. */
class TenantClient extends pg.Client {
  // pg's own signature is a set of overloads that only `any` can restate.
  override query = ((query: unknown, ...rest: unknown[]) => {
    const company = currentTenant.getStore();
    const begins = company !== undefined && isBegin(query);
    const statement = begins ? `BEGIN; SELECT set_config('app.company_id', '${company}', true)` : query;
    return Reflect.apply(pg.Client.prototype.query, this, [statement, ...rest]);
  }) as pg.Client["query"];
}

function isBegin(query: unknown): boolean {
  return typeof query === "object" && query !== null && "text" in query && query.text === "BEGIN";
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Runs `work` in one transaction that sees the scope's company and nothing else. The setting is local to the transaction:
 * on a pool, a setting of the session would be the next request's company.
 */
export function inCompany<T>(scope: Tenant, work: (tx: Tx) => Promise<T>, options: { timeout?: number } = {}): Promise<T> {
  if (!uuidShape.test(scope.companyId)) throw new Error("a scope's company is a uuid");
  return watched(currentTenant.run(scope.companyId, () => clientFor("coverkeep_app").$transaction((tx) => work(tx), options)));
}

/** Records the beginning and the end of an outage, and marks its errors for code that reports them. */
async function watched<T>(work: Promise<T>): Promise<T> {
  try {
    const result = await work;
    noteSuccess("database");
    return result;
  } catch (error) {
    if (isLostConnection(error)) {
      noteFailure("database", error);
      Object.assign(error as object, { digest: awayDigest });
    }
    throw error;
  }
}

/**
 * Runs `work` of a tenant's transaction as another role, for the few changes that the tenants' role has no right to. When `work`
 * fails, the transaction must fail with it.
 */
export async function inRole<T>(tx: Tx, role: DatabaseRole, work: () => Promise<T>): Promise<T> {
  await tx.$executeRawUnsafe(`set local role ${role}`);
  const result = await work();
  await tx.$executeRawUnsafe("set local role coverkeep_app");
  return result;
}

/** Runs `work` of a tenant's transaction as another company, for what moves there. When `work` fails, the transaction must fail with it. */
export async function inOtherCompany<T>(tx: Tx, from: Tenant, to: Tenant, work: () => Promise<T>): Promise<T> {
  await tx.$executeRaw`select set_config('app.company_id', ${to.companyId}, true)`;
  const result = await work();
  await tx.$executeRaw`select set_config('app.company_id', ${from.companyId}, true)`;
  return result;
}

/** One SQL statement with its parameters. */
export type Statement = { text: string; values: readonly unknown[] };

/**
 * Runs reads that do not depend on each other in one transaction and one round trip: the transaction's begin, the company,
 * the statements and the end are sent together. For the few reads that every screen asks for; the rest goes through
 * `inCompany`. Rows come as the driver gives them, in the statements' order.
 */
export function readInCompany(scope: Tenant, statements: readonly Statement[]): Promise<Record<string, unknown>[][]> {
  return watched(readAtOnce(scope, statements));
}

async function readAtOnce(scope: Tenant, statements: readonly Statement[]): Promise<Record<string, unknown>[][]> {
  if (!uuidShape.test(scope.companyId)) throw new Error("a scope's company is a uuid");
  const client = await connectionsFor("coverkeep_app").pool.connect();
  try {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    // Held back until the last statement is there, so that all of them leave in one packet.
    stream.cork();
    const begun = client.query(`BEGIN READ ONLY; SELECT set_config('app.company_id', '${scope.companyId}', true)`);
    const reads = statements.map(({ text, values }) => client.query({ name: statementName(text), text, values: [...values] }));
    const ended = client.query("COMMIT");
    stream.uncork();
    const [, , ...results] = await Promise.all([begun, ended, ...reads]);
    client.release();
    return results.map((result) => result.rows);
  } catch (error) {
    // The connection may still be inside the transaction: it is thrown away, not reused.
    client.release(true);
    throw error;
  }
}

/** Sign-in's first look-up, outside of Prisma since every request makes it. */
export async function readAsAuth(statement: Statement): Promise<Record<string, unknown>[]> {
  const { text, values } = statement;
  const { pool } = connectionsFor("coverkeep_auth");
  const result = await watched(pool.query({ name: statementName(text), text, values: [...values] }));
  return result.rows;
}

/** Sign-in's own tables, before a company is known. Only lib/accounts and the rate limiter may call it. */
export function asAuth(): PrismaClient {
  return clientFor("coverkeep_auth");
}

/** Across companies: the platform's admins, the sweeps and the worker's heartbeat. */
export function asPlatform(): PrismaClient {
  return clientFor("coverkeep_platform");
}

/** Without a company setting: any tenant table answers with an error. For checks of the fence itself. */
export function withoutCompany(): PrismaClient {
  return clientFor("coverkeep_app");
}

/** Whether an error is Postgres refusing a duplicate of a unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "P2002";
}

/** Closes every connection; for a graceful stop and for tests. */
export async function closeDatabase(): Promise<void> {
  const open = [...clients.values()];
  clients.clear();
  await Promise.all(
    open.map(async ({ pool, prisma }) => {
      await prisma.$disconnect();
      if (!pool.ending) await pool.end();
    }),
  );
}
