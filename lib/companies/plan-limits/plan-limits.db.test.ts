import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as createKey } from "@/app/api/admin/api-keys/route";
import { PATCH as changeUser } from "@/app/api/admin/users/[id]/route";
import { POST as addUser } from "@/app/api/admin/users/route";
import { GET as getPlan } from "@/app/api/plan/route";
import { PATCH as changeMember } from "@/app/api/team/[id]/route";
import { POST as accept } from "@/app/api/team/accept/route";
import { POST as sendAgain } from "@/app/api/team/invitations/[id]/send/route";
import { POST as inviteAll } from "@/app/api/team/invitations/batch/route";
import { POST as invite } from "@/app/api/team/invitations/route";
import { PATCH as changeVendor } from "@/app/api/vendors/[id]/route";
import { POST as addVendor } from "@/app/api/vendors/route";
import { activatePlan } from "@/lib/companies/billing/commands";
import { open } from "@/lib/infra/crypto";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import type { BillingSettings } from "@/lib/tenancy/settings/billing-schema";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";
import { advanceImport, startImport } from "@/lib/vendors/import/commands";
import { getImport, planImport } from "@/lib/vendors/import/queries";
import { importCheckDto, importDetailDto, importForm } from "@/lib/vendors/import/schema";

let company: TestCompany;
let admin: TestMember;
beforeEach(async () => {
  company = await createCompany({ plan: "basic", planCycle: "monthly", planSince: new Date() });
  admin = await createMember(company);
});
afterEach(() => setLimits({}));

async function setLimits(value: Partial<BillingSettings>) {
  const row = { key: "settings.billing", value };
  await asPlatform().platformSetting.upsert({ where: { key: row.key }, create: row, update: row });
  forgetSettings();
}

const refused = (message: string | RegExp) => ({
  status: 402,
  body: { error: { code: "limit_reached", message: typeof message === "string" ? message : expect.stringMatching(message) } },
});

const as = (member: TestMember, json: object, more = {}) => ({ method: "POST", accessToken: member.accessToken, json, ...more });
const add = (name: string) => callRoute(addVendor, as(admin, { name, email: "office@vendor.example" }));
const countVendors = () => inCompany(company.scope, (tx) => tx.vendor.count());

describe("the vendor limit of a plan", () => {
  it("refuses one vendor more, names the limit and says what to do", async () => {
    await setLimits({ basicVendors: 2 });
    expect((await add("Invented Paving")).status).toBe(201);
    expect((await add("Invented Roofing")).status).toBe(201);
    expect(await add("Invented Glass")).toMatchObject(
      refused(
        "Your Basic plan includes 2 vendors, and you have 2 vendors. Delete vendors you no longer need, or an admin can choose a larger plan under Settings > Plan.",
      ),
    );
    await setLimits({ basicVendors: 3 });
    expect((await add("Invented Glass")).status).toBe(201);
  });

  it("lets one of two additions at the same time through", async () => {
    await setLimits({ basicVendors: 1 });
    const answers = await Promise.all([add("Invented Paving"), add("Invented Roofing")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 402]);
    expect(await countVendors()).toBe(1);
  });

  it("does not count sample vendors, and another company's are not ours", async () => {
    await setLimits({ basicVendors: 1 });
    await createVendorRow(company, { isSample: true });
    await createVendorRow(await createCompany());
    expect((await add("Invented Paving")).status).toBe(201);
    expect((await add("Invented Roofing")).status).toBe(402);
  });

  it("counts inactive vendors, which still can be activated and changed when there are more than the limit", async () => {
    const [first] = await Promise.all([createVendorRow(company, { status: "INACTIVE" }), createVendorRow(company)]);
    await setLimits({ basicVendors: 1 });
    expect((await add("Invented Paving")).status).toBe(402);
    const activate = { method: "PATCH", accessToken: admin.accessToken, params: { id: first.id }, json: { status: "ACTIVE" } };
    expect((await callRoute(changeVendor, activate)).status).toBe(200);
    expect(await countVendors()).toBe(2);
  });

  it("holds for programs with an API key", async () => {
    const owner = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
    const { body } = await callRoute(createKey, as(owner, { name: "Invented program", scope: "write", password: testPassword }));
    await setLimits({ basicVendors: 1 });
    const { secret } = (body as { data: { secret: string } }).data;
    const addByKey = (name: string) =>
      callRoute(addVendor, { method: "POST", accessToken: secret, json: { name, email: "office@vendor.example" } });
    expect((await addByKey("Invented Paving")).status).toBe(201);
    expect(await addByKey("Invented Roofing")).toMatchObject(refused(/^Your Basic plan includes 1 vendor/));
  });

  it("is that of the plan in force: the trial has its own, and a larger plan makes room", async () => {
    await setLimits({ basicVendors: 1, trialVendors: 2, proVendors: null, enterpriseVendors: 1 });
    await add("Invented Paving");
    await activatePlan(company.id, null);
    expect((await add("Invented Roofing")).status).toBe(201);
    expect(await add("Invented Glass")).toMatchObject(
      refused(/^Your free trial includes 2 vendors.*choose a plan under Settings > Plan\.$/),
    );
    await activatePlan(company.id, { plan: "pro", cycle: "annual" });
    expect((await add("Invented Glass")).status).toBe(201);
    await activatePlan(company.id, { plan: "enterprise", cycle: "annual" });
    expect(await add("Invented Steel")).toMatchObject(
      refused(/^Your Enterprise plan includes 1 vendor, and you have 3 vendors\..*contact us for a higher limit\.$/),
    );
    expect(await countVendors(), "a smaller limit removes nothing").toBe(3);
  });
});

