import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { percentile } from "@/bench/http-load";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, typescript } from "@/scripts/processes";

/**
 * `tsx bench/guesses.ts`: 10,000 wrong passwords for one account from 500 addresses, through the product's own sign-in and a
 * real Postgres, while its owner signs in from time to time; then how long the answers take with and without an account.
 */
const addresses = 500;
const guessesEach = 20;
const ownerEvery = 500;
const atOnce = 8;
const timed = 60;

type Attack = { guesses: number; checked: number; refused: number; ownerOnKnownDevice: string; ownerOnNewDevice: string; seconds: number };
type Timing = { call: string; withAccount: number; without: number };

async function withProduct<Result>(work: () => Promise<Result>): Promise<Result> {
  await generateClient();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-bench-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
  try {
    await ensureDatabase(postgres.url("postgres"), "coverkeep");
    const owner = postgres.url("coverkeep");
    const login = Object.assign(new URL(owner), { username: "coverkeep_web", password: "coverkeep-bench" }).href;
    const settings = { APP_SECRET: randomBytes(32).toString("base64url"), DATABASE_URL: login, LOG_LEVEL: "silent" };
    await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...settings, DATABASE_MIGRATION_URL: owner } });
    Object.assign(process.env, settings);
    return await work();
  } finally {
    const { closeDatabase } = await import("@/lib/infra/db");
    await closeDatabase();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const account = { email: "owner@company.example", password: "a long enough password" };
/** Other accounts for the times, one a turn: each request counts against its account, and an address gets few emails an hour. */
const knownAddress = (turn: number) => `known-${turn}@company.example`;
const newcomer = { firstName: "Test", lastName: "Owner", companyName: "Invented Builders", phone: null };

async function attack(): Promise<Attack> {
  const { signIn } = await import("@/lib/accounts/sign-in/commands");
  const { knownDeviceToken } = await import("@/lib/accounts/throttle-commands");
  const { AppError } = await import("@/lib/infra/errors");
  const device = knownDeviceToken(account.email);
  const found = { checked: 0, refused: 0 };
  const owner = { known: 0, fresh: 0, tries: 0 };

  const enter = (password: string, address: string, held: string | null) =>
    signIn({ email: account.email, password, remember: false }, { userAgent: "bench", address, device: held });
  const letIn = (address: string, held: string | null) =>
    enter(account.password, address, held).then(
      () => 1,
      () => 0,
    );
  async function guess(number: number): Promise<void> {
    // Each round of all addresses is a guess of each: the way that keeps every single address as quiet as can be.
    const place = number % addresses;
    try {
      await enter(`guess ${number}`, `198.51.${place >> 8}.${place & 255}`, null);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      found[error.code === "rate_limited" ? "refused" : "checked"] += 1;
    }
  }

  const started = performance.now();
  for (let first = 0; first < addresses * guessesEach; first += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, more) => guess(first + more)));
    if ((first + atOnce) % ownerEvery >= atOnce) continue;
    owner.tries += 1;
    owner.known += await letIn("198.51.0.0", device);
    owner.fresh += await letIn(`203.0.113.${owner.tries}`, null);
  }
  return {
    guesses: addresses * guessesEach,
    ...found,
    ownerOnKnownDevice: `${owner.known} of ${owner.tries}`,
    ownerOnNewDevice: `${owner.fresh} of ${owner.tries}`,
    seconds: Math.round((performance.now() - started) / 1000),
  };
}

/** Median milliseconds of an answer for an address with an account, and for one without, asked one after the other. */
async function time(call: string, ask: (email: string, turn: number) => Promise<unknown>): Promise<Timing> {
  const millis = { withAccount: [] as number[], without: [] as number[] };
  for (let turn = 0; turn < timed; turn += 1) {
    for (const [kind, email] of [
      ["withAccount", knownAddress(turn)],
      ["without", `nobody-${turn}@company.example`],
    ] as const) {
      const started = performance.now();
      await ask(email, turn).catch(() => undefined);
      millis[kind].push(performance.now() - started);
    }
  }
  const median = (list: number[]) => Number(percentile(list, 0.5).toFixed(1));
  return { call, withAccount: median(millis.withAccount), without: median(millis.without) };
}

/** Signs up and confirms the address: only its owner's guesses are forgiven, and only they have known devices. */
async function createOwner(email: string): Promise<void> {
  const { register } = await import("@/lib/accounts/sign-in/commands");
  const { systemScope } = await import("@/lib/tenancy/scope");
  const { inCompany } = await import("@/lib/infra/db");
  const { answer } = await register({ ...newcomer, ...account, email }, { userAgent: "bench", address: "bench" });
  const data = { emailVerifiedAt: new Date() };
  await inCompany(systemScope(answer.company), (tx) => tx.user.update({ where: { id: answer.user.id }, data }));
}

async function main(): Promise<void> {
  const { figures, timings } = await withProduct(async () => {
    const { signIn } = await import("@/lib/accounts/sign-in/commands");
    const { requestPasswordReset } = await import("@/lib/accounts/sign-in/links-commands");
    await createOwner(account.email);
    for (let turn = 0; turn < timed; turn += 1) await createOwner(knownAddress(turn));
    const wrong = (email: string, turn: number) =>
      signIn({ email, password: "wrong password", remember: false }, { userAgent: "bench", address: `192.0.2.${turn}`, device: null });
    const timings = [await time("sign-in, wrong password", wrong), await time("forgot password", (email) => requestPasswordReset(email))];
    return { timings, figures: await attack() };
  });
  console.log("| figure | found |\n|---|---|");
  for (const [name, value] of Object.entries(figures)) console.log(`| ${name} | ${value} |`);
  console.log("\n| median ms | with an account | without |\n|---|---|---|");
  for (const { call, withAccount, without } of timings) console.log(`| ${call} | ${withAccount} | ${without} |`);
  await mkdir("bench/results", { recursive: true });
  const setting = { addresses, guessesEach, node: process.version };
  await writeFile("bench/results/guesses.json", `${JSON.stringify({ ...setting, ...figures, timings }, null, 2)}\n`);
}

await main();
process.exit(0);
