import { generateKeyPairSync } from "node:crypto";
import { sealMessage } from "mailauth";
import { createTransport } from "nodemailer";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { beginReading, failReading, finishReading } from "@/lib/documents/readings/commands";
import { assignDocument, placeByInsured } from "@/lib/documents/vendor-match/commands";
import { routeMessage } from "@/lib/inbound/addressing/commands";
import { heedUnverified } from "@/lib/inbound/answering/unverified-commands";
import { fileDelivery } from "@/lib/inbound/filing/commands";
import { closeParsers } from "@/lib/inbound/filing/parsing-commands";
import { changeMessages, confirmMessage, dismissMessage } from "@/lib/inbound/inbox/commands";
import { listInbox } from "@/lib/inbound/inbox/queries";
import { inboxQuery } from "@/lib/inbound/inbox/schema";
import { listenForMail } from "@/lib/inbound/receiving/listening-commands";
import { pollMailbox } from "@/lib/inbound/receiving/mailbox-commands";
import { mostUnverified } from "@/lib/inbound/values";
import { addDays } from "@/lib/infra/dates-rules";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { today } from "@/lib/tenancy/scope";
import { imapPassword, startMailServer } from "@/lib/testing/dovecot";
import {
  createCompany,
  createMember,
  createReadDocument,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  simpleCertificate,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import {
  addressOf,
  answerAll,
  answersOf,
  deliveriesOf,
  documentsOf,
  fileAll,
  openInbound,
  strangePeer,
  takeMessage,
} from "@/lib/testing/inbound";
import { pdfPart, type Written, writeMessage } from "@/lib/testing/messages";
import { readingOf } from "@/lib/testing/reading";
import { general } from "@/lib/testing/requirements";
import { listNotices } from "@/lib/vendors/notices/queries";
import { findDovecot } from "@/scripts/dovecot";

const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "der" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const keyRecord = `v=DKIM1; k=rsa; p=${publicKey.toString("base64")}`;
const records = { "s1._domainkey.vendor.example": keyRecord, "s1._domainkey.stranger.example": keyRecord };

let company: TestCompany;
let member: TestMember;
let vendor: { id: string; name: string; email: string };

beforeEach(async () => {
  vi.restoreAllMocks();
  openInbound(records);
  company = await createCompany();
  member = await createMember(company, "ADMIN", { emailVerifiedAt: new Date() });
  vendor = await createVendorRow(company, { name: "Invented Vendor Paving", acceptedNames: ["Invented Paving"] });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => closeParsers());

const withCertificate = async (more: Written = {}) =>
  writeMessage({ from: vendor.email, to: addressOf(company, vendor.id), parts: [pdfPart(await simpleCertificate())], ...more });
/** To the company's plain address, so that no secret is known. */
const plain = async (more: Written = {}) => withCertificate({ to: "docs@in.example", ...more });
const last = async () => (await deliveriesOf(company)).at(-1);

/** Has the company's files read as if the reader had found this in them. */
async function readAs(reading = readingOf()) {
  for (const { id, processingStatus } of await documentsOf(company)) {
    if (processingStatus !== "PENDING") continue;
    await beginReading(company.scope, { documentId: id, revision: 1 });
    await finishReading(company.scope, { documentId: id, revision: 1 }, reading);
    await placeByInsured(company.scope, id);
    await heedUnverified(company.scope, id);
  }
}

describe("who wrote an email", () => {
  it.each<[string, string | null, () => Promise<unknown>]>([
    ["its domain's own server", "spf", async () => takeMessage(await plain())],
    ["another server", null, async () => takeMessage(await plain(), { peer: strangePeer })],
    [
      "another server, with the sender of the envelope elsewhere",
      null,
      async () => takeMessage(await plain(), { from: "x@stranger.example" }),
    ],
    ["another server, to the vendor's own address", "address", async () => takeMessage(await withCertificate(), { peer: strangePeer })],
    [
      "a stranger to the vendor's own address",
      null,
      async () => takeMessage(await withCertificate({ from: "who@stranger.example" }), { from: "who@stranger.example" }),
    ],
    ["a colleague of the contact", "spf", async () => takeMessage(await withCertificate({ from: "colleague@vendor.example" }))],
    [
      "whoever forges a colleague",
      null,
      async () => takeMessage(await withCertificate({ from: "colleague@vendor.example" }), { peer: strangePeer }),
    ],
  ])("sent by %s: proved by %s", async (_, provedBy, send) => {
    await send();
    const { state, cause, provedBy: found } = (await last()) ?? {};
    expect({ provedBy: found, state, cause }).toEqual({
      provedBy,
      ...(provedBy ? { state: "filed", cause: null } : { state: "waiting", cause: "sender_unverified" }),
    });
    expect(await documentsOf(company, vendor.id)).toHaveLength(provedBy ? 1 : 0);
  });

  it("is not proved where the domain's owner disowns the email, even at the vendor's own address", async () => {
    openInbound({ ...records, "_dmarc.vendor.example": "v=DMARC1; p=reject" });
    await takeMessage(await withCertificate(), { peer: strangePeer });
    expect(await last()).toMatchObject({ provedBy: null, state: "waiting" });
  });

  it("is not proved by a domain that is not named after the vendor: who has addresses there is unknown", async () => {
    const paving = await createVendorRow(company, { name: "Alder Paving", email: "alder.paving@newmail.example" });
    const to = addressOf(company, paving.id);
    const from = "someone.else@newmail.example";
    await takeMessage(await withCertificate({ from, to }), { from });
    expect(await last()).toMatchObject({ provedBy: null, state: "waiting", cause: "sender_unverified" });
  });

  it("is not proved by the domain of a public mail service or of two vendors, but by the contact's own address", async () => {
    const gmail = await createVendorRow(company, { email: "alder.paving@gmail.com" });
    const to = addressOf(company, gmail.id);
    const send = async (from: string) => takeMessage(await withCertificate({ from, to }), { from });
    await send("someone.else@gmail.com");
    expect(await last()).toMatchObject({ provedBy: null });
    await send("alder.paving@gmail.com");
    expect(await last()).toMatchObject({ provedBy: "spf" });
    await createVendorRow(company, { email: "other@vendor.example" });
    await takeMessage(await withCertificate({ from: "colleague@vendor.example" }));
    expect(await last()).toMatchObject({ provedBy: null });
  });
});

describe("over real SMTP", () => {
  async function deliver(from: string, domainName?: string, to = "docs@in.example") {
    const door = await listenForMail(0, "in.example", { host: "127.0.0.1" });
    const transport = createTransport({ host: "127.0.0.1", port: door.port, ignoreTLS: true });
    const dkim = domainName ? { dkim: { domainName, keySelector: "s1", privateKey } } : {};
    const attachments = [{ filename: "coi.pdf", content: Buffer.from(await simpleCertificate()) }];
    const before = new Set((await asPlatform().inboundMessage.findMany({ select: { id: true } })).map(({ id }) => id));
    await transport
      .sendMail({ from, to, subject: "Certificate", text: "See attached.", attachments, ...dkim })
      .finally(() => transport.close());
    await door.close();
    const [row] = (await asPlatform().inboundMessage.findMany()).filter(({ id }) => !before.has(id));
    await routeMessage(row?.id ?? "");
    await fileAll(row?.id ?? "");
    return row;
  }

  it("a signed email is filed by itself, one signed by another domain waits, and so does one without a signature", async () => {
    expect(await deliver(vendor.email, "vendor.example")).toMatchObject({ peerIp: "127.0.0.1", door: "smtp" });
    expect(await last()).toMatchObject({ provedBy: "dkim", state: "filed" });
    await deliver(vendor.email, "stranger.example");
    expect(await last()).toMatchObject({ provedBy: null, state: "waiting", cause: "sender_unverified" });
    await deliver(vendor.email);
    expect(await last()).toMatchObject({ provedBy: null, state: "waiting", cause: "sender_unverified" });
  });
});

describe("an email that a server forwarded", () => {
  const forwarder = { signingDomain: "lists.example", selector: "s1", privateKey };
  /** As the server's own chain has it: what it saw before it passed the email on. */
  async function forward(authResults: string, more: Partial<typeof forwarder> = {}, change = (raw: Buffer) => raw) {
    const raw = await plain();
    const seal = { ...forwarder, ...more, authResults };
    await takeMessage(change(Buffer.concat([await sealMessage(raw, seal), raw])), { peer: strangePeer, from: "bounce@lists.example" });
    return (await last())?.provedBy ?? null;
  }
  const passed = "mx.lists.example; dmarc=pass header.from=vendor.example";
  const open = (trusted?: string) =>
    openInbound(
      { ...records, "s1._domainkey.lists.example": keyRecord, "_dmarc.vendor.example": "v=DMARC1; p=reject" },
      trusted ? { INBOUND_TRUSTED_SERVERS: trusted } : {},
    );

  it("is proved by its chain (ARC) where the last server is trusted and saw the sender's domain pass", async () => {
    open("lists.example");
    expect(await forward(passed)).toBe("arc");
    expect(await last()).toMatchObject({ state: "filed" });
  });

  const changed = (raw: Buffer) => Buffer.from(raw.toString("latin1").replace("certificate attached", "bank data attached"), "latin1");
  const strangeKey = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  }).privateKey;

  it.each<[string, string | undefined, ...Parameters<typeof forward>]>([
    ["the server is not trusted", "mx.firm.example", passed],
    ["no server is trusted", undefined, passed],
    ["the server saw another domain pass", "lists.example", "mx.lists.example; dmarc=pass header.from=other.example"],
    ["the server saw the sender's domain fail", "lists.example", passed.replace("pass", "fail")],
    ["the email was changed afterwards", "lists.example", passed, {}, changed],
    ["another key sealed it", "lists.example", passed, { privateKey: strangeKey }],
  ])("is not proved where %s", async (_, trusted, ...sent) => {
    open(trusted);
    expect(await forward(...sent)).toBeNull();
    expect(await last()).toMatchObject({ state: "waiting", cause: "sender_unverified" });
  });
});

