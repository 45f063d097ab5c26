import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { PATCH as PATCH_COMPANY } from "@/app/api/admin/companies/[id]/route";
import { DELETE as WITHDRAW } from "@/app/api/admin/invitations/[id]/route";
import { POST as SEND_AGAIN } from "@/app/api/admin/invitations/[id]/send/route";
import { POST as SEND_RESET } from "@/app/api/admin/users/[id]/password-reset/route";
import { DELETE, PATCH } from "@/app/api/admin/users/[id]/route";
import { DELETE as END_SESSIONS } from "@/app/api/admin/users/[id]/sessions/route";
import { DELETE as RESET_FACTOR } from "@/app/api/admin/users/[id]/two-factor/route";
import { GET, POST } from "@/app/api/admin/users/route";
import { POST as LOG_IN } from "@/app/api/auth/login/route";
import { GET as LIST_VENDORS } from "@/app/api/vendors/route";
import type { AdminUsersDto } from "@/lib/admin/users/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { checkChain } from "@/lib/tenancy/audit/queries";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
  testPassword,
} from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

let admin: TestMember;
beforeAll(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
});

const as = (member: TestMember, handler: RouteHandler, call: object) => callRoute(handler, { accessToken: member.accessToken, ...call });
const patch = (id: string, json: object, by = admin) => as(by, PATCH, { method: "PATCH", params: { id }, json });
const remove = (id: string, by = admin) => as(by, DELETE, { method: "DELETE", params: { id } });
const list = async (query: string) => {
  const { body } = await as(admin, GET, { path: `/api/admin/users?${query}` });
  return (body as { data: AdminUsersDto }).data;
};
const rowOf = (id: string) => asPlatform().user.findUniqueOrThrow({ where: { id } });
const actionsOf = ({ scope }: TestCompany) =>
  inCompany(scope, async (tx) => (await tx.auditEvent.findMany({ orderBy: { seq: "asc" } })).map(({ action }) => action));
const vendorsFor = async (member: TestMember) => (await callRoute(LIST_VENDORS, { accessToken: member.accessToken })).status;

describe("the list of users", () => {
  it("finds a user by email, with company, role and status, one page at a time", async () => {
    const company = await createCompany();
    const members = [await createMember(company), await createMember(company, "VIEWER", { status: "SUSPENDED" })];
    const page = await list(`companyId=${company.id}&limit=1&page=2`);
    expect(page.pagination).toEqual({ page: 2, limit: 1, total: 2, totalPages: 2 });
    expect(page.users).toHaveLength(1);
    const [found] = (await list(`search=${members[1]?.email}`)).users;
    expect(found).toMatchObject({
      id: members[1]?.id,
      role: "user",
      companyRole: "VIEWER",
      status: "suspended",
      company: { name: company.name },
    });
    expect((await list(`companyId=${company.id}&status=active`)).users.map(({ id }) => id)).toEqual([members[0]?.id]);
  });

  it("counts every account, and those of the last seven days", async () => {
    const before = (await list("")).totals;
    const company = await createCompany();
    await createMember(company);
    await createMember(company, "VIEWER", { createdAt: new Date(Date.now() - 8 * 24 * 3600 * 1000) });
    const { totals } = await list("limit=1");
    expect(totals.total).toBeGreaterThanOrEqual(before.total + 2);
    const [week] = await asPlatform().$queryRaw<{ count: number }[]>`
      select count(*)::int as count from "user" where deleted_at is null and created_at > now() - interval '7 days'`;
    expect(Math.abs(totals.newThisWeek - (week?.count ?? 0))).toBeLessThanOrEqual(5);
  });
});

describe("adding a user", () => {
  it("emails an invitation and lists the person as pending until they join", async () => {
    const company = await createCompany();
    const email = `${randomUUID()}@company.example`;
    const json = { email, companyId: company.id, companyRole: "MANAGER" };
    expect(await as(admin, POST, { method: "POST", json })).toMatchObject({ status: 201 });
    const mails = await asPlatform().mail.findMany({ where: { recipient: email } });
    expect(mails.map(({ subject }) => subject)).toEqual([`The Coverkeep team invited you to join ${company.name} on Coverkeep`]);
    const [row] = (await list(`search=${email}&status=pending`)).users;
    expect(row).toMatchObject({ isInvitation: true, status: "pending", companyRole: "MANAGER" });
    expect(await as(admin, SEND_AGAIN, { method: "POST", params: { id: row?.id } })).toMatchObject({ status: 202 });
    expect(await as(admin, WITHDRAW, { method: "DELETE", params: { id: row?.id } })).toMatchObject({ status: 200 });
    expect((await list(`search=${email}`)).users).toEqual([]);
    expect(await actionsOf(company)).toEqual(["team.invited", "team.invited", "team.invitation_withdrawn"]);
  });

  it("refuses an address that has an account, and a suspended company", async () => {
    const company = await createCompany();
    const { email } = await createMember(await createCompany());
    const taken = await as(admin, POST, { method: "POST", json: { email, companyId: company.id, companyRole: "VIEWER" } });
    expect(taken).toMatchObject({ status: 409, body: { error: { fields: { email: "This person already has an account" } } } });
    await as(admin, PATCH_COMPANY, { method: "PATCH", params: { id: company.id }, json: { status: "suspended" } });
    const json = { email: `${randomUUID()}@company.example`, companyId: company.id, companyRole: "VIEWER" };
    expect((await as(admin, POST, { method: "POST", json })).status).toBe(409);
  });
});

