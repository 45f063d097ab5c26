import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as refresh } from "@/app/api/auth/refresh/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { PATCH as changeMe } from "@/app/api/people/me/route";
import type { AuthAnswer } from "@/lib/accounts/sign-in/schema";
import { countGuess, knownDeviceToken } from "@/lib/accounts/throttle-commands";
import { guessRules } from "@/lib/accounts/throttle-rules";
import { open } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { createAddressless, createCompany, createMember, testPassword } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";

const { password: rules } = guessRules;
const newEmail = () => `${randomUUID()}@company.example`;
const at = (address: string, device: string | null = null) => ({ address, device });

/** Wrong guesses at the account from that many addresses; how many were checked. */
async function attack(email: string, addresses: number, each: number): Promise<number> {
  let checked = 0;
  for (let address = 0; address < addresses; address += 1) {
    const guesses = Array.from({ length: each }, () => countGuess("password", email, at(`198.51.${address >> 8}.${address & 255}`)));
    checked += (await Promise.allSettled(guesses)).filter(({ status }) => status === "fulfilled").length;
  }
  return checked;
}

describe("an account under attack", () => {
  it("is guessed at a few times by each further address only, and its owner is let in", async () => {
    const member = await createMember(await createCompany());
    const checked = await attack(member.email, 40, 8);
    expect(checked).toBeLessThanOrEqual(rules.calm + 8 + 40 * rules.addressUnderAttack);
    const signIn = (rest: object) =>
      callRoute(login, {
        method: "POST",
        json: { email: member.email, password: testPassword },
        headers: { "x-coverkeep-peer": "203.0.113.9" },
        ...rest,
      });
    // On a device they never used, and on one of theirs, even where the attacker sits.
    expect((await signIn({})).status).toBe(200);
    const cookies = { "coverkeep.device": knownDeviceToken(member.email) };
    expect((await signIn({ cookies, headers: { "x-coverkeep-peer": "198.51.0.0" } })).status).toBe(200);
  });

  it("from more addresses than anyone has is refused, and its owner comes in through the mailbox", full, async () => {
    const member = await createMember(await createCompany());
    expect(await attack(member.email, rules.most + 200, 1)).toBe(rules.most);
    const signIn = (password: string, cookies = {}) =>
      callRoute(login, { method: "POST", json: { email: member.email, password }, cookies });
    expect((await signIn(testPassword)).status).toBe(429);
    await callRoute(forgot, { method: "POST", json: { email: member.email } });
    const mail = await inCompany(member.scope, (tx) => tx.mail.findFirstOrThrow({ where: { kind: "RESET_PASSWORD" } }));
    const token = /token=([\w-]+)/.exec(open("mail", mail.body))?.[1];
    const changed = await callRoute(reset, { method: "POST", json: { token, password: "chosen by the owner" } });
    const device = /coverkeep\.device=([^;]+)/.exec(changed.headers.getSetCookie().join())?.[1] ?? "";
    expect((await signIn("chosen by the owner", { "coverkeep.device": device })).status).toBe(200);
  });

  it("is no reason to count against another account, or against the address elsewhere", async () => {
    await attack(newEmail(), 1, 20);
    await expect(countGuess("password", newEmail(), at("198.51.0.0"))).resolves.toBeDefined();
  });

  it("hears the same refusal whether it exists or not", async () => {
    const member = await createMember(await createCompany());
    const refusals: unknown[] = [];
    for (const email of [member.email, newEmail()]) {
      await attack(email, 1, 20);
      const headers = { "x-coverkeep-peer": "198.51.0.0" };
      const answer = await callRoute(login, { method: "POST", json: { email, password: "wrong password" }, headers });
      const { status, body } = answer;
      refusals.push({
        status,
        retryAfter: answer.headers.get("retry-after"),
        left: answer.headers.get("ratelimit"),
        message: (body as { error: { message: string } }).error.message,
      });
    }
    expect(refusals[0]).toMatchObject({ status: 429, retryAfter: "900", left: expect.stringMatching(/^"sign-in";r=0;t=900$/) });
    expect(refusals[1]).toEqual(refusals[0]);
  });
});