it.skipIf(findDovecot() === null)("in a mailbox, the lines of named servers count, and no others", async () => {
  openInbound(records, { INBOUND_TRUSTED_SERVERS: "mx.firm.example" });
  const server = await startMailServer();
  try {
    const mailbox = {
      host: "127.0.0.1",
      port: server.port,
      isSecure: false,
      needsTls: false,
      user: `proof-${company.id.slice(0, 8)}`,
      password: imapPassword,
      folder: "INBOX",
    };
    await pollMailbox(mailbox);
    const lines = ["mx.firm.example; dmarc=pass header.from=vendor.example", "mx.stranger.example; dmarc=pass header.from=vendor.example"];
    for (const line of lines) await server.put(mailbox.user, await plain({ headers: [`Authentication-Results: ${line}`] }));
    await pollMailbox(mailbox);
    const stored = await asPlatform().inboundMessage.findMany({
      where: { doorKey: { startsWith: `imap:${mailbox.user}@` } },
      orderBy: { doorKey: "asc" },
    });
    for (const { id } of stored) {
      await routeMessage(id);
      await fileAll(id);
    }
    expect((await deliveriesOf(company)).map(({ provedBy }) => provedBy)).toEqual(["server", null]);
  } finally {
    await server.close();
  }
});

describe("a forged notice of cancellation", () => {
  const paper = () => {
    const reading = readingOf({ policies: 0 });
    const effective = addDays(today(company.scope), -1);
    reading.certificates[0]?.notices.push({
      kind: "cancellation",
      policyNumber: "GL-0001",
      effective,
      noticeDate: null,
      coverage: null,
      coverageText: null,
    });
    return reading;
  };
  const status = async () => (await getVendorVerdict(member.scope, vendor.id)).status;
  beforeEach(async () => {
    await makeDefaultSet(member.scope, (await createRequirementSetRow(company, general)).id);
    await createReadDocument(company.scope, vendor.id, readingOf());
  });

  it("changes nothing but to put the coverage under review, waits with its reason, and is reported to the staff", async () => {
    expect(await status()).toBe("COMPLIANT");
    await takeMessage(await plain({ subject: "Notice of cancellation" }), { peer: strangePeer });
    await readAs(paper());
    await answerAll(company);
    expect(await status()).toBe("UNDER_REVIEW");
    expect((await listNotices(member.scope, vendor.id)).notices).toMatchObject([
      { reportedBy: "email", policyNumber: "GL-0001", effective: null },
    ]);
    expect(await documentsOf(company, vendor.id)).toHaveLength(1);
    const [unit] = (await getVendorVerdict(member.scope, vendor.id)).units;
    const waiting = (await documentsOf(company)).find(({ vendorId }) => vendorId === null);
    const open = unit?.lines.filter(({ result }) => result === "unreadable") ?? [];
    expect(open.length).toBeGreaterThan(0);
    for (const { found, proofs } of open) {
      expect(found).toBe("An email says that the general liability is canceled. Its sender is not verified.");
      expect(proofs.map(({ document }) => document)).toEqual([
        { id: waiting?.id, name: "certificate.pdf", sender: { address: vendor.email, proof: null } },
      ]);
    }
    const { messages } = await listInbox(member.scope, inboxQuery.parse({ state: "waiting" }));
    expect(messages).toMatchObject([
      {
        cause: "sender_unverified",
        provedBy: null,
        canConfirm: true,
        vendor: { id: vendor.id },
        files: [{ outcome: "waiting", documentId: expect.any(String) }],
      },
    ]);
    const mails = await inCompany(company.scope, (tx) => tx.mail.findMany({ where: { companyId: company.id } }));
    expect(mails).toMatchObject([
      { kind: "VENDOR_NEWS", recipient: member.email, subject: `Unverified: a policy of ${vendor.name} may be canceled` },
    ]);
    expect(await answersOf(company)).toEqual([]);
    // When it is read again, no second email is sent.
    for (const { id } of await documentsOf(company)) await heedUnverified(company.scope, id);
    expect(await inCompany(company.scope, (tx) => tx.mail.count({ where: { companyId: company.id } }))).toBe(1);
  });

  it("is gone once a person dismisses it", async () => {
    await takeMessage(await plain(), { peer: strangePeer });
    await readAs(paper());
    await dismissMessage(member.scope, (await last())?.id ?? "");
    expect(await status()).toBe("COMPLIANT");
    expect(await documentsOf(company)).toHaveLength(1);
    expect(await last()).toMatchObject({ state: "closed" });
  });

  it("counts once a person vouches for it, and the document says who did", async () => {
    await takeMessage(await plain(), { peer: strangePeer });
    await readAs(paper());
    const id = (await last())?.id ?? "";
    await confirmMessage(member.scope, id);
    await fileDelivery(company.scope, id);
    expect(await status()).toBe("NON_COMPLIANT");
    expect(await last()).toMatchObject({ state: "filed", provedBy: "person", attachments: [{ outcome: "taken" }] });
    expect((await documentsOf(company, vendor.id)).at(-1)).toMatchObject({
      senderAddress: vendor.email,
      senderProof: "person",
      claimedVendorId: null,
    });
  });

  it("of a stranger concerns the only vendor with that policy", async () => {
    await asPlatform().company.update({ where: { id: company.id }, data: { inboundName: `firm-${company.id.slice(0, 8)}` } });
    const to = `firm-${company.id.slice(0, 8)}@in.example`;
    await takeMessage(await withCertificate({ from: "notices@insurer.example", to }), { from: "notices@insurer.example" });
    await readAs(paper());
    expect(await status()).toBe("UNDER_REVIEW");
  });
});

