import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { POST as setLogo } from "@/app/api/companies/logo/route";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { deliverMail, type NewMail, queueMail } from "@/lib/mail/commands";
import { portalToken } from "@/lib/mail/links-rules";
import { portalLinkMark } from "@/lib/mail/links-values";
import { createCompany, createMember, createVendorRow, type TestCompany } from "@/lib/testing/factories";
import { openRawMailbox, type RawMailbox } from "@/lib/testing/raw-mailbox";
import { callRoute } from "@/lib/testing/request";

let mailbox: RawMailbox;
beforeEach(async () => {
  mailbox = await openRawMailbox();
});
afterEach(() => mailbox.close());

async function send(company: TestCompany, mail: Partial<NewMail>) {
  const all = { kind: "VENDOR_INVITATION" as const, recipient: "office@vendor.example", subject: "Invented", body: "Invented.", ...mail };
  const id = await inCompany(company.scope, (tx) => queueMail(tx, company.scope, all));
  expect(await deliverMail(company.scope, id)).toBe("SENT");
  return mailbox.last();
}

it("a vendor sees the company's logo and name, one button to their page, who sends it and why, and answers to a person", async () => {
  const company = await createCompany({ name: "Invented Builders" });
  const admin = await createMember(company);
  const form = new FormData();
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  form.append("logo", new Blob([new Uint8Array(picture)]), "logo.png");
  expect((await callRoute(setLogo, { method: "POST", form, accessToken: admin.accessToken })).status).toBe(200);
  const vendor = await createVendorRow(company, { name: "Fictional Glass" });
  const portalLinkId = randomUUID();
  const body = `Hi Ann,\n\nPlease upload it here:\n\n${portalLinkMark}\n\nMissing:\n- Umbrella`;
  const mail = await send(company, { vendorId: vendor.id, recipient: vendor.email, portalLinkId, buttonLabel: "Send Certificate", body });
  const address = `${env().APP_URL}/portal/${portalToken(portalLinkId)}`;
  const why = /Invented Builders sends this email through Coverkeep because you are the contact for Fictional Glass\./;
  expect(mail.text).toMatch(why);
  expect(mail.text).toContain(`\n${address}\n`);
  expect(mail.text).not.toContain("do not reply");
  expect(mail.html).toMatch(why);
  expect(mail.html).toMatch(new RegExp(`<a href="${address}"[^>]*>Send Certificate</a>`));
  expect(mail.html).toContain("<li");
  expect(mail.attachments).toMatchObject([{ contentDisposition: "inline", contentType: "image/png", cid: "logo@coverkeep" }]);
  expect(mail.replyTo?.value).toMatchObject([{ address: admin.email }]);
  expect(mail.from?.value).toMatchObject([{ name: "Invented Builders via Coverkeep", address: expect.stringContaining("@") }]);
  expect(mail.headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail.headers.has("list")).toBe(false);
});

it("says to an agent that it wrote, or that the vendor named it, and not that it is the vendor's contact", async () => {
  const company = await createCompany({ name: "Invented Builders" });
  const vendor = await createVendorRow(company, { name: "Fictional Glass" });
  const about = { vendorId: vendor.id, recipient: "agent@agency.example", body: "Hi" };
  const answer = await send(company, { ...about, kind: "INBOUND_ANSWER" });
  expect(answer.text).toContain("because you emailed it about Fictional Glass.");
  const request = await send(company, { ...about, kind: "AGENT_REQUEST" });
  expect(request.text).toContain("because Fictional Glass named you as its insurance agent.");
});

it("writes the frame in the vendor's language", async () => {
  const company = await createCompany({ name: "Invented Builders" });
  const vendor = await createVendorRow(company, { language: "es" });
  const mail = await send(company, { vendorId: vendor.id, recipient: vendor.email, portalLinkId: randomUUID(), body: portalLinkMark });
  expect(mail.text).toContain("Invented Builders envía este correo mediante Coverkeep");
  expect(mail.html).toContain('<html lang="es">');
  expect(mail.html).toContain(">Cargar certificado</a>");
});

it("an email to a member has the button that its link is for, and no company's frame", async () => {
  const company = await createCompany();
  const link = `${env().APP_URL}/reset-password?token=invented`;
  const mail = await send(company, { kind: "RESET_PASSWORD", body: `Hi,\n\n${link}\n\nBye`, secret: true });
  expect(mail.html).toMatch(/<a href="[^"]*\/reset-password\?token=invented"[^>]*>Choose Password<\/a>/);
  expect(mail.text).toContain(`Hi,\n\n${link}\n\nBye`);
  expect(mail.text).toContain("Please do not reply.");
  expect(mail.from?.text).not.toContain(" via ");
});

it("a subject cannot add headers, and an address cannot add recipients", async () => {
  const company = await createCompany();
  const mail = await send(company, { subject: "Certificate\r\nBcc: evil@evil.example\r\n\r\nHello" });
  expect(mail.subject).toBe("Certificate Bcc: evil@evil.example Hello");
  expect(mail.bcc).toBeUndefined();
  for (const recipient of ["a@vendor.example\r\nBcc: evil@evil.example", "a@vendor.example, b@vendor.example", "<a@vendor.example>"])
    await expect(send(company, { recipient })).rejects.toThrow("not valid");
});

it("keeps a thread together", async () => {
  const company = await createCompany();
  const mail = await send(company, { inReplyTo: "<2@vendor.example>", references: "<1@vendor.example> <2@vendor.example>" });
  expect(mail.inReplyTo).toBe("<2@vendor.example>");
  expect(mail.references).toEqual(["<1@vendor.example>", "<2@vendor.example>"]);
});