describe("an import above the vendor limit", () => {
  async function* one(bytes: Buffer) {
    yield bytes;
  }
  const fileOf = async (...names: string[]) => {
    const lines = ["Name,Email", ...names.map((name) => `${name},office@vendor.example`)];
    return { ...(await storage().put(company.id, one(Buffer.from(lines.join("\n"))))), fileName: "vendors.csv" };
  };
  const form = importForm.parse({});

  it("is reported before it starts, and imports nothing rather than a part", async () => {
    await setLimits({ basicVendors: 2 });
    await createVendorRow(company);
    const names = ["Invented Paving", "Invented Roofing", "Invented Glass"];
    const message =
      "Your Basic plan includes 2 vendors, and you have 1 vendor. This list adds 2 vendors. Only 1 vendor fits. Import a shorter list, delete vendors you no longer need, or an admin can choose a larger plan under Settings > Plan.";
    const { check } = await planImport(admin.scope, form, await fileOf(...names));
    expect(importCheckDto.parse(check)).toMatchObject({ create: 2, skip: 1, overLimit: message });
    await expect(startImport(admin.scope, form, await fileOf(...names))).rejects.toMatchObject({ code: "limit_reached", message });
    expect(await countVendors()).toBe(1);
    await setLimits({ basicVendors: 3 });
    expect((await planImport(admin.scope, form, await fileOf(...names))).check.overLimit).toBeNull();
  });

  it("keeps the rows that find no room any more, each with the reason, while it runs", async () => {
    const { id } = await startImport(admin.scope, form, await fileOf("Invented Paving", "Invented Roofing", "Invented Glass"));
    await setLimits({ basicVendors: 2 });
    while (await advanceImport(admin.scope, id));
    const done = importDetailDto.parse(await getImport(admin.scope, id));
    expect(done).toMatchObject({ state: "DONE", rows: 3, created: 2, refused: 1 });
    expect(done.problems).toEqual([
      {
        line: 4,
        name: "Invented Glass",
        outcome: "REFUSED",
        message:
          "Your Basic plan includes 2 vendors. To import this row, an admin can choose a larger plan under Settings > Plan. Then import the list again.",
      },
    ]);
  });
});

const person = { firstName: "New", lastName: "Member", password: testPassword, agreeToTerms: true };
const emailOf = (name: string) => `${name}-${company.id}@company.example`;
const inviteOne = (email: string) => callRoute(invite, as(admin, { email, role: "VIEWER" }));
const lastLink = async (email: string) => {
  const mail = await inCompany(company.scope, (tx) => tx.mail.findFirst({ where: { recipient: email }, orderBy: { createdAt: "desc" } }));
  return /token=([\w-]+)/.exec(open("mail", mail?.body ?? ""))?.[1];
};