describe("editing a user", () => {
  it("changes name, company role and platform role, and the company's log says so", async () => {
    const company = await createCompany();
    await createMember(company);
    const member = await createMember(company, "VIEWER");
    const json = { firstName: "Renamed", companyRole: "MANAGER", platformRole: "admin" };
    expect(await patch(member.id, json)).toMatchObject({
      status: 200,
      body: { data: { name: "Renamed Member", companyRole: "MANAGER", role: "admin" } },
    });
    expect(await actionsOf(company)).toEqual(["user.renamed", "team.role_changed", "user.made_platform_admin"]);
    expect((await checkChain(company.scope)).brokenAt).toBeNull();
  });

  it("names the field that is wrong and changes nothing", async () => {
    const company = await createCompany();
    const member = await createMember(company, "VIEWER");
    const answer = await patch(member.id, { firstName: "", companyRole: "MANAGER" });
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { firstName: "First name is required" } } } });
    expect((await rowOf(member.id)).role).toBe("VIEWER");
  });

  it("makes no platform admin of an account whose address is not confirmed", async () => {
    const member = await createMember(await createCompany(), "ADMIN", { emailVerifiedAt: null });
    expect((await patch(member.id, { platformRole: "admin" })).status).toBe(409);
  });

  it("keeps a company's only active admin an admin", async () => {
    const member = await createMember(await createCompany());
    expect((await patch(member.id, { companyRole: "VIEWER" })).status).toBe(409);
  });

  it("signs a suspended user out at once, and lets a reactivated one sign in again", async () => {
    const company = await createCompany();
    await createMember(company);
    const member = await createMember(company, "MANAGER");
    expect(await vendorsFor(member)).toBe(200);
    expect((await patch(member.id, { status: "suspended" })).status).toBe(200);
    expect(await vendorsFor(member)).toBe(401);
    const json = { email: member.email, password: testPassword };
    expect((await callRoute(LOG_IN, { method: "POST", json })).status).toBe(401);
    expect((await patch(member.id, { status: "active" })).status).toBe(200);
    expect(await vendorsFor(member), "the earlier sign-in stays ended").toBe(401);
    expect((await callRoute(LOG_IN, { method: "POST", json })).status).toBe(200);
  });

  it("moves a user to another company; their work stays with the first", async () => {
    const from = await createCompany();
    const to = await createCompany();
    await createMember(from);
    const member = await createMember(from, "MANAGER", { platformRole: "ADMIN" });
    const { id: documentId } = await createStoredDocument(member.scope, (await createVendorRow(from)).id);
    const answer = await patch(member.id, { companyId: to.id });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { email: member.email, company: { id: to.id }, role: "admin", status: "active" } },
    });
    const document = await asPlatform().document.findUniqueOrThrow({ where: { id: documentId } });
    expect(document).toMatchObject({ companyId: from.id, uploadedById: member.id });
    expect((await rowOf(member.id)).deletedAt).not.toBeNull();
    expect(await vendorsFor(member)).toBe(401);
    const signedIn = await callRoute(LOG_IN, { method: "POST", json: { email: member.email, password: testPassword } });
    expect(signedIn).toMatchObject({ status: 200, body: { data: { company: { id: to.id } } } });
    expect(await actionsOf(from)).toContain("user.moved_out");
    expect(await actionsOf(to)).toContain("user.moved_in");
    expect((await checkChain(from.scope)).brokenAt).toBeNull();
    expect((await checkChain(to.scope)).brokenAt).toBeNull();
  });
});

describe("deleting a user", () => {
  it("removes name and address at once; what the person uploaded stays with the company", async () => {
    const company = await createCompany();
    await createMember(company);
    const member = await createMember(company, "MANAGER");
    const { id: documentId } = await createStoredDocument(member.scope, (await createVendorRow(company)).id);
    expect(await remove(member.id)).toMatchObject({ status: 200 });
    expect(await vendorsFor(member)).toBe(401);
    expect((await list(`search=${member.email}`)).users).toEqual([]);
    expect(await asPlatform().document.count({ where: { id: documentId, companyId: company.id } })).toBe(1);
    expect(await rowOf(member.id)).toMatchObject({ firstName: "Former", passwordHash: null, platformRole: "USER" });
    expect((await remove(member.id)).status).toBe(404);
    expect(await actionsOf(company)).toContain("user.deleted_by_platform");
  });

  it("refuses the only admin that a team has", async () => {
    const company = await createCompany();
    const only = await createMember(company);
    await createMember(company, "VIEWER");
    expect((await remove(only.id)).status).toBe(409);
  });
});

it("a password reset emails a link, and says when the account is suspended", async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const send = () => as(admin, SEND_RESET, { method: "POST", params: { id: member.id } });
  expect(await send()).toMatchObject({ status: 202 });
  expect(await asPlatform().mail.count({ where: { recipient: member.email, kind: "RESET_PASSWORD" } })).toBe(1);
  expect(await actionsOf(company)).toEqual(["user.reset_link_sent"]);
  await patch(member.id, { status: "suspended" });
  expect((await send()).status).toBe(409);
});

it("sessions are ended on all devices, and a lost second factor is reset", async () => {
  const company = await createCompany();
  const member = await createMember(company, "ADMIN", { totpSecret: "sealed", totpEnabledAt: new Date() });
  expect((await as(admin, RESET_FACTOR, { method: "DELETE", params: { id: member.id } })).status).toBe(200);
  expect((await rowOf(member.id)).totpEnabledAt).toBeNull();
  expect((await as(admin, RESET_FACTOR, { method: "DELETE", params: { id: member.id } })).status).toBe(409);
  const other = await createMember(company);
  expect((await as(admin, END_SESSIONS, { method: "DELETE", params: { id: other.id } })).status).toBe(200);
  expect(await vendorsFor(other)).toBe(401);
  expect(await actionsOf(company)).toEqual(["user.second_factor_off", "user.second_factor_reset", "user.sessions_ended"]);
});
