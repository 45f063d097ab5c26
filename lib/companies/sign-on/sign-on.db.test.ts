import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GET as comeBack } from "@/app/api/auth/callback/[provider]/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as register } from "@/app/api/auth/register/route";
import { GET as lookUp } from "@/app/api/auth/sign-on/route";
import { POST as start } from "@/app/api/auth/sso/[provider]/route";
import { PATCH as changeSettings } from "@/app/api/sign-on/route";
import { addProvider, changePolicy, changeProvider } from "@/lib/companies/sign-on/commands";
import { addDomain, changeDomain, checkDomain } from "@/lib/companies/sign-on/domains-commands";
import { readSignOn } from "@/lib/companies/sign-on/queries";
import { domainInput } from "@/lib/companies/sign-on/schema";
import { inviteMember } from "@/lib/companies/team/commands";
import { updateMember } from "@/lib/companies/team/members-commands";
import { inCompany } from "@/lib/infra/db";
import * as dns from "@/lib/infra/dns";
import { createCompany, createMember, type TestCompany, type TestMember, testPassword } from "@/lib/testing/factories";
import { type IdentityProvider, openIdentityProvider } from "@/lib/testing/identity-provider";
import { type Answer, callRoute } from "@/lib/testing/request";
import { withSettings } from "@/lib/testing/settings";
import { wordsIn } from "@/lib/testing/words";

const client = { id: "coverkeep", secret: "only-for-tests" };
let made = 0;
/** The TXT records that the tests' name server has. */
const records = new Map<string, string>();

let server: IdentityProvider;
const settings: { WEBHOOKS_PRIVATE_ADDRESSES: "allow" | "refuse" } = { WEBHOOKS_PRIVATE_ADDRESSES: "allow" };
withSettings(() => settings);
beforeAll(async () => {
  server = await openIdentityProvider(client);
  vi.spyOn(dns, "findRecords").mockImplementation(async (name) => {
    const value = records.get(name);
    if (value === undefined) throw Object.assign(new Error("queryTxt ENOTFOUND"), { code: "ENOTFOUND" });
    // A long record comes in pieces.
    return [[value.slice(0, 9), value.slice(9)]];
  });
});
afterAll(() => server.close());

type Firm = { company: TestCompany; admin: TestMember; domain: string; domainId: string; providerId: string };

/** A company with a verified domain and a provider that is on for it. */
async function openFirm(): Promise<Firm> {
  made += 1;
  const domain = `firm${made}.example`;
  const company = await createCompany();
  const admin = await createMember(company, "ADMIN", { email: `admin@${domain}` });
  const added = (await addDomain(admin.scope, { domain })).domains[0];
  if (!added) throw new Error("no domain");
  records.set(added.record.name, added.record.value);
  await checkDomain(admin.scope, added.id);
  const input = { name: `Provider ${made}`, issuer: server.issuer, clientId: client.id, clientSecret: client.secret };
  const [provider] = (await addProvider(admin.scope, input)).providers;
  if (!provider) throw new Error("no provider");
  await changeProvider(admin.scope, provider.id, { isOn: true });
  await changeDomain(admin.scope, added.id, { providerId: provider.id });
  return { company, admin, domain, domainId: added.id, providerId: provider.id };
}

function kept(answer: Answer): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const line of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) cookies[name] = value;
  }
  return cookies;
}

async function passProvider(provider: string, claims: object, isTest?: boolean) {
  server.next = { claims: { sub: randomUUID(), email_verified: true, ...claims } };
  const begun = await callRoute(start, { method: "POST", params: { provider }, json: { isTest } });
  const there = await fetch((begun.body as { data: { url: string } }).data.url, { redirect: "manual" });
  const back = new URL(there.headers.get("location") ?? "");
  return { path: back.pathname + back.search, cookies: kept(begun) };
}

/** Signs in at a firm's provider; where it led, and who is signed in then. */
async function arrive(provider: string, claims: object, isTest?: boolean) {
  const answer = await callRoute(comeBack, { params: { provider }, ...(await passProvider(provider, claims, isTest)) });
  const location = new URL(answer.headers.get("location") ?? "", "http://coverkeep.test");
  const who = await callRoute(me, { cookies: kept(answer) });
  const user = who.status === 200 ? (who.body as { data: { user: { email: string; companyRole: string } } }).data.user : null;
  return {
    refusal: location.searchParams.get("sso"),
    trial: location.searchParams.get("tried"),
    email: user?.email ?? null,
    role: user?.companyRole,
  };
}

const signIn = (email: string, password = testPassword) => callRoute(login, { method: "POST", json: { email, password } });
const codeOf = ({ body }: Answer) => (body as { error?: { code: string } }).error?.code;

it("asks for the password before new people or a group become admins", async () => {
  const { admin } = await openFirm();
  const change = (json: object) => callRoute(changeSettings, { method: "PATCH", accessToken: admin.accessToken, json });
  expect((await change({ role: "MANAGER" })).status).toBe(200);
  expect((await change({ role: "ADMIN" })).status).toBe(400);
  expect((await change({ role: "ADMIN", password: testPassword })).status).toBe(200);
  expect((await change({ role: "ADMIN", endsKeys: true })).status).toBe(200);
});

