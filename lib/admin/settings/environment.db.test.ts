import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PATCH as saveEmail } from "@/app/api/admin/settings/email/route";
import { GET as accounts } from "@/app/api/admin/settings/email-accounts/route";
import { PATCH as saveInbound } from "@/app/api/admin/settings/inbound/route";
import { GET as readAll } from "@/app/api/admin/settings/route";
import type { SettingsDto } from "@/lib/admin/settings/schema";
import { asPlatform } from "@/lib/infra/db";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";
import { withFixed, withSettings } from "@/lib/testing/settings";

const environment = { set: {} as Record<string, string> };
withSettings(() => environment.set);
withFixed((name) => name in environment.set);

/** What each name is set to, and what the screen then shows. */
const names: Record<string, { value: string; shows: object }> = {
  SMTP_URL: { value: "smtp://mail%40fixed.example:x@mail.fixed.example:2525", shows: { host: "mail.fixed.example", port: 2525, user: "" } },
  SMTP_OAUTH_CLIENT_ID: { value: "fixed", shows: { oauthClientId: "fixed" } },
  SMTP_OAUTH_CLIENT_SECRET: { value: "fixed secret", shows: { fixedFields: { clientSecret: "SMTP_OAUTH_CLIENT_SECRET" } } },
  SMTP_OAUTH_TOKEN_URL: {
    value: "https://fixed.example/token",
    shows: { oauthProvider: "custom", oauthTokenUrl: "https://fixed.example/token" },
  },
  SMTP_OAUTH_SCOPE: { value: "fixed.scope", shows: { oauthScope: "fixed.scope" } },
  MAIL_FROM: { value: "office@fixed.example", shows: { fromAddress: "office@fixed.example" } },
  DKIM_PRIVATE_KEY: { value: "fixed", shows: { isDkimFixed: true } },
  INBOUND_ADDRESS: { value: "docs@fixed.example", shows: { address: "docs@fixed.example" } },
  INBOUND_IMAP_URL: { value: "imaps://docs:x@imap.fixed.example/Certificates", shows: { imapHost: "imap.fixed.example", imapPort: 993 } },
  INBOUND_TRUSTED_SERVERS: { value: "mx.fixed.example", shows: { trustedServers: "mx.fixed.example" } },
};
const values: Record<string, unknown> = {
  ...{ host: "smtp.office.example", port: 587, encryption: "tls", user: "office", password: "secret", signIn: "oauth" },
  ...{ oauthClientId: "own", clientSecret: "own secret", oauthProvider: "google", oauthTokenUrl: "https://own.example/token" },
  ...{ oauthScope: "own.scope", fromAddress: "own@office.example", dkimDomain: "office.example", dkimSelector: "own" },
  ...{ address: "own@office.example", imapHost: "imap.office.example", imapPort: 143, imapEncryption: "none", imapUser: "own" },
  ...{ imapPassword: "secret", imapFolder: "INBOX", imapSignIn: "oauth", trustedServers: "mx.office.example", dkimKey: "own" },
};

/** The rows of the table in docs/email.md. */
const rows = [...readFileSync("docs/email.md", "utf8").matchAll(/^\| `([A-Z_]+)` +\| [^|]+\| ((?:`\w+` ?)+) *\|$/gm)].map(
  ([, name = "", fields = ""]) => ({ name, fields: [...fields.matchAll(/\w+/g)].map(String) }),
);

let admin: TestMember;
beforeEach(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
});
afterEach(async () => {
  environment.set = {};
  await asPlatform().platformSetting.deleteMany();
  forgetSettings();
});

it("the environment fixes what the table says, and nothing else of it", async () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(names));
  for (const { name, fields } of rows) {
    const isInbound = name.startsWith("INBOUND_");
    const patch = (json: object) =>
      callRoute(isInbound ? saveInbound : saveEmail, { method: "PATCH", json, accessToken: admin.accessToken });
    environment.set = { [name]: names[name]?.value ?? "" };
    for (const field of fields) {
      const refused = { status: 409, body: { error: { message: expect.stringContaining(name) } } };
      expect(await patch({ [field]: values[field] }), `${name} ${field}`).toMatchObject(refused);
    }
    const { body } = await callRoute(readAll, { accessToken: admin.accessToken });
    const { email, inbound } = (body as { data: SettingsDto }).data;
    expect(isInbound ? inbound : email, name).toMatchObject(names[name]?.shows ?? {});
    environment.set = {};
    for (const field of fields.filter((one) => one !== "dkimKey"))
      expect((await patch({ [field]: values[field] })).status, field).toBe(200);
  }
});

it("an account that the environment names sends, whatever is connected in the browser", async () => {
  environment.set = {
    ...{ SMTP_URL: "smtp://mail%40fixed.example@mail.fixed.example", SMTP_OAUTH_TOKEN_URL: "https://fixed.example/token" },
    ...{ SMTP_OAUTH_CLIENT_ID: "fixed", SMTP_OAUTH_REFRESH_TOKEN: "fixed" },
  };
  const { body } = await callRoute(accounts, { accessToken: admin.accessToken });
  expect(body).toMatchObject({ data: { outgoing: { state: "environment", address: "mail@fixed.example", canConnect: false } } });
});
