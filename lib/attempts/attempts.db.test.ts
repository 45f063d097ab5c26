import { beforeEach, describe, expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { countGuess } from "@/lib/attempts/commands";
import { open } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { createCompany, createMember, type TestMember, testPassword } from "@/lib/testing/factories";
import { type Answer, callRoute } from "@/lib/testing/request";

let owner: TestMember;
beforeEach(async () => {
  owner = await createMember(await createCompany());
});

const signIn = (email: string, password: string, more: { from?: string; device?: string } = {}) =>
  callRoute(login, {
    method: "POST",
    json: { email, password },
    ...(more.from && { headers: { "x-coverkeep-peer": more.from } }),
    ...(more.device && { cookies: { "coverkeep.device": more.device } }),
  });
const deviceOf = (answer: Answer) => /coverkeep\.device=([^;]+)/.exec(answer.headers.getSetCookie().join("\n"))?.[1] ?? "";

/** Guesses as fast as the limits are asked, without the password's costly check. */
async function attack(email: string, addresses: number, guesses: number): Promise<number> {
  let heard = 0;
  for (let guess = 0; guess < guesses; guess += 1) {
    const address = `198.51.${Math.floor((guess % addresses) / 250)}.${(guess % addresses) % 250}`;
    heard += await countGuess("password", email, { address, device: null }).then(
      () => 1,
      () => 0,
    );
  }
  return heard;
}

describe("guessing passwords", () => {
  it("from one address is heard ten times in a quarter of an hour, also for an address without an account", async () => {
    for (const email of [owner.email, "nobody@company.example"]) {
      const from = email === owner.email ? "192.0.2.1" : "192.0.2.2";
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess += 1) statuses.push((await signIn(email, "guessed", { from })).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    }
    const refused = [
      await signIn(owner.email, testPassword, { from: "192.0.2.1" }),
      await signIn("nobody@company.example", "x", { from: "192.0.2.2" }),
    ];
    const sentences = refused.map(({ body }) => (body as { error: { message: string } }).error.message);
    expect(new Set(sentences).size).toBe(1);
  });

  it("from many addresses is heard ever less, and leaves the owner able to sign in", async () => {
    const device = deviceOf(await signIn(owner.email, testPassword));
    const heard = await attack(owner.email, 60, 1200);
    // The first hundred, and then three an address at most.
    expect(heard).toBeLessThanOrEqual(100 + 60 * 3);
    expect((await signIn(owner.email, testPassword)).status).toBe(200);
    for (let mistyped = 0; mistyped < 5; mistyped += 1) expect((await signIn(owner.email, "mistyped", { device })).status).toBe(401);
    expect((await signIn(owner.email, testPassword, { device, from: "198.51.0.1" })).status).toBe(200);
  });

  it("from more addresses than anybody has reaches an end, after which known devices and the mailbox still open", async () => {
    const device = deviceOf(await signIn(owner.email, testPassword));
    expect(await attack(owner.email, 4000, 4000)).toBe(3000);
    expect((await signIn(owner.email, testPassword)).status).toBe(429);
    expect((await signIn(owner.email, testPassword, { device })).status).toBe(200);
    await callRoute(forgot, { method: "POST", json: { email: owner.email } });
    const mail = await inCompany(owner.scope, (tx) =>
      tx.mail.findFirstOrThrow({ where: { kind: "RESET_PASSWORD", recipient: owner.email } }),
    );
    const token = /token=([\w-]+)/.exec(open("mail", mail.body))?.[1];
    const changed = await callRoute(reset, { method: "POST", json: { token, password: "chosen by the owner" } });
    expect((await signIn(owner.email, "chosen by the owner", { device: deviceOf(changed) })).status).toBe(200);
  });

  it("is not helped by another person's device, a forged one, or a success elsewhere", async () => {
    const stranger = await createMember(await createCompany());
    const device = deviceOf(await signIn(stranger.email, testPassword));
    for (const presented of [device, `${device}x`, device.replace(/\.[^.]+$/, ".forged")]) {
      const from = `192.0.2.${presented.length % 200}`;
      for (let guess = 0; guess < 10; guess += 1) await signIn(owner.email, "guessed", { from, device: presented });
      expect((await signIn(stranger.email, testPassword, { from })).status).toBe(200);
      expect((await signIn(owner.email, testPassword, { from, device: presented })).status).toBe(429);
    }
  });
});

describe("changing the password", () => {
  it("asks for the current one, ends the other sign-ins, and says when it was", async () => {
    const other = await signIn(owner.email, testPassword);
    const change = (currentPassword: string) =>
      callRoute(changePassword, {
        method: "POST",
        accessToken: owner.accessToken,
        json: { currentPassword, newPassword: "another password" },
      });
    expect((await change("guessed")).body).toMatchObject({ error: { fields: { currentPassword: "The current password is not right" } } });
    expect((await change(testPassword)).status).toBe(200);
    const sessions = await inCompany(owner.scope, (tx) => tx.session.findMany({ where: { userId: owner.id, revokedAt: null } }));
    expect(sessions.map(({ id }) => id)).toEqual([owner.sessionId]);
    expect(other.status).toBe(200);
    const user = await inCompany(owner.scope, (tx) => tx.user.findUniqueOrThrow({ where: { id: owner.id } }));
    expect(user.passwordChangedAt).not.toBeNull();
    expect((await signIn(owner.email, "another password")).status).toBe(200);
  });
});
