import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { PATCH as saveEmail } from "@/app/api/admin/settings/email/route";
import { PATCH as saveInbound } from "@/app/api/admin/settings/inbound/route";
import { pollMailbox } from "@/lib/inbound/receiving/mailbox-commands";
import { asPlatform } from "@/lib/infra/db";
import { finishConsent, startConsent } from "@/lib/mail/oauth/consent-commands";
import { getInbound, type Mailbox } from "@/lib/tenancy/settings/inbound-queries";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import { type MailServer, startMailServer } from "@/lib/testing/dovecot";
import { createCompany, createMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { writeMessage } from "@/lib/testing/messages";
import { callRoute } from "@/lib/testing/request";
import { withFixed } from "@/lib/testing/settings";
import { openTokenEndpoint, type TokenEndpoint } from "@/lib/testing/token-endpoint";
import { findDovecot } from "@/scripts/dovecot";

withFixed(() => false);

const hasServer = findDovecot() !== null;
const user = "docs@platform.example";
let endpoint: TokenEndpoint;
let server: MailServer;
let revoked: string[] = [];
/** What the mail server asks about a token. */
const tokenInfo = createServer((request, response) => {
  const token = new URL(request.url ?? "/", "http://localhost").searchParams.get("token") ?? "";
  const isGood = endpoint.gave(token) && !revoked.includes(token);
  response.writeHead(isGood ? 200 : 401, { "content-type": "application/json" }).end(JSON.stringify(isGood ? { email: user } : {}));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => tokenInfo.listen(0, "127.0.0.1", resolve));
  const { port } = tokenInfo.address() as AddressInfo;
  if (hasServer) server = await startMailServer({ tokenInfoUrl: `http://127.0.0.1:${port}/?token=` });
});
afterAll(async () => {
  await server?.close();
  tokenInfo.close();
});
beforeEach(async ({ task, skip }) => {
  revoked = [];
  endpoint = await openTokenEndpoint();
  if (hasServer) return;
  task.meta.skipReason = "no dovecot";
  skip("no dovecot");
});
afterEach(async () => {
  await endpoint.close();
  await asPlatform().platformSetting.deleteMany();
  forgetSettings();
});

const patch = async (save: typeof saveEmail, json: object) => {
  const admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  const { status, body } = await callRoute(save, { method: "PATCH", json, accessToken: admin.accessToken });
  expect(status, JSON.stringify(body)).toBe(200);
};
const findMailbox = async (): Promise<Mailbox> => {
  const imap = { imapHost: "127.0.0.1", imapPort: server.port, imapEncryption: "none", imapSignIn: "oauth" };
  await patch(saveInbound, { address: user, ...imap });
  const mailbox = (await getInbound())?.mailbox;
  if (!mailbox) throw new Error("no mailbox");
  return mailbox;
};

it("a mailbox is read by XOAUTH2 with the connected account, and again with a new token once the old one ended", full, async () => {
  const client = {
    oauthProvider: "custom",
    oauthAuthorizeUrl: endpoint.authorizeUrl,
    oauthTokenUrl: endpoint.url,
    oauthClientId: "client",
  };
  await patch(saveEmail, { ...client, clientSecret: "invented secret" });
  const { searchParams } = await endpoint.consent((await startConsent("incoming", "session")).url, user);
  const answer = { state: searchParams.get("state") ?? "", code: searchParams.get("code") ?? "" };
  expect(await finishConsent("session", answer)).toEqual({ purpose: "incoming", outcome: "connected", address: user });
  const mailbox = await findMailbox();
  expect(await pollMailbox(mailbox)).toBe(0);
  await server.put(user, writeMessage({}));
  expect(await pollMailbox(mailbox)).toBe(1);
  expect(endpoint.asked, "one token serves many polls").toHaveLength(1);
  revoked = ["access-1"];
  await server.put(user, writeMessage({}));
  await expect(pollMailbox(mailbox)).rejects.toThrow();
  expect(await pollMailbox(mailbox), "a refused token is not used again").toBe(1);
});

it("a mailbox without an account for OAuth2 says what to set up", async () => {
  await expect(pollMailbox(await findMailbox())).rejects.toThrow("The mailbox cannot be read: no email account is connected.");
});
