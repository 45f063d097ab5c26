import { afterEach, beforeEach, expect, it } from "vitest";
import { PATCH as save } from "@/app/api/admin/settings/inbound/route";
import { GET as readAll } from "@/app/api/admin/settings/route";
import type { SettingsDto } from "@/lib/admin/settings/schema";
import { asPlatform } from "@/lib/infra/db";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";
import { withSettings } from "@/lib/testing/settings";

const environment = { values: {} as Record<string, string> };
withSettings(() => environment.values);

let admin: TestMember;
beforeEach(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
});
afterEach(async () => {
  environment.values = {};
  await asPlatform().platformSetting.deleteMany();
  forgetSettings();
});

const patch = (json: object) => callRoute(save, { method: "PATCH", json, accessToken: admin.accessToken });
const current = async () => ((await callRoute(readAll, { accessToken: admin.accessToken })).body as { data: SettingsDto }).data.inbound;
const mailbox = {
  imapHost: "imap.platform.example",
  imapPort: 993,
  imapUser: "docs@platform.example",
  imapPassword: "secret of the mailbox",
};

it("a mailbox is set on the screen, its password stays on the server, and the worker reads by it", async () => {
  expect(await getInbound(), "before").toBeNull();
  const answer = await patch({ address: "Docs@in.platform.example", ...mailbox });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).not.toContain("secret of the mailbox");
  expect(JSON.stringify(await asPlatform().platformSetting.findMany())).not.toContain("secret of the mailbox");
  expect(await current()).toMatchObject({ imapHost: mailbox.imapHost, hasImapPassword: true, isMailboxFixed: false });
  expect(await getInbound()).toMatchObject({
    address: { local: "docs", domain: "in.platform.example" },
    mailbox: { host: mailbox.imapHost, user: mailbox.imapUser, password: mailbox.imapPassword, folder: "INBOX", isSecure: true },
  });
  // An empty password keeps the stored one.
  expect((await patch({ imapPassword: "", imapFolder: "Certificates" })).status).toBe(200);
  expect((await getInbound())?.mailbox).toMatchObject({ folder: "Certificates", password: mailbox.imapPassword });
  expect((await patch({ imapSignIn: "oauth" })).status).toBe(200);
  expect((await getInbound())?.mailbox).toMatchObject({ password: null });
});

it("what is wrong is named at its field, and what the environment decides cannot be changed here", full, async () => {
  for (const json of [{ address: "nobody" }, { imapPort: 70_000 }, { imapEncryption: "rot13" }]) {
    expect(await patch(json), JSON.stringify(json)).toMatchObject({
      status: 400,
      body: { error: { fields: { [Object.keys(json)[0] ?? ""]: expect.any(String) } } },
    });
  }
  environment.values = { INBOUND_ADDRESS: "docs@in.example.com", INBOUND_IMAP_URL: "imaps://docs:hidden@imap.example.com" };
  expect((await patch({ address: "docs@elsewhere.example" })).status).toBe(409);
  expect((await patch({ imapHost: "elsewhere.example" })).status).toBe(409);
  const shown = await current();
  expect(shown).toMatchObject({ address: "docs@in.example.com", imapHost: "imap.example.com", isAddressFixed: true, isMailboxFixed: true });
  expect(JSON.stringify(shown)).not.toContain("hidden");
});
