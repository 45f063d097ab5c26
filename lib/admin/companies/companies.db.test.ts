import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { POST as KEEP } from "@/app/api/admin/companies/[id]/keep/route";
import { POST as LOOK } from "@/app/api/admin/companies/[id]/look/route";
import { DELETE, GET as GET_ONE, PATCH } from "@/app/api/admin/companies/[id]/route";
import { GET, POST } from "@/app/api/admin/companies/route";
import { POST as ADD_VENDOR, GET as LIST_VENDORS } from "@/app/api/vendors/route";
import type { AdminCompaniesDto, AdminCompanyPageDto } from "@/lib/admin/companies/schema";
import { removeCompany } from "@/lib/companies/deletion/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

let admin: TestMember;
beforeAll(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
});

const as = (member: TestMember, handler: RouteHandler, call: object) => callRoute(handler, { accessToken: member.accessToken, ...call });
const patch = (id: string, json: object) => as(admin, PATCH, { method: "PATCH", params: { id }, json });
const pageOf = async (id: string) => ((await as(admin, GET_ONE, { params: { id } })).body as { data: AdminCompanyPageDto }).data;
const eventsOf = ({ scope }: TestCompany) => inCompany(scope, (tx) => tx.auditEvent.findMany({ orderBy: { seq: "asc" } }));
const actionsOf = async (company: TestCompany) => (await eventsOf(company)).map(({ action }) => action);

describe("the list of companies", () => {
  it("finds a company by name, shows General without an industry and a trial as a trial", async () => {
    const company = await createCompany({ name: `Invented ${randomUUID()}` });
    await createMember(company);
    const { body } = await as(admin, GET, { path: `/api/admin/companies?search=${company.name}` });
    const { companies, pagination, totals } = (body as { data: AdminCompaniesDto }).data;
    expect(pagination.total).toBe(1);
    expect(companies[0]).toMatchObject({
      id: company.id,
      industry: "General",
      userCount: 1,
      standing: { state: "trial" },
      status: "active",
    });
    expect(totals.companies).toBeGreaterThan(1);
  });
});

describe("a company's page", () => {
  it("counts users, vendors, documents, storage and emails, and says when something last happened", async () => {
    const company = await createCompany();
    const member = await createMember(company);
    const { id } = await createVendorRow(company);
    await createStoredDocument(member.scope, id, { bytes: Buffer.from("%PDF-1.7 invented") });
    const page = await pageOf(company.id);
    expect(page).toMatchObject({ userCount: 1, vendorCount: 1, documentCount: 1, emails: { sent: 0, waiting: 0, failed: 0, skipped: 0 } });
    expect(page.storedBytes).toBe(17);
    expect(page.lastActivityAt).not.toBeNull();
  });

  it("is not there for an unknown company", async () => {
    expect((await as(admin, GET_ONE, { params: { id: randomUUID() } })).status).toBe(404);
  });
});

it("adding a company invites its first admin", async () => {
  const adminEmail = `${randomUUID()}@company.example`;
  const answer = await as(admin, POST, { method: "POST", json: { name: "Invented Roofing", plan: "pro", adminEmail } });
  expect(answer).toMatchObject({ status: 201, body: { data: { name: "Invented Roofing", plan: "pro", standing: { state: "active" } } } });
  const invitation = await asPlatform().invitation.findFirstOrThrow({ where: { email: adminEmail } });
  expect(invitation.role).toBe("ADMIN");
  expect(await asPlatform().mail.count({ where: { recipient: adminEmail } })).toBe(1);
});

it("adding a company without a name, or with an address that has an account, names the field", async () => {
  const bad = await as(admin, POST, { method: "POST", json: { name: " ", plan: "trial", adminEmail: "x" } });
  expect(bad).toMatchObject({
    status: 400,
    body: { error: { fields: { name: "Company name is required", adminEmail: "Please enter a valid email" } } },
  });
  const taken = await as(admin, POST, { method: "POST", json: { name: "Invented Roofing", plan: "trial", adminEmail: admin.email } });
  expect(taken).toMatchObject({ status: 409, body: { error: { fields: { adminEmail: "This person already has an account" } } } });
});

