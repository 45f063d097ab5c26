import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as secondFactor } from "@/app/api/auth/second-factor/route";
import { GET as security } from "@/app/api/auth/security/route";
import { POST as disable } from "@/app/api/auth/two-factor/disable/route";
import { POST as enable } from "@/app/api/auth/two-factor/enable/route";
import { POST as renew } from "@/app/api/auth/two-factor/recovery-codes/route";
import { POST as begin } from "@/app/api/auth/two-factor/route";
import { endSecondFactor } from "@/lib/admin/commands";
import { inCompany } from "@/lib/infra/db";
import { createCompany, createMember, type TestMember, testPassword } from "@/lib/testing/factories";
import { type Answer, callRoute, type RouteHandler } from "@/lib/testing/request";

let member: TestMember;
let moment: number;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  moment = Date.now();
  member = await createMember(await createCompany());
});
afterEach(() => vi.useRealTimers());

const data = <T>(answer: Answer) => (answer.body as { data: T }).data;
const post = (handler: RouteHandler, json: unknown, rest = {}) => callRoute(handler, { method: "POST", json, ...rest });
const own = (handler: RouteHandler, json: unknown) => post(handler, json, { accessToken: member.accessToken });
/** Lets the app's next codes come, each test's own time. */
function later(seconds: number): void {
  moment += seconds * 1000;
  vi.setSystemTime(moment);
}

async function turnOn(): Promise<{ code: (secondsOff?: number) => string; recoveryCodes: string[] }> {
  const { secret } = data<{ secret: string }>(await own(begin, {}));
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (secondsOff = 0) => app.generate({ timestamp: Date.now() + secondsOff * 1000 });
  const answer = await own(enable, { code: code() });
  expect(answer.status).toBe(200);
  return { code, ...data<{ recoveryCodes: string[] }>(answer) };
}

async function challenge(): Promise<string> {
  const answer = await post(login, { email: member.email, password: testPassword });
  expect(answer.status).toBe(200);
  return data<{ secondFactor: true; challenge: string }>(answer).challenge;
}

