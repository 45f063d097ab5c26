import { beforeAll, describe, expect, it, vi } from "vitest";
import { DELETE as DELETE_COMPANY, PATCH as PATCH_COMPANY } from "@/app/api/admin/companies/[id]/route";
import { DELETE, PATCH } from "@/app/api/admin/users/[id]/route";
import { lockPlatform } from "@/lib/admin/acting-commands";
import { asPlatform } from "@/lib/infra/db";
import { createCompany, createMember, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

let company: TestCompany;
let last: TestMember;
beforeAll(async () => {
  await asPlatform().user.updateMany({ data: { platformRole: "USER" } });
  company = await createCompany();
  last = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
  await createMember(company);
});

const waiting = async () =>
  Number(
    (
      await asPlatform().$queryRaw<[{ count: bigint }]>`
        select count(*) from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and not granted and datname = current_database()`
    )[0].count,
  );

/** Holds the lock of admins until both of two calls wait for it. */
async function whileLocked<Answer>(start: () => Promise<Answer>): Promise<Answer> {
  const answers: Promise<Answer>[] = [];
  await asPlatform().$transaction(async (tx) => {
    await lockPlatform(tx);
    answers.push(start());
    await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 4000 });
  });
  return (await Promise.all(answers))[0] as Answer;
}

const calls: [string, RouteHandler, () => object][] = [
  ["be deleted", DELETE, () => ({ method: "DELETE", params: { id: last.id } })],
  ["be suspended", PATCH, () => ({ method: "PATCH", params: { id: last.id }, json: { status: "suspended" } })],
  ["become a user", PATCH, () => ({ method: "PATCH", params: { id: last.id }, json: { platformRole: "user" } })],
  ["lose their company", DELETE_COMPANY, () => ({ method: "DELETE", params: { id: company.id } })],
  ["have their company suspended", PATCH_COMPANY, () => ({ method: "PATCH", params: { id: company.id }, json: { status: "suspended" } })],
];

describe("the last platform admin", () => {
  it.each(calls)("cannot %s", async (_, handler, call) => {
    expect(await callRoute(handler, { accessToken: last.accessToken, ...call() })).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining("last platform admin") } },
    });
    expect(await asPlatform().user.findUniqueOrThrow({ where: { id: last.id } })).toMatchObject({
      status: "ACTIVE",
      platformRole: "ADMIN",
    });
  });

  it("of two who remove each other at the same moment, one stays", async () => {
    const other = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    const demote = (by: TestMember, id: string) =>
      callRoute(PATCH, { method: "PATCH", accessToken: by.accessToken, params: { id }, json: { platformRole: "user" } });
    // Both are let in as admins before either changes anything.
    const answers = await whileLocked(() => Promise.all([demote(last, other.id), demote(other, last.id)]));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await asPlatform().user.count({ where: { platformRole: "ADMIN" } })).toBe(1);
  });
});
