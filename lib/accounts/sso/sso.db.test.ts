import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as comeBack } from "@/app/api/auth/callback/[provider]/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as start } from "@/app/api/auth/sso/[provider]/route";
import { POST as signUp } from "@/app/api/auth/sso/sign-up/route";
import { GET as plan } from "@/app/api/plan/route";
import type { AuthAnswer } from "@/lib/accounts/sign-in/schema";
import { listProviders } from "@/lib/accounts/sso/queries";
import type { PlanWish } from "@/lib/tenancy/plan-schema";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createMember, type TestMember, testPassword } from "@/lib/testing/factories";
import { type IdentityProvider, openIdentityProvider } from "@/lib/testing/identity-provider";
import { type Answer, callRoute } from "@/lib/testing/request";
import { withSettings } from "@/lib/testing/settings";

const client = { id: "coverkeep", secret: "only-for-tests" };
const params = { provider: "oidc" };

let owner: Awaited<ReturnType<typeof connectAsOwner>>;
let provider: IdentityProvider;
withSettings(() => ({
  ...{ SSO_OIDC_ISSUER: provider?.issuer, SSO_OIDC_NAME: "Invented Identity" },
  ...{ SSO_OIDC_ID: client.id, SSO_OIDC_SECRET: client.secret },
}));
beforeAll(async () => {
  provider = await openIdentityProvider(client);
  owner = await connectAsOwner();
  await owner.query("set row_security = off");
});
afterAll(async () => {
  await Promise.all([owner.end(), provider.close()]);
});

/** What the browser holds after an answer, in addition to what it held. */
function kept(answer: Answer, held: Record<string, string> = {}): Record<string, string> {
  const cookies = { ...held };
  for (const line of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) cookies[name] = value;
    else delete cookies[name];
  }
  return cookies;
}

const locationOf = (answer: Answer) => answer.headers.get("location");

/** Begins here, passes the provider, and is back at our door with the cookies of the beginning. */
async function passProvider(claims: object, otherNonce = false, wish?: PlanWish, to?: string) {
  provider.next = { claims: { sub: randomUUID(), email_verified: true, ...claims }, otherNonce };
  const begun = await callRoute(start, { method: "POST", params, json: { wish, to } });
  const there = await fetch((begun.body as { data: { url: string } }).data.url, { redirect: "manual" });
  const back = new URL(there.headers.get("location") ?? "");
  return { path: back.pathname + back.search, cookies: kept(begun) };
}

async function arrive(claims: object): Promise<Answer> {
  return callRoute(comeBack, { params, ...(await passProvider(claims)) });
}

async function whoIs(cookies: Record<string, string>): Promise<string | null> {
  const answer = await callRoute(me, { cookies });
  return answer.status === 200 ? (answer.body as { data: AuthAnswer }).data.user.email : null;
}

const newMember = async (values: Parameters<typeof createMember>[2] = {}): Promise<TestMember> =>
  createMember(await createCompany(), "ADMIN", values);

it("is offered where all of a provider's settings are there", async () => {
  expect(listProviders().map(({ id, name }) => ({ id, name }))).toEqual([{ id: "oidc", name: "Invented Identity" }]);
  expect((await callRoute(start, { method: "POST", params: { provider: "google" } })).status).toBe(404);
});

