import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as giveCode } from "@/app/api/auth/second-factor/route";
import { GET as security } from "@/app/api/auth/security/route";
import { POST as disable } from "@/app/api/auth/two-factor/disable/route";
import { POST as enable } from "@/app/api/auth/two-factor/enable/route";
import { POST as newCodes } from "@/app/api/auth/two-factor/recovery-codes/route";
import { POST as setUp } from "@/app/api/auth/two-factor/route";
import { endSecondFactor } from "@/lib/admin/commands";
import { connectAsOwner } from "@/lib/testing/db";
import { createAddressless, createCompany, createMember, type TestMember, testPassword } from "@/lib/testing/factories";
import { type Answer, callRoute, type RouteHandler } from "@/lib/testing/request";

const start = Date.parse("2031-03-04T12:00:00Z");
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

let owner: Awaited<ReturnType<typeof connectAsOwner>>;
let member: TestMember;
beforeAll(async () => {
  owner = await connectAsOwner();
  await owner.query("set row_security = off");
});
afterAll(() => owner.end());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  member = await createMember(await createCompany());
});
afterEach(() => {
  vi.useRealTimers();
});

const dataOf = <Data>(answer: Answer) => (answer.body as { data: Data }).data;
const asMember = (handler: RouteHandler, json?: unknown) =>
  callRoute(handler, { method: "POST", accessToken: member.accessToken, ...(json === undefined ? {} : { json }) });
const signIn = (json: object = {}) => callRoute(login, { method: "POST", json: { email: member.email, password: testPassword, ...json } });

/** The app on the phone: its code, or the one of so many steps away. */
function phone(secret: string) {
  const generator = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  return { code: (steps = 0) => generator.generate({ timestamp: Date.now() + steps * 30_000 }) };
}

async function turnOn() {
  const { secret } = dataOf<{ secret: string }>(await asMember(setUp));
  const app = phone(secret);
  const answer = await asMember(enable, { code: app.code(), password: testPassword });
  expect(answer.status).toBe(200);
  const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(answer);
  // The code that turned it on is used up.
  minutes(1);
  return { ...app, secret, recoveryCodes };
}

/** The password was right: what the browser holds while it asks for the code. */
async function challengeOf(answer: Answer): Promise<Record<string, string>> {
  const lines = answer.headers.getSetCookie();
  const line = lines.find((text) => text.startsWith("coverkeep.challenge=")) ?? "";
  expect(lines.some((text) => text.startsWith("coverkeep.session="))).toBe(false);
  return { "coverkeep.challenge": line.split(";")[0]?.split("=")[1] ?? "" };
}

async function answerWith(code: string) {
  const cookies = await challengeOf(await signIn());
  return callRoute(giveCode, { method: "POST", cookies, json: { code } });
}

describe("turning the second factor on", () => {
  it("takes the first code of the new secret, and shows ten recovery codes once", async () => {
    const begun = dataOf<{ secret: string; uri: string; qr: { size: number; path: string } }>(await asMember(setUp));
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Coverkeep:/);
    expect(begun.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect((await signIn()).body).toMatchObject({ data: { user: { email: member.email } } });
    expect((await asMember(enable, { code: "000000", password: testPassword })).body).toMatchObject({
      error: { fields: { code: "This code is not valid" } },
    });
    const answer = await asMember(enable, { code: phone(begun.secret).code(), password: testPassword });
    expect(new Set(dataOf<{ recoveryCodes: string[] }>(answer).recoveryCodes).size).toBe(10);
    expect((await callRoute(security, { accessToken: member.accessToken })).body).toMatchObject({
      data: { twoFactor: { enabledAt: expect.any(String), recoveryCodesLeft: 10 } },
    });
  });

  it("asks for the password too, so that a device left signed in cannot lock its owner out", async () => {
    const { secret } = dataOf<{ secret: string }>(await asMember(setUp));
    const give = async (json: object) => (await asMember(enable, { code: phone(secret).code(), ...json })).body;
    expect(await give({})).toMatchObject({ error: { fields: { password: "Please enter your password" } } });
    expect(await give({ password: "a guess" })).toMatchObject({ error: { fields: { password: "The password is not right" } } });
    expect((await callRoute(security, { accessToken: member.accessToken })).body).toMatchObject({
      data: { twoFactor: { enabledAt: null } },
    });
  });

  it("keeps neither the secret nor a recovery code in words", async () => {
    const { secret, recoveryCodes } = await turnOn();
    const { rows } = await owner.query(`select row_to_json(u)::text as stored from "user" u where id = $1`, [member.id]);
    for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))]) {
      expect(rows[0].stored).not.toContain(word);
    }
  });

  it("ends the sign-ins that were made without it, and emails the owner", async () => {
    const { session } = dataOf<{ session: { access_token: string } }>(await signIn());
    await turnOn();
    expect((await callRoute(me, { accessToken: session.access_token })).status).toBe(401);
    expect((await callRoute(me, { accessToken: member.accessToken })).status).toBe(200);
    const { rows } = await owner.query("select 1 from mail where recipient = $1 and kind = 'SECURITY_NOTICE'", [member.email]);
    expect(rows).toHaveLength(1);
  });
});

