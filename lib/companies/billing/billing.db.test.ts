import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { activatePlan } from "@/lib/companies/billing/commands";
import { inCompany } from "@/lib/infra/db";
import { remindCompany } from "@/lib/reminders/commands";
import type { Subject } from "@/lib/testing/access-rows";
import { accessTable } from "@/lib/testing/access-table";
import {
  createCompany,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { few } from "@/lib/testing/full";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

/**
 * Calls that work without a plan: signing in and out, a person's own settings, team access, choosing a plan, leaving with the data. Links
 * of vendors have no member, nor has a firm's directory; lib/portal and lib/mail test their answers.
 */
const goesOn =
  /^[A-Z]+ \/api\/(?:auth|people|plan|removal|exports|admin|notifications|team\/accept|portal|unsubscribe|inbound\/\[provider\]|billing\/stripe|mcp|scim|test-company\/(?:enter|leave)|requirements\/exhibits\/pages|\[\.\.\.rest\])(?:\/|$)|^PATCH \/api\/team\/\[id\]$|^DELETE \/api\/team\/invitations\/\[id\]$/;

async function handlerOf(name: string): Promise<RouteHandler> {
  const [method = "", address = ""] = name.split(" ");
  const exported = (await import(path.resolve(`.${address.replace("/api", "/app/api")}/route.ts`))) as Record<string, RouteHandler>;
  const handler = exported[method];
  if (!handler) throw new Error(`${name} is not on disk`);
  return handler;
}

let ours: TestCompany;
let admin: TestMember;
let subject: Subject;

beforeAll(async () => {
  ours = await createCompany({ trialEndsAt: new Date(Date.now() - 1000) });
  admin = await createMember(ours);
  const { id: vendorId } = await createVendorRow(ours);
  const { id: documentId } = await createStoredDocument(admin.scope, vendorId, { bytes: Buffer.from("%PDF-1.7 invented") });
  const { id: projectId } = await createProjectRow(ours, [vendorId]);
  const { id: requirementSetId } = await createRequirementSetRow(ours);
  const { id: assignmentId } = await inCompany(ours.scope, (tx) => tx.assignment.findFirstOrThrow({ where: { projectId } }));
  subject = { vendorId, documentId, projectId, assignmentId, requirementSetId };
});

const calls = Object.entries(accessTable).filter(([name]) => !goesOn.test(name));
const call = async (name: string, accessToken: string) => {
  const method = name.split(" ")[0] ?? "GET";
  return callRoute(await handlerOf(name), { method, ...accessTable[name]?.call?.(subject), accessToken });
};

describe("after a trial that led to no plan", () => {
  const writing = calls.filter(([name]) => !name.startsWith("GET "));
  it.each(writing.map(([name]) => name))("%s says why not and changes nothing", async (name) => {
    expect(await call(name, admin.accessToken)).toMatchObject({
      status: 402,
      body: { error: { code: "plan_needed", message: expect.stringContaining("free trial has ended") } },
    });
  });

  const reading = calls.filter(([name]) => name.startsWith("GET "));
  it.each(few(reading, 40).map(([name, { answers }]) => [name, answers.admin] as const))("%s still answers", async (name, status) => {
    expect((await call(name, admin.accessToken)).status).toBe(status);
  });

  it("reminders pause", async () => {
    expect(await remindCompany(ours.scope)).toBe(0);
  });

  it("a member can be removed and an invitation withdrawn, but no one can be invited", async () => {
    const member = await createMember(ours, "MANAGER");
    const email = `invited-${ours.id}@company.example`;
    const { id } = await inCompany(ours.scope, (tx) =>
      tx.invitation.create({ data: { companyId: ours.id, email, role: "VIEWER", hash: email, expiresAt: new Date(Date.now() + 60_000) } }),
    );
    const as = { accessToken: admin.accessToken };
    const taken = { ...as, method: "PATCH", params: { id: member.id }, json: { active: false } };
    expect((await callRoute(await handlerOf("PATCH /api/team/[id]"), taken)).status).toBe(200);
    expect((await callRoute(await handlerOf("GET /api/vendors"), { accessToken: member.accessToken })).status).toBe(401);
    const withdrawn = { ...as, method: "DELETE", params: { id } };
    expect((await callRoute(await handlerOf("DELETE /api/team/invitations/[id]"), withdrawn)).status).toBe(200);
    const invited = { ...as, method: "POST", json: { email, role: "VIEWER" } };
    expect((await callRoute(await handlerOf("POST /api/team/invitations"), invited)).status).toBe(402);
  });

  it("roles can be lowered, but no one gets more than they had", async () => {
    const member = await createMember(ours, "MANAGER");
    const handler = await handlerOf("PATCH /api/team/[id]");
    const asked = (json: object) =>
      callRoute(handler, { method: "PATCH", accessToken: admin.accessToken, params: { id: member.id }, json });
    const refused = {
      status: 402,
      body: { error: { code: "plan_needed", message: expect.stringMatching(/^Your free trial has ended, so nothing can be changed\./) } },
    };
    const now = () => inCompany(ours.scope, (tx) => tx.user.findUnique({ where: { id: member.id }, select: { role: true, status: true } }));
    expect(await asked({ role: "ADMIN" })).toMatchObject(refused);
    expect(await asked({ role: "MANAGER", active: true }), "what they have already").toMatchObject({ status: 200 });
    expect(await asked({ role: "VIEWER" })).toMatchObject({ status: 200, body: { data: { role: "VIEWER" } } });
    expect(await asked({ role: "MANAGER" })).toMatchObject(refused);
    expect(await asked({ active: false })).toMatchObject({ status: 200 });
    expect(await asked({ active: true })).toMatchObject(refused);
    expect(await asked({ active: true, role: "VIEWER" })).toMatchObject(refused);
    expect(await now()).toEqual({ role: "VIEWER", status: "SUSPENDED" });
  });

  it("a plan can be chosen, the platform's admins are emailed, and once it is active everything works again", async () => {
    const platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    const wish = { method: "POST", accessToken: admin.accessToken, json: { plan: "pro", cycle: "annual" } };
    expect(await callRoute(await handlerOf("POST /api/plan"), wish)).toMatchObject({
      status: 200,
      body: { data: { standing: { state: "ended" }, active: null, wish: { plan: "pro", cycle: "annual" } } },
    });
    const mails = await inCompany(ours.scope, (tx) => tx.mail.findMany({ where: { kind: "PLAN_WISH", recipient: platform.email } }));
    expect(mails.map(({ body }) => body).join()).toContain(`npm run admin -- plan ${ours.id} pro annual`);
    const asked = { method: "POST", accessToken: admin.accessToken, json: { plan: "pro", cycle: "annual" } };
    await Promise.all([1, 2].map(async () => callRoute(await handlerOf("POST /api/plan"), asked)));
    const told = { where: { kind: "PLAN_WISH" as const, recipient: platform.email } };
    expect(await inCompany(ours.scope, (tx) => tx.mail.count(told)), "the same wish again tells nobody").toBe(1);
    await activatePlan(ours.name, { plan: "pro", cycle: "annual" });
    expect((await call("POST /api/vendors", admin.accessToken)).status).toBe(201);
  });
});

describe("after a plan", () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
  const planOf = async (accessToken: string) => (await callRoute(await handlerOf("GET /api/plan"), { accessToken })).body;

  it("its own end counts, in the words of a plan", async () => {
    const company = await createCompany({ trialEndsAt: daysAgo(210), plan: "pro", planCycle: "annual", planSince: daysAgo(200) });
    const { accessToken } = await createMember(company);
    await activatePlan(company.id, null);
    const data = { data: { active: null, standing: { state: "ended", ended: "plan", endsAt: expect.any(String) } } };
    const body = await planOf(accessToken);
    expect(body).toMatchObject(data);
    const { endsAt } = (body as { data: { standing: { endsAt: string } } }).data.standing;
    expect(Date.parse(endsAt)).toBeGreaterThan(daysAgo(1).getTime());
    expect(await call("POST /api/vendors", accessToken)).toMatchObject({
      status: 402,
      body: { error: { message: expect.stringMatching(/^Your plan has ended, so nothing can be changed\./) } },
    });
    await activatePlan(company.id, null);
    expect(await planOf(accessToken), "ending what has ended changes nothing").toEqual(body);
  });

  it("another one begins on its own day; the same one paid otherwise goes on", async () => {
    const since = daysAgo(200);
    const company = await createCompany({ plan: "basic", planCycle: "monthly", planSince: since });
    const { accessToken } = await createMember(company);
    await activatePlan(company.id, { plan: "basic", cycle: "annual" });
    expect(await planOf(accessToken)).toMatchObject({ data: { active: { plan: "basic", cycle: "annual", since: since.toISOString() } } });
    await activatePlan(company.id, { plan: "enterprise", cycle: "annual" });
    const { active } = ((await planOf(accessToken)) as { data: { active: { plan: string; since: string } } }).data;
    expect(active.plan).toBe("enterprise");
    expect(Date.parse(active.since)).toBeGreaterThan(daysAgo(1).getTime());
  });
});

it("there are calls of both kinds", () => {
  expect(calls.filter(([name]) => name.startsWith("GET ")).length).toBeGreaterThan(10);
  expect(calls.filter(([name]) => !name.startsWith("GET ")).length).toBeGreaterThan(10);
});
