import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { GET as show } from "@/app/api/documents/[id]/route";
import { POST as upload } from "@/app/api/documents/upload/route";
import { POST as send } from "@/app/api/portal/[token]/documents/route";
import { readDocument } from "@/jobs/handlers/read-document";
import { closeReaderPool } from "@/jobs/reader-pool";
import { createPortalLink, type NewPortalLink } from "@/lib/accounts/links/commands";
import { linkLimits } from "@/lib/accounts/links/values";
import { getDocument } from "@/lib/documents/queries";
import { fileDelivery } from "@/lib/inbound/filing/commands";
import { closeParsers } from "@/lib/inbound/filing/parsing-commands";
import { confirmMessage, dismissMessage } from "@/lib/inbound/inbox/commands";
import { inCompany } from "@/lib/infra/db";
import * as environment from "@/lib/infra/env";
import { portalToken } from "@/lib/mail/links-rules";
import { loadFiles } from "@/lib/portal/page/queries";
import { eicar, TestScanner } from "@/lib/testing/clamd";
import {
  createCompany,
  createMember,
  createReadDocument,
  createStoredDocument,
  createVendorRow,
  simpleCertificate,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { addressOf, answerAll, answersOf, deliveriesOf, documentsOf, openInbound, strangePeer, takeMessage } from "@/lib/testing/inbound";
import { pdfPart, writeMessage } from "@/lib/testing/messages";
import { readingOf } from "@/lib/testing/reading";
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { say } from "@/messages/say";

let company: TestCompany;
let member: TestMember;
let vendor: { id: string; name: string; email: string };
beforeEach(async () => {
  vi.restoreAllMocks();
  openInbound();
  company = await createCompany();
  member = await createMember(company);
  vendor = await createVendorRow(company, { name: "Heron Paving LLC" });
});
afterAll(async () => {
  await closeReaderPool();
  closeParsers();
});

type Files = Record<string, Uint8Array | string>;

/** A PDF that says nothing of insurance and carries files. */
async function portfolio(files: Files, text = "For the best experience, open this PDF portfolio in Acrobat."): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText(text, { x: 60, y: 700, size: 12 });
  for (const [name, bytes] of Object.entries(files)) await pdf.attach(Buffer.from(bytes), name);
  return Buffer.from(await pdf.save());
}

const certificate = (number: string, insured = "Heron Paving LLC") => simpleCertificate("2099-06-01", number, insured);

/** Reads what waits, and what comes of it. */
async function readAll(): Promise<void> {
  for (let rounds = 0; rounds < 9; rounds += 1) {
    const waiting = (await documentsOf(company)).filter(({ processingStatus }) => processingStatus === "PENDING");
    if (waiting.length === 0) return;
    for (const { id } of waiting) await readDocument.run({ documentId: id }, { attempt: 1 });
  }
}

const listed = async () =>
  (await documentsOf(company)).map(({ fileName, vendorId, insideOf, processingStatus }) => [
    fileName,
    vendorId,
    insideOf,
    processingStatus,
  ]);
const policiesOf = async (vendorId: string) =>
  (await inCompany(company.scope, (tx) => tx.policy.findMany({ where: { vendorId }, orderBy: { policyNumber: "asc" } }))).map(
    ({ policyNumber }) => policyNumber,
  );

