import { beforeEach, describe, expect, it } from "vitest";
import { POST as askExport, GET as download } from "@/app/api/exports/company/route";
import { POST as deleteAccount } from "@/app/api/removal/account/route";
import { POST as deleteCompany } from "@/app/api/removal/company/route";
import { getRemovals } from "@/lib/companies/deletion/queries";
import { inCompany } from "@/lib/infra/db";
import { createCompany, createMember, type TestCompany, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company);
  await createMember(company);
});

const post = (handler: typeof deleteCompany, json: unknown, { accessToken } = admin) =>
  callRoute(handler, { method: "POST", json, accessToken });

describe.each([
  ["the company", deleteCompany, () => company.name],
  ["an account", deleteAccount, () => admin.email],
])("the deletion of %s", (_what, handler, typed) => {
  it("is refused without the password, and with a wrong one", async () => {
    for (const password of [undefined, "", "guessed"]) {
      const answer = await post(handler, { typed: typed(), password });
      expect(answer).toMatchObject({ status: 400, body: { error: { fields: { password: expect.any(String) } } } });
    }
    expect(await getRemovals(admin.scope)).toEqual({ accountDueAt: null, companyDueAt: null });
  });

  it("is accepted with the password", async () => {
    expect((await post(handler, { typed: typed(), password: testPassword })).status).toBe(200);
  });

  it("asks for the second factor where it is on", async () => {
    const data = { totpEnabledAt: new Date(), totpSecret: "sealed" };
    await inCompany(company.scope, (tx) => tx.user.update({ where: { id: admin.id }, data }));
    const answer = await post(handler, { typed: typed(), password: testPassword });
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: { code: "Please enter the code" } } } });
  });
});

describe("the export of the company", () => {
  const urlOf = ({ body }: { body: unknown }) => (body as { data: { url: string } }).data.url;
  const fetchFrom = (path: string, { accessToken } = admin) => callRoute(download, { path, accessToken });

  it("needs the password, and then its address works for that sign-in alone", async () => {
    expect((await fetchFrom("/api/exports/company")).status).toBe(403);
    expect((await post(askExport, { password: "guessed" })).status).toBe(400);
    const url = urlOf(await post(askExport, { password: testPassword }));
    expect((await fetchFrom(url)).status).toBe(200);
    expect((await fetchFrom(url, await createMember(company))).status).toBe(403);
    expect((await fetchFrom(`${url}x`)).status).toBe(403);
  });

  it("takes a sign-in of the last minutes from a person without a password", async () => {
    const data = { passwordHash: null };
    await inCompany(company.scope, (tx) => tx.user.update({ where: { id: admin.id }, data }));
    expect((await post(askExport, {})).status).toBe(200);
    const old = new Date(Date.now() - 11 * 60_000);
    await inCompany(company.scope, (tx) => tx.session.update({ where: { id: admin.sessionId }, data: { createdAt: old } }));
    expect(await post(askExport, {})).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining("sign in again") } },
    });
  });
});
