import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PATCH as saveGeneral } from "@/app/api/admin/settings/general/route";
import { GET as readAll } from "@/app/api/admin/settings/route";
import { PATCH as saveSecurity } from "@/app/api/admin/settings/security/route";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as refresh } from "@/app/api/auth/refresh/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as turnOff } from "@/app/api/auth/two-factor/disable/route";
import { POST as turnOn } from "@/app/api/auth/two-factor/enable/route";
import { POST as begin } from "@/app/api/auth/two-factor/route";
import { GET as listVendors } from "@/app/api/vendors/route";
import type { AuthAnswer } from "@/lib/accounts/sign-in/schema";
import type { SetupDto } from "@/lib/accounts/sign-in/second-factor-schema";
import { openSession } from "@/lib/accounts/sign-in/sessions-commands";
import type { SettingsDto } from "@/lib/admin/settings/schema";
import { open } from "@/lib/infra/crypto";
import { asAuth, asPlatform, inCompany } from "@/lib/infra/db";
import { forgetSettings, getSettings } from "@/lib/tenancy/settings/queries";
import { createCompany, createMember, type TestMember, testPassword } from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

let admin: TestMember;
beforeEach(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
});
afterEach(async () => {
  vi.useRealTimers();
  await asPlatform().platformSetting.deleteMany();
  forgetSettings();
  await getSettings();
});

const patch = (handler: RouteHandler, json: object, accessToken = admin.accessToken) =>
  callRoute(handler, { method: "PATCH", json, accessToken });
const post = (handler: RouteHandler, json: object, rest = {}) => callRoute(handler, { method: "POST", json, ...rest });
const current = async () => ((await callRoute(readAll, { accessToken: admin.accessToken })).body as { data: SettingsDto }).data;
const person = () => ({
  firstName: "Test",
  lastName: "Person",
  companyName: "Invented Concrete",
  email: `${randomUUID()}@company.example`,
});
const minutesLater = (minutes: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });

describe("a save", () => {
  it("is stored, and the admin's company has it in its log", async () => {
    expect((await current()).general).toMatchObject({ appName: "Coverkeep", language: "en", timeZone: "America/New_York" });
    expect((await patch(saveGeneral, { language: "es" })).status).toBe(200);
    expect((await current()).general).toMatchObject({ appName: "Coverkeep", language: "es" });
    const events = await inCompany(admin.scope, (tx) => tx.auditEvent.findMany({ where: { action: "platform.settings_updated" } }));
    expect(events).toMatchObject([{ subjectId: "general", actorId: admin.id, details: { fields: ["language"] } }]);
  });

  it("is refused when someone else changed the same value, and names what is wrong at its field", async () => {
    const { version } = (await current()).general;
    await patch(saveGeneral, { appName: "First" });
    expect(await patch(saveGeneral, { appName: "Second", version })).toMatchObject({ status: 409, body: { error: { code: "outdated" } } });
    expect(await patch(saveGeneral, { appName: "  " })).toMatchObject({
      status: 400,
      body: { error: { fields: { appName: "Application name is required" } } },
    });
    for (const json of [{ language: "de" }, { timeZone: "Mars/Olympus" }]) expect((await patch(saveGeneral, json)).status).toBe(400);
    for (const sessionMinutes of [0, 4, 1441, "soon", 7.5]) {
      expect(await patch(saveSecurity, { sessionMinutes })).toMatchObject({
        status: 400,
        body: { error: { fields: { sessionMinutes: "Session timeout must be between 5 and 1440 minutes" } } },
      });
    }
  });

  it("is seen by other processes within seconds", async () => {
    await getSettings();
    await asPlatform().platformSetting.create({ data: { key: "settings.general", value: { appName: "Elsewhere" } } });
    minutesLater(0.05);
    expect((await getSettings()).general).toMatchObject({ appName: "Elsewhere", language: "en" });
  });
});

describe("General", () => {
  it("the application name appears in emails, the time zone in new companies whose browser reports none", async () => {
    await patch(saveGeneral, { appName: "Invented Compliance", timeZone: "America/Los_Angeles" });
    const someone = person();
    await post(register, { ...someone, password: testPassword });
    const user = await asAuth().user.findUniqueOrThrow({ where: { email: someone.email }, include: { company: true } });
    expect(user.company.timeZone).toBe("America/Los_Angeles");
    const mail = await asPlatform().mail.findFirstOrThrow({ where: { recipient: someone.email } });
    const text = open("mail", mail.body);
    expect(text).toContain("for Invented Concrete on Invented Compliance:");
    expect(text).not.toMatch(/Coverkeep|\uE000/);
  });
});

