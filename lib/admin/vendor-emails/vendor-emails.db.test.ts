import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { GET as listSent } from "@/app/api/admin/vendor-emails/route";
import { POST as send } from "@/app/api/notifications/send-vendor-email/route";
import { GET as vendorEmails } from "@/app/api/vendors/[id]/emails/route";
import { GET as vendors } from "@/app/api/vendors/route";
import { sendMail } from "@/jobs/handlers/send-mail";
import type { PickedVendorsDto, SentEmailsDto } from "@/lib/admin/vendor-emails/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { createCompany, createMember, createVendorRow, type TestMember } from "@/lib/testing/factories";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { callRoute } from "@/lib/testing/request";

let mailbox: Mailbox | undefined;
afterEach(async () => {
  await mailbox?.close();
  mailbox = undefined;
});

const admin = async (): Promise<TestMember> => createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
const post = (member: TestMember, json: object) => callRoute(send, { method: "POST", json, accessToken: member.accessToken });
const words = { subject: "Certificate for {{vendorName}}", message: "Hi {{vendorName}},\n\nPlease reply.", emailType: "request" };
const list = async (member: TestMember, path: string) =>
  ((await callRoute(vendors, { path, accessToken: member.accessToken })).body as { data: PickedVendorsDto }).data;

describe("an email to a vendor of another company", () => {
  it("is sent with the vendor's name in it, and the company sees it at the vendor and in its activity log", async () => {
    mailbox = await openMailbox();
    const company = await createCompany();
    const member = await createMember(company);
    const vendor = await createVendorRow(company, { name: "Invented Roofing Co" });
    const platform = await admin();
    const answer = await post(platform, { vendorId: vendor.id, recipientEmail: vendor.email, ...words });
    expect(answer).toMatchObject({ status: 202, body: { data: { message: "Email sent successfully to Invented Roofing Co" } } });
    const { id } = (answer.body as { data: { id: string } }).data;
    await sendMail.run({ companyId: company.id, mailId: id }, { attempt: 1 });
    const [received] = (await mailbox.list()).filter(({ to }) => to.includes(vendor.email));
    expect(received).toMatchObject({ subject: "Certificate for Invented Roofing Co" });
    expect(received?.text).toContain("Hi Invented Roofing Co,");
    expect(received?.text).toContain(`for ${company.name}`);
    expect(received?.text).not.toContain("{{");
    const seen = await callRoute(vendorEmails, { params: { id: vendor.id }, accessToken: member.accessToken });
    expect(seen.body).toMatchObject({ data: { emails: [{ id, kind: "VENDOR_MESSAGE", status: "SENT", recipient: vendor.email }] } });
    const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { action: "vendor.emailed" } }));
    expect(events).toMatchObject([{ subjectId: vendor.id, details: { platformAdmin: platform.id, emailType: "request" } }]);
    const log = await callRoute(listSent, { path: "/api/admin/vendor-emails", accessToken: platform.accessToken });
    const sent = (log.body as { data: SentEmailsDto }).data.emails.find((email) => email.id === id);
    expect(sent).toMatchObject({ status: "SENT", vendor: { name: "Invented Roofing Co" }, company: { name: company.name } });
  });

  it("is skipped when the vendor's address changed before it was sent", async () => {
    const company = await createCompany();
    const vendor = await createVendorRow(company);
    const answer = await post(await admin(), { vendorId: vendor.id, ...words });
    const { id } = (answer.body as { data: { id: string } }).data;
    await inCompany(company.scope, (tx) => tx.vendor.update({ where: { id: vendor.id }, data: { email: "other@vendor.example" } }));
    await sendMail.run({ companyId: company.id, mailId: id }, { attempt: 1 });
    const mail = await asPlatform().mail.findUniqueOrThrow({ where: { id } });
    expect(mail).toMatchObject({ status: "SKIPPED", error: { code: "server.mail.theVendorHasADifferent" } });
  });

  it("is sent beside an earlier one to the same vendor", async () => {
    mailbox = await openMailbox();
    const company = await createCompany();
    const vendor = await createVendorRow(company);
    const platform = await admin();
    for (const subject of ["First", "Second"]) await post(platform, { vendorId: vendor.id, subject, message: "Invented." });
    for (const { id } of await inCompany(company.scope, (tx) => tx.mail.findMany())) {
      await sendMail.run({ companyId: company.id, mailId: id }, { attempt: 1 });
    }
    const subjects = (await mailbox.list()).filter(({ to }) => to.includes(vendor.email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(["First", "Second"]);
  });

  it("is refused without a vendor, a subject or a message, with the words for it", async () => {
    const vendor = await createVendorRow(await createCompany());
    const platform = await admin();
    const refusal = (fields: object) => ({ status: 400, body: { error: { fields } } });
    expect(await post(platform, words)).toMatchObject(refusal({ vendorId: "Please select a vendor" }));
    expect(await post(platform, { ...words, vendorId: "" })).toMatchObject(refusal({ vendorId: "Please select a vendor" }));
    const incomplete = "Please enter a subject and message";
    expect(await post(platform, { ...words, vendorId: vendor.id, subject: "  " })).toMatchObject(refusal({ subject: incomplete }));
    expect(await post(platform, { ...words, vendorId: vendor.id, message: "\n" })).toMatchObject(refusal({ message: incomplete }));
    expect((await post(platform, { ...words, vendorId: randomUUID() })).status).toBe(404);
  });

  it("is refused for another address than the vendor's, a sample vendor and a suspended company", async () => {
    const company = await createCompany();
    const vendor = await createVendorRow(company);
    const platform = await admin();
    const stranger = await post(platform, { ...words, vendorId: vendor.id, recipientEmail: "stranger@elsewhere.example" });
    expect(stranger).toMatchObject({
      status: 400,
      body: { error: { fields: { recipientEmail: expect.stringContaining("different email") } } },
    });
    const sample = await createVendorRow(company, { isSample: true });
    expect((await post(platform, { ...words, vendorId: sample.id })).status).toBe(409);
    const suspended = await createCompany({ status: "SUSPENDED" });
    expect((await post(platform, { ...words, vendorId: (await createVendorRow(suspended)).id })).status).toBe(409);
  });
});

describe("the list of vendors", () => {
  it("shows a platform admin those of every company with their contact email, found by name or email", async () => {
    const name = `Invented ${randomUUID()}`;
    const [one, other] = [await createCompany(), await createCompany()];
    const first = await createVendorRow(one, { name });
    const second = await createVendorRow(other, { name, email: `${randomUUID()}@vendor.example` });
    const platform = await admin();
    const byName = await list(platform, `/api/vendors?companies=all&search=${encodeURIComponent(name.toUpperCase())}`);
    expect(byName.vendors.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    const byEmail = await list(platform, `/api/vendors?companies=all&search=${second.email}`);
    expect(byEmail.vendors).toEqual([{ id: second.id, name, contact_email: second.email, company: { id: other.id, name: other.name } }]);
    expect((await list(platform, "/api/vendors")).vendors[0]).toHaveProperty("contact_email");
  });

  it("stays a company's own for its members, and for a platform admin on the Vendors screen", async () => {
    const company = await createCompany();
    const own = await createVendorRow(company);
    const member = await createMember(company);
    expect((await list(member, "/api/vendors")).vendors.map(({ id }) => id)).toEqual([own.id]);
    expect((await list(await admin(), "/api/vendors?page=1&limit=10")).vendors).toEqual([]);
    expect((await callRoute(vendors, { path: "/api/vendors?companies=all", accessToken: member.accessToken })).status).toBe(403);
  });
});