describe("the files inside an uploaded PDF", () => {
  it("become documents of the same vendor that name the PDF, once each, and the PDF asks for nothing", async () => {
    const inner = await portfolio({ "umbrella.pdf": await certificate("UM-90822") }, "Part two");
    const coi = await certificate("GL-44711");
    const files = { "COI.pdf": coi, "more.pdf": inner, "copy.pdf": coi, "settings.xml": "<a/>" };
    const { id } = await createStoredDocument(member.scope, vendor.id, { bytes: await portfolio(files), fileName: "portfolio.pdf" });
    await readAll();
    expect(await listed()).toEqual([
      ["portfolio.pdf", vendor.id, null, "PROCESSED"],
      ["COI.pdf", vendor.id, "portfolio.pdf", "PROCESSED"],
      ["more.pdf", vendor.id, "portfolio.pdf", "PROCESSED"],
      ["umbrella.pdf", vendor.id, "portfolio.pdf", "PROCESSED"],
    ]);
    expect(await policiesOf(vendor.id)).toEqual(["GL-44711", "UM-90822"]);
    const detail = await getDocument(member.scope, id);
    expect(detail).toMatchObject({ reviewReasons: [], policies: [], leftOut: [], uploadedBy: { firstName: expect.any(String) } });
    expect(detail.filesInside.map(({ fileName }) => fileName)).toEqual(["COI.pdf", "more.pdf", "umbrella.pdf"]);
    const first = await getDocument(member.scope, detail.filesInside[0]?.id ?? "");
    expect(first).toMatchObject({ insideOf: { id, fileName: "portfolio.pdf" }, uploadedBy: detail.uploadedBy, filesInside: [] });

    await readDocument.run({ documentId: id }, { attempt: 2 });
    expect(await listed()).toHaveLength(4);
  });

  it("decide whose the PDF is where no vendor was chosen", full, async () => {
    await createStoredDocument(member.scope, null, {
      bytes: await portfolio({ "COI.pdf": await certificate("GL-44711") }),
      fileName: "p.pdf",
    });
    await readAll();
    expect(await listed()).toEqual([
      ["p.pdf", vendor.id, null, "PROCESSED"],
      ["COI.pdf", vendor.id, "p.pdf", "PROCESSED"],
    ]);
  });

  it("are scanned for malware each", full, async () => {
    const scanner = new TestScanner();
    await scanner.open();
    vi.mocked(environment.env).mockReturnValue({ ...environment.env(), CLAMAV_HOST: "127.0.0.1", CLAMAV_PORT: scanner.port });
    const files = { "bad.pdf": `%PDF-1.7 ${eicar}`, "good.pdf": await certificate("GL-44711") };
    await createStoredDocument(member.scope, vendor.id, { bytes: await portfolio(files), fileName: "p.pdf" });
    await readAll();
    await scanner.close();
    expect((await documentsOf(company)).map(({ fileName, scanResult }) => [fileName, scanResult])).toEqual([
      ["p.pdf", "CLEAN"],
      ["bad.pdf", "INFECTED"],
      ["good.pdf", "CLEAN"],
    ]);
    expect(await policiesOf(vendor.id)).toEqual(["GL-44711"]);
  });

  it("are listed with what to do where they cannot be used, and are limited in number and depth", full, async () => {
    let deep: Uint8Array = await certificate("GL-9");
    for (let depth = 5; depth > 0; depth -= 1) deep = await portfolio({ [`deep-${depth}.pdf`]: deep }, `Depth ${depth}`);
    const many = Object.fromEntries(Array.from({ length: 52 }, (_, at) => [`z${at}.pdf`, `%PDF-1.7 number ${at}`]));
    const { id } = await createStoredDocument(member.scope, vendor.id, {
      bytes: await portfolio({ "list.xlsx": "PK\u0003\u0004 a sheet", "deep-0.pdf": deep, ...many }),
      fileName: "all.pdf",
    });
    await readDocument.run({ documentId: id }, { attempt: 1 });
    const { leftOut, filesInside } = await getDocument(member.scope, id);
    expect(filesInside).toHaveLength(50);
    expect(leftOut).toEqual([
      { name: "deep-3.pdf", why: expect.stringContaining("Send it by itself") },
      { name: "list.xlsx", why: expect.stringContaining("Send it as a PDF") },
      { name: expect.stringMatching(/^z\d+\.pdf$/), why: expect.stringContaining("Send the certificates by themselves") },
    ]);
    // A file from inside another file yields no further files.
    await readDocument.run({ documentId: filesInside[0]?.id ?? "" }, { attempt: 1 });
    expect(await documentsOf(company)).toHaveLength(51);
  });
});

