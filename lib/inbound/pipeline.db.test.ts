import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fixedLimits } from "@/lib/companies/billing/usage-values";
import { fileDelivery } from "@/lib/inbound/filing/commands";
import { closeParsers } from "@/lib/inbound/filing/parsing-commands";
import { assignMessage, dismissMessage } from "@/lib/inbound/inbox/commands";
import { listInbox } from "@/lib/inbound/inbox/queries";
import { inboxQuery } from "@/lib/inbound/inbox/schema";
import { receive } from "@/lib/inbound/receiving/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { queueMail } from "@/lib/mail/commands";
import {
  createCompany,
  createMember,
  createVendorRow,
  simpleCertificate,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { addressOf, answerAll, answersOf, deliveriesOf, documentsOf, openInbound, takeMessage } from "@/lib/testing/inbound";
import { pdfPart, writeMessage, writeReport } from "@/lib/testing/messages";
import { updateVendor } from "@/lib/vendors/commands";
import { addContact } from "@/lib/vendors/contacts/commands";
import { contactInput } from "@/lib/vendors/contacts/schema";

let company: TestCompany;
let member: TestMember;
let vendor: { id: string; name: string; email: string };

beforeEach(async () => {
  vi.restoreAllMocks();
  openInbound();
  company = await createCompany();
  member = await createMember(company);
  vendor = await createVendorRow(company);
});
afterAll(() => closeParsers());

const withCertificate = async (more: Parameters<typeof writeMessage>[0] = {}) =>
  writeMessage({ from: vendor.email, to: addressOf(company, vendor.id), parts: [pdfPart(await simpleCertificate())], ...more });

describe("an email to a vendor's own address", () => {
  it("is filed as a document of that vendor, once, however often it arrives", async () => {
    const raw = await withCertificate();
    await takeMessage(raw);
    await takeMessage(raw);
    // The same message seen in another folder of the mailbox, with other lines of the servers on its way.
    await takeMessage(Buffer.concat([Buffer.from("Delivered-To: somebody@else.example\r\nReceived: by mx.example\r\n"), raw]));
    expect(await documentsOf(company)).toMatchObject([
      { vendorId: vendor.id, source: "EMAIL", fileName: "certificate.pdf", uploadedById: null },
    ]);
    expect(await deliveriesOf(company)).toMatchObject([{ state: "filed", cause: null, matchedBy: "token", fromAddress: vendor.email }]);
  });

  it("is another message when another content has the same Message-ID", async () => {
    await takeMessage(await withCertificate({ messageId: "<same@mail.example>" }));
    await takeMessage(await withCertificate({ messageId: "<same@mail.example>" }));
    expect(await documentsOf(company)).toHaveLength(2);
  });

  it("counts once in each of two companies, and nothing crosses", async () => {
    const other = await createCompany();
    const theirs = await createVendorRow(other, { email: vendor.email });
    const raw = await withCertificate({ to: [addressOf(company, vendor.id), addressOf(other, theirs.id)] });
    for (const recipients of [[addressOf(company, vendor.id)], [addressOf(other, theirs.id)], []]) await takeMessage(raw, { recipients });
    expect(await documentsOf(company)).toMatchObject([{ vendorId: vendor.id }]);
    expect(await documentsOf(other)).toMatchObject([{ vendorId: theirs.id }]);
  });

  it("is found by an upper-case address, a doubled prefix, and an address in Delivered-To only", full, async () => {
    const address = addressOf(company, vendor.id);
    await takeMessage(await withCertificate({ to: address.toUpperCase() }));
    await takeMessage(await withCertificate({ to: address.replace("docs+", "docs+docs+") }));
    await takeMessage(await withCertificate({ to: "docs@in.example", headers: [`Delivered-To: ${address}`] }));
    expect(await documentsOf(company, vendor.id)).toHaveLength(3);
  });

  it("is not another vendor's where that vendor's agent sent it", async () => {
    const other = await createVendorRow(company);
    await addContact(member.scope, other.id, contactInput.parse({ email: "agent@agency.example", role: "agent" }));
    await takeMessage(await withCertificate({ from: "agent@agency.example" }));
    expect(await deliveriesOf(company)).toMatchObject([
      { state: "waiting", cause: "sender_unverified", vendorId: vendor.id, provedBy: null },
    ]);
  });

  it("waits for a person when another vendor's contact sent it, as those do who got a forwarded request", async () => {
    const forwarded = await createVendorRow(company);
    await takeMessage(await withCertificate({ from: `Ann <${forwarded.email.toUpperCase()}>` }));
    expect(await documentsOf(company)).toMatchObject([{ vendorId: null, claimedVendorId: null, senderProof: null }]);
    expect(await deliveriesOf(company)).toMatchObject([{ state: "waiting", cause: "other_vendors_reply", vendorId: null }]);
  });

  it("beyond the storage that the plan includes is kept in the inbox, and filed once there is room", async () => {
    const hold = (documents: number) =>
      inCompany(company.scope, (tx) => tx.companyStats.update({ where: { companyId: company.id }, data: { documents } }));
    await hold(fixedLimits.trial.files);
    await takeMessage(await withCertificate());
    expect(await documentsOf(company)).toEqual([]);
    const { messages } = await listInbox(member.scope, inboxQuery.parse({ state: "waiting" }));
    expect(messages).toMatchObject([
      { cause: "not_all_taken", vendor: { id: vendor.id }, files: [{ outcome: "left_out", reason: "no_room" }] },
    ]);
    await hold(0);
    const id = messages[0]?.id ?? "";
    await assignMessage(member.scope, id, vendor.id);
    await fileDelivery(company.scope, id);
    expect(await documentsOf(company)).toMatchObject([{ vendorId: vendor.id, source: "EMAIL" }]);
  });

  it("with a forged token reaches no company", async () => {
    const id = await takeMessage(await withCertificate({ to: addressOf(await createCompany(), vendor.id), from: "who@stranger.example" }));
    expect(await asPlatform().inboundMessage.findUnique({ where: { id } })).toMatchObject({
      state: "unmatched",
      fromAddress: "who@stranger.example",
    });
    expect(await deliveriesOf(company)).toEqual([]);
  });
});

describe("an email without a vendor's address", () => {
  it("is matched by its thread, if the sender fits, and by its sender otherwise", async () => {
    const mail = { kind: "VENDOR_INVITATION" as const, vendorId: vendor.id, recipient: vendor.email, subject: "S", body: "B" };
    const mailId = await inCompany(company.scope, (tx) => queueMail(tx, company.scope, mail));
    const { messageId } = await inCompany(company.scope, (tx) => tx.mail.findUniqueOrThrow({ where: { id: mailId } }));
    await createVendorRow(company, { email: vendor.email });
    const to = "docs@in.example";
    await takeMessage(await withCertificate({ to, headers: [`In-Reply-To: ${messageId}`] }));
    await takeMessage(await withCertificate({ to, headers: [`In-Reply-To: ${messageId}`], from: "who@stranger.example" }));
    const sole = await createVendorRow(company);
    await takeMessage(await withCertificate({ to, from: sole.email }));
    expect(await deliveriesOf(company)).toMatchObject([
      { matchedBy: "thread", vendorId: vendor.id, state: "filed" },
      { matchedBy: "sender", vendorId: sole.id, state: "filed" },
    ]);
  });

  it("waits in the inbox for one click, which files it", async () => {
    await asPlatform().company.update({ where: { id: company.id }, data: { inboundName: `builders-${company.id.slice(0, 8)}` } });
    await takeMessage(await withCertificate({ to: `builders-${company.id.slice(0, 8)}@in.example`, from: "Agent <agent@agency.example>" }));
    const { messages, counts } = await listInbox(member.scope, inboxQuery.parse({ state: "waiting" }));
    expect(counts.waiting).toBe(1);
    expect(messages).toMatchObject([{ cause: "unknown_sender", fromName: "Agent", files: [{ outcome: "waiting", reason: null }] }]);
    expect(await documentsOf(company)).toMatchObject([{ vendorId: null }]);
    const id = messages[0]?.id ?? "";
    await assignMessage(member.scope, id, vendor.id);
    await fileDelivery(company.scope, id);
    expect(await documentsOf(company)).toMatchObject([{ vendorId: vendor.id, senderProof: "person" }]);
    expect((await listInbox(member.scope, inboxQuery.parse({ state: "filed" }))).messages).toMatchObject([
      { vendor: { id: vendor.id }, files: [{ outcome: "taken" }] },
    ]);
    await expect(assignMessage(member.scope, id, vendor.id)).rejects.toThrow("filed already");
  });

  it("of a contact of two vendors offers both, and can be dismissed", async () => {
    const twin = await createVendorRow(company, { email: vendor.email });
    await takeMessage(await withCertificate({ to: "docs@in.example" }));
    const { messages } = await listInbox(member.scope, inboxQuery.parse({}));
    expect(messages[0]?.cause).toBe("two_candidates");
    expect(messages[0]?.candidates.map(({ id }) => id).toSorted()).toEqual([vendor.id, twin.id].toSorted());
    expect(await dismissMessage(member.scope, messages[0]?.id ?? "")).toMatchObject({ state: "closed", settledBy: "Test Member" });
  });

  it("whose sender is known at two companies reaches neither", async () => {
    await createVendorRow(await createCompany(), { email: vendor.email });
    await takeMessage(await withCertificate({ to: "docs@in.example" }));
    expect(await deliveriesOf(company)).toEqual([]);
  });
});

describe("the answer", () => {
  it("says what was filed and what is missing, once a day, in the thread", async () => {
    await takeMessage(await withCertificate({ messageId: "<first@mail.example>", headers: ["References: <root@mail.example>"] }));
    await answerAll(company);
    await takeMessage(await withCertificate());
    await answerAll(company);
    const [answer, ...more] = await answersOf(company);
    expect(more).toEqual([]);
    expect(answer).toMatchObject({
      recipient: vendor.email,
      vendorId: vendor.id,
      inReplyTo: "<first@mail.example>",
      references: "<root@mail.example> <first@mail.example>",
    });
    expect(answer?.body).toContain("certificate pdf: received, not read yet.");
    expect(answer?.body).not.toContain("meet what");
  });

  it("goes to the contact who wrote, with a copy to those that get copies, each once", async () => {
    const contact = (email: string, gets: ("requests" | "copies")[]) =>
      addContact(member.scope, vendor.id, contactInput.parse({ email, role: "safety", gets }));
    await contact("safety@vendor.example", ["copies"]);
    await contact("billing@vendor.example", ["copies"]);
    await contact("quiet@vendor.example", ["requests"]);
    await takeMessage(await withCertificate({ from: "Safety Desk <safety@vendor.example>" }));
    expect(await deliveriesOf(company)).toMatchObject([{ state: "filed", matchedBy: "token", vendorId: vendor.id }]);
    await answerAll(company);
    const recipients = (await answersOf(company)).map(({ recipient }) => recipient);
    expect(recipients.toSorted()).toEqual(["billing@vendor.example", "safety@vendor.example"]);
  });

  it("asks for the file when the message has only a link", async () => {
    await takeMessage(writeMessage({ from: vendor.email, to: addressOf(company, vendor.id), text: "See https://files.example/coi" }));
    await answerAll(company);
    expect((await answersOf(company))[0]?.body).toContain("We do not open links.");
    expect(await deliveriesOf(company)).toMatchObject([{ state: "waiting", cause: "no_attachment" }]);
  });

  it("never goes to a machine, to the null sender or to ourselves", async () => {
    const send = (more: Parameters<typeof writeMessage>[0], from = vendor.email) =>
      withCertificate(more).then((raw) => takeMessage(raw, { from }));
    await send({ headers: ["Auto-Submitted: auto-replied"] });
    await send({ headers: ["Precedence: bulk"] });
    await send({ headers: ["X-Auto-Response-Suppress: All"] });
    await send({ from: "mailer-daemon@mx.example" });
    await send({ subject: "Automatic reply: Certificate" });
    await send({}, "");
    await send({ from: "Coverkeep <no-reply@coverkeep.example>" });
    await send({ from: addressOf(company, vendor.id) });
    await answerAll(company);
    expect(await answersOf(company)).toEqual([]);
    // The files that a machine sends are taken all the same.
    expect(await documentsOf(company)).toHaveLength(6);
  });
});

describe("a delivery report", () => {
  it("marks the email and the vendor's address as failed for good, shows it to the staff in the inbox, and causes no email", async () => {
    const mail = { kind: "VENDOR_INVITATION" as const, vendorId: vendor.id, recipient: vendor.email, subject: "S", body: "B" };
    const mailId = await inCompany(company.scope, (tx) => queueMail(tx, company.scope, mail));
    const { messageId } = await inCompany(company.scope, (tx) => tx.mail.update({ where: { id: mailId }, data: { status: "SENT" } }));
    await takeMessage(writeReport({ recipient: vendor.email, messageId, status: "4.4.1", action: "delayed" }), { from: "" });
    expect(await inCompany(company.scope, (tx) => tx.vendor.findFirst({ where: { id: vendor.id } }))).toMatchObject({
      emailBouncedAt: null,
    });
    await takeMessage(writeReport({ recipient: "someone@else.example", messageId }), { from: "" });
    await takeMessage(writeReport({ recipient: vendor.email, messageId }), { from: "" });
    await answerAll(company);
    const after = await inCompany(company.scope, async (tx) => ({
      vendor: await tx.vendor.findFirst({ where: { id: vendor.id } }),
      mails: await tx.mail.findMany({ where: { companyId: company.id } }),
    }));
    expect(after.vendor).toMatchObject({ emailBouncedAt: expect.any(Date), emailBounceReason: "5.1.1 550 5.1.1 No such user here" });
    expect(after.mails).toMatchObject([{ id: mailId, status: "BOUNCED" }]);
    expect((await deliveriesOf(company)).map(({ cause, state }) => [cause, state])).toEqual([
      ["delayed", "closed"],
      ["automatic", "waiting"],
      ["bounced", "waiting"],
    ]);
    await updateVendor(member.scope, vendor.id, { email: "new@vendor.example" });
    expect(await inCompany(company.scope, (tx) => tx.vendor.findFirst({ where: { id: vendor.id } }))).toMatchObject({
      emailBouncedAt: null,
    });
  });
});

it("takes an arrival once under the name that its door gives it, and refuses another message under that name", async () => {
  const raw = await withCertificate();
  const envelope = { from: null, recipients: [], key: "imap:one:1:1" };
  const first = await receive(raw, "imap", envelope);
  expect(await receive(raw, "imap", envelope)).toEqual({ id: first.id, isNew: false });
  await expect(receive(await withCertificate(), "imap", envelope)).rejects.toThrow("Another message");
});
