import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as turnOff } from "@/app/api/auth/two-factor/disable/route";
import { POST as turnOn } from "@/app/api/auth/two-factor/enable/route";
import { POST as begin } from "@/app/api/auth/two-factor/route";
import { PATCH as changeSettings } from "@/app/api/companies/settings/route";
import { POST as accept } from "@/app/api/team/accept/route";
import { POST as invite } from "@/app/api/team/invitations/route";
import { POST as createVendor, GET as listVendors } from "@/app/api/vendors/route";
import type { AuthAnswer } from "@/lib/accounts/sign-in/schema";
import type { SetupDto } from "@/lib/accounts/sign-in/second-factor-schema";
import { open } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { createCompany, createMember, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

const require = (accessToken: string, requireTwoFactor = true) =>
  callRoute(changeSettings, { method: "PATCH", accessToken, json: { requireTwoFactor } });
const refusal = { status: 403, body: { error: { code: "second_factor_needed", message: expect.stringContaining("requires two-factor") } } };

async function setUp(accessToken: string): Promise<TOTP> {
  const { body } = await callRoute(begin, { method: "POST", accessToken });
  const app = new TOTP({ secret: Secret.fromBase32((body as { data: SetupDto }).data.secret) });
  const json = { code: app.generate(), password: testPassword };
  expect((await callRoute(turnOn, { method: "POST", accessToken, json })).status).toBe(200);
  return app;
}

async function requiringCompany() {
  const company = await createCompany();
  const admin = await createMember(company);
  const member = await createMember(company, "MANAGER");
  const app = await setUp(admin.accessToken);
  expect((await require(admin.accessToken)).status).toBe(200);
  return { company, admin, member, app };
}

const expectAllowed = async ({ accessToken }: Pick<TestMember, "accessToken">) =>
  expect((await callRoute(listVendors, { accessToken })).status).toBe(200);

it("members without a second factor can do nothing but set one up", async () => {
  const { admin, member } = await requiringCompany();
  await expectAllowed(admin);
  const { accessToken } = member;
  expect(await callRoute(listVendors, { accessToken })).toMatchObject(refusal);
  const json = { name: "Invented", email: "office@vendor.example" };
  expect(await callRoute(createVendor, { method: "POST", accessToken, json })).toMatchObject(refusal);
  expect((await callRoute(me, { accessToken })).status, "their own account").toBe(200);
  await setUp(accessToken);
  await expectAllowed(member);
});

it("an admin without a second factor cannot require one, so that no one is locked out", async () => {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  expect(await require(accessToken)).toMatchObject({
    status: 409,
    body: { error: { message: "Turn on two-factor authentication for your own account first, so that you can't be locked out." } },
  });
  await expectAllowed({ accessToken });
});

it("only admins require it, and the log says who did", async () => {
  const { company, admin, member } = await requiringCompany();
  await setUp(member.accessToken);
  expect((await require(member.accessToken, false)).status).toBe(403);
  await require(admin.accessToken, false);
  const { events } = await listActivity(company.scope, activityQuery.parse({ about: "company" }));
  expect(events.map(({ action, who }) => [action, who?.id])).toEqual([
    ["company.two_factor_optional", admin.id],
    ["company.two_factor_required", admin.id],
  ]);
  const later = await createMember(company, "VIEWER");
  await expectAllowed(later);
});

it("no one can turn their own off while it is required", async () => {
  const { admin, app } = await requiringCompany();
  const json = { code: app.generate(), password: testPassword };
  expect(await callRoute(turnOff, { method: "POST", accessToken: admin.accessToken, json })).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining("requires two-factor authentication") } },
  });
});

it("who joins by an invitation sets one up first", async () => {
  const { company, admin } = await requiringCompany();
  const email = `joins-${company.id}@company.example`;
  await callRoute(invite, { method: "POST", accessToken: admin.accessToken, json: { email, role: "MANAGER" } });
  const mail = await inCompany(company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { recipient: email } }));
  const token = /token=([\w-]+)/.exec(open("mail", mail.body))?.[1];
  const person = { firstName: "New", lastName: "Member", password: testPassword, agreeToTerms: true };
  const { body } = await callRoute(accept, { method: "POST", json: { token, ...person } });
  const accessToken = (body as { data: AuthAnswer }).data.session.access_token;
  expect(await callRoute(listVendors, { accessToken })).toMatchObject(refusal);
});
