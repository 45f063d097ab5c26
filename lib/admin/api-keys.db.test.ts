import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DELETE as revoke } from "@/app/api/admin/api-keys/[id]/route";
import { POST as create, GET as list } from "@/app/api/admin/api-keys/route";
import { GET as adminCompanies } from "@/app/api/admin/companies/route";
import { GET as me } from "@/app/api/auth/me/route";
import { GET as vendor } from "@/app/api/vendors/[id]/route";
import { POST as createVendor, GET as vendors } from "@/app/api/vendors/route";
import type { KeysDto, NewKeyDto } from "@/lib/accounts/api-keys/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
});
afterEach(() => vi.useRealTimers());

async function newKey(json: object = {}): Promise<NewKeyDto> {
  const answer = await callRoute(create, {
    method: "POST",
    json: { name: "Payroll import", scope: "read", password: testPassword, ...json },
    accessToken: admin.accessToken,
  });
  expect(answer.status).toBe(201);
  return (answer.body as { data: NewKeyDto }).data;
}
const keys = async () => ((await callRoute(list, { accessToken: admin.accessToken })).body as { data: KeysDto }).data.keys;
const newVendor = { name: "Invented Glazing", email: "glass@vendor.example" };
const readWith = (secret: string) => callRoute(vendors, { path: "/api/vendors?page=1", accessToken: secret });
const writeWith = (secret: string) => callRoute(createVendor, { method: "POST", json: newVendor, accessToken: secret });

describe("a new key", () => {
  it("is shown once, kept as a hash and recognized by its beginning", async () => {
    const { key, secret } = await newKey();
    expect(secret).toMatch(/^ck_[\w-]{43}$/);
    expect(key).toMatchObject({ name: "Payroll import", scope: "read", prefix: secret.slice(0, 10), status: "active", lastUsedAt: null });
    expect(JSON.stringify(await keys())).not.toContain(secret);
    expect(JSON.stringify(await asPlatform().apiKey.findMany())).not.toContain(secret);
    const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { action: "api_key.created" } }));
    expect(events).toMatchObject([{ actorId: admin.id, subjectId: "Payroll import" }]);
  });

  it("needs a name, a scope and a day that is still to come", async () => {
    for (const json of [{ name: " " }, { scope: "all" }, { expiresOn: "2020-01-01" }, { expiresOn: "soon" }]) {
      const answer = await callRoute(create, {
        method: "POST",
        json: { name: "Invented", scope: "read", password: testPassword, ...json },
        accessToken: admin.accessToken,
      });
      expect(answer, JSON.stringify(json)).toMatchObject({
        status: 400,
        body: { error: { fields: { [Object.keys(json)[0] ?? ""]: expect.any(String) } } },
      });
    }
  });
});

describe("a key as bearer token", () => {
  it("does what its scope allows, in its company alone", async () => {
    const own = await createVendorRow(company);
    const foreign = await createVendorRow(await createCompany());
    const { secret: reads } = await newKey();
    expect((await readWith(reads)).body).toMatchObject({ data: { vendors: [{ id: own.id }] } });
    expect((await callRoute(vendor, { params: { id: foreign.id }, accessToken: reads })).status).toBe(404);
    expect(await writeWith(reads)).toMatchObject({ status: 403, body: { error: { message: "This API key needs the scope write" } } });
    const { secret: writes } = await newKey({ scope: "write" });
    expect((await writeWith(writes)).status).toBe(201);
    expect((await callRoute(adminCompanies, { accessToken: writes })).status, "a platform call").toBe(403);
    const { secret: all } = await newKey({ scope: "admin" });
    expect((await callRoute(adminCompanies, { accessToken: all })).status).toBe(200);
    expect((await callRoute(me, { accessToken: all })).status, "a call that is a person's own").toBe(403);
  });

  it("is named in the activity log, and when it was last used", async () => {
    const { key, secret } = await newKey({ scope: "write" });
    await writeWith(secret);
    const event = await inCompany(company.scope, (tx) => tx.auditEvent.findFirstOrThrow({ where: { action: "vendor.created" } }));
    expect(event).toMatchObject({ actorId: admin.id, details: { apiKey: "Payroll import" } });
    expect((await keys()).find(({ id }) => id === key.id)?.lastUsedAt).not.toBeNull();
  });

  it("ends at once when it is revoked, and with its last day", async () => {
    const { key, secret } = await newKey();
    expect((await readWith(secret)).status).toBe(200);
    expect((await callRoute(revoke, { method: "DELETE", params: { id: key.id }, accessToken: admin.accessToken })).status).toBe(200);
    expect(await readWith(secret)).toMatchObject({ status: 401, body: { error: { message: expect.stringContaining("revoked") } } });
    const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    const { secret: short } = await newKey({ expiresOn: day });
    expect((await readWith(short)).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 73 * 3_600_000 });
    expect((await readWith(short)).status).toBe(401);
    vi.useRealTimers();
    expect((await readWith(`${secret}x`)).status).toBe(401);
  });

  it("for the platform ends with the rights of its maker", async () => {
    const { secret } = await newKey({ scope: "admin" });
    await asPlatform().user.update({ where: { id: admin.id }, data: { platformRole: "USER" } });
    expect((await readWith(secret)).status).toBe(401);
  });

  it("cannot be revoked from another company", async () => {
    const { key } = await newKey();
    const other = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    expect((await callRoute(revoke, { method: "DELETE", params: { id: key.id }, accessToken: other.accessToken })).status).toBe(404);
    expect((await keys()).map(({ status }) => status)).toEqual(["active"]);
  });
});
