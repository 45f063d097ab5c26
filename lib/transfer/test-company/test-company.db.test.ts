import { beforeEach, expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { GET as account } from "@/app/api/auth/me/route";
import { GET as profile } from "@/app/api/companies/profile/route";
import { GET as listKeys, POST as makeKey } from "@/app/api/keys/route";
import { POST as invite } from "@/app/api/team/invitations/route";
import { POST as empty } from "@/app/api/test-company/empty/route";
import { POST as enter } from "@/app/api/test-company/enter/route";
import { POST as leave } from "@/app/api/test-company/leave/route";
import { POST as make, DELETE as remove, GET as show } from "@/app/api/test-company/route";
import { POST as addVendor, GET as listVendors } from "@/app/api/vendors/route";
import { writeKeyCalls } from "@/lib/accounts/key-calls/commands";
import { removeCompany, scheduleCompanyRemoval } from "@/lib/companies/deletion/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { deliverMail, queueMail } from "@/lib/mail/commands";
import { readTotals } from "@/lib/mail/platform-notices/queries";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { createCompany, createMember, type TestCompany, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";
import type { TestCompanyDto } from "@/lib/transfer/test-company/schema";

let firm: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  firm = await createCompany();
  admin = await createMember(firm, "ADMIN");
});

const by = (accessToken: string, json?: object) => ({ method: "POST", accessToken, ...(json && { json }) });
async function made(): Promise<{ id: string; scope: CompanyScope }> {
  const answer = await callRoute(make, by(admin.accessToken));
  expect(answer.status).toBe(201);
  const { testCompany } = (answer.body as { data: TestCompanyDto }).data;
  const id = testCompany?.id ?? "";
  return { id, scope: systemScope({ id, timeZone: "America/New_York" }) };
}
async function newKey(json: object) {
  const answer = await callRoute(
    makeKey,
    by(admin.accessToken, { name: "Invented", scope: "everything", password: testPassword, ...json }),
  );
  return answer as { status: number; body: { data: { secret: string; key: { id: string; isTest: boolean; prefix: string } } } };
}
const namesOf = async (accessToken: string) => {
  const { body } = await callRoute(listVendors, { path: "/api/vendors", accessToken });
  return (body as { data: { vendors: { name: string }[] } }).data.vendors.map(({ name }) => name);
};

it("gives keys that act in the test company alone, say so, and whose calls the firm sees", async () => {
  expect(await newKey({ test: true })).toMatchObject({
    status: 409,
    body: { error: { fields: { test: "Create a test company first." } } },
  });
  await made();
  const { secret, key } = (await newKey({ test: true })).body.data;
  expect([secret.startsWith("ck_test_"), key.isTest, key.prefix.startsWith("ck_test_")]).toEqual([true, true, true]);
  const whose = await callRoute(profile, { accessToken: secret });
  expect(whose).toMatchObject({ status: 200, body: { data: { isTest: true, name: `${firm.name} (test)`, legalNames: [firm.name] } } });
  const added = await callRoute(addVendor, by(secret, { name: "Invented Glazing", email: "glass@vendor.example" }));
  expect(added.status).toBe(201);
  expect(await namesOf(secret)).toContain("Invented Glazing");
  expect(await namesOf((await newKey({})).body.data.secret)).toEqual([]);
  await writeKeyCalls();
  expect(await inCompany(firm.scope, (tx) => tx.keyCall.count({ where: { keyId: key.id } }))).toBe(3);
  const listed = await callRoute(listKeys, { accessToken: admin.accessToken });
  expect(listed.body).toMatchObject({ data: { keys: [{ isTest: false }, { isTest: true }] } });
});

it("sends no email from the test company, and says so in its log", async () => {
  const { scope } = await made();
  const id = await inCompany(scope, (tx) =>
    queueMail(tx, scope, { kind: "SECURITY_NOTICE", recipient: "office@vendor.example", subject: "Invented", body: "Invented" }),
  );
  expect(await deliverMail(scope, id)).toBe("SKIPPED");
  const mail = await inCompany(scope, (tx) => tx.mail.findUniqueOrThrow({ where: { id } }));
  expect([mail.sentAt, mail.smtpAnswer, mail.error]).toMatchObject([null, null, { code: "server.mail.notSentTestCompany" }]);
});