it("an unproved certificate turns nothing green, whatever name is on it, until a person files its document", async () => {
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, general)).id);
  await takeMessage(await withCertificate({ from: "who@stranger.example" }), { from: "who@stranger.example" });
  await readAs(readingOf({ insured: vendor.name }));
  expect((await getVendorVerdict(member.scope, vendor.id)).status).not.toBe("COMPLIANT");
  const [document] = await documentsOf(company);
  expect(document).toMatchObject({ vendorId: null, claimedVendorId: vendor.id, senderAddress: "who@stranger.example", senderProof: null });
  await assignDocument(member.scope, document?.id ?? "", { vendorId: vendor.id, sameFirm: false });
  expect((await getVendorVerdict(member.scope, vendor.id)).status).toBe("COMPLIANT");
  expect((await documentsOf(company, vendor.id))[0]).toMatchObject({ senderProof: "person" });
});

it.each(["failed", "was done by an older reader"])(
  "reads a known file of an unproved sender again where the last reading %s",
  async (how) => {
    const bytes = await simpleCertificate();
    const { id } = await createStoredDocument(company.scope, vendor.id, { bytes });
    const task = { documentId: id, revision: 1 };
    await beginReading(company.scope, task);
    if (how === "failed") await failReading(company.scope, task, "The file is locked.");
    else {
      await finishReading(company.scope, task, readingOf());
      await inCompany(company.scope, (tx) => tx.reading.updateMany({ where: { documentId: id }, data: { readerVersion: null } }));
    }
    const send = async () => takeMessage(await plain({ parts: [pdfPart(bytes)] }), { peer: strangePeer });
    await send();
    expect(await documentsOf(company)).toMatchObject([{ id, processingStatus: "PENDING", revision: 2 }]);
    const turns = await inCompany(company.scope, (tx) => tx.readingTurn.findMany({ where: { documentId: id, finishedAt: null } }));
    expect(turns).toMatchObject([{ lane: -1 }]);
    await send();
    expect(await documentsOf(company), "once is enough").toMatchObject([{ id, revision: 2 }]);
  },
);

