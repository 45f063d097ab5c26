import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as confirmAddress } from "@/app/api/people/email/route";
import { PATCH as changeMe } from "@/app/api/people/me/route";
import { GET as vendors } from "@/app/api/vendors/route";
import type { AuthAnswer } from "@/lib/accounts/sign-in/schema";
import { open } from "@/lib/infra/crypto";
import { connectAsOwner } from "@/lib/testing/db";
import { createAddressless, createCompany, createMember, testPassword } from "@/lib/testing/factories";
import { type Answer, callRoute, type RouteHandler } from "@/lib/testing/request";

const message = "An account with this email already exists. Sign in or reset your password.";
const refused = { status: 409, body: { error: { code: "account_exists", message } } };
const person = { firstName: "Test", lastName: "Person", companyName: "Invented Concrete", password: "a long enough password" };
const newEmail = () => `${randomUUID()}@company.example`;
const post = (handler: RouteHandler, json: unknown, rest = {}) => callRoute(handler, { method: "POST", json, ...rest });
const signed = (answer: Answer) => (answer.body as { data: AuthAnswer }).data;
const signUp = (email: string, peer: string = randomUUID()) =>
  post(register, { ...person, email }, { headers: { "x-coverkeep-peer": peer } });

let owner: Awaited<ReturnType<typeof connectAsOwner>>;
beforeAll(async () => {
  owner = await connectAsOwner();
  await owner.query("set row_security = off");
});
afterAll(() => owner.end());

async function tokensTo(recipient: string, kind: string): Promise<string[]> {
  const { rows } = await owner.query(`select body from mail where recipient = $1 and kind = $2::mail_kind order by created_at`, [
    recipient,
    kind,
  ]);
  return rows.map(({ body }) => /token=([\w-]+)/.exec(open("mail", body))?.[1] ?? "");
}

async function accountsWith(email: string): Promise<number> {
  const { rows } = await owner.query(`select count(*)::int as count from "user" where lower(email) = lower($1)`, [email]);
  return rows[0].count;
}

describe("signing up with an address that has an account", () => {
  it("is refused, however the address is written, and makes no company", async () => {
    const email = newEmail();
    expect((await signUp(email)).status).toBe(201);
    for (const written of [email, email.toUpperCase(), ` ${email} `]) {
      expect(await post(register, { ...person, companyName: "Invented Second", email: written })).toMatchObject(refused);
    }
    expect(await accountsWith(email)).toBe(1);
    const { rows } = await owner.query("select 1 from company where name = 'Invented Second'");
    expect(rows).toEqual([]);
  });

  it("is refused whether the account is unconfirmed, suspended or about to be deleted", async () => {
    for (const values of [{ emailVerifiedAt: null }, { status: "SUSPENDED" as const }, { deletionDueAt: new Date(Date.now() + 1e9) }]) {
      const { email } = await createMember(await createCompany(), "ADMIN", values);
      expect(await signUp(email)).toMatchObject(refused);
    }
  });

  it("leaves one account of several sign-ups at once", async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(email)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await accountsWith(email)).toBe(1);
  });

  it("is limited by address, wherever it comes from", async () => {
    const { email } = await createMember(await createCompany());
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1) statuses.push((await signUp(email)).status);
    expect(statuses).toEqual([...Array(10).fill(409), 429]);
  });

  it("is limited by network, which then learns nothing of free addresses either", async () => {
    const peer = "203.0.113.77";
    for (let times = 0; times < 20; times += 1) {
      const { email } = await createMember(await createCompany());
      expect((await signUp(email, peer)).status).toBe(409);
    }
    expect((await signUp(newEmail(), peer)).status).toBe(429);
    expect((await signUp(newEmail(), "203.0.113.78")).status).toBe(201);
  });
});

describe("an account whose address another account has", () => {
  const own = "the other account's password";
  const both = async (password: string) => {
    const holder = await createMember(await createCompany());
    return { holder, former: await createAddressless(holder.email, password) };
  };
  const enter = async (email: string, password: string) => signed(await post(login, { email, password })).company?.id;

  it("signs in with the former address and its own password, and sees nothing before it has a new one", async () => {
    const { holder, former } = await both(own);
    expect(await enter(holder.email, testPassword)).toBe(holder.scope.companyId);
    const entered = signed(await post(login, { email: holder.email, password: own }));
    expect(entered).toMatchObject({ user: { email: holder.email, needsAddress: true }, company: { id: former.company.id } });
    expect(await callRoute(vendors, { accessToken: entered.session.access_token })).toMatchObject({
      status: 403,
      body: { error: { code: "address_needed" } },
    });
    expect((await callRoute(vendors, { accessToken: former.accessToken })).status, "an older session").toBe(403);
    expect((await post(login, { email: holder.email, password: "neither of them" })).status).toBe(401);
  });

  it("has its company back once a new address is confirmed, and signs in with that one alone", async () => {
    const { holder, former } = await both(own);
    const { accessToken } = former;
    const email = newEmail();
    const change = (json: object) => callRoute(changeMe, { method: "PATCH", accessToken, json });
    expect((await change({ email })).status, "without the password").toBe(400);
    expect((await change({ email: holder.email, password: own })).status, "the other account's address").toBe(409);
    expect(await change({ email, password: own })).toMatchObject({ status: 200, body: { data: { newEmail: email } } });
    expect((await callRoute(vendors, { accessToken })).status).toBe(403);
    const [token] = await tokensTo(email, "CHANGE_EMAIL");
    expect((await post(confirmAddress, { token })).status).toBe(200);
    expect((await callRoute(vendors, { accessToken })).status).toBe(200);
    expect((await callRoute(me, { accessToken })).body).toMatchObject({
      data: { user: { email, emailVerified: true, needsAddress: false } },
    });
    expect((await post(login, { email: holder.email, password: own })).status).toBe(401);
    expect(await enter(email, own)).toBe(former.company.id);
  });

  it("opens first, once a day, where both accounts have one password", async () => {
    const { holder, former } = await both(testPassword);
    expect(await enter(holder.email, testPassword)).toBe(former.company.id);
    expect(await enter(holder.email, testPassword)).toBe(holder.scope.companyId);
  });

  it("gets a reset link of its own, which sets its password and does not confirm the address", async () => {
    const { holder, former } = await both(own);
    await post(forgot, { email: holder.email });
    const [ofHolder, ofFormer] = await tokensTo(holder.email, "RESET_PASSWORD");
    expect((await post(reset, { token: ofFormer, password: "chosen anew by link" })).status).toBe(200);
    const entered = signed(await post(login, { email: holder.email, password: "chosen anew by link" }));
    expect(entered).toMatchObject({ user: { needsAddress: true, emailVerified: false }, company: { id: former.company.id } });
    expect((await post(reset, { token: ofHolder, password: "the holder's new one" })).status).toBe(200);
    expect(await enter(holder.email, "the holder's new one")).toBe(holder.scope.companyId);
  });

  it("may take the address again once it is free", async () => {
    const { holder, former } = await both(own);
    await owner.query(`update "user" set email = $2 where id = $1`, [holder.id, newEmail()]);
    const json = { email: holder.email, password: own };
    expect((await callRoute(changeMe, { method: "PATCH", accessToken: former.accessToken, json })).status).toBe(200);
    const [token] = await tokensTo(holder.email, "CHANGE_EMAIL");
    expect((await post(confirmAddress, { token })).status).toBe(200);
    expect(await enter(holder.email, own)).toBe(former.company.id);
  });
});
