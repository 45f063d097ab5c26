import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeParsers } from "@/lib/inbound/filing/parsing-commands";
import { inCompany } from "@/lib/infra/db";
import { closeMailer } from "@/lib/infra/mailer";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { tryAddressAgain } from "@/lib/mail/bounces-commands";
import { deliverMail, queueMail } from "@/lib/mail/commands";
import { bounceToken, mailOfBounceToken } from "@/lib/mail/reply-to-rules";
import { questions } from "@/lib/operations/problems/queries";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { deliveriesOf, openInbound, takeMessage } from "@/lib/testing/inbound";
import { writeReport } from "@/lib/testing/messages";
import { updateVendor } from "@/lib/vendors/commands";

let company: TestCompany;
let member: TestMember;
let vendor: { id: string; name: string; email: string };

beforeEach(async () => {
  vi.restoreAllMocks();
  openInbound();
  company = await createCompany();
  member = await createMember(company, "ADMIN", { emailVerifiedAt: new Date() });
  vendor = await createVendorRow(company);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => closeParsers());

const one = () => inCompany(company.scope, (tx) => tx.vendor.findUniqueOrThrow({ where: { id: vendor.id } }));
const mails = () => inCompany(company.scope, (tx) => tx.mail.findMany({ where: { companyId: company.id }, orderBy: { createdAt: "asc" } }));
const sent = (id: string) =>
  inCompany(company.scope, (tx) => tx.mail.update({ where: { id }, data: { status: "SENT", sentAt: new Date() } }));
const queue = () => {
  const mail = { kind: "VENDOR_INVITATION" as const, vendorId: vendor.id, recipient: vendor.email, subject: "S", body: "B" };
  return inCompany(company.scope, (tx) => queueMail(tx, company.scope, mail));
};
const comesBack = async (id: string, status: string) => {
  const to = `docs+${bounceToken(id)}@in.example`;
  const raw = writeReport({ recipient: vendor.email, messageId: "<unknown@mx.example>", status, to })
    .toString()
    .replace("550 5.1.1 No such user here", status);
  await takeMessage(Buffer.from(raw), { from: "" });
};

it("sends each email from an address of its own that is read", async () => {
  let envelope = "";
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onMailFrom({ address }, _session, done) {
      envelope = address;
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on("end", () => done());
    },
  });
  const port = Number(new URL(process.env.SMTP_URL ?? "").port);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  try {
    const id = await queue();
    expect(await deliverMail(company.scope, id)).toBe("SENT");
    const [local = "", domain] = envelope.split("@");
    expect(domain).toBe("in.example");
    expect(mailOfBounceToken(local.replace("docs+", ""))).toBe(id);
    expect(mailOfBounceToken(bounceToken(vendor.id).replace(/.$/, "a"))).not.toBe(id);
  } finally {
    closeMailer();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

it("tries an email again whose mailbox is full, and marks the address only after the third try", full, async () => {
  const id = await queue();
  for (const bounces of [1, 2, 3]) {
    await sent(id);
    await comesBack(id, "5.2.2");
    expect((await mails())[0]).toMatchObject({ status: "QUEUED", bounces, nextTryAt: expect.any(Date) });
    expect(await one()).toMatchObject({ emailBouncedAt: null });
  }
  await sent(id);
  await comesBack(id, "5.2.2");
  expect((await mails())[0]).toMatchObject({ status: "BOUNCED" });
  expect(await one()).toMatchObject({ emailBouncedAt: expect.any(Date) });
  expect((await deliveriesOf(company)).map(({ cause, state }) => [cause, state])).toEqual([
    ...[1, 2, 3].map(() => ["delayed", "closed"]),
    ["bounced", "waiting"],
  ]);
});

it("marks an address that does not exist at once, until a person tries it again", async () => {
  const id = await queue();
  await sent(id);
  await comesBack(id, "5.1.1");
  expect(await one()).toMatchObject({ emailBouncedAt: expect.any(Date) });
  await tryAddressAgain(member.scope, vendor.id);
  expect(await one()).toMatchObject({ emailBouncedAt: null, emailBounceReason: null });
});

it("marks no address because one email was refused", async () => {
  const id = await queue();
  await sent(id);
  await comesBack(id, "5.6.1");
  expect((await mails())[0]).toMatchObject({ status: "BOUNCED" });
  expect(await one()).toMatchObject({ emailBouncedAt: null });
});

it("notifies the former address when a vendor's contact changes, if it was ever written to", async () => {
  await updateVendor(member.scope, vendor.id, { email: "first@vendor.example" });
  expect(await mails()).toEqual([]);
  vendor = { ...vendor, email: "first@vendor.example" };
  await sent(await queue());
  await updateVendor(member.scope, vendor.id, { email: "new@vendor.example" });
  expect((await mails()).at(-1)).toMatchObject({
    kind: "SECURITY_NOTICE",
    recipient: "first@vendor.example",
    body: expect.not.stringContaining("new@vendor.example"),
  });
});

it("is a problem of the installation where returned emails cannot arrive", async () => {
  await sent(await queue());
  expect(await questions["bounces.lost"]()).toBeNull();
  vi.restoreAllMocks();
  expect(storedInWords(await questions["bounces.lost"]())).toMatch(/nobody sees it/);
});
