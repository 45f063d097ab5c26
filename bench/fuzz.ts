import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import sharp from "sharp";
import { type Files, type Operation, operationsOf, type Request, requestOf } from "@/bench/fuzz/calls";
import { type Firm, makeCredentials, makeFirm } from "@/bench/fuzz/firm";
import { pick, randomOf, type Schema } from "@/bench/fuzz/generate";
import type { KnownIds } from "@/bench/fuzz/ids";
import { asPlatform, closeDatabase } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { speakOnServer } from "@/lib/infra/server-texts";
import { simpleCertificate } from "@/lib/testing/factories";
import { buildWhenOld } from "@/scripts/build";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, startService, typescript, waitFor, webServer } from "@/scripts/processes";

/**
 * `npm run bench:fuzz [requests] [seed]`: every call of the description gets requests made from its schemas, good ones and spoiled ones,
 * from keys of every kind. Each answer must be one that the description has: its status, its type and its shape. Ends with 1 otherwise.
 */
const requests = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? 1);
const atOnce = 8;
/** A key may make 600 calls a minute. */
const callsOfKey = 500;

type Fault = { call: string; status: number; why: string; request: string; answer: string };
type Answered = { status: number; type: string; text: string };

speakOnServer();
const random = randomOf(seed);
await generateClient();
// The build writes the description.
await buildWhenOld();
const description = JSON.parse(await readFile("generated/openapi.json", "utf8"));
const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats(ajv);
const pdf = await simpleCertificate();
const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "white" } })
  .png()
  .toBuffer();
ajv.addSchema({ $id: "api", components: description.components });

/** A schema of the description, in which references mean the description. */
const anchored = (schema: unknown): Schema => JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'));
const validators = new Map<string, ReturnType<typeof ajv.compile>>();

function validatorOf(key: string, schema: unknown) {
  const made = validators.get(key) ?? ajv.compile(anchored(schema));
  validators.set(key, made);
  return made;
}

/** Why the description has no such answer; null where it has. */
function whyOutside({ method, path: address }: Operation, { status, type, text }: Answered): string | null {
  if (status === 0) return "ended before its time";
  if (status >= 500) return `answered ${status}`;
  const declared = description.paths[address][method.toLowerCase()].responses[String(status)];
  if (!declared) return `the description has no ${status}`;
  const { content } = declared.$ref ? description.components.responses[declared.$ref.split("/").at(-1)] : declared;
  if (!content) return null;
  const media = content[type] ?? content["*/*"];
  if (!media) return `the description has no ${type || "answer without a type"} for ${status}`;
  if (!type.endsWith("json") || !content[type]) return null;
  const validate = validatorOf(`${method} ${address} ${status} ${type}`, media.schema);
  try {
    return validate(JSON.parse(text)) ? null : `is not of its shape: ${ajv.errorsText(validate.errors?.slice(0, 2))}`;
  } catch {
    return "is no JSON";
  }
}

const part = () => Math.floor(random() * 256);

