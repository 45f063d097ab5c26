import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Call, RouteHandler } from "@/lib/testing/request";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { generateClient } from "@/scripts/prisma-client";
import { requireNode, typescript } from "@/scripts/processes";

/**
 * `npm run bench:scim [people]`: how long a directory's first run takes: for each person the search, the creation and a place in a group
 * with a role, by five calls at a time as Microsoft Entra makes them. Wanted: 1,000 people within 60 s.
 */
const count = Number(process.argv[2] ?? 1000);
const atOnce = 5;
const wantedSeconds = (60 * count) / 1000;
const domain = "people.example";

await generateClient();
const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-scim-"));
const postgres = await startPostgres(path.join(folder, "postgres"), await freePort(), { fast: true });
await ensureDatabase(postgres.url("postgres"), "coverkeep");
const ownerUrl = postgres.url("coverkeep");
Object.assign(process.env, {
  APP_SECRET: randomBytes(32).toString("base64url"),
  DATABASE_URL: Object.assign(new URL(ownerUrl), { username: "coverkeep_web", password: "coverkeep-bench" }).href,
  LOG_LEVEL: "silent",
  STORAGE_DIR: path.join(folder, "storage"),
});
await requireNode("The migration", { args: typescript("scripts/migrate.ts"), env: { ...process.env, DATABASE_MIGRATION_URL: ownerUrl } });
(await import("@/lib/infra/server-texts")).speakOnServer();
const { closeDatabase, inCompany } = await import("@/lib/infra/db");
const { closeQueue } = await import("@/lib/infra/queue");
const { createCompany, createMember } = await import("@/lib/testing/factories");
const { callRoute } = await import("@/lib/testing/request");
const { createToken } = await import("@/lib/companies/sign-on/commands");
const routeOf = async (name: string) => (await import(path.resolve("app/api/scim/v2", name, "route.ts"))) as Record<string, RouteHandler>;
const users = await routeOf("Users");
const group = await routeOf("Groups/[id]");

let isGood = false;
try {
  const company = await createCompany({ plan: "enterprise", planSince: new Date() });
  const admin = await createMember(company);
  const { secret } = await createToken(admin.scope);
  const companyId = company.id;
  const groupId = await inCompany(company.scope, async (tx) => {
    await tx.signOnDomain.create({ data: { companyId, domain, token: "invented", verifiedAt: new Date() } });
    return (await tx.directoryGroup.create({ data: { companyId, name: "Everyone", role: "MANAGER" } })).id;
  });
  const answers = new Map<number, number>();
  const ask = async (handler: RouteHandler | undefined, call: Call) => {
    if (!handler) throw new Error("The call is not on disk");
    const answer = await callRoute(handler, { ...call, accessToken: secret });
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    return answer.body as { id: string };
  };
  const provision = async (number: number) => {
    const userName = `person${number}@${domain}`;
    await ask(users.GET, { path: `/?${new URLSearchParams({ filter: `userName eq "${userName}"` })}` });
    const json = { userName, externalId: String(number), name: { givenName: "Invented", familyName: String(number) }, active: true };
    const { id } = await ask(users.POST, { method: "POST", json });
    const operation = { op: "Add", path: "members", value: [{ value: id }] };
    await ask(group.PATCH, { method: "PATCH", params: { id: groupId }, json: { Operations: [operation] } });
  };
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        next += 1;
        await provision(next);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const people = await inCompany(company.scope, (tx) =>
    tx.user.count({ where: { companyId, role: "MANAGER", directoryAt: { not: null } } }),
  );
  const statuses = [...answers].map(([status, calls]) => `${status}: ${calls}`).join(", ");
  console.log(`${people} of ${count} people are here with the role of their group, after ${seconds.toFixed(1)} s (${statuses})`);
  isGood = people === count && seconds <= wantedSeconds;
} finally {
  await closeQueue();
  await closeDatabase();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
if (!isGood) process.exitCode = 1;
