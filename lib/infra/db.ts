import { PrismaPg } from "@prisma/adapter-pg";
import { type Prisma, PrismaClient } from "@/generated/prisma/client";
import { env } from "@/lib/infra/env";
import { errorFacts, log } from "@/lib/infra/log";

/** The database roles that a connection can take (see the tenancy migration). */
export type DatabaseRole = "coverkeep_app" | "coverkeep_auth" | "coverkeep_platform" | "coverkeep_queue";

/** A transaction, or the client itself outside of one. */
export type Tx = Prisma.TransactionClient;

declare const tenantBrand: unique symbol;
/** What names the company of a transaction. The brand is put on by lib/auth/scope.ts alone. */
export type Tenant = { readonly companyId: string; readonly [tenantBrand]: true };

// Next loads this module once per bundle; the clients are shared over all of them.
const shared = globalThis as typeof globalThis & { coverkeepClients?: Map<DatabaseRole, PrismaClient> };
shared.coverkeepClients ??= new Map();
const clients = shared.coverkeepClients;

/** Connection settings under which every query runs as `role`, whatever the login. */
export function connectionAs(role: DatabaseRole, max: number) {
  return { connectionString: env().DATABASE_URL, options: `-c role=${role}`, max, application_name: role };
}

function clientFor(role: DatabaseRole): PrismaClient {
  let client = clients.get(role);
  if (!client) {
    const report = (error: Error) => log.error({ ...errorFacts(error), role }, "database connection lost");
    const adapter = new PrismaPg(connectionAs(role, env().DATABASE_POOL_SIZE), {
      onPoolError: report,
      onConnectionError: report,
      // Each distinct statement is planned once a connection.
      statementNameGenerator: (query) => statementName(query.sql),
    });
    client = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } });
    clients.set(role, client);
  }
  return client;
}

const statementNames = new Map<string, string>();

function statementName(sql: string): string {
  let name = statementNames.get(sql);
  if (!name) {
    name = `s${statementNames.size}`;
    statementNames.set(sql, name);
  }
  return name;
}

/**
 * Runs `work` in one transaction that sees the scope's company and nothing else. The setting is local to the transaction:
 * on a pool, a setting of the session would be the next request's company.
 */
export function inCompany<T>(scope: Tenant, work: (tx: Tx) => Promise<T>, options: { timeout?: number } = {}): Promise<T> {
  return clientFor("coverkeep_app").$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.company_id', ${scope.companyId}, true)`;
    return work(tx);
  }, options);
}

/** Sign-in's own tables, before a company is known. Only lib/auth and the rate limiter may call it. */
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
  await Promise.all([...clients.values()].map((client) => client.$disconnect()));
  clients.clear();
}
