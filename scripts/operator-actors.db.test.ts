import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { GET as exportActivity } from "@/app/api/activity/export/route";
import { GET as activity } from "@/app/api/activity/route";
import { GET as platformActivity } from "@/app/api/admin/activity/route";
import { POST as look } from "@/app/api/admin/companies/[id]/look/route";
import { GET as stats } from "@/app/api/admin/stats/route";
import { inCompany } from "@/lib/infra/db";
import { checkChain } from "@/lib/tenancy/audit/queries";
import { createCompany, createMember, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { type Call, callRoute, type RouteHandler } from "@/lib/testing/request";
import { operatorCommands } from "@/scripts/operator-commands";

let company: TestCompany;
let admin: TestMember;
let member: TestMember;
let folder: string;
beforeAll(async () => {
  company = await createCompany({ name: "Invented Operated Firm" });
  admin = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
  member = await createMember(company);
  folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-operator-"));
  await writeFile(path.join(folder, "news.txt"), "Invented news\nThere is something new.");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = (name: string) => path.join(folder, name);
const withFactor = () =>
  inCompany(company.scope, (tx) => tx.user.update({ where: { id: member.id }, data: { totpEnabledAt: new Date(), totpSecret: "sealed" } }));

/**
 * Every command of an operator with words for it, and the actions that the company's log then holds, the newest last. A new command
 * fails the test until it is in here. null: it is no command about rows.
 */
const commands: Record<string, { words: () => string[]; actions?: string[]; before?: () => Promise<unknown> } | null> = {
  help: { words: () => [] },
  "create-admin": { words: () => [member.email], actions: ["user.made_platform_admin"] },
  users: { words: () => [] },
  "create-user": { words: () => ["new@operated.example", company.id], actions: ["team.invited"] },
  suspend: { words: () => [member.email], actions: ["user.suspended"] },
  activate: { words: () => [member.email], actions: ["user.activated"] },
  "reset-two-factor": { words: () => [member.email], actions: ["user.second_factor_off"], before: withFactor },
  "company:export": { words: () => [company.id, file("company.zip")], actions: ["company.exported"] },
  "company:reread": { words: () => [company.id] },
  "company:import": { words: () => [file("company.zip"), company.id] },
  plan: { words: () => [company.id, "pro"], actions: ["plan.activated"] },
  news: { words: () => [file("news.txt")] },
  sweep: { words: () => [] },
  problems: { words: () => [] },
  "verdicts:check": { words: () => [] },
  integrity: { words: () => [] },
  chains: { words: () => [] },
  recount: { words: () => [] },
  // Copies files between folder and bucket, and writes no row.
  "copy-files": null,
  "support-packet": { words: () => [file("packet.zip")] },
};

type Screen = { handler: RouteHandler; call: () => Call };
/** Every call that shows who acted, and so every screen. */
const screens: Record<string, Screen> = {
  "Settings > Activity": { handler: activity as RouteHandler, call: () => ({}) },
  "the activity's export": { handler: exportActivity as RouteHandler, call: () => ({}) },
  "Audit Logs": { handler: platformActivity as RouteHandler, call: () => ({}) },
  "Companies > Look Inside": {
    handler: look as RouteHandler,
    call: () => ({ method: "POST", params: { id: company.id }, json: { reason: "Who did this" } }),
  },
  "Admin Dashboard": { handler: stats as RouteHandler, call: () => ({}) },
};

async function actorsOfNewest(count: number) {
  const events = await inCompany(company.scope, (tx) =>
    tx.auditEvent.findMany({ orderBy: { seq: "desc" }, take: count, select: { action: true, actorKind: true, actorId: true } }),
  );
  return events.reverse();
}

it("has an entry for every command", () => {
  expect(Object.keys(commands).sort()).toEqual(Object.keys(operatorCommands).sort());
});

it.each(Object.keys(commands).filter((name) => commands[name]))("after `%s`, each screen that shows who acted opens", async (name) => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const { words, actions = [], before } = commands[name] ?? { words: () => [] };
  await before?.();
  await operatorCommands[name]?.run(words());
  process.exitCode = 0;
  vi.restoreAllMocks();
  if (actions.length > 0) {
    const expected = actions.map((action) => ({ action, actorKind: "command", actorId: null }));
    expect(await actorsOfNewest(actions.length)).toEqual(expected);
  }
  for (const [screen, { handler, call }] of Object.entries(screens)) {
    const { status, body } = await callRoute(handler, { ...call(), accessToken: admin.accessToken });
    expect(status, screen).toBe(200);
    if (actions.length > 0) expect(typeof body === "string" ? body : JSON.stringify(body), screen).toContain("The command line");
  }
  expect(await checkChain(company.scope)).toMatchObject({ brokenAt: null });
});
