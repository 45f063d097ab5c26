import net from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PATCH as save } from "@/app/api/admin/settings/email/route";
import { POST as testEmail } from "@/app/api/admin/settings/email/test/route";
import { GET as readAll } from "@/app/api/admin/settings/route";
import { sendMail } from "@/jobs/handlers/send-mail";
import type { SettingsDto } from "@/lib/admin/settings/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { closeMailer } from "@/lib/infra/mailer";
import { queueMail } from "@/lib/mail/commands";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { callRoute } from "@/lib/testing/request";
import { withFixed } from "@/lib/testing/settings";
import { freePort } from "@/scripts/ports";

const environment = { fixed: [] as string[] };
withFixed((name) => environment.fixed.includes(name));

let admin: TestMember;
let mailbox: Mailbox | undefined;
beforeEach(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
});
afterEach(async () => {
  environment.fixed = [];
  closeMailer();
  await mailbox?.close();
  mailbox = undefined;
  await asPlatform().platformSetting.deleteMany();
  forgetSettings();
});

const patch = (json: object) => callRoute(save, { method: "PATCH", json, accessToken: admin.accessToken });
const test = async () =>
  ((await callRoute(testEmail, { method: "POST", accessToken: admin.accessToken })).body as { data: { isSent: boolean; answer: string } })
    .data;
const current = async () => ((await callRoute(readAll, { accessToken: admin.accessToken })).body as { data: SettingsDto }).data.email;

describe("the mail server", () => {
  it("that is set takes the next email of the outbox, from the set address", async () => {
    const port = await freePort();
    mailbox = await openMailbox(port);
    expect((await patch({ host: "127.0.0.1", port, encryption: "none", fromAddress: "office@platform.example" })).status).toBe(200);
    const { scope } = admin;
    const mail = { kind: "SECURITY_NOTICE" as const, recipient: admin.email, subject: "Invented", body: "Invented." };
    const mailId = await inCompany(scope, (tx) => queueMail(tx, scope, mail));
    await sendMail.run({ companyId: scope.companyId, mailId }, { attempt: 1 });
    expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(["Invented"]);
  });

  it("answers a test email in its own words, also when it refuses", full, async () => {
    const port = await freePort();
    mailbox = await openMailbox(port);
    await patch({ host: "127.0.0.1", port, encryption: "none" });
    expect(await test()).toMatchObject({ isSent: true, answer: expect.stringMatching(/^250 /) });
    const refusing = net.createServer((socket) => {
      socket.write("554 5.7.1 Invented refusal\r\n");
      socket.on("error", () => undefined);
    });
    const closedPort = await freePort();
    const refusingPort = await freePort();
    await new Promise<void>((resolve) => refusing.listen(refusingPort, "127.0.0.1", resolve));
    await patch({ port: refusingPort });
    expect(await test()).toMatchObject({ isSent: false, answer: expect.stringContaining("Invented refusal") });
    await new Promise((resolve) => refusing.close(resolve));
    await patch({ port: closedPort });
    expect(await test()).toMatchObject({ isSent: false, answer: expect.stringContaining("ECONNREFUSED") });
  });

  it("has a password that is stored encrypted and never shown again", async () => {
    expect((await patch({ user: "mailer", password: "invented password" })).status).toBe(200);
    expect(await current()).toMatchObject({ user: "mailer", hasPassword: true });
    expect(JSON.stringify(await current())).not.toMatch(/invented password|sealed/);
    const row = await asPlatform().platformSetting.findUniqueOrThrow({ where: { key: "settings.email" } });
    expect(JSON.stringify(row.value)).not.toContain("invented password");
    await patch({ user: "other", password: "" });
    expect(await current(), "an empty password keeps the stored one").toMatchObject({ user: "other", hasPassword: true });
    const events = await inCompany(admin.scope, (tx) => tx.auditEvent.findMany({ where: { action: "platform.settings_updated" } }));
    expect(JSON.stringify(events)).not.toContain("invented password");
  });

  it("is refused with the words for each field", async () => {
    const wrong = { host: "not a host!", port: 70_000, encryption: "rot13", fromAddress: "nobody", documentsAddress: "" };
    const answer = await patch(wrong);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { error: { fields: object } }).error.fields).toSorted()).toEqual(Object.keys(wrong).toSorted());
  });

  it("is the environment's where that names one, and cannot be changed then", full, async () => {
    environment.fixed = ["SMTP_URL", "MAIL_FROM"];
    expect(await current()).toMatchObject({ isServerFixed: true, isFromFixed: true, host: "127.0.0.1" });
    for (const json of [{ host: "mail.example" }, { password: "x" }, { fromAddress: "other@platform.example" }]) {
      expect(await patch(json)).toMatchObject({
        status: 409,
        body: { error: { message: expect.stringContaining("set in the environment") } },
      });
    }
    expect((await patch({ documentsAddress: "coi@platform.example" })).status).toBe(200);
  });
});
