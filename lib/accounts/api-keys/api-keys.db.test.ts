import { beforeEach, expect, it } from "vitest";
import { DELETE as revoke } from "@/app/api/keys/[id]/route";
import { POST as create, GET as list } from "@/app/api/keys/route";
import { PATCH as changeMember } from "@/app/api/team/[id]/route";
import { POST as invite } from "@/app/api/team/invitations/route";
import { POST as createVendor, GET as vendors } from "@/app/api/vendors/route";
import { GET as webhooks } from "@/app/api/webhooks/route";
import type { KeysDto, NewKeyDto } from "@/lib/accounts/api-keys/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { createCompany, createMember, type TestCompany, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
});

const ask = (json: object, by = admin.accessToken) =>
  callRoute(create, { method: "POST", json: { password: testPassword, ...json }, accessToken: by });
async function newKey(scope: string): Promise<NewKeyDto> {
  const answer = await ask({ name: "Invented import", scope });
  expect(answer.status).toBe(201);
  return (answer.body as { data: NewKeyDto }).data;
}
const keysOf = async (member: TestMember) =>
  ((await callRoute(list, { accessToken: member.accessToken })).body as { data: KeysDto }).data.keys;
const readWith = async (secret: string) => (await callRoute(vendors, { path: "/api/vendors?page=1", accessToken: secret })).status;
const writeWith = async (secret: string) => {
  const json = { name: "Invented Glazing", email: "glass@vendor.example" };
  return (await callRoute(createVendor, { method: "POST", json, accessToken: secret })).status;
};

it("lets a company's admin make keys that read or write, and names both in the activity log", async () => {
  const { key, secret } = await newKey("read");
  const { secret: writes } = await newKey("write");
  expect([await readWith(secret), await writeWith(secret), await writeWith(writes)]).toEqual([200, 403, 201]);
  expect(await keysOf(admin)).toMatchObject([{ scope: "write" }, { id: key.id, scope: "read", company: company.name }]);
  const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { action: "api_key.created" } }));
  expect(events).toMatchObject([{ actorId: admin.id, subjectId: "Invented import" }, { actorId: admin.id }]);
});

it("ends a key with its last day in the company's time zone, and lists one whose last day is the calendar's", async () => {
  await asPlatform().company.update({ where: { id: company.id }, data: { timeZone: "America/New_York" } });
  const day = (expiresOn: string) => ask({ name: "Invented", scope: "read", expiresOn });
  expect(await day("2099-01-31")).toMatchObject({ status: 201, body: { data: { key: { expiresAt: "2099-02-01T04:59:59.999Z" } } } });
  expect(await day("9999-12-31")).toMatchObject({ status: 201, body: { data: { key: { expiresAt: "9999-12-31T23:59:59.999Z" } } } });
  expect(await keysOf(admin)).toMatchObject([{ expiresAt: "9999-12-31T23:59:59.999Z", status: "active" }, { status: "active" }]);
});

it("gives no key for the platform's calls, and none to a program that only writes", async () => {
  expect(await ask({ name: "Invented", scope: "admin" })).toMatchObject({
    status: 400,
    body: { error: { fields: { scope: "Please choose what the key may do" } } },
  });
  const { secret } = await newKey("write");
  expect((await ask({ name: "Invented", scope: "write" }, secret)).status).toBe(403);
});

it("makes no key of a field that it does not know: one that was meant to end would not", async () => {
  expect(await ask({ name: "Invented", scope: "read", expiresAt: "2020-01-01" })).toMatchObject({
    status: 400,
    body: { error: { fields: { expiresAt: "There is no field called expiresAt. Did you mean expiresOn?" } } },
  });
  expect(await keysOf(admin)).toEqual([]);
});

