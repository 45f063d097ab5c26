import { beforeEach, expect, it, vi } from "vitest";
import { GET as calls } from "@/app/api/keys/[id]/calls/route";
import { POST as create } from "@/app/api/keys/route";
import { GET as oneVendor } from "@/app/api/vendors/[id]/route";
import { GET as vendors } from "@/app/api/vendors/route";
import type { NewKeyDto } from "@/lib/accounts/api-keys/schema";
import { forgetOldCalls, noteKeyCall, writeKeyCalls } from "@/lib/accounts/key-calls/commands";
import type { KeyCallsDto } from "@/lib/accounts/key-calls/schema";
import * as db from "@/lib/infra/db";
import { createCompany, createMember, type TestCompany, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
let made: NewKeyDto;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
  const json = { name: "Invented import", scopes: ["read", "activity"], password: testPassword };
  made = ((await callRoute(create, { method: "POST", json, accessToken: admin.accessToken })).body as { data: NewKeyDto }).data;
});

const byKey = (path: string) => callRoute(vendors, { path, accessToken: made.secret });
const logged = async (query = "", accessToken = admin.accessToken) => {
  await writeKeyCalls();
  const answer = await callRoute(calls, { path: `/api/keys/x/calls${query}`, params: { id: made.key.id }, accessToken });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { data: KeyCallsDto }).data;
};
const unknown = "00000000-0000-4000-8000-000000000000";

it("keeps each call of a key with its outcome and no value of it, the newest first, a part at a time", async () => {
  const answer = await byKey("/api/vendors?search=private%20words");
  await callRoute(oneVendor, { path: `/api/vendors/${unknown}`, params: { id: unknown }, accessToken: made.secret });
  await byKey("/api/vendors?limmit=5&page=first&secret=private");
  const { calls: all, nextCursor } = await logged();
  expect(all).toMatchObject([
    { method: "GET", path: "/api/vendors", status: 400, code: "invalid", fields: ["limit", "page"] },
    { method: "GET", path: "/api/vendors/{id}", status: 404, code: "not_found", fields: [] },
    { method: "GET", path: "/api/vendors", status: 200, code: null, fields: [], requestId: answer.headers.get("x-request-id") },
  ]);
  expect(nextCursor).toBeNull();
  expect(JSON.stringify(all)).not.toMatch(/private|limmit|0000-4000/);
  expect((await logged("?status=ok")).calls).toHaveLength(1);
  expect((await logged("?status=4xx")).calls).toHaveLength(2);
  const first = await logged("?limit=2");
  expect(first).toMatchObject({ calls: [{ code: "invalid" }, { code: "not_found" }] });
  expect(await logged(`?limit=2&cursor=${first.nextCursor}`)).toMatchObject({ calls: [{ status: 200 }], nextCursor: null });
});

it("is read by the company's admins and keys of the scope activity, and by no other company", async () => {
  await byKey("/api/vendors");
  expect((await logged("", made.secret)).calls).toHaveLength(1);
  const neighbour = await createMember(await createCompany(), "ADMIN");
  expect((await callRoute(calls, { params: { id: made.key.id }, accessToken: neighbour.accessToken })).status).toBe(404);
});

it("is written by one statement for many calls, and its failure fails none of them", async () => {
  expect((await byKey("/api/vendors")).status).toBe(200);
  const broken = vi.spyOn(db, "inCompany").mockRejectedValue(new Error("The database is away"));
  await expect(writeKeyCalls()).resolves.toBeUndefined();
  broken.mockRestore();
  for (let call = 0; call < 5; call += 1) await byKey("/api/vendors");
  const written = vi.spyOn(db, "inCompany");
  await writeKeyCalls();
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
  expect((await logged()).calls).toHaveLength(5);
});

it("is forgotten after 30 days", async () => {
  const facts = { method: "GET", path: "/api/vendors", status: 200, code: "ok", fields: [], millis: 5, requestId: unknown };
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 31 * 24 * 3_600_000 });
  noteKeyCall(company.scope, made.key.id, facts);
  vi.useRealTimers();
  await byKey("/api/vendors");
  expect((await logged()).calls).toHaveLength(2);
  await forgetOldCalls(company.scope);
  expect((await logged()).calls).toMatchObject([{ requestId: expect.not.stringContaining(unknown) }]);
});
