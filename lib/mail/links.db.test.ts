import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { deliverMail, queueMail } from "@/lib/mail/commands";
import { portalToken } from "@/lib/mail/links-rules";
import { portalLinkMark } from "@/lib/mail/links-values";
import { createCompany, createVendorRow } from "@/lib/testing/factories";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";

let mailbox: Mailbox | undefined;
afterEach(async () => {
  await mailbox?.close();
  mailbox = undefined;
});

it("writes the address of the vendor's page into the email only when it is sent, and keeps the server's answer", async () => {
  const company = await createCompany();
  const { scope } = company;
  const { id: vendorId } = await createVendorRow(company);
  const portalLinkId = randomUUID();
  const mail = { kind: "VENDOR_INVITATION" as const, vendorId, recipient: "office@vendor.example", subject: "Invented" };
  const id = await inCompany(scope, (tx) =>
    queueMail(tx, scope, { ...mail, body: `Open ${portalLinkMark} now.`, portalLinkId, inReplyTo: "<1@vendor.example>" }),
  );
  mailbox = await openMailbox();
  await deliverMail(scope, id);
  const token = portalToken(portalLinkId);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await mailbox.list()).map(({ text }) => text.trim())).toEqual([
    expect.stringContaining(`Open ${env().APP_URL}/portal/${token} now.`),
  ]);
  const row = await inCompany(scope, (tx) => tx.mail.findUniqueOrThrow({ where: { id } }));
  expect(row.body).not.toContain(token);
  expect(row.smtpAnswer).toMatch(/^250 /);
});