it("reads a file that keeps failing only so often for one unproved sender", full, async () => {
  const bytes = await simpleCertificate();
  const { id } = await createStoredDocument(company.scope, vendor.id, { bytes });
  for (let count = 1; count <= mostUnverified.ofSender + 2; count += 1) {
    await beginReading(company.scope, { documentId: id, revision: count });
    await failReading(company.scope, { documentId: id, revision: count }, "The file is locked.");
    await takeMessage(await plain({ parts: [pdfPart(bytes)] }), { peer: strangePeer });
  }
  expect(await documentsOf(company)).toMatchObject([{ processingStatus: "FAILED", revision: mostUnverified.ofSender + 1 }]);
});

describe("an answer", () => {
  it("goes to no one whose address is not proved, and to no stranger at the vendor's own address", async () => {
    await takeMessage(await withCertificate({ from: "who@stranger.example" }), { from: "who@stranger.example" });
    await takeMessage(await plain(), { peer: strangePeer });
    await answerAll(company);
    expect(await answersOf(company)).toEqual([]);
    await takeMessage(await withCertificate(), { peer: strangePeer });
    await answerAll(company);
    expect(await answersOf(company)).toMatchObject([{ recipient: vendor.email }]);
  });

  it("goes to no stranger whose email a person filed, but to the contact", async () => {
    await takeMessage(await withCertificate({ from: "who@stranger.example" }), { from: "who@stranger.example" });
    await takeMessage(await plain(), { peer: strangePeer });
    const ids = (await deliveriesOf(company)).map(({ id }) => id);
    expect((await changeMessages(member.scope, { action: "confirm", ids })).done).toHaveLength(2);
    for (const id of ids) await fileDelivery(company.scope, id);
    await answerAll(company);
    expect((await answersOf(company)).map(({ recipient }) => recipient)).toEqual([vendor.email]);
  });

  it("goes to no advertisement that has only a contact's address", async () => {
    await takeMessage(writeMessage({ from: vendor.email, to: "docs@in.example", text: "Buy our gravel." }));
    await answerAll(company);
    expect(await last()).toMatchObject({ provedBy: "spf", cause: "no_attachment" });
    expect(await answersOf(company)).toEqual([]);
  });
});