describe("the user limit of a plan", () => {
  it("counts members and open invitations when someone is invited, and an invited person not twice", async () => {
    await setLimits({ basicUsers: 2 });
    expect((await inviteOne(emailOf("first"))).status).toBe(201);
    expect(await inviteOne(emailOf("second"))).toMatchObject(
      refused(
        "Your Basic plan includes 2 users, and you have 1 user and 1 open invitation. Deactivate a user, withdraw an invitation, or an admin can choose a larger plan under Settings > Plan.",
      ),
    );
    const invitation = await inCompany(company.scope, (tx) => tx.invitation.findFirstOrThrow());
    expect((await callRoute(sendAgain, as(admin, {}, { params: { id: invitation.id } }))).status).toBe(200);
  });

  it("is reported for each address of several, and the others are invited", async () => {
    await setLimits({ basicUsers: 2 });
    const emails = [emailOf("first"), emailOf("second")];
    const { body } = await callRoute(inviteAll, as(admin, { emails, role: "VIEWER" }));
    expect((body as { data: { results: object[] } }).data.results).toMatchObject([
      { email: emails[0], outcome: "invited" },
      { email: emails[1], outcome: "refused", message: expect.stringContaining("Your Basic plan includes 2 users") },
    ]);
  });

  it("holds when an invited person joins, whose link works again once there is room", async () => {
    await inviteOne(emailOf("first"));
    await setLimits({ basicUsers: 1 });
    const json = { token: await lastLink(emailOf("first")), ...person };
    expect(await callRoute(accept, { method: "POST", json })).toMatchObject(
      refused(
        `${company.name} has reached the limit of 1 user in its Basic plan. Ask the person who invited you to make room, then try again. Your invitation stays open.`,
      ),
    );
    await setLimits({ basicUsers: 2 });
    expect((await callRoute(accept, { method: "POST", json })).status).toBe(201);
  });

  it("lets one of two people who join at the same time in", async () => {
    const tokens = await Promise.all(
      ["first", "second"].map(async (name) => {
        await inviteOne(emailOf(name));
        return lastLink(emailOf(name));
      }),
    );
    await setLimits({ basicUsers: 2 });
    const answers = await Promise.all(tokens.map((token) => callRoute(accept, { method: "POST", json: { token, ...person } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 402]);
  });

  it("holds for a member who comes back, and not for one who leaves", async () => {
    const member = await createMember(company, "VIEWER");
    const setActive = (active: boolean) =>
      callRoute(changeMember, { method: "PATCH", accessToken: admin.accessToken, params: { id: member.id }, json: { active } });
    await setLimits({ basicUsers: 1 });
    expect((await setActive(false)).status).toBe(200);
    expect(await setActive(true)).toMatchObject(refused(/^Your Basic plan includes 1 user, and you have 1 user\./));
    await setLimits({});
    expect((await setActive(true)).status).toBe(200);
  });

  it("holds for platform admins too, in words about the company", async () => {
    const platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    await setLimits({ basicUsers: 1 });
    const json = { email: emailOf("first"), companyId: company.id, companyRole: "VIEWER" };
    const message = /^The company's Basic plan includes 1 user, and it has 1 user\. Change the company's plan/;
    expect(await callRoute(addUser, as(platform, json))).toMatchObject(refused(message));
    const elsewhere = await createCompany();
    await createMember(elsewhere);
    const moving = await createMember(elsewhere, "VIEWER");
    const move = { method: "PATCH", accessToken: platform.accessToken, params: { id: moving.id }, json: { companyId: company.id } };
    expect(await callRoute(changeUser, move)).toMatchObject(refused(message));
    const kept = await asPlatform().user.findUniqueOrThrow({ where: { id: moving.id } });
    expect(kept, "nothing is lost").toMatchObject({ deletedAt: null, email: moving.email });
  });
});

it("the plan screen shows use, limits and prices", async () => {
  await setLimits({ basicVendors: 25, basicUsers: 3, basicMonthly: 4900, currency: "EUR" });
  await add("Invented Paving");
  await inviteOne(emailOf("first"));
  const { body } = await callRoute(getPlan, { accessToken: admin.accessToken });
  expect(body).toMatchObject({
    data: {
      limits: { vendors: { used: 1, limit: 25 }, users: { used: 2, limit: 3 } },
      currency: "EUR",
      offers: [{ plan: "basic", monthly: 4900, annual: null, vendors: 25 }, { plan: "pro", monthly: null }, { plan: "enterprise" }],
    },
  });
});