describe("signing in with a provider", () => {
  it("takes a confirmed address for its account, and afterwards the account at the provider, whatever its address", async () => {
    const member = await newMember();
    const sub = randomUUID();
    const first = await arrive({ sub, email: member.email.toUpperCase() });
    expect(locationOf(first)).toBe("/dashboard");
    expect(await whoIs(kept(first))).toBe(member.email);
    expect(await whoIs(kept(await arrive({ sub, email: "moved@company.example" })))).toBe(member.email);
    const { rows } = await owner.query("select subject from mail where recipient = $1 and kind = 'SECURITY_NOTICE'", [member.email]);
    expect(rows).toHaveLength(1);
  });

  it("asks for the second factor where one is on", async () => {
    const member = await newMember({ totpEnabledAt: new Date(), totpSecret: "sealed" });
    const answer = await arrive({ email: member.email });
    expect(locationOf(answer)).toBe("/login?step=code");
    expect(kept(answer)).toHaveProperty(["coverkeep.challenge"]);
    expect(await whoIs(kept(answer))).toBeNull();
  });

  it("opens the page that was asked for, on this site only", async () => {
    const sub = randomUUID();
    const { email } = await newMember();
    const opened = async (to: string) =>
      locationOf(await callRoute(comeBack, { params, ...(await passProvider({ sub, email }, false, undefined, to)) }));
    expect(await opened("/vendors?page=2")).toBe("/vendors?page=2");
    for (const to of ["//evil.example", "https://evil.example/", "/\\evil.example", "/api/exports/me"])
      expect(await opened(to)).toBe("/dashboard");
    const stranger = await callRoute(comeBack, {
      params,
      ...(await passProvider({ email, email_verified: false }, false, undefined, "/review")),
    });
    expect(locationOf(stranger)).toBe("/login?sso=unverified&with=oidc&to=%2Freview");
  });

  it("refuses an address that the provider does not vouch for", async () => {
    const member = await newMember();
    for (const email_verified of [false, undefined, "true"]) {
      expect(locationOf(await arrive({ email: member.email, email_verified }))).toBe("/login?sso=unverified&with=oidc");
    }
  });

  it("refuses an account whose own address was never confirmed: someone else may have made it", async () => {
    const member = await newMember({ emailVerifiedAt: null });
    const answer = await arrive({ email: member.email });
    expect(locationOf(answer)).toBe("/login?sso=unconfirmed&with=oidc");
    expect(await whoIs(kept(answer))).toBeNull();
  });

  it("refuses a second account of the same provider, and suspended people", async () => {
    const member = await newMember();
    await arrive({ email: member.email });
    expect(locationOf(await arrive({ email: member.email }))).toBe("/login?sso=other-account&with=oidc");
    const suspended = await newMember({ status: "SUSPENDED" });
    expect(locationOf(await arrive({ email: suspended.email }))).toBe("/login?sso=suspended&with=oidc");
  });

  it("takes an answer only in the browser that asked, once, and only to its own question", async () => {
    const { email } = await newMember();
    const failed = "/login?sso=failed&with=oidc";
    const { path, cookies } = await passProvider({ email });
    expect(locationOf(await callRoute(comeBack, { params, path }))).toBe(failed);
    const { cookies: others } = await passProvider({ email });
    expect(locationOf(await callRoute(comeBack, { params, path, cookies: others }))).toBe(failed);
    const stale = await passProvider({ email }, true);
    expect(locationOf(await callRoute(comeBack, { params, ...stale }))).toBe(failed);
    const right = await passProvider({ email });
    expect(locationOf(await callRoute(comeBack, { params, ...right }))).toBe("/dashboard");
    expect(locationOf(await callRoute(comeBack, { params, ...right }))).toBe(failed);
    expect(cookies).not.toEqual({});
  });

  it("says when the person has turned back at the provider", async () => {
    const answer = await callRoute(comeBack, { params, path: "/?error=access_denied" });
    expect(locationOf(answer)).toBe("/login?sso=cancelled&with=oidc");
  });
});

describe("signing up with a provider", () => {
  const company = { companyName: "Invented Roofing", firstName: "Test", lastName: "Person", agreeToTerms: true };

  it("asks for the company, and then has a confirmed mailbox and no password", async () => {
    const email = `${randomUUID()}@company.example`;
    const sub = randomUUID();
    const answer = await arrive({ sub, email, given_name: "Test", family_name: "Person" });
    expect(locationOf(answer)).toBe("/signup?with=oidc");
    const done = await callRoute(signUp, { method: "POST", json: company, cookies: kept(answer) });
    expect(done.status).toBe(201);
    expect(done.body).toMatchObject({ data: { user: { email, emailVerified: true }, company: { name: "Invented Roofing" } } });
    expect((await callRoute(login, { method: "POST", json: { email, password: testPassword } })).status).toBe(401);
    expect(locationOf(await arrive({ sub, email }))).toBe("/dashboard");
  });

  it("brings the plan along that was chosen before the provider was asked", async () => {
    const wish = { plan: "pro", cycle: "annual" } as const;
    const there = await passProvider({ email: `${randomUUID()}@company.example` }, false, wish);
    const answer = await callRoute(comeBack, { params, ...there });
    expect(locationOf(answer)).toBe("/signup?with=oidc&plan=pro&cycle=annual");
    const done = await callRoute(signUp, { method: "POST", json: { ...company, wish }, cookies: kept(answer) });
    const { access_token: accessToken } = (done.body as { data: AuthAnswer }).data.session;
    expect(await callRoute(plan, { accessToken })).toMatchObject({ body: { data: { wish } } });
  });

  it("takes the address from the provider alone", async () => {
    const email = `${randomUUID()}@company.example`;
    const cookies = kept(await arrive({ email }));
    const other = await callRoute(signUp, { method: "POST", json: { ...company, email: "another@company.example" }, cookies });
    expect(other).toMatchObject({ status: 400, body: { error: { fields: { email: "There is no field called email" } } } });
    const done = await callRoute(signUp, { method: "POST", json: company, cookies });
    expect(done.body).toMatchObject({ data: { user: { email } } });
    expect((await callRoute(signUp, { method: "POST", json: company })).status).toBe(400);
    const forged = { "coverkeep.sign-up": "e30.e30.e30" };
    expect((await callRoute(signUp, { method: "POST", json: company, cookies: forged })).status).toBe(400);
  });

  it("is refused where the address got an account meanwhile, confirmed or not", async () => {
    for (const emailVerifiedAt of [null, new Date()]) {
      const email = `${randomUUID()}@company.example`;
      const cookies = kept(await arrive({ email }));
      await newMember({ email, emailVerifiedAt });
      const refused = await callRoute(signUp, { method: "POST", json: company, cookies });
      expect(refused).toMatchObject({ status: 409, body: { error: { code: "account_exists" } } });
    }
  });
});