it("lets people of the firm act in it by their role and go back, and keeps what is the firm's out of it", async () => {
  const { id } = await made();
  const viewer = await createMember(firm, "VIEWER");
  expect((await callRoute(enter, by(viewer.accessToken))).status).toBe(200);
  const me = await callRoute(account, { accessToken: viewer.accessToken });
  expect(me.body).toMatchObject({ data: { company: { id, isTest: true }, user: { companyRole: "VIEWER", role: "user" } } });
  const vendor = { name: "Invented", email: "a@vendor.example" };
  expect((await callRoute(addVendor, by(viewer.accessToken, vendor))).status).toBe(403);
  await callRoute(enter, by(admin.accessToken));
  expect(await callRoute(invite, by(admin.accessToken, { email: "new@company.example", role: "VIEWER" }))).toMatchObject({
    status: 403,
    body: { error: { message: "This is not part of the test company. Go back to your company first." } },
  });
  const passwords = { currentPassword: testPassword, newPassword: "Another-Invented-9" };
  expect((await callRoute(changePassword, by(admin.accessToken, passwords))).status).toBe(403);
  expect((await namesOf(admin.accessToken)).length).toBeGreaterThan(0);
  expect((await callRoute(leave, by(admin.accessToken))).status).toBe(200);
  expect(await namesOf(admin.accessToken)).toEqual([]);
});

it("ends a person's session in it with their access to the firm", async () => {
  await made();
  const viewer = await createMember(firm, "VIEWER");
  await callRoute(enter, by(viewer.accessToken));
  await inCompany(firm.scope, (tx) => tx.user.update({ where: { id: viewer.id }, data: { status: "SUSPENDED" } }));
  expect((await callRoute(account, { accessToken: viewer.accessToken })).status).toBe(401);
});

it("is nobody else's: another firm sees its own only, and one firm has one", async () => {
  const { id } = await made();
  expect((await callRoute(make, by(admin.accessToken))).status).toBe(409);
  const other = await createMember(await createCompany(), "ADMIN");
  expect(await callRoute(show, { accessToken: other.accessToken })).toMatchObject({ body: { data: { testCompany: null } } });
  expect((await callRoute(enter, by(other.accessToken))).status).toBe(404);
  await expect(asPlatform().company.update({ where: { id }, data: { testOfId: null } })).rejects.toThrow();
});

it("begins anew with the same keys when it is emptied, and its keys end when it is deleted", async () => {
  const { id } = await made();
  const { secret } = (await newKey({ test: true })).body.data;
  await callRoute(addVendor, by(secret, { name: "Invented Glazing", email: "glass@vendor.example" }));
  const emptied = await callRoute(empty, by(secret));
  expect(emptied.status).toBe(200);
  expect((emptied.body as { data: TestCompanyDto }).data.testCompany?.id).not.toBe(id);
  expect(await namesOf(secret)).not.toContain("Invented Glazing");
  await callRoute(enter, by(admin.accessToken));
  expect((await callRoute(remove, { method: "DELETE", accessToken: admin.accessToken })).status).toBe(200);
  expect((await callRoute(show, { accessToken: secret })).status).toBe(401);
  expect(await callRoute(account, { accessToken: admin.accessToken })).toMatchObject({ body: { data: { company: { isTest: false } } } });
});

it("goes with its firm, and counts as no firm or user of the platform", async () => {
  const before = await readTotals();
  const { id } = await made();
  const after = await readTotals();
  expect([after.companies, after.users, after.vendors]).toEqual([before.companies, before.users, before.vendors]);
  const row = await asPlatform().company.findUniqueOrThrow({ where: { id: firm.id } });
  await inCompany(firm.scope, (tx) => scheduleCompanyRemoval(tx, firm.scope, row, "Ada"));
  await asPlatform().company.update({ where: { id: firm.id }, data: { deletionDueAt: new Date(0) } });
  await removeCompany(firm.scope);
  expect(await asPlatform().company.count({ where: { id: { in: [id, firm.id] } } })).toBe(0);
});