describe("editing a company", () => {
  it("changes name and plan, and ends the plan again", async () => {
    const company = await createCompany();
    const changed = await patch(company.id, { name: "Invented Glazing", plan: "enterprise" });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { name: "Invented Glazing", plan: "enterprise", standing: { state: "active" } } },
    });
    expect(await patch(company.id, { plan: "trial" })).toMatchObject({ body: { data: { standing: { state: "trial" } } } });
    expect(await actionsOf(company)).toEqual(["company.updated", "plan.activated", "plan.ended"]);
  });

  it("extends an ended trial to the end of that day, so that the company can work again", async () => {
    const company = await createCompany({ trialEndsAt: new Date(Date.now() - 1000) });
    const member = await createMember(company);
    const add = () => as(member, ADD_VENDOR, { method: "POST", json: { name: "Invented Paving", email: "office@vendor.example" } });
    expect((await add()).status).toBe(402);
    const trialEndsOn = new Date(Date.now() + 20 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    expect(await patch(company.id, { trialEndsOn })).toMatchObject({ body: { data: { trialEndsOn, standing: { state: "trial" } } } });
    expect((await add()).status).toBe(201);
    expect(await patch(company.id, { trialEndsOn: "soon" })).toMatchObject({
      status: 400,
      body: { error: { fields: { trialEndsOn: expect.any(String) } } },
    });
  });

  it("signs everyone of a suspended company out at once", async () => {
    const company = await createCompany();
    const member = await createMember(company);
    const status = async () => (await callRoute(LIST_VENDORS, { accessToken: member.accessToken })).status;
    expect(await status()).toBe(200);
    expect((await patch(company.id, { status: "suspended" })).status).toBe(200);
    expect(await status()).toBe(401);
    expect((await patch(company.id, { status: "active" })).status).toBe(200);
    expect(await status(), "the earlier sign-in stays ended").toBe(401);
    expect(await actionsOf(company)).toEqual(["company.suspended", "company.activated"]);
  });
});

describe("deleting a company", () => {
  const ask = (id: string) => as(admin, DELETE, { method: "DELETE", params: { id } });

  it("happens in 30 days; its members are emailed, and it can be canceled until then", async () => {
    const company = await createCompany();
    const member = await createMember(company);
    const { body } = await ask(company.id);
    const { deletionDueAt } = (body as { data: { deletionDueAt: string } }).data;
    expect(Math.round((Date.parse(deletionDueAt) - Date.now()) / 86_400_000)).toBe(30);
    expect(await asPlatform().mail.count({ where: { recipient: member.email, kind: "DELETION_NOTICE" } })).toBe(1);
    const kept = await as(admin, KEEP, { method: "POST", params: { id: company.id } });
    expect(kept).toMatchObject({ status: 200, body: { data: { deletionDueAt: null } } });
    expect(await actionsOf(company)).toEqual(["company.deletion_asked", "company.kept"]);
  });

  it("takes everything of it with it once the days are over", async () => {
    const company = await createCompany();
    const member = await createMember(company);
    const { id } = await createVendorRow(company);
    await createStoredDocument(member.scope, id);
    await ask(company.id);
    await inCompany(company.scope, (tx) =>
      tx.company.update({ where: { id: company.id }, data: { deletionDueAt: new Date(Date.now() - 1000) } }),
    );
    await removeCompany(company.scope);
    expect((await as(admin, GET_ONE, { params: { id: company.id } })).status).toBe(404);
    for (const rows of [asPlatform().documentHour, asPlatform().activeDay] as { count: (of: object) => Promise<number> }[])
      expect(await rows.count({ where: { companyId: company.id } })).toBe(0);
  });
});

describe("looking into a company's data", () => {
  const look = (id: string, reason: string, by = admin) => as(by, LOOK, { method: "POST", params: { id }, json: { reason } });

  it("asks for a reason, which the company finds in its log", async () => {
    const company = await createCompany();
    const { name } = await createVendorRow(company);
    const answer = await look(company.id, "They asked support about a missing vendor");
    expect(answer).toMatchObject({ status: 200, body: { data: { vendors: [{ name }], documents: [] } } });
    const [event] = await eventsOf(company);
    expect(event).toMatchObject({
      action: "company.viewed",
      details: { reason: "They asked support about a missing vendor", platformAdmin: admin.id },
    });
  });

  it.each([
    ["", "Reason is required"],
    ["no", "Please say why in at least 10 characters"],
  ])("refuses %j as a reason", async (reason, problem) => {
    const company = await createCompany();
    expect(await look(company.id, reason)).toMatchObject({ status: 400, body: { error: { fields: { reason: problem } } } });
    expect(await eventsOf(company)).toEqual([]);
  });
});
