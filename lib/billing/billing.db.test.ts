import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { activatePlan } from "@/lib/billing/commands";
import { inCompany } from "@/lib/infra/db";
import { remindCompany } from "@/lib/reminders/commands";
import { accessTable, type Subject } from "@/lib/testing/access-table";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

/** Calls that go on without a plan: signing in and out, what belongs to the person, choosing a plan, leaving with one's data. */
const goesOn = /^[A-Z]+ \/api\/(?:auth|people|plan|removal|exports|admin|team\/accept)(?:\/|$)/;

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
  subject = { vendorId, documentId };
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
  it.each(reading.map(([name, { answers }]) => [name, answers.admin] as const))("%s still answers", async (name, status) => {
    expect((await call(name, admin.accessToken)).status).toBe(status);
  });

  it("reminders pause", async () => {
    expect(await remindCompany(ours.scope)).toBe(0);
  });

  it("a plan can be chosen, the platform's admins are told, and once it is active everything goes on", async () => {
    const platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    const wish = { method: "POST", accessToken: admin.accessToken, json: { plan: "pro", cycle: "annual" } };
    expect(await callRoute(await handlerOf("POST /api/plan"), wish)).toMatchObject({
      status: 200,
      body: { data: { standing: { state: "ended" }, active: null, wish: { plan: "pro", cycle: "annual" } } },
    });
    const mails = await inCompany(ours.scope, (tx) => tx.mail.findMany({ where: { kind: "PLAN_WISH", recipient: platform.email } }));
    expect(mails.map(({ body }) => body).join()).toContain(`npm run admin:plan -- ${ours.id} pro annual`);
    await activatePlan(ours.name, { plan: "pro", cycle: "annual" });
    expect((await call("POST /api/vendors", admin.accessToken)).status).toBe(201);
  });
});

it("there are calls of both kinds", () => {
  expect(calls.filter(([name]) => name.startsWith("GET ")).length).toBeGreaterThan(10);
  expect(calls.filter(([name]) => !name.startsWith("GET ")).length).toBeGreaterThan(10);
});
