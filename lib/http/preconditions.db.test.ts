import { beforeEach, describe, expect, it } from "vitest";
import { PATCH as change, DELETE as remove, GET as show } from "@/app/api/vendors/[id]/route";
import { POST as createVendor, GET as vendors } from "@/app/api/vendors/route";
import { keyLimit } from "@/lib/http/limits";
import { apiVersion } from "@/lib/http/version";
import { countUp } from "@/lib/infra/counters";
import { tokenHash } from "@/lib/infra/crypto";
import { asPlatform } from "@/lib/infra/db";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
let params: { id: string };
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
  params = { id: (await createVendorRow(company)).id };
});
const read = (headers = {}) => callRoute(show, { params, accessToken: admin.accessToken, headers });
const write = (json: object, headers = {}) => callRoute(change, { method: "PATCH", params, json, accessToken: admin.accessToken, headers });

describe("If-Match", () => {
  it("allows a change of the record as it was seen, and none after any other change", async () => {
    const seen = (await read()).headers.get("etag") ?? "";
    expect(seen).toMatch(/^".+"$/);
    expect((await read({ "if-none-match": seen })).status, "nothing new").toBe(304);
    const first = await write({ phone: "(555) 010-0101" }, { "if-match": seen });
    expect(first).toMatchObject({ status: 200 });
    // Another field than the one that changed: `version` would let it through.
    const late = await write({ contactName: "The office" }, { "if-match": seen });
    expect(late).toMatchObject({ status: 412, body: { error: { code: "precondition_failed", current: { phone: "(555) 010-0101" } } } });
    expect((await read()).body).toMatchObject({ data: { contactName: null } });
    expect((await write({ contactName: "The office" }, { "if-match": first.headers.get("etag") ?? "" })).status).toBe(200);
    expect((await write({ contactName: null }, { "if-match": "*" })).status).toBe(200);
  });

  it("may name several versions, of which one must be the record's, and never a weak one", async () => {
    const seen = (await read()).headers.get("etag") ?? "";
    const next = await write({ phone: "(555) 010-0101" }, { "if-match": `"a, b", ${seen}` });
    expect(next.status).toBe(200);
    const now = next.headers.get("etag") ?? "";
    for (const tags of [seen, `"a", ${seen}`, `W/${now}`, `W/"a", W/${now}`, "", '"', now.slice(1, -1)]) {
      expect(await write({ contactName: "The office" }, { "if-match": tags }), tags).toMatchObject({ status: 412 });
    }
    expect((await write({ contactName: "The office" }, { "if-match": `${seen},${now}` })).status).toBe(200);
  });

  it("is refused where it would not be heeded", async () => {
    const headers = { "if-match": '"x"' };
    const answer = await callRoute(createVendor, { method: "POST", json: {}, accessToken: admin.accessToken, headers });
    expect(answer).toMatchObject({ status: 400, body: { error: { message: "This call takes no If-Match header" } } });
  });

  it("keeps a record from being deleted after someone else changed it", async () => {
    const erase = (tag: string) =>
      callRoute(remove, { method: "DELETE", params, accessToken: admin.accessToken, headers: { "if-match": tag } });
    const seen = (await read()).headers.get("etag") ?? "";
    const newer = (await write({ phone: "(555) 010-0101" })).headers.get("etag") ?? "";
    expect(await erase(seen)).toMatchObject({ status: 412, body: { error: { current: { phone: "(555) 010-0101" } } } });
    expect((await read()).status).toBe(200);
    expect((await erase(newer)).status).toBe(200);
    expect((await read()).status).toBe(404);
  });
});

it("every answer names the version of the API, and a failure what RFC 9457 asks for", async () => {
  const fine = await read();
  expect(fine.headers.get("coverkeep-version")).toBe(apiVersion);
  const { headers, body, status } = await callRoute(show, { params: { id: "nothing" }, accessToken: admin.accessToken });
  expect(headers.get("content-type")).toBe("application/problem+json");
  const { error } = body as { error: { message: string; requestId: string } };
  expect(body).toMatchObject({
    ...{ type: "about:blank", title: "Not Found", status, detail: error.message, instance: `urn:uuid:${error.requestId}` },
    error: { code: "not_found" },
  });
});

it("a key gets the number of calls left, and is refused beyond them", async () => {
  const secret = `ck_${"k".repeat(43)}${company.id}`;
  const row = { companyId: company.id, userId: admin.id, name: "Script", scopes: ["read"], prefix: "ck_kkkkkkk", hash: tokenHash(secret) };
  const key = await asPlatform().apiKey.create({ data: row });
  const call = () => callRoute(vendors, { path: "/api/vendors?page=1", accessToken: secret });
  const first = await call();
  expect(first.headers.get("ratelimit-policy")).toBe(`"api-key";q=${keyLimit.max};w=60`);
  expect(first.headers.get("ratelimit")).toMatch(new RegExp(`^"api-key";r=${keyLimit.max - 1};t=\\d+$`));
  await countUp(`api-key:${key.id}`, 60, keyLimit.max);
  const beyond = await call();
  expect(beyond).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
  expect(Number(beyond.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(beyond.headers.get("ratelimit")).toContain("r=0");
});