describe("the session timeout", () => {
  it("ends a sign-in without activity, for calls and for its renewal", async () => {
    await patch(saveSecurity, { sessionMinutes: 10 });
    const member = await createMember(await createCompany());
    const elsewhere = await inCompany(member.scope, async (tx) => {
      const { company, ...user } = await tx.user.findUniqueOrThrow({ where: { id: member.id }, include: { company: true } });
      return openSession(tx, company, user, { userAgent: null, remember: false });
    });
    const token = elsewhere.answer.session.access_token;
    minutesLater(9);
    expect((await callRoute(me, { accessToken: token })).status).toBe(200);
    minutesLater(5);
    expect((await callRoute(me, { accessToken: token })).status, "5 minutes after the last activity").toBe(200);
    minutesLater(11);
    expect((await callRoute(me, { accessToken: token })).status).toBe(401);
    expect((await post(refresh, { refreshToken: elsewhere.answer.session.refresh_token })).status).toBe(401);
  });

  it("does not take what an untouched page asks for by itself for activity", async () => {
    await patch(saveSecurity, { sessionMinutes: 10 });
    const { accessToken } = await createMember(await createCompany());
    minutesLater(8);
    expect((await callRoute(me, { accessToken, headers: { "x-coverkeep-idle": "1" } })).status).toBe(200);
    minutesLater(3);
    expect((await callRoute(me, { accessToken, headers: { "x-coverkeep-idle": "1" } })).status).toBe(401);
  });

  it("leaves a remembered sign-in alone, except a platform admin's", async () => {
    const member = await createMember(await createCompany());
    for (const { id } of [member, admin]) {
      await inCompany((id === member.id ? member : admin).scope, (tx) =>
        tx.session.updateMany({ where: { userId: id }, data: { remember: true } }),
      );
    }
    await patch(saveSecurity, { sessionMinutes: 5 });
    minutesLater(7);
    const after = await Promise.all([member, admin].map(({ accessToken }) => callRoute(me, { accessToken })));
    expect(after.map(({ status }) => status)).toEqual([200, 401]);
  });
});

describe("two-factor authentication for platform admins", () => {
  const setUp = async (accessToken: string) => {
    const { body } = await post(begin, {}, { accessToken });
    const app = new TOTP({ secret: Secret.fromBase32((body as { data: SetupDto }).data.secret) });
    expect((await post(turnOn, { code: app.generate(), password: testPassword }, { accessToken })).status).toBe(200);
    return app;
  };

  it("is required of every admin once an admin who has it says so, and cannot be turned off then", async () => {
    expect(await patch(saveSecurity, { requireAdminTwoFactor: true })).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining("your own account first") } },
    });
    const app = await setUp(admin.accessToken);
    expect((await patch(saveSecurity, { requireAdminTwoFactor: true })).status).toBe(200);
    const other = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    const member = await createMember(await createCompany());
    const refusal = {
      status: 403,
      body: { error: { code: "second_factor_needed", message: expect.stringContaining("requires two-factor") } },
    };
    expect(await callRoute(listVendors, { accessToken: other.accessToken })).toMatchObject(refusal);
    expect(await callRoute(readAll, { accessToken: other.accessToken })).toMatchObject(refusal);
    expect((await callRoute(listVendors, { accessToken: member.accessToken })).status, "a company's own admin").toBe(200);
    await setUp(other.accessToken);
    expect((await callRoute(readAll, { accessToken: other.accessToken })).status).toBe(200);
    const off = { code: app.generate(), password: testPassword };
    expect((await post(turnOff, off, { accessToken: admin.accessToken })).status).toBe(409);
  });
});

describe("the password policy", () => {
  const lines = {
    strong: { refused: ["kettle-Tram9", "kettle tram nine", "KettleTramNine9"], taken: "Kettle-Tram-9!" },
    medium: { refused: ["kTram", "kettle tram"], taken: "Kettle tram" },
    basic: { refused: ["kTr9!"], taken: "kTrm9!" },
  } as const;

  it.each(["strong", "medium", "basic"] as const)("%s holds wherever a password is set", async (passwordPolicy) => {
    expect((await patch(saveSecurity, { passwordPolicy })).status).toBe(200);
    const { refused, taken } = lines[passwordPolicy];
    const member = await createMember(await createCompany());
    await post(forgot, { email: member.email });
    const mail = await asPlatform().mail.findFirstOrThrow({ where: { recipient: member.email }, orderBy: { createdAt: "desc" } });
    const token = /token=([\w-]+)/.exec(open("mail", mail.body))?.[1] ?? "";
    for (const password of passwordPolicy === "strong" ? refused.slice(1) : refused) {
      const named = (field: string) => ({
        status: 400,
        body: { error: { fields: { [field]: expect.stringMatching(/^Password must /) } } },
      });
      expect(await post(register, { ...person(), password }), password).toMatchObject(named("password"));
      expect(await post(reset, { token, password }), password).toMatchObject(named("password"));
      const change = { currentPassword: testPassword, newPassword: password };
      expect(await post(changePassword, change, { accessToken: member.accessToken }), password).toMatchObject(named("newPassword"));
    }
    const answer = await post(register, { ...person(), password: taken });
    expect(answer.status).toBe(201);
    expect((answer.body as { data: AuthAnswer }).data.user.companyRole).toBe("ADMIN");
    expect((await post(reset, { token, password: taken })).status).toBe(200);
  });

  it.each(["strong", "medium", "basic"] as const)("%s takes no common password, no blanks and no email address", async (passwordPolicy) => {
    await patch(saveSecurity, { passwordPolicy });
    const someone = person();
    for (const password of ["dragon", "Password123!", " ".repeat(14), someone.email]) {
      expect((await post(register, { ...someone, password })).status, password).toBe(400);
    }
  });
});