it("tells a provider that is not there, one of another name and a wrong client apart", async () => {
  const { admin } = await openFirm();
  const input = { name: "Another", issuer: server.issuer, clientId: client.id, clientSecret: client.secret };
  const refusal = (change: object) => addProvider(admin.scope, { ...input, ...change }).catch((error) => wordsIn(error).fields);
  expect(await refusal({ issuer: "http://127.0.0.1:1" })).toEqual({
    issuer: expect.stringContaining("We could not reach http://127.0.0.1:1"),
  });
  expect(await refusal({ issuer: `${server.issuer}/keys` })).toEqual({
    issuer: expect.stringMatching(/no OpenID configuration .+status 400/),
  });
  server.issuer = `${input.issuer}/other`;
  expect(await refusal({})).toEqual({ issuer: expect.stringContaining(`names itself ${server.issuer}`) });
  server.issuer = input.issuer;
  expect(await refusal({ clientSecret: "wrong" })).toEqual({ clientId: expect.stringContaining("invalid_client") });
});

describe("a domain", () => {
  it("counts once its record is found, and belongs to one company", async () => {
    const { domain, company, admin } = await openFirm();
    const other = await createMember(await createCompany());
    const claim = (await addDomain(other.scope, { domain })).domains[0];
    if (!claim) throw new Error("no domain");
    expect((await checkDomain(other.scope, claim.id)).domains).toMatchObject([{ verifiedAt: null, isFound: false }]);
    // Whoever has shown it keeps it as long as its own record is there.
    vi.mocked(dns.findRecords).mockImplementationOnce(async () => [[claim.record.value]]);
    await expect(checkDomain(other.scope, claim.id)).rejects.toThrow(/belongs to another company/);
    records.set(claim.record.name, claim.record.value);
    expect((await checkDomain(other.scope, claim.id)).domains).toMatchObject([{ isFound: true, verifiedAt: expect.any(String) }]);
    expect((await readSignOn(admin.scope)).domains).toMatchObject([{ verifiedAt: null, providerId: null }]);
    const found = await callRoute(lookUp, { path: `/?domain=${domain}` });
    expect(found.body).toMatchObject({ data: { provider: null } });
    expect(company.id).not.toBe(other.scope.companyId);
  });

  it("is not one where anyone has an address", async () => {
    const { scope } = await createMember(await createCompany());
    await expect(addDomain(scope, { domain: "gmail.com" })).rejects.toThrow(/Anyone can have an address/);
    const typed = ["Ann@Builders.example", "https://www.builders.example/about?x=1", "builders.example/"];
    expect(typed.map((text) => domainInput.parse({ domain: text }).domain)).toEqual(typed.map(() => "builders.example"));
  });
});

