import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PATCH as save } from "@/app/api/admin/settings/email/route";
import { POST as testEmail } from "@/app/api/admin/settings/email/test/route";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { closeMailer, sendMail } from "@/lib/infra/mailer";
import { storedInWords } from "@/lib/infra/sentences-rules";
import { deliverMail, queueMail } from "@/lib/mail/commands";
import { accessToken } from "@/lib/mail/oauth/commands";
import { checkProblems } from "@/lib/operations/problems/commands";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";
import { openTokenEndpoint, type TokenEndpoint } from "@/lib/testing/token-endpoint";

// The tests' own SMTP_URL would decide.
vi.mock("@/lib/infra/env", async (original) => ({
  ...(await original<typeof import("@/lib/infra/env")>()),
  isFixedByEnvironment: () => false,
}));

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
  const server = { host: "127.0.0.1", port, encryption: "none", user: "mail@platform.example", signIn: "oauth" };
  const account = { oauthProvider: "custom", oauthTokenUrl: endpoint.url, oauthClientId: "client", clientSecret: "invented secret" };
  const answer = await patch({ ...server, ...account, refreshToken: "refresh-0", ...more });
  expect(answer.status).toBe(200);
  return answer.body;
};
const hoursLater = (hours: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
const send = async () => {
  const mail = { kind: "SECURITY_NOTICE" as const, recipient: admin.email, subject: "Invented", body: "Invented." };
  const id = await inCompany(admin.scope, (tx) => queueMail(tx, admin.scope, mail));
  const status = await deliverMail(admin.scope, id);
  return { status, mail: await inCompany(admin.scope, (tx) => tx.mail.findUniqueOrThrow({ where: { id } })) };
};

it("sends by XOAUTH2, keeps the rotated refresh token encrypted, and uses it for the next access token", async () => {
  expect((await send()).status).toBe("SENT");
  expect((await send()).status).toBe("SENT");
  expect(
    endpoint.asked.map((form) => form.get("refresh_token")),
    "an access token serves many emails",
  ).toEqual(["refresh-0"]);
  const rows = JSON.stringify(await asPlatform().platformSetting.findMany());
  expect(rows).not.toMatch(/refresh-\d|access-\d|invented secret/);
  hoursLater(1);
  expect((await send()).status).toBe("SENT");
  expect(endpoint.asked.map((form) => form.get("refresh_token"))).toEqual(["refresh-0", "refresh-1"]);
  expect(new Set(signedIn)).toEqual(new Set(["access-1", "access-2"]));
});

it("asks for one token when many emails need one at once", async () => {
  const tokens = await Promise.all([1, 2, 3, 4].map(() => accessToken("imap")));
  expect(tokens).toEqual(Array(4).fill({ user: "mail@platform.example", token: "access-1" }));
  expect(endpoint.asked).toHaveLength(1);
});

it("a refused token keeps the email waiting, and platform admins see the problem until it is gone", async () => {
  endpoint.refuse("invalid_grant");
  const { status, mail } = await send();
  expect(status).toBe("QUEUED");
  expect(storedInWords(mail.error)).toBe(
    "The sign-in at the mail server failed: no access token. The server said: invalid_grant: Invented refusal",
  );
  const found = async () => (await checkProblems()).problems.find(({ check }) => check === "email.token");
  expect(await found()).toMatchObject({ priority: "HIGH", message: expect.stringContaining("invalid_grant: Invented refusal") });
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
  const { body } = await callRoute(testEmail, { method: "POST", accessToken: admin.accessToken });
  expect(body).toMatchObject({ data: { isSent: false, answer: "unauthorized_client: Invented refusal" } });
});

it("signs the application in as itself where there is no refresh token", async () => {
  await asPlatform().platformSetting.deleteMany();
  forgetSettings();
  const body = await connect({ refreshToken: "", oauthScope: "mail.send" });
  expect(body).toMatchObject({ data: { hasClientSecret: true, hasRefreshToken: false, signIn: "oauth" } });
  expect((await send()).status).toBe("SENT");
  expect(Object.fromEntries(endpoint.asked[0] ?? [])).toEqual({
    ...{ grant_type: "client_credentials", client_id: "client", client_secret: "invented secret", scope: "mail.send" },
  });
});

it.each(["http://tokens.example/token", "ftp://tokens.example", "tokens"])("takes no token address like %s", async (oauthTokenUrl) => {
  expect(await patch({ oauthTokenUrl })).toMatchObject({ status: 400, body: { error: { fields: { oauthTokenUrl: expect.any(String) } } } });
});

it("signs in by token where the environment names the server, whatever password its address holds", async () => {
  const token = await accessToken("smtp");
  const { port } = smtp.server.address() as AddressInfo;
  const server = { url: `smtp://mail%40platform.example:old@127.0.0.1:${port}`, ...(token && { token }) };
  const mail = { to: admin.email, subject: "Invented", text: "Invented.", messageId: "<1@platform.example>" };
  expect(await sendMail({ server, from: "mail@platform.example" }, mail)).toMatch(/^250 /);
  expect(signedIn).toEqual(["access-1"]);
});