async function send(base: string, { method, address, headers, body }: Request, key: string | null): Promise<Answered> {
  const answer = await fetch(base + address, {
    method,
    // Each request comes from an address of its own, as from many people.
    headers: { ...headers, ...(key && { authorization: `Bearer ${key}` }), "x-forwarded-for": `10.${part()}.${part()}.${part()}` },
    ...(body !== undefined && method !== "GET" && { body: body as BodyInit }),
    redirect: "manual",
    signal: AbortSignal.timeout(60_000),
  });
  // An answer that ends before its time has the status 0.
  const text = await answer.text().catch(() => null);
  if (text === null) return { status: 0, type: "", text: `cut off after ${answer.status}` };
  return { status: answer.status, type: (answer.headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "", text };
}

const statuses = new Map<number, number>();
const refusals = new Map<string, Map<string, number>>();
const succeeded = new Set<string>();
const faults: Fault[] = [];

/** What a call usually sends to be let in. */
function usualFor({ access }: Operation, { credentials }: Firm): string | null {
  if (access === "key") return pick(random, [...credentials.write, credentials.session, credentials.session, credentials.platform]);
  return access === "public" ? null : credentials[access];
}

/** A firm's keys are changed before they have used up a minute's calls, and its admin when a call ended what they are. */
async function keepFirm(firm: Firm, used: number, isOut: boolean): Promise<Firm> {
  if (isOut && (await createdAnew(firm))) return firm;
  if (isOut) return makeFirm(random);
  if (used % callsOfKey === callsOfKey - 1) firm.credentials = await makeCredentials(firm.company, firm.ids);
  return firm;
}

/** Gives the firm another admin, unless the firm itself is gone. */
async function createdAnew(firm: Firm): Promise<boolean> {
  const company = await asPlatform().company.findUnique({ where: { id: firm.company.id } });
  if (company?.status !== "ACTIVE" || company.deletionDueAt) return false;
  firm.credentials = await makeCredentials(firm.company, firm.ids);
  return true;
}

async function fuzz(base: string): Promise<void> {
  const operations = operationsOf(description.paths);
  const many = (some: Operation[]) => some.flatMap((one) => Array<Operation>(Math.ceil(requests / operations.length)).fill(one));
  const isLast = ({ access }: Operation) => access === "platform";
  // In any order, so that what one call makes is there for another. What holds for all companies comes last.
  const plan = [...shuffled(many(operations.filter((one) => !isLast(one)))), ...shuffled(many(operations.filter(isLast)))];
  const files: Files = {
    pdf: () => Buffer.concat([pdf, Buffer.from(`\n% ${random()}`)]),
    picture,
    list: () => `Firm ${random()},a@firm.example`,
  };
  const { schemas } = description.components;
  let next = 0;
  const turn = async () => {
    let firm = await makeFirm(random);
    for (let used = 0; next < plan.length; used += 1) {
      const operation = plan[next++] as Operation;
      const { ids, textFor, credentials } = firm;
      const usual = usualFor(operation, firm);
      const chance = random();
      const key = chance < 0.03 ? null : chance < 0.08 ? credentials.read : usual;
      const request = requestOf(operation, { schemas, random, idFor: (name) => ids.find(name), textFor }, ids, files);
      const answer = await send(base, request, key);
      note(operation, request, answer, ids);
      firm = await keepFirm(firm, used, answer.status === 401 && key !== null && key === usual);
      if (next % 1000 === 0) console.error(`${next} requests, ${faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  const never = operations.map(nameOf).filter((name) => !succeeded.has(name));
  console.log(`${plan.length} requests to ${operations.length} calls; ${succeeded.size} calls succeeded at least once`);
  console.log(`never: ${never.map((name) => `${name} (${usualRefusals(name)})`).join("\n  ")}`);
}

const nameOf = ({ method, path: address }: Operation) => `${method} ${address}`;

/** The refusals of a call that were told most often. */
function usualRefusals(name: string): string {
  const counted = [...(refusals.get(name) ?? [])].toSorted(([, left], [, right]) => right - left);
  return counted
    .slice(0, 3)
    .map(([what, count]) => `${count} x ${what}`)
    .join(", ");
}

function note(operation: Operation, request: Request, answer: Answered, ids: KnownIds): void {
  const call = nameOf(operation);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status < 400) {
    succeeded.add(call);
    if (answer.type === "application/json") ids.note(request.address, JSON.parse(answer.text));
  } else {
    const counts = refusals.get(call) ?? new Map<string, number>();
    const what = `${answer.status} ${/"message":"([^"]*)/.exec(answer.text)?.[1] ?? ""}`.slice(0, 60);
    refusals.set(call, counts.set(what, (counts.get(what) ?? 0) + 1));
  }
  const why = whyOutside(operation, answer);
  if (why) faults.push({ call, status: answer.status, why, request: tell(request), answer: answer.text.slice(0, 300) });
}

function shuffled<T>(list: T[]): T[] {
  return list
    .map((one) => ({ one, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ one }) => one);
}

const tell = ({ method, address, headers, body }: Request) =>
  `${method} ${address} ${JSON.stringify(headers)} ${typeof body === "string" ? body : body ? "form" : ""}`.slice(0, 600);

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-fuzz-"));
  const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), postgres.stop];
  try {
    await ensureDatabase(postgres.url("postgres"), "coverkeep");
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const owner = postgres.url("coverkeep");
    const env = {
      ...{ NODE_ENV: "production", APP_URL: base, APP_SECRET: "a secret of this run alone, which is long", LOG_LEVEL: "error" },
      DATABASE_URL: Object.assign(new URL(owner), { username: "coverkeep_web", password: "coverkeep-bench" }).href,
      ...{ STORAGE_DIR: path.join(folder, "storage"), TRUSTED_PROXIES: "1" },
    };
    Object.assign(process.env, env);
    await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...env, DATABASE_MIGRATION_URL: owner } });
    stops.push(closeDatabase, closeQueue);
    const web = startService("web process", { args: webServer("start", port), env });
    stops.push(web.stop);
    await waitFor(web, `${base}/api/health`, 60);
    await fuzz(base);
    await mkdir("bench/results", { recursive: true });
    await writeFile("bench/results/fuzz.json", JSON.stringify(faults, null, 2));
    console.log(
      `statuses: ${[...statuses]
        .toSorted()
        .map(([status, count]) => `${status}: ${count}`)
        .join(", ")}`,
    );
    const grouped = Map.groupBy(faults, ({ call, status, why }) => `${call}: ${status}, ${why.slice(0, 160)}`);
    for (const [name, list] of grouped)
      console.log(`${list.length} x ${name}\n    ${list[0]?.request.slice(0, 300)}\n    ${list[0]?.answer}`);
    console.log(`${faults.filter(({ status }) => status >= 500).length} answers of 5xx, ${faults.length} answers outside the description`);
    if (faults.length > 0) console.log(web.output().slice(-3000));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

await main();
process.exit(faults.length === 0 ? 0 : 1);