describe("a known device", () => {
  it("is one only for the address that signed in on it, and has its own limit", async () => {
    const email = newEmail();
    const device = knownDeviceToken(email);
    const guess = () => countGuess("password", email, at("203.0.113.1", device));
    const outcomes = await Promise.allSettled(Array.from({ length: rules.knownDevice.max + 5 }, guess));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(rules.knownDevice.max);
    const other = newEmail();
    const asStranger = await Promise.allSettled(Array.from({ length: 20 }, () => countGuess("password", other, at("203.0.113.2", device))));
    expect(asStranger.filter(({ status }) => status === "fulfilled")).toHaveLength(rules.address.max);
  });

  it("cannot be made up", async () => {
    const email = newEmail();
    const [id] = knownDeviceToken(email).split(".");
    const forged = await Promise.allSettled(
      Array.from({ length: 20 }, () => countGuess("password", email, at("203.0.113.3", `${id}.forged`))),
    );
    expect(forged.filter(({ status }) => status === "fulfilled")).toHaveLength(rules.address.max);
  });
});

it("a right guess gives back what wrong ones had taken from its address", async () => {
  const email = newEmail();
  for (let times = 0; times < 3 * rules.address.max; times += 1) {
    const guess = await countGuess("password", email, at("203.0.113.4"));
    await guess.forgive();
  }
});

describe("an account that gave its address up to another", () => {
  const place = { "x-coverkeep-peer": "198.51.100.7" };
  const own = "the other account's password";
  const from = (email: string, password: string, headers: Record<string, string> = place) =>
    callRoute(login, { method: "POST", json: { email, password }, headers });

  async function given() {
    const { email } = await createMember(await createCompany());
    const { accessToken } = await createAddressless(email, own);
    return { email, accessToken };
  }

  it.each<[string, (email: string, accessToken: string) => Promise<{ status: number }>]>([
    ["signing in", (email) => from(email, own)],
    [
      "giving the password for a new one",
      (_, accessToken) => {
        const json = { currentPassword: own, newPassword: own };
        return callRoute(changePassword, { method: "POST", accessToken, json, headers: place });
      },
    ],
    [
      "giving the password for another address",
      (_, accessToken) => {
        const json = { email: newEmail(), password: own };
        return callRoute(changeMe, { method: "PATCH", accessToken, json, headers: place });
      },
    ],
  ])("gets no more guesses at the owner's password by %s in between", async (_, between) => {
    const { email, accessToken } = await given();
    const heard: number[] = [];
    for (let times = 0; times < 2 * rules.address.max; times += 1) {
      const { status } = await from(email, `guess ${times}`);
      if (status === 401) heard.push(times);
      if (times === 4) expect((await between(email, accessToken)).status).toBe(200);
      else await between(email, accessToken);
    }
    expect(heard.length).toBeGreaterThan(2);
    expect(heard.length).toBeLessThanOrEqual(rules.address.max);
  });

  it("has no known device, neither from a sign-in nor from a renewal; the address's owner has one", async () => {
    const { email } = await given();
    const entered = await from(email, own);
    const { session } = (entered.body as { data: AuthAnswer }).data;
    const renewed = await callRoute(refresh, { method: "POST", json: { refresh_token: session.refresh_token } });
    const cookiesOf = ({ headers }: { headers: Headers }) => headers.getSetCookie().join();
    for (const answer of [entered, renewed]) {
      expect(cookiesOf(answer)).toContain("coverkeep.session=");
      expect(cookiesOf(answer)).not.toContain("coverkeep.device=");
    }
    expect(cookiesOf(await from(email, testPassword))).toContain("coverkeep.device=");
  });

  it("uses up none of the owner's guesses by wrong passwords of its own", async () => {
    const { email, accessToken } = await given();
    const statuses: number[] = [];
    for (let times = 0; times < rules.address.max + 2; times += 1) {
      const json = { currentPassword: `guess ${times}`, newPassword: "another password" };
      const call = { method: "POST", accessToken, json, headers: place };
      statuses.push((await callRoute(changePassword, call)).status);
    }
    expect(
      statuses.filter((status) => status === 429),
      "for themselves they are counted",
    ).toHaveLength(2);
    expect((await from(email, testPassword)).status).toBe(200);
  });
});