describe("a second factor", () => {
  it("is asked for after the password, which signs nobody in by itself", async () => {
    const { code } = await turnOn();
    later(30);
    const answer = await post(login, { email: member.email, password: testPassword });
    expect(Object.keys(data<object>(answer)).sort()).toEqual(["challenge", "secondFactor"]);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((line) => line.split("=")[0])).toEqual(["coverkeep.challenge"]);
    expect(cookies[0]).toContain("HttpOnly");
    const challengeOf = cookies[0]?.split(";")[0]?.split("=")[1] ?? "";
    expect((await callRoute(me, { accessToken: challengeOf })).status).toBe(401);
    const signedIn = await post(secondFactor, { code: code() }, { cookies: { "coverkeep.challenge": challengeOf } });
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.getSetCookie().join()).toContain("coverkeep.session=");
  });

  it("takes each code once, and those of one step before and after", async () => {
    const { code } = await turnOn();
    const used = code();
    const token = await challenge();
    expect((await post(secondFactor, { challenge: token, code: used })).body).toMatchObject({
      error: { code: "invalid", fields: { code: "This code was used already. Wait for the next one." } },
    });
    later(300);
    expect((await post(secondFactor, { challenge: await challenge(), code: code(-60) })).status).toBe(400);
    expect((await post(secondFactor, { challenge: await challenge(), code: code(60) })).status).toBe(400);
    expect((await post(secondFactor, { challenge: await challenge(), code: code(-30) })).status).toBe(200);
    const at = code();
    const both = await Promise.all([
      post(secondFactor, { challenge: token, code: at }),
      post(secondFactor, { challenge: token, code: at }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("can be answered by a recovery code, once, however it is typed; its owner is told", async () => {
    const { recoveryCodes } = await turnOn();
    const [first = "", second = ""] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    const typed = ` ${first.toLowerCase().replace("-", " ")} `;
    expect((await post(secondFactor, { challenge: await challenge(), code: typed })).status).toBe(200);
    expect((await post(secondFactor, { challenge: await challenge(), code: first })).status).toBe(400);
    const token = await challenge();
    const both = await Promise.all([1, 2].map(() => post(secondFactor, { challenge: token, code: second })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const seen = data<{ twoFactor: { recoveryCodesLeft: number } }>(await callRoute(security, { accessToken: member.accessToken }));
    expect(seen.twoFactor.recoveryCodesLeft).toBe(8);
    const notices = await inCompany(member.scope, (tx) =>
      tx.mail.findMany({ where: { recipient: member.email, kind: "SECURITY_NOTICE" } }),
    );
    expect(notices.map(({ subject }) => subject).sort()).toEqual([
      "A recovery code was used",
      "A recovery code was used",
      "Two-factor authentication was turned on",
    ]);
  });

  it("lies in the database neither in words nor its recovery codes", async () => {
    const { secret } = data<{ secret: string }>(await own(begin, {}));
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const { recoveryCodes } = data<{ recoveryCodes: string[] }>(await own(enable, { code: app.generate() }));
    const row = JSON.stringify(await inCompany(member.scope, (tx) => tx.user.findUnique({ where: { id: member.id } })));
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))]) expect(row).not.toContain(text);
  });

  it("ends the other sign-ins when it is turned on, and is on only after its first code", async () => {
    const other = data<{ session: { access_token: string } }>(await post(login, { email: member.email, password: testPassword }));
    await own(begin, {});
    expect((await own(enable, { code: "000000" })).status).toBe(400);
    expect((await post(login, { email: member.email, password: testPassword })).body).toMatchObject({ data: { user: {} } });
    await turnOn();
    expect((await callRoute(me, { accessToken: other.session.access_token })).status).toBe(401);
    expect((await callRoute(me, { accessToken: member.accessToken })).status).toBe(200);
  });

  it("is turned off by password and code together", async () => {
    const { code, recoveryCodes } = await turnOn();
    later(30);
    expect((await own(disable, { code: code(), password: "guessed" })).body).toMatchObject({
      error: { fields: { password: "The password is not right" } },
    });
    expect((await own(disable, { code: "123456", password: testPassword })).status).toBe(400);
    expect((await own(renew, { code: recoveryCodes[0] })).status).toBe(200);
    expect((await own(disable, { code: recoveryCodes[1], password: testPassword })).status).toBe(400);
    expect((await own(disable, { code: code(), password: testPassword })).status).toBe(200);
    expect((await post(login, { email: member.email, password: testPassword })).body).toMatchObject({ data: { user: {} } });
  });

  it("that was lost is turned off by an operator, who ends all sign-ins with it", async () => {
    await turnOn();
    await endSecondFactor(member.email);
    expect((await callRoute(me, { accessToken: member.accessToken })).status).toBe(401);
    expect((await post(login, { email: member.email, password: testPassword })).body).toMatchObject({ data: { user: {} } });
    await expect(endSecondFactor(member.email)).rejects.toThrow("not on");
  });

  it("cannot be answered late, by a forged challenge, or after the password was changed", async () => {
    const { code } = await turnOn();
    const token = await challenge();
    later(11 * 60);
    expect((await post(secondFactor, { challenge: token, code: code() })).status).toBe(401);
    expect((await post(secondFactor, { challenge: `${token}x`, code: code() })).status).toBe(401);
    const next = await challenge();
    later(60);
    const json = { currentPassword: testPassword, newPassword: "quite another password" };
    expect((await own(changePassword, json)).status).toBe(200);
    expect((await post(secondFactor, { challenge: next, code: code() })).status).toBe(401);
  });

  it("is not guessed: few wrong codes are heard, and the owner's device is apart from them", async () => {
    const { code, recoveryCodes } = await turnOn();
    const known = await post(secondFactor, { challenge: await challenge(), code: recoveryCodes[0] });
    const device = /coverkeep\.device=([^;]+)/.exec(known.headers.getSetCookie().join("\n"))?.[1] ?? "";
    const token = await challenge();
    const wrong = await Promise.all(Array.from({ length: 60 }, () => post(secondFactor, { challenge: token, code: "000001" })));
    // Each came from an address of its own, so each was heard; the account is under attack now.
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
    const fromOne = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(secondFactor, { challenge: token, code: "000001" }, { headers: { "x-coverkeep-peer": "192.0.2.7" } }),
      ),
    );
    expect(fromOne.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(fromOne.filter(({ status }) => status === 429)).toHaveLength(17);
    later(30);
    const owner = await post(secondFactor, { challenge: token, code: code() }, { cookies: { "coverkeep.device": device } });
    expect(owner.status).toBe(200);
  });
});
