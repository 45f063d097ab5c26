import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { KnownIds, type Operation, operationsOf, type Request, requestOf } from "@/bench/fuzz/calls";
import { type Generator, pick, randomOf, type Schema } from "@/bench/fuzz/generate";
import { createKey } from "@/lib/accounts/api-keys/commands";
import { createPlatformKey } from "@/lib/admin/api-keys/commands";
import { closeDatabase } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { speakOnServer } from "@/lib/infra/server-texts";
import { type LiveSession, platformScope } from "@/lib/tenancy/scope";
import { createCompany, createMember, createProjectRow, createStoredDocument, createVendorRow } from "@/lib/testing/factories";
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

type Firm = { admin: string[]; reader: string; platform: string };

/** A company with some rows, and its keys. */
async function makeFirm(): Promise<Firm> {
  const company = await createCompany({ plan: "enterprise", planSince: new Date() });
  const member = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
  const vendor = await createVendorRow(company);
  await createProjectRow(company, [vendor.id]);
  await createStoredDocument(member.scope, vendor.id);
  const keyOf = async (scope: "read" | "write") => (await createKey(member.scope, { name: "Invented", scope, expiresOn: "" })).secret;
  const platform = platformScope({ userId: member.id, platformRole: "ADMIN" } as LiveSession);
  if (!platform) throw new Error("The member is no platform admin");
  const { secret } = await createPlatformKey(platform, { name: "Invented", scope: "admin", expiresOn: "" });
  return { admin: [await keyOf("write"), await keyOf("write")], reader: await keyOf("read"), platform: secret };
}

async function send(base: string, { method, address, headers, body }: Request, key: string | null): Promise<Answered> {
  const answer = await fetch(base + address, {
    method,
    headers: { ...headers, ...(key && { authorization: `Bearer ${key}` }) },
    ...(body !== undefined && method !== "GET" && { body }),
    redirect: "manual",
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  return { status: answer.status, type: (answer.headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "", text };
}

const statuses = new Map<number, number>();
const succeeded = new Set<string>();
const faults: Fault[] = [];

async function fuzz(base: string): Promise<void> {
  const operations = operationsOf(description.paths);
  // What holds for all companies comes last: it may change how the others are answered.
  const ordered = [...operations.filter(({ isPlatform }) => !isPlatform), ...operations.filter(({ isPlatform }) => isPlatform)];
  const plan = ordered.flatMap((operation) => Array<Operation>(Math.ceil(requests / operations.length)).fill(operation));
  const ids = new KnownIds(random);
  const tools: Generator = { schemas: description.components.schemas, random, idFor: (name) => ids.find(name) };
  let next = 0;
  const turn = async () => {
    let firm = await makeFirm();
    for (let used = 0; next < plan.length; used += 1) {
      const operation = plan[next++] as Operation;
      if (used % callsOfKey === callsOfKey - 1) firm = await makeFirm();
      const usual = operation.isPlatform ? firm.platform : pick(random, firm.admin);
      const chance = random();
      const key = chance < 0.03 ? null : chance < 0.08 ? firm.reader : usual;
      const request = requestOf(operation, tools, ids);
      const answer = await send(base, request, key);
      const call = `${operation.method} ${operation.path}`;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 300) {
        succeeded.add(call);
        if (answer.type.endsWith("json")) ids.note(request.address, JSON.parse(answer.text));
      }
      if (answer.status === 401 && key === usual) firm = await makeFirm();
      const why = whyOutside(operation, answer);
      if (why) faults.push({ call, status: answer.status, why, request: tell(request), answer: answer.text.slice(0, 300) });
      if (next % 1000 === 0) console.error(`${next} requests, ${faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  console.log(`${plan.length} requests to ${operations.length} calls; ${succeeded.size} calls succeeded at least once`);
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
      STORAGE_DIR: path.join(folder, "storage"),
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