it("ends a key at once when it is revoked, and leaves another company's alone", async () => {
  const { key, secret } = await newKey("read");
  const neighbour = await createMember(await createCompany(), "ADMIN");
  const end = (by: TestMember) => callRoute(revoke, { method: "DELETE", params: { id: key.id }, accessToken: by.accessToken });
  expect((await end(neighbour)).status).toBe(404);
  expect(await keysOf(neighbour)).toEqual([]);
  expect(await readWith(secret)).toBe(200);
  expect((await end(admin)).status).toBe(200);
  expect(await readWith(secret)).toBe(401);
});

it.each([
  ["is no longer an admin", { role: "MANAGER" }],
  ["was deactivated", { status: "SUSPENDED" }],
  ["deleted the account", { deletedAt: new Date(), status: "SUSPENDED" }],
] as const)("keeps a key whose maker %s, and says so in the list", async (_, change) => {
  const other = await createMember(company, "ADMIN");
  const { secret } = await newKey("write");
  expect(await keysOf(other)).toMatchObject([{ madeBy: "Test Member", makerIsActive: true }]);
  await asPlatform().user.update({ where: { id: admin.id }, data: change });
  expect(await writeWith(secret)).toBe(201);
  expect(await keysOf(other)).toMatchObject([{ madeBy: "deletedAt" in change ? null : "Test Member", makerIsActive: false }]);
});

it("revokes the keys of someone who is deactivated, where that is wished", async () => {
  const other = await createMember(company, "ADMIN");
  const { secret } = await newKey("everything");
  const turnOff = { params: { id: admin.id }, method: "PATCH", json: { active: false, revokeKeys: true }, accessToken: other.accessToken };
  expect((await callRoute(changeMember, turnOff)).status).toBe(200);
  expect(await readWith(secret)).toBe(401);
});

it("takes a ready choice or scopes one by one, and not both or neither", async () => {
  const { key } = await newKey("everything");
  expect(key).toMatchObject({ scope: "everything", scopes: expect.arrayContaining(["read", "write", "webhooks", "team", "activity"]) });
  expect(await ask({ name: "Invented", scopes: ["webhooks", "write"] })).toMatchObject({
    status: 201,
    body: { data: { key: { scope: "custom", scopes: ["read", "write", "webhooks"] } } },
  });
  const refused = { status: 400, body: { error: { fields: { scope: "Please choose what the key may do" } } } };
  expect(await ask({ name: "Invented", scope: "read", scopes: ["read"] })).toMatchObject(refused);
  expect(await ask({ name: "Invented" })).toMatchObject(refused);
  expect((await ask({ name: "Invented", scopes: ["admin"] })).status).toBe(400);
});

it("lets a key make only the calls of its scopes, and names the one that it lacks", async () => {
  const { secret } = ((await ask({ name: "Invented", scopes: ["webhooks"] })).body as { data: NewKeyDto }).data;
  expect((await callRoute(webhooks, { accessToken: secret })).status).toBe(200);
  const refused = await callRoute(vendors, { accessToken: secret });
  expect(refused).toMatchObject({ status: 403, body: { error: { message: "This API key needs the scope read" } } });
});

it("makes no admin by a key: admins make keys", async () => {
  const { secret } = await newKey("everything");
  const other = await createMember(company, "VIEWER");
  const refused = { status: 403, body: { error: { message: "An API key cannot make someone an admin. A signed-in admin can." } } };
  const email = "new@company.example";
  const inviteAs = (role: string) => callRoute(invite, { method: "POST", json: { email, role }, accessToken: secret });
  const turn = (json: object) => callRoute(changeMember, { method: "PATCH", params: { id: other.id }, json, accessToken: secret });
  expect(await inviteAs("ADMIN")).toMatchObject(refused);
  expect(await inviteAs("MANAGER")).toMatchObject({ status: 201, body: { data: { invitedBy: null } } });
  expect(await turn({ role: "ADMIN" })).toMatchObject(refused);
  expect((await turn({ role: "MANAGER" })).status).toBe(200);
});
