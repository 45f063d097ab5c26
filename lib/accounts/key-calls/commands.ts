import { callsKeptDays } from "@/lib/accounts/key-calls/values";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { errorFacts, log } from "@/lib/infra/log";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Facts = { method: string; path: string; status: number; code: string; fields: readonly string[]; millis: number; requestId: string };
type Noted = Facts & { scope: CompanyScope; keyId: string; at: Date };

/** Calls wait this long, or until there are so many, and are then written by one statement. */
const waitMillis = 2000;
const atOnce = 500;
/** While the database is away, what is beyond is not logged: a log must not take the memory of calls. */
const mostWaiting = 5000;
/** A program that is refused for calling too often goes on; some lines tell of it. */
const mostRefused = 20;

// Next loads this module once per bundle; a process has one log.
const shared = globalThis as typeof globalThis & { coverkeepKeyCalls?: { waiting: Noted[]; timer: NodeJS.Timeout | null } };
const book = () => {
  shared.coverkeepKeyCalls ??= { waiting: [], timer: null };
  return shared.coverkeepKeyCalls;
};

/** Notes a call of a key. It is written later, so it costs the call nothing and cannot fail it. */
export function noteKeyCall(scope: CompanyScope, keyId: string, facts: Facts): void {
  const log = book();
  const isFlood = ({ code }: Facts) => code === "rate_limited";
  if (log.waiting.length >= mostWaiting) return;
  if (isFlood(facts) && log.waiting.filter((call) => call.keyId === keyId && isFlood(call)).length >= mostRefused) return;
  log.waiting.push({ ...facts, path: facts.path.replaceAll("[", "{").replaceAll("]", "}"), scope, keyId, at: now() });
  if (log.waiting.length >= atOnce) void writeKeyCalls();
  log.timer ??= setTimeout(() => void writeKeyCalls(), waitMillis);
  log.timer.unref();
}

/** Writes what was noted, by one statement for each company. A failure loses these lines and is logged. Tests call it in place of the timer. */
export async function writeKeyCalls(): Promise<void> {
  const log = book();
  if (log.timer) clearTimeout(log.timer);
  const calls = log.waiting.splice(0);
  log.timer = null;
  for (const ofCompany of Map.groupBy(calls, ({ scope }) => scope.companyId).values()) await insert(ofCompany).catch(tellFailure);
}

const tellFailure = (error: unknown) => log.warn(errorFacts(error), "the log of API keys could not be written");

async function insert(calls: readonly Noted[]): Promise<void> {
  const [first] = calls;
  if (!first) return;
  const { companyId } = first.scope;
  const column = <Name extends keyof Noted>(name: Name) => calls.map((call) => call[name]);
  // A key that went meanwhile, with its company, is left alone.
  await inCompany(
    first.scope,
    (tx) => tx.$executeRaw`
    insert into key_call (company_id, key_id, at, method, path, status, code, fields, millis, request_id)
    select ${companyId}::uuid, c.key_id, c.at, c.method, c.path, c.status, c.code, string_to_array(c.fields, ','), c.millis, c.request_id
    from unnest(${column("keyId")}::uuid[], ${column("at")}::timestamptz[], ${column("method")}::text[], ${column("path")}::text[],
      ${column("status")}::int[], ${column("code")}::text[], ${calls.map(({ fields }) => fields.join(","))}::text[],
      ${column("millis")}::int[], ${column("requestId")}::uuid[])
      with ordinality as c (key_id, at, method, path, status, code, fields, millis, request_id, n)
    join api_key k on k.company_id = ${companyId}::uuid and k.id = c.key_id
    order by c.n`,
  );
}

/** Deletes the calls that are older than they are kept. */
export async function forgetOldCalls(scope: CompanyScope): Promise<void> {
  const before = new Date(now().getTime() - callsKeptDays * 24 * 3600 * 1000);
  await inCompany(scope, (tx) => tx.keyCall.deleteMany({ where: { companyId: scope.companyId, at: { lt: before } } }));
}
