import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { GET as callback } from "@/app/api/auth/callback/[provider]/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as start } from "@/app/api/auth/sso/[provider]/route";
import { POST as signUp } from "@/app/api/auth/sso/sign-up/route";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";
import { type OpenIdProvider, openProvider } from "@/lib/testing/openid";
import { type Answer, callRoute } from "@/lib/testing/request";

let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await openProvider();
  // Before the settings are read for the first time.
  const { issuer, clientId, clientSecret } = provider;
  Object.assign(process.env, {
    SSO_OIDC_ISSUER: issuer,
    SSO_OIDC_ID: clientId,
    SSO_OIDC_SECRET: clientSecret,
    SSO_OIDC_NAME: "Invented ID",
  });
});
afterAll(() => provider.close());

let member: TestMember;
beforeEach(async () => {
  provider.wrongNonce = false;
  member = await createMember(await createCompany());
});

type Cookies = Record<string, string>;
const params = { provider: "oidc" };

function keep(cookies: Cookies, answer: Answer): Cookies {
  const kept = { ...cookies };
  for (const line of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "" || /max-age=0/i.test(line)) delete kept[name];
    else kept[name] = value;
  }
  return kept;
}

/** The way of a browser: our button, the provider, and back with what the provider gave. */
async function signOn(claims: Partial<OpenIdProvider["person"]>, bend = (query: URLSearchParams) => query) {
  provider.person = { sub: randomUUID(), email_verified: true, name: "Dana Invented", ...claims };
  const started = await callRoute(start, { method: "POST", params });
  expect(started.status).toBe(200);
  const { url } = (started.body as { data: { url: string } }).data;
  expect(url.startsWith(`${provider.issuer}/authorize?`)).toBe(true);
  const away = await fetch(url, { redirect: "manual" });
  const back = new URL(away.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe("http://coverkeep.test/api/auth/callback/oidc");
  const cookies = keep({}, started);
  const answer = await callRoute(callback, { path: `/?${bend(back.searchParams)}`, params, cookies });
  return { location: answer.headers.get("location"), cookies: keep(cookies, answer) };
}

it("signs in whose address both sides have confirmed, and knows the account again when its address changes", async () => {
  const sub = randomUUID();
  const first = await signOn({ sub, email: member.email.toUpperCase() });
  expect(first.location).toBe("/dashboard");
  expect((await callRoute(me, { cookies: first.cookies })).body).toMatchObject({ data: { user: { email: member.email } } });
  const second = await signOn({ sub, email: "elsewhere@company.example" });
  expect(second.location).toBe("/dashboard");
  expect((await callRoute(me, { cookies: second.cookies })).body).toMatchObject({ data: { user: { email: member.email } } });
  expect((await signOn({ email: member.email })).location).toBe("/login?sso=other-account&with=oidc");
});

it("does not sign in by an address that the provider, or we, have not confirmed", async () => {
  const unconfirmed = await createMember(await createCompany(), "ADMIN", { emailVerifiedAt: null });
  for (const [claims, refusal] of [
    [{ email: member.email, email_verified: false }, "unverified"],
    [{ email: member.email, email_verified: undefined }, "unverified"],
    [{}, "unverified"],
    [{ email: unconfirmed.email }, "unconfirmed"],
  ] as const) {
    const { location, cookies } = await signOn(claims);
    expect(location).toBe(`/login?sso=${refusal}&with=oidc`);
    expect(Object.keys(cookies).filter((name) => name.startsWith("coverkeep."))).toEqual([]);
  }
});

it("asks for the second factor too", async () => {
  await inCompany(member.scope, (tx) => tx.user.update({ where: { id: member.id }, data: { totpSecret: "sealed", totpEnabledAt: now() } }));
  const { location, cookies } = await signOn({ email: member.email });
  expect(location).toBe("/login?step=code");
  expect(Object.keys(cookies).filter((name) => name.startsWith("coverkeep."))).toEqual(["coverkeep.challenge"]);
});

it("takes an unknown address to the sign-up, which asks for the company and needs no password", async () => {
  const email = `${randomUUID()}@company.example`;
  const { location, cookies } = await signOn({ email });
  expect(location).toBe("/signup?with=oidc");
  expect((await callRoute(me, { cookies })).status).toBe(401);
  const json = { firstName: "Dana", lastName: "Invented", companyName: "Invented Glazing", companySize: "11-50", agreeToTerms: true };
  const answer = await callRoute(signUp, { method: "POST", json, cookies });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ data: { user: { email, emailVerified: true }, company: { name: "Invented Glazing" } } });
  expect((await callRoute(login, { method: "POST", json: { email, password: "any password" } })).status).toBe(401);
  expect((await signOn({ ...provider.person })).location).toBe("/dashboard");
  expect((await callRoute(signUp, { method: "POST", json, cookies })).status).toBe(409);
});

it("believes no answer that was not asked for, was changed on the way, or comes from a suspended account", async () => {
  const bent = (name: string) => (query: URLSearchParams) =>
    new URLSearchParams([...[...query].filter(([key]) => key !== name), [name, "forged"]]);
  expect((await signOn({ email: member.email }, bent("state"))).location).toBe("/login?sso=failed&with=oidc");
  expect((await signOn({ email: member.email }, bent("code"))).location).toBe("/login?sso=failed&with=oidc");
  provider.wrongNonce = true;
  expect((await signOn({ email: member.email })).location).toBe("/login?sso=failed&with=oidc");
  provider.wrongNonce = false;
  const other = await callRoute(callback, { path: "/?code=guessed&state=guessed", params });
  expect(other.headers.get("location")).toBe("/login?sso=failed&with=oidc");
  const left = await callRoute(callback, { path: "/?error=access_denied", params });
  expect(left.headers.get("location")).toBe("/login?sso=cancelled&with=oidc");
  await inCompany(member.scope, (tx) => tx.user.update({ where: { id: member.id }, data: { status: "SUSPENDED" } }));
  expect((await signOn({ email: member.email })).location).toBe("/login?sso=suspended&with=oidc");
});

it("that is not configured is not there", async () => {
  expect((await callRoute(start, { method: "POST", params: { provider: "google" } })).status).toBe(404);
});