describe("a sign-in with the second factor", () => {
  it("opens nothing before the code is right, and everything after it", async () => {
    const app = await turnOn();
    const asked = await signIn();
    expect(asked.body).toMatchObject({ data: { secondFactor: true } });
    expect(JSON.stringify(asked.body)).not.toContain("access_token");
    const cookies = await challengeOf(asked);
    expect((await callRoute(me, { cookies })).status).toBe(401);
    const wrong = await callRoute(giveCode, { method: "POST", cookies, json: { code: "000000" } });
    expect(wrong.body).toMatchObject({ error: { fields: { code: "This code is not valid" } } });
    const right = await callRoute(giveCode, { method: "POST", cookies, json: { code: app.code() } });
    expect(right.body).toMatchObject({ data: { user: { email: member.email } } });
  });

  it("takes each code once", async () => {
    const app = await turnOn();
    const code = app.code();
    const outcomes = [await answerWith(code), await answerWith(code)];
    expect(outcomes.map(({ status }) => status)).toEqual([200, 400]);
    expect(outcomes[1]?.body).toMatchObject({ error: { fields: { code: expect.stringContaining("already used") } } });
  });

  it("lets one in of two who give the same code at once", async () => {
    const app = await turnOn();
    const both = await Promise.all([answerWith(app.code()), answerWith(app.code())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("takes the code of the step before and after, for clocks that differ, and none further away", async () => {
    const app = await turnOn();
    expect((await answerWith(app.code(-2))).status).toBe(400);
    expect((await answerWith(app.code(2))).status).toBe(400);
    expect((await answerWith(app.code(-1))).status).toBe(200);
    minutes(5);
    expect((await answerWith(app.code(1))).status).toBe(200);
  });

  it("takes a recovery code once, however it is typed", async () => {
    const { recoveryCodes } = await turnOn();
    const [code = ""] = recoveryCodes;
    expect((await answerWith(` ${code.toLowerCase().replace("-", " ")} `)).status).toBe(200);
    expect((await answerWith(code)).status).toBe(400);
    expect((await callRoute(security, { accessToken: member.accessToken })).body).toMatchObject({
      data: { twoFactor: { recoveryCodesLeft: 9 } },
    });
  });

  it("waits ten minutes for the code, and not past a change of the password", async () => {
    const app = await turnOn();
    const late = await challengeOf(await signIn());
    minutes(11);
    expect((await callRoute(giveCode, { method: "POST", cookies: late, json: { code: app.code() } })).status).toBe(401);
    const overtaken = await challengeOf(await signIn());
    minutes(1);
    await owner.query(`update "user" set password_changed_at = $2 where id = $1`, [member.id, new Date()]);
    expect((await callRoute(giveCode, { method: "POST", cookies: overtaken, json: { code: app.code() } })).status).toBe(401);
  });

  it("hears few wrong codes", async () => {
    const app = await turnOn();
    const cookies = await challengeOf(await signIn());
    const guess = (code: string) =>
      callRoute(giveCode, { method: "POST", cookies, json: { code }, headers: { "x-coverkeep-peer": "192.0.2.7" } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await guess("000000")).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect((await guess(app.code())).status).toBe(429);
  });
});

describe("an account that gave its address up to another", () => {
  it("wins no codes back at the other account by codes of its own, and uses none of them up", async () => {
    const app = await turnOn();
    const asked = await challengeOf(await signIn());
    const claims = { email: member.email, password: "the other account's password" };
    const { accessToken } = await createAddressless(member.email, claims.password);
    const own = phone(dataOf<{ secret: string }>(await callRoute(setUp, { method: "POST", accessToken })).secret);
    const on = await callRoute(enable, { method: "POST", accessToken, json: { code: own.code(), password: claims.password } });
    const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(on);

    const give = (cookies: Record<string, string>, code: string, peer: string) =>
      callRoute(giveCode, { method: "POST", cookies, json: { code }, headers: { "x-coverkeep-peer": peer } });
    const heard: number[] = [];
    for (let times = 0; times < 20; times += 1) {
      if ((await give(asked, "000000", "192.0.2.8")).status === 400) heard.push(times);
      if (times % 2 > 0) continue;
      const code = recoveryCodes[times / 2] ?? "";
      expect((await give(await challengeOf(await signIn(claims)), code, "192.0.2.8")).status).toBe(200);
    }
    expect(heard).toHaveLength(10);

    const challenge = await challengeOf(await signIn(claims));
    const wrong: number[] = [];
    for (let times = 0; times < 12; times += 1) wrong.push((await give(challenge, "000000", "192.0.2.9")).status);
    expect(wrong.filter((status) => status === 429)).toHaveLength(2);
    expect((await give(asked, app.code(), "192.0.2.9")).status).toBe(200);
  });
});

describe("turning it off", () => {
  it("takes the password and a code", async () => {
    const app = await turnOn();
    expect((await asMember(disable, { password: "not it", code: app.code() })).body).toMatchObject({
      error: { fields: { password: "The password is not right" } },
    });
    expect((await asMember(disable, { password: testPassword, code: "000000" })).body).toMatchObject({
      error: { fields: { code: "This code is not valid" } },
    });
    expect((await asMember(disable, { password: testPassword, code: app.code() })).status).toBe(200);
    expect((await signIn()).body).toMatchObject({ data: { user: { email: member.email } } });
  });

  it("is done by the operator for who has lost the device and the codes", async () => {
    await turnOn();
    await endSecondFactor(member.email);
    expect((await callRoute(me, { accessToken: member.accessToken })).status).toBe(401);
    expect((await signIn()).body).toMatchObject({ data: { user: { email: member.email } } });
  });
});

it("new recovery codes end the old ones", async () => {
  const app = await turnOn();
  const answer = await asMember(newCodes, { code: app.code() });
  const [fresh = ""] = dataOf<{ recoveryCodes: string[] }>(answer).recoveryCodes;
  expect((await answerWith(app.recoveryCodes[1] ?? "")).status).toBe(400);
  expect((await answerWith(fresh)).status).toBe(200);
});

describe("changing the password", () => {
  it("takes the current one, ends the other sign-ins, and says when", async () => {
    const { session } = dataOf<{ session: { access_token: string } }>(await signIn());
    const change = (currentPassword: string) => asMember(changePassword, { currentPassword, newPassword: "a new long password" });
    expect((await change("not it")).body).toMatchObject({ error: { fields: { currentPassword: "The current password is not right" } } });
    expect((await change(testPassword)).status).toBe(200);
    expect((await callRoute(me, { accessToken: session.access_token })).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect((await signIn({ password: "a new long password" })).status).toBe(200);
    expect((await callRoute(security, { accessToken: member.accessToken })).body).toMatchObject({
      data: { hasPassword: true, passwordChangedAt: new Date(start).toISOString() },
    });
  });
});