describe("the provider of a firm", () => {
  let firm: Firm;
  beforeEach(async () => {
    firm = await openFirm();
  });

  it("is named for an address at its domain", async () => {
    const found = await callRoute(lookUp, { path: `/?domain=${firm.domain.toUpperCase()}` });
    expect(found.body).toEqual({ data: { provider: { id: firm.providerId, name: expect.any(String) }, isRequired: false } });
  });

  it("signs in the firm's people, and afterwards by their account there even when its address changes", async () => {
    const email = `ana@${firm.domain}`;
    await createMember(firm.company, "VIEWER", { email });
    const sub = randomUUID();
    expect(await arrive(firm.providerId, { sub, email })).toMatchObject({ email, role: "VIEWER" });
    expect(await arrive(firm.providerId, { sub, email: `ana.new@${firm.domain}` })).toMatchObject({ email });
    expect(await arrive(firm.providerId, { sub, email: "ana@elsewhere.example" })).toMatchObject({ email: null, refusal: "domain" });
    // Another account there with the same address is another person, until an admin says otherwise.
    expect(await arrive(firm.providerId, { email })).toMatchObject({ email: null, refusal: "other-account" });
  });

  it("opens no account of another company or of a platform admin", async () => {
    const stranger = await createMember(await createCompany(), "ADMIN", { email: `stranger@${firm.domain}` });
    const platform = await createMember(firm.company, "ADMIN", { email: `root@${firm.domain}`, platformRole: "ADMIN" });
    const cases: [object, string][] = [
      [{ email: stranger.email }, "elsewhere"],
      [{ email: platform.email }, "platform"],
      [{ email: "admin@company.example" }, "domain"],
      [{ email: `admin@sub.${firm.domain}` }, "domain"],
      [{ email: `admin@evil.example@${firm.domain}` }, "unverified"],
      [{ email: firm.admin.email, email_verified: false }, "unverified"],
      [{ email: firm.admin.email, email_verified: "true" }, "unverified"],
      [{ email: undefined }, "unverified"],
    ];
    for (const [claims, refusal] of cases)
      expect(await arrive(firm.providerId, claims), JSON.stringify(claims)).toMatchObject({ refusal, email: null });
  });

  it("never links the account of one provider to the same subject at another", async () => {
    const other = await openFirm();
    const sub = randomUUID();
    expect(await arrive(firm.providerId, { sub, email: firm.admin.email })).toMatchObject({ email: firm.admin.email });
    expect(await arrive(other.providerId, { sub, email: firm.admin.email })).toMatchObject({ email: null, refusal: "domain" });
    expect(await arrive(other.providerId, { sub, email: other.admin.email })).toMatchObject({ email: other.admin.email });
  });

  it("takes no answer that was meant for another provider", async () => {
    const other = await openFirm();
    const passed = await passProvider(other.providerId, { email: firm.admin.email });
    const mixed = await callRoute(comeBack, { params: { provider: firm.providerId }, ...passed });
    expect(mixed.headers.get("location")).toBe(`/login?sso=failed&with=${firm.providerId}`);
  });

  it("signs no one in while it is off, or when it is only tried", async () => {
    const { email } = firm.admin;
    expect(await arrive(firm.providerId, { email }, true)).toMatchObject({ trial: "passed", email: null });
    expect(await arrive(firm.providerId, { email: "x@elsewhere.example" }, true)).toMatchObject({ trial: "domain", email: null });
    await changeProvider(firm.admin.scope, firm.providerId, { isOn: false });
    expect(await arrive(firm.providerId, { email })).toMatchObject({ refusal: "off", email: null });
  });

  it("takes new people in with the role that the firm chose, or of their invitation", async () => {
    const newcomer = () => ({ email: `${randomUUID()}@${firm.domain}`, given_name: "Nia", family_name: "Mason" });
    expect(await arrive(firm.providerId, newcomer())).toMatchObject({ refusal: "uninvited", email: null });
    const invited = newcomer();
    await inviteMember(firm.admin.scope, { email: invited.email, role: "MANAGER" });
    expect(await arrive(firm.providerId, invited)).toMatchObject({ email: invited.email, role: "MANAGER" });
    await changePolicy(firm.admin.scope, { role: "VIEWER" });
    const joined = newcomer();
    expect(await arrive(firm.providerId, joined)).toMatchObject({ email: joined.email, role: "VIEWER" });
  });

  it("keeps no one out of the firm because of an account elsewhere that never confirmed its address", async () => {
    await changePolicy(firm.admin.scope, { role: "VIEWER" });
    const email = `taken@${firm.domain}`;
    await createMember(await createCompany(), "ADMIN", { email, emailVerifiedAt: null });
    expect(await arrive(firm.providerId, { email })).toMatchObject({ email, role: "VIEWER" });
  });

  it("calls no private address", async () => {
    settings.WEBHOOKS_PRIVATE_ADDRESSES = "refuse";
    for (const issuer of [server.issuer, "https://127.0.0.1", "https://localhost", "https://169.254.169.254"]) {
      await expect(changeProvider(firm.admin.scope, firm.providerId, { issuer }), issuer).rejects.toMatchObject({ code: "invalid" });
    }
    settings.WEBHOOKS_PRIVATE_ADDRESSES = "allow";
  });
});

it("has everyone at a domain sign in by its provider, except the admin for emergencies", async () => {
  const firm = await openFirm();
  const { admin, company, domain, domainId, providerId } = firm;
  const person = await createMember(company, "MANAGER", { email: `ana@${domain}` });
  const visitor = await createMember(await createCompany(), "ADMIN", { email: `visitor@${domain}` });
  await expect(changeDomain(admin.scope, domainId, { isRequired: true })).rejects.toThrow(/Choose an admin for emergencies/);
  await changePolicy(admin.scope, { keeperId: admin.id });
  await changeDomain(admin.scope, domainId, { isRequired: true });

  expect(codeOf(await signIn(person.email))).toBe("sign_on_needed");
  expect((await signIn(admin.email)).status).toBe(200);
  // Another company's account is not the firm's to bind.
  expect((await signIn(visitor.email)).status).toBe(200);
  expect(codeOf(await signIn(`nobody@${domain}`))).toBe("sign_on_needed");
  const signUp = {
    firstName: "New",
    lastName: "Person",
    companyName: "Invented",
    email: `new@${domain}`,
    password: "a long enough passphrase",
  };
  expect(codeOf(await callRoute(register, { method: "POST", json: signUp }))).toBe("sign_on_needed");
  for (const email of [person.email, admin.email]) {
    expect(codeOf(await callRoute(forgot, { method: "POST", json: { email } }))).toBe("sign_on_needed");
  }
  const resets = await inCompany(company.scope, (tx) =>
    tx.mail.findMany({ where: { kind: "RESET_PASSWORD" }, select: { recipient: true } }),
  );
  expect(resets).toEqual([{ recipient: admin.email }]);

  await expect(changeProvider(admin.scope, providerId, { isOn: false })).rejects.toThrow(/Turn that off/);
  await expect(changePolicy(admin.scope, { keeperId: null })).rejects.toThrow(/emergencies/);
  await createMember(company, "ADMIN");
  await expect(updateMember(admin.scope, admin.id, { role: "VIEWER" })).rejects.toThrow(/kept for emergencies/);
  expect(await arrive(providerId, { email: person.email })).toMatchObject({ email: person.email });
});
