import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PATCH as save } from "@/app/api/admin/settings/email/route";
import { POST as testEmail } from "@/app/api/admin/settings/email/test/route";
import { DELETE as end, POST as start } from "@/app/api/admin/settings/email-accounts/[purpose]/route";
import { GET as callback } from "@/app/api/admin/settings/email-accounts/callback/route";
import { GET as list } from "@/app/api/admin/settings/email-accounts/route";
import { PATCH as saveInbound } from "@/app/api/admin/settings/inbound/route";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { closeMailer, sendMail } from "@/lib/infra/mailer";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { deliverMail, queueMail } from "@/lib/mail/commands";
import { accessToken, forgetAccessToken } from "@/lib/mail/oauth/commands";
import type { MailAccountsDto } from "@/lib/mail/oauth/schema";
import type { MailPurpose } from "@/lib/mail/oauth/values";
import { checkProblems } from "@/lib/operations/problems/commands";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";
import { withFixed } from "@/lib/testing/settings";
import { openTokenEndpoint, type TokenEndpoint } from "@/lib/testing/token-endpoint";

// The tests' own SMTP_URL would decide.
withFixed(() => false);

let admin: TestMember;
let endpoint: TokenEndpoint;
let smtp: SMTPServer;
let signedIn: string[];
let revoked: string[];

beforeEach(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  endpoint = await openTokenEndpoint();
  [signedIn, revoked] = [[], []];
  smtp = new SMTPServer({
    authMethods: ["XOAUTH2"],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth({ method, username, accessToken: token = "" }, _session, done) {
      if (method !== "XOAUTH2" || username !== "mail@platform.example" || !endpoint.gave(token) || revoked.includes(token)) {
        return done(null, { data: { status: "401", schemes: "bearer" } });
      }
      signedIn.push(token);
      done(null, { user: username });
    },
    onData(stream, _session, done) {
      stream.resume().on("end", () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  await connect();
  expect(await signIn()).toBe("/admin/settings?tab=email&account=connected");
});
afterEach(async () => {
  vi.useRealTimers();
  closeMailer();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await endpoint.close();
  await asPlatform().platformSetting.deleteMany();
  await asPlatform().problem.deleteMany();
  forgetSettings();
});

const patch = (json: object) => callRoute(save, { method: "PATCH", json, accessToken: admin.accessToken });
const connect = async (more: object = {}) => {
  const { port } = smtp.server.address() as AddressInfo;
  const server = { host: "127.0.0.1", port, encryption: "none", user: "", signIn: "oauth" };
  const client = {
    oauthProvider: "custom",
    oauthAuthorizeUrl: endpoint.authorizeUrl,
    oauthTokenUrl: endpoint.url,
    oauthClientId: "client",
  };
  const answer = await patch({ ...server, ...client, clientSecret: "invented secret", ...more });
  expect(answer.status).toBe(200);
  return answer.body;
};
const begin = async (purpose: MailPurpose = "outgoing") => {
  const { status, body } = await callRoute(start, { method: "POST", params: { purpose }, accessToken: admin.accessToken });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { data: { url: string } }).data.url;
};
/** The browser comes back from the provider. Returns where it is led. */
const comeBack = async (by: TestMember, address: URL) =>
  (await callRoute(callback, { path: address.pathname + address.search, accessToken: by.accessToken })).headers.get("location");
const signIn = async (purpose: MailPurpose = "outgoing", as?: string) => comeBack(admin, await endpoint.consent(await begin(purpose), as));
const accounts = async () => ((await callRoute(list, { accessToken: admin.accessToken })).body as { data: MailAccountsDto }).data;
const hoursLater = (hours: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
const send = async () => {
  const mail = { kind: "SECURITY_NOTICE" as const, recipient: admin.email, subject: "Invented", body: "Invented." };
  const id = await inCompany(admin.scope, (tx) => queueMail(tx, admin.scope, mail));
  const status = await deliverMail(admin.scope, id);
  return { status, mail: await inCompany(admin.scope, (tx) => tx.mail.findUniqueOrThrow({ where: { id } })) };
};

it("connects an account in the browser, by a code with PKCE, and shows whose it is", async () => {
  expect(Object.fromEntries(endpoint.asked[0] ?? [])).toMatchObject({
    ...{ grant_type: "authorization_code", client_id: "client", code_verifier: expect.stringMatching(/^[\w-]{43}$/) },
    redirect_uri: (await accounts()).redirectUrl,
  });
  const asked = new URL(await begin()).searchParams;
  expect(asked.get("scope")).toBe("openid email profile");
  expect(asked.get("code_challenge")).toMatch(/^[\w-]{43}$/);
  expect((await accounts()).outgoing).toMatchObject({ state: "connected", address: "mail@platform.example", problem: null });
  const events = await inCompany(admin.scope, (tx) => tx.auditEvent.findMany({ where: { action: "platform.mail_connected" } }));
  expect(events).toMatchObject([{ subjectId: "outgoing", actorId: admin.id, details: { subjectName: "mail@platform.example" } }]);
});

it("connects nothing for another session, a second time, or an address that was made up", async () => {
  const colleague = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  const address = await endpoint.consent(await begin(), "attacker@elsewhere.example");
  expect(await comeBack(colleague, address)).toBe("/admin/settings?tab=email&account=expired");
  const guessed = new URL(address);
  guessed.searchParams.set("state", "outgoing.guessed");
  expect(await comeBack(admin, guessed)).toBe("/admin/settings?tab=email&account=expired");
  expect((await accounts()).outgoing.address).toBe("mail@platform.example");
  expect(await comeBack(admin, address)).toBe("/admin/settings?tab=email&account=connected");
  expect(await comeBack(admin, address), "a code is used once").toBe("/admin/settings?tab=email&account=expired");
  const cancelled = new URL(address);
  cancelled.search = `?error=access_denied&state=${new URL(await begin()).searchParams.get("state")}`;
  expect(await comeBack(admin, cancelled)).toBe("/admin/settings?tab=email&account=cancelled");
});

it("says what the provider said when an account could not be connected", async () => {
  const address = await endpoint.consent(await begin());
  endpoint.refuse("invalid_client");
  expect(await comeBack(admin, address)).toBe("/admin/settings?tab=email&account=failed");
  expect((await accounts()).outgoing).toMatchObject({ state: "connected", problem: "invalid_client: Invented refusal" });
});

it("forgets the tokens of an account that is disconnected, and emails wait", async () => {
  const { status, body } = await callRoute(end, { method: "DELETE", params: { purpose: "outgoing" }, accessToken: admin.accessToken });
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { outgoing: { state: "none", address: null, canConnect: true } } } });
  expect(JSON.stringify(await asPlatform().platformSetting.findMany())).not.toContain("sealedRefresh");
  expect(await send()).toMatchObject({ status: "QUEUED" });
});

