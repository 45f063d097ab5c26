import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as uploadDocument } from "@/app/api/documents/upload/route";
import { POST as createProject } from "@/app/api/projects/route";
import { POST as createVendor } from "@/app/api/vendors/route";
import { asAuth, inCompany } from "@/lib/infra/db";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

let company: TestCompany;
let member: TestMember;
beforeAll(async () => {
  company = await createCompany();
  member = await createMember(company);
});

// Two keys are two vendors, regardless of their names.
const vendor = (name: string) => ({ name, email: "office@vendor.example", allowDuplicate: true });
let counted = 0;
const newKey = () => `key-${++counted}`;

function post(handler: RouteHandler, key: string, json: unknown, accessToken: string | undefined = member.accessToken) {
  return callRoute(handler, { method: "POST", json, accessToken, headers: { "idempotency-key": key } });
}

const countVendors = (name: string) => inCompany(company.scope, (tx) => tx.vendor.count({ where: { name } }));

describe("a second call with the same key and body", () => {
  it("gets the first answer and creates nothing", async () => {
    const key = newKey();
    const first = await post(createVendor, key, vendor("Repeated Paving"));
    const second = await post(createVendor, key, { allowDuplicate: true, email: "office@vendor.example", name: "Repeated Paving" });
    expect(first.status).toBe(201);
    expect({ status: second.status, body: second.body }).toEqual({ status: 201, body: first.body });
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(await countVendors("Repeated Paving")).toBe(1);
  });

  it("gets it when ten arrive at once", async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(createVendor, key, vendor("Tenfold Paving"))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await countVendors("Tenfold Paving")).toBe(1);
  });

  it("gets a refusal again that came of the work itself", async () => {
    const name = "Invented Harbor";
    await post(createProject, newKey(), { name });
    const key = newKey();
    const first = await post(createProject, key, { name });
    const second = await post(createProject, key, { name });
    expect(first.status).toBe(409);
    expect(second).toMatchObject({ status: 409, body: first.body });
  });

  it("starts over 24 hours later", async () => {
    const key = newKey();
    await post(createVendor, key, vendor("Daily Paving"));
    await asAuth().idempotencyKey.updateMany({ data: { createdAt: new Date(Date.now() - 24 * 3600 * 1000 - 1000) } });
    const second = await post(createVendor, key, vendor("Daily Paving"));
    expect(second.headers.get("idempotency-replayed")).toBeNull();
    expect(await countVendors("Daily Paving")).toBe(2);
  });
});

describe("a key", () => {
  it("that comes with another body is refused with 422", async () => {
    const key = newKey();
    await post(createVendor, key, vendor("First Paving"));
    const other = await post(createVendor, key, vendor("Second Paving"));
    expect(other).toMatchObject({ status: 422, body: { error: { code: "key_reused", message: expect.stringContaining("new key") } } });
    expect(await countVendors("Second Paving")).toBe(0);
  });

  it("of a teammate or another company is another key", async () => {
    const key = newKey();
    const teammate = await createMember(company);
    const neighbor = await createMember(await createCompany());
    const answers = [];
    for (const { accessToken } of [member, teammate, neighbor]) {
      answers.push(await post(createVendor, key, vendor("Shared Key Paving"), accessToken));
    }
    expect(answers.map(({ headers }) => headers.get("idempotency-replayed"))).toEqual([null, null, null]);
    expect(await countVendors("Shared Key Paving")).toBe(2);
  });

  it("is free again after input that was refused", async () => {
    const key = newKey();
    expect((await post(createVendor, key, { name: "" })).status).toBe(400);
    expect((await post(createVendor, key, vendor("Corrected Paving"))).status).toBe(201);
  });

  it("is free again after a server error", async () => {
    const key = newKey();
    const owner = await import("@/lib/testing/db").then(({ connectAsOwner }) => connectAsOwner());
    await owner.query("revoke insert on vendor from coverkeep_app");
    expect((await post(createVendor, key, vendor("Later Paving"))).status).toBe(500);
    await owner.query("grant insert on vendor to coverkeep_app");
    await owner.end();
    expect((await post(createVendor, key, vendor("Later Paving"))).status).toBe(201);
  });

  it("that a process held which died is free after half a minute", async () => {
    const key = newKey();
    await post(createVendor, key, vendor("Crashed Paving"));
    const past = new Date(Date.now() - 31_000);
    await asAuth().idempotencyKey.updateMany({ data: { status: null, fingerprint: null, answer: null, claimedAt: past } });
    expect((await post(createVendor, key, vendor("Crashed Paving"))).headers.get("idempotency-replayed")).toBeNull();
  });

  it("without a sensible form is refused", async () => {
    for (const key of ["", "two words", "x".repeat(256)]) {
      expect(await post(createVendor, key, vendor("Odd Paving"))).toMatchObject({ status: 400, body: { error: { code: "invalid" } } });
    }
  });

  it("leaves neither itself nor the answer readable in the database", async () => {
    await post(createVendor, "a-readable-key", vendor("Sealed Paving"));
    const rows = JSON.stringify(await asAuth().idempotencyKey.findMany());
    expect(rows).not.toContain("a-readable-key");
    expect(rows).not.toContain("Sealed Paving");
  });
});

describe("an upload", () => {
  const form = (vendorId: string, text: string) => {
    const body = new FormData();
    body.append("vendorId", vendorId);
    body.append("document", new Blob([`%PDF-1.7 ${text}`]), "certificate.pdf");
    return body;
  };
  const send = (key: string, body: FormData) =>
    callRoute(uploadDocument, { method: "POST", form: body, accessToken: member.accessToken, headers: { "idempotency-key": key } });
  const filesOf = async () => (await readdir(`${process.env.STORAGE_DIR}/${company.id}`)).length;

  it("is compared by its fields and bytes, and a repeated one leaves no second file", async () => {
    const { id } = await createVendorRow(company);
    const key = newKey();
    const first = await send(key, form(id, "one"));
    const stored = await filesOf();
    const second = await send(key, form(id, "one"));
    expect(second).toMatchObject({ status: first.status, body: first.body });
    expect((await send(key, form(id, "two"))).status).toBe(422);
    expect((await send(key, form((await createVendorRow(company)).id, "one"))).status).toBe(422);
    expect(await filesOf()).toBe(stored);
  });
});

describe("a registration", () => {
  const person = (email: string) => ({
    ...{ email, password: "correct horse battery", firstName: "Test", lastName: "Person", companyName: "Invented Twice" },
  });
  const headers = (key: string) => ({ "idempotency-key": key, "x-coverkeep-peer": "203.0.113.9" });
  const send = (key: string, json: unknown) => callRoute(register, { method: "POST", json, headers: headers(key) });

  it("that is repeated creates one company and signs in again", async () => {
    const key = newKey();
    const first = await send(key, person("twice@company.example"));
    const second = await send(key, person("twice@company.example"));
    const accountOf = ({ body }: typeof first) => (body as { data: { user: { id: string }; session: { access_token: string } } }).data;
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(accountOf(second).user.id).toBe(accountOf(first).user.id);
    expect(accountOf(second).session.access_token).not.toBe(accountOf(first).session.access_token);
  });

  it("gives no one else's session to a caller with the same key", async () => {
    const key = newKey();
    await send(key, person("mine@company.example"));
    const other = await send(key, { ...person("mine@company.example"), password: "another guess at it" });
    expect(other.status).toBe(422);
    expect(other.headers.getSetCookie()).toEqual([]);
  });
});