/** Sends a PDF through a link and reads it; returns the files as the link's page lists them, by name. */
async function sendThrough(link: NewPortalLink, bytes: Buffer, prepare: (linkId: string) => Promise<unknown> = async () => null) {
  const linkId = await inCompany(company.scope, (tx) => createPortalLink(tx, member.scope, link));
  await prepare(linkId);
  const body = new FormData();
  body.append("document", new Blob([new Uint8Array(bytes)]), "portfolio.pdf");
  const answer = await callRoute(send as unknown as RouteHandler, { params: { token: portalToken(linkId) }, method: "POST", form: body });
  expect(answer.status).toBe(201);
  await readAll();
  const live = { id: linkId, kind: link.kind, vendorId: link.vendorId ?? null, agency: link.kind === "AGENCY" ? link.agency : null };
  const files = await inCompany(company.scope, (tx) =>
    loadFiles(
      tx,
      { company: company.scope, link: live } as unknown as Parameters<typeof loadFiles>[1],
      new Map([[vendor.id, vendor.name]]),
    ),
  );
  const sort = (list: typeof files) => list.toSorted((one, other) => one.name.localeCompare(other.name));
  return { linkId, files: sort(files) };
}

describe("a PDF sent through a link", () => {
  const linkOfVendor = () => ({ kind: "VENDOR" as const, vendorId: vendor.id, recipient: vendor.email });
  const linkRow = (id: string) => inCompany(company.scope, (tx) => tx.portalLink.findFirstOrThrow({ where: { id } }));

  it("brings its files to the vendor's page, and names what could not be used", async () => {
    const carried = {
      "COI.pdf": await certificate("GL-44711"),
      "list.xlsx": "PK\u0003\u0004 a sheet",
      "lost.pdf": "%PDF-1.7 lost",
    };
    const { files } = await sendThrough(linkOfVendor(), await portfolio(carried));
    expect(files.map(({ name, unused, coverages }) => [name, unused, coverages.length])).toEqual([
      ["COI.pdf", null, 1],
      ["list.xlsx", expect.stringContaining("Send it as a PDF"), 0],
      ["lost.pdf", expect.stringContaining("damaged"), 0],
      ["portfolio.pdf", null, 0],
    ]);
  });

  it("brings its files to the agency's page, each to the insured that it names", full, async () => {
    const earlier = readingOf({ insured: vendor.name });
    for (const { producer } of earlier.certificates) producer.name = "Invented Agency";
    await createReadDocument(member.scope, vendor.id, earlier);
    const known = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { vendorId: vendor.id } }));
    const carried = { "heron.pdf": await certificate("GL-44711"), "stranger.pdf": await certificate("GL-9", "Nobody Known Inc") };
    const agency = { kind: "AGENCY" as const, agency: "Invented Agency", recipient: "desk@agency.example" };
    const { files } = await sendThrough(agency, await portfolio(carried));
    expect(files.map(({ name, filedTo, state }) => [name, filedTo, state])).toEqual([
      ["heron.pdf", vendor.name, "read"],
      ["portfolio.pdf", null, "read"],
      ["stranger.pdf", null, "read"],
    ]);
    expect((await listed()).filter(([name]) => name !== known.fileName)).toEqual([
      ["portfolio.pdf", null, null, "PROCESSED"],
      ["heron.pdf", vendor.id, "portfolio.pdf", "PROCESSED"],
      ["stranger.pdf", null, "portfolio.pdf", "PROCESSED"],
    ]);
  });

  it("counts its files against the link's limit once, and names those beyond it", full, async () => {
    const carried = { "a.pdf": await certificate("GL-1"), "b.pdf": await certificate("GL-2"), "c.pdf": await certificate("GL-3") };
    const before = linkLimits.files - 3;
    const use = (id: string) => inCompany(company.scope, (tx) => tx.portalLink.updateMany({ where: { id }, data: { files: before } }));
    const { linkId, files } = await sendThrough(linkOfVendor(), await portfolio(carried), use);
    expect(files.map(({ name, unused }) => [name, unused])).toEqual([
      ["a.pdf", null],
      ["b.pdf", null],
      ["c.pdf", say("documents.insideLinkFull")],
      ["portfolio.pdf", null],
    ]);
    expect(await linkRow(linkId)).toMatchObject({ files: linkLimits.files });

    const carrier = (await documentsOf(company)).find(({ insideOf }) => insideOf === null);
    await readDocument.run({ documentId: carrier?.id ?? "" }, { attempt: 2 });
    expect(await linkRow(linkId)).toMatchObject({ files: linkLimits.files });
    expect((await getDocument(member.scope, carrier?.id ?? "")).leftOut.map(({ name }) => name)).toEqual(["c.pdf"]);
  });
});