it("gives no token to another registration than the one that the account consented to", async () => {
  await patch({ oauthTokenUrl: "http://127.0.0.1:1/token" });
  expect((await accounts()).outgoing.state).toBe("none");
  await patch({ oauthTokenUrl: endpoint.url });
  expect((await accounts()).outgoing.state).toBe("connected");
});

it("reads with an account of its own, or with that of outgoing email", async () => {
  await callRoute(saveInbound, { method: "PATCH", json: { imapSignIn: "oauth", imapHost: "127.0.0.1" }, accessToken: admin.accessToken });
  expect((await accounts()).incoming).toMatchObject({ state: "shared", address: "mail@platform.example" });
  expect(await signIn("incoming", "docs@platform.example")).toBe("/admin/settings?tab=inbound&account=connected");
  expect((await accounts()).incoming).toMatchObject({ state: "connected", address: "docs@platform.example" });
  expect(await accessToken("incoming")).toEqual({ user: "docs@platform.example", token: "access-2" });
  expect(await accessToken("outgoing")).toEqual({ user: "mail@platform.example", token: "access-1" });
  endpoint.refuse("invalid_grant");
  await forgetAccessToken("incoming");
  await expect(accessToken("incoming")).rejects.toThrow("invalid_grant");
  expect((await accounts()).incoming).toMatchObject({ state: "refused", problem: "invalid_grant: Invented refusal" });
});