it(
  "a PDF uploaded with an access token through the API becomes its files as well, with the caller as who uploaded them",
  full,
  async () => {
    const form = new FormData();
    const bytes = await portfolio({ "COI.pdf": await certificate("GL-44711"), "list.xlsx": "PK\u0003\u0004 a sheet" });
    form.append("document", new Blob([new Uint8Array(bytes)]), "portfolio.pdf");
    form.append("vendorId", vendor.id);
    const { accessToken } = member;
    const sent = await callRoute(upload as unknown as RouteHandler, { method: "POST", accessToken, form });
    expect(sent.status).toBe(201);
    await readAll();
    const { id } = (sent.body as { data: { id: string } }).data;
    const seen = await callRoute(show as unknown as RouteHandler, { params: { id }, accessToken });
    expect((seen.body as { data: unknown }).data).toMatchObject({
      filesInside: [{ fileName: "COI.pdf" }],
      leftOut: [{ name: "list.xlsx", why: expect.stringContaining("Send it as a PDF") }],
    });
    expect((await documentsOf(company)).map(({ source, uploadedById }) => [source, uploadedById])).toEqual([
      ["UPLOAD", member.scope.actor.id],
      ["UPLOAD", member.scope.actor.id],
    ]);
  },
);

describe("the files inside an emailed PDF", () => {
  const email = async (files: Files, to = addressOf(company, vendor.id)) =>
    writeMessage({ from: vendor.email, to, parts: [pdfPart(await portfolio(files), "portfolio.pdf")] });

  it("are read before the answer, which lists them and what we could not use", full, async () => {
    await takeMessage(await email({ "COI.pdf": await certificate("GL-44711"), "list.xlsx": "PK\u0003\u0004 a sheet" }));
    await readAll();
    expect(await documentsOf(company, vendor.id)).toMatchObject([
      { source: "EMAIL", insideOf: null },
      { source: "EMAIL", insideOf: "portfolio.pdf", senderAddress: vendor.email, senderProof: expect.any(String) },
    ]);
    await answerAll(company);
    const body = (await answersOf(company))[0]?.body ?? "";
    expect(body).toMatch(/portfolio pdf.*are read as documents of their own/);
    expect(body).toMatch(/COI pdf.*Jun 1, 2099/);
    expect(body.split("What we could not use:")[1]).toMatch(/list xlsx.*Send it as a PDF/);
  });

  it("of an unproved sender wait with it, and are filed or removed with it", full, async () => {
    const numbers = ["GL-44711", "GL-55822"];
    for (const [at, decide] of [confirmMessage, dismissMessage].entries()) {
      await takeMessage(await email({ "COI.pdf": await certificate(numbers[at] ?? "") }, "docs@in.example"), { peer: strangePeer });
      await readAll();
      const waiting = (await documentsOf(company)).filter(({ vendorId }) => vendorId === null);
      expect(waiting.map(({ insideOf, claimedVendorId }) => [insideOf, claimedVendorId])).toEqual([
        [null, vendor.id],
        ["portfolio.pdf", vendor.id],
      ]);
      const { id = "" } = (await deliveriesOf(company)).at(-1) ?? {};
      await decide(member.scope, id);
      await fileDelivery(company.scope, id);
      expect((await documentsOf(company)).filter(({ vendorId }) => vendorId === null)).toEqual([]);
    }
    expect(await policiesOf(vendor.id)).toEqual(["GL-44711"]);
  });
});