it("sends by XOAUTH2, keeps the rotated refresh token encrypted, and uses it for the next access token", async () => {
  expect((await send()).status).toBe("SENT");
  expect((await send()).status).toBe("SENT");
  expect(
    endpoint.asked.map((form) => form.get("refresh_token")),
    "an access token serves many emails",
  ).toEqual([null]);
  const rows = JSON.stringify(await asPlatform().platformSetting.findMany());
  expect(rows).not.toMatch(/refresh-\d|access-\d|invented secret/);
  hoursLater(1);
  expect((await send()).status).toBe("SENT");
  hoursLater(2);
  expect((await send()).status).toBe("SENT");
  expect(endpoint.asked.map((form) => form.get("refresh_token"))).toEqual([null, "refresh-1", "refresh-2"]);
  expect(new Set(signedIn)).toEqual(new Set(["access-1", "access-2", "access-3"]));
});

it("asks for one token when many emails need one at once", async () => {
  hoursLater(1);
  const tokens = await Promise.all([1, 2, 3, 4].map(() => accessToken("incoming")));
  expect(tokens).toEqual(Array(4).fill({ user: "mail@platform.example", token: "access-2" }));
  expect(endpoint.asked).toHaveLength(2);
});

it("a refused token keeps the email waiting, and platform admins see the problem until it is gone", async () => {
  endpoint.refuse("invalid_grant");
  await forgetAccessToken("outgoing");
  const { status, mail } = await send();
  expect(status).toBe("QUEUED");
  expect(storedInWords(mail.error)).toBe(
    "The sign-in at the mail server failed: no access token. The server said: invalid_grant: Invented refusal",
  );
  const found = async () => (await checkProblems()).problems.find(({ check }) => check === "email.token");
  expect(await found()).toMatchObject({ priority: "HIGH", message: expect.stringContaining("invalid_grant: Invented refusal") });
  expect((await accounts()).outgoing).toMatchObject({ state: "refused", address: "mail@platform.example", canConnect: true });
  endpoint.refuse(null);
  hoursLater(0.1);
  expect(await found()).toBeUndefined();
});

it("finds out without any email being sent", full, async () => {
  await send();
  endpoint.refuse("invalid_client");
  hoursLater(1);
  expect((await checkProblems()).problems.map(({ check }) => check)).toContain("email.token");
});

it("requests a new token after the mail server refused the present one", async () => {
  await send();
  closeMailer();
  revoked.push("access-1");
  expect((await send()).status).toBe("QUEUED");
  expect((await send()).status).toBe("SENT");
  expect(signedIn.at(-1)).toBe("access-2");
});

it("shows what the token endpoint said as the answer to a test email", async () => {
  endpoint.refuse("unauthorized_client");
  await forgetAccessToken("outgoing");
  const { body } = await callRoute(testEmail, { method: "POST", accessToken: admin.accessToken });
  expect(body).toMatchObject({ data: { isSent: false, answer: "unauthorized_client: Invented refusal" } });
});

it("signs the application in as itself where that is chosen", async () => {
  await asPlatform().platformSetting.deleteMany();
  forgetSettings();
  const body = await connect({ signIn: "application", user: "mail@platform.example", oauthScope: "mail.send" });
  expect(body).toMatchObject({ data: { hasClientSecret: true, signIn: "application" } });
  expect((await send()).status).toBe("SENT");
  expect(Object.fromEntries(endpoint.asked[1] ?? [])).toEqual({
    ...{ grant_type: "client_credentials", client_id: "client", client_secret: "invented secret", scope: "mail.send" },
  });
});

it.each(["http://tokens.example/token", "ftp://tokens.example", "tokens"])("takes no token address like %s", async (oauthTokenUrl) => {
  expect(await patch({ oauthTokenUrl })).toMatchObject({ status: 400, body: { error: { fields: { oauthTokenUrl: expect.any(String) } } } });
});

it("signs in by token where the environment names the server, whatever password its address holds", async () => {
  const token = await accessToken("outgoing");
  const { port } = smtp.server.address() as AddressInfo;
  const server = { url: `smtp://mail%40platform.example:old@127.0.0.1:${port}`, ...(token && { token }) };
  const mail = { to: admin.email, subject: "Invented", text: "Invented.", messageId: "<1@platform.example>" };
  expect(await sendMail({ server, from: "mail@platform.example" }, mail)).toMatch(/^250 /);
  expect(signedIn).toEqual(["access-1"]);
});
