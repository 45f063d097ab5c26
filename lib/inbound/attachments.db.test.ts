import { zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { closeParsers } from "@/lib/inbound/filing/parsing-commands";
import { createCompany, createVendorRow, simpleCertificate, type TestCompany } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { addressOf, deliveriesOf, documentsOf, openInbound, takeMessage } from "@/lib/testing/inbound";
import { type Part, pdfPart, writeMessage } from "@/lib/testing/messages";
import { writeTnef } from "@/lib/testing/tnef";

let company: TestCompany;
let vendor: { id: string; email: string };

beforeEach(async () => {
  vi.restoreAllMocks();
  openInbound();
  company = await createCompany();
  vendor = await createVendorRow(company);
});
afterAll(() => closeParsers());

const send = (parts: Part[], more: Parameters<typeof writeMessage>[0] = {}) =>
  takeMessage(writeMessage({ from: vendor.email, to: addressOf(company, vendor.id), parts, ...more }));
const picture = async (width: number, height: number, format: "png" | "jpeg" = "png") =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .toFormat(format)
    .toBuffer();
const names = async () => (await documentsOf(company)).map(({ fileName }) => fileName).toSorted();
const outcomes = async () =>
  (await deliveriesOf(company)).at(-1)?.attachments.map(({ fileName, outcome, reason }) => [fileName, outcome, reason]);

it("takes files by what they are, whatever their type and name say", async () => {
  await send(
    [
      { type: "application/octet-stream", body: Buffer.concat([Buffer.from("\n\n  junk "), await simpleCertificate()]), name: "scan.dat" },
      { type: "application/pdf", body: await simpleCertificate(), name: "inline.pdf", disposition: "inline" },
      { type: "image/png", body: await picture(1700, 2200, "jpeg"), name: "photo.png" },
      { type: "application/pdf", body: "<html><body>%PDF-1.7</body></html>", name: "page.pdf" },
      { type: "text/calendar", body: "BEGIN:VCALENDAR", name: "meeting.ics" },
      { type: "application/pdf", body: "", name: "nothing.pdf" },
    ],
    { text: "" },
  );
  expect(await names()).toEqual(["inline.pdf", "photo.jpg", "scan.dat.pdf"]);
  expect(await outcomes()).toEqual([
    ["scan.dat.pdf", "taken", null],
    ["inline.pdf", "taken", null],
    ["photo.jpg", "taken", null],
    ["page.pdf", "left_out", "unsupported"],
    ["meeting.ics", "left_out", "unsupported"],
    ["nothing.pdf", "left_out", "empty"],
  ]);
});

it("leaves logos of signatures and tracking pixels out", async () => {
  await send(
    [
      { type: "image/png", body: await picture(1, 1), name: "pixel.png", disposition: "inline" },
      { type: "image/png", body: await picture(1200, 400), name: "logo.png", disposition: "inline", headers: ["Content-ID: <logo@1>"] },
      { type: "image/gif", body: "GIF89a", name: "line.gif", disposition: "inline", headers: ["Content-ID: <line@1>"] },
      pdfPart(await simpleCertificate()),
    ],
    { html: '<p>Hi</p><img src="cid:logo@1"><img src="cid:line@1">' },
  );
  expect(await names()).toEqual(["certificate.pdf"]);
  expect((await outcomes())?.map(([, , reason]) => reason)).toEqual(["decoration", "decoration", "decoration", null]);
});

it("finds files in forwarded messages, nested ones too, in winmail.dat and in ZIP files", full, async () => {
  const inner = writeMessage({ parts: [pdfPart(await simpleCertificate(), "nested.pdf")] });
  const forwarded = writeMessage({ parts: [{ type: "message/rfc822", body: inner, name: "inner.eml", raw: true }] });
  await send([{ type: "message/rfc822", body: forwarded, disposition: "inline", raw: true }]);
  await send([{ type: "application/ms-tnef", body: writeTnef("Müller certificate.pdf", await simpleCertificate()), name: "winmail.dat" }]);
  const zip = zipSync({
    "certificates/zipped.pdf": new Uint8Array(await simpleCertificate()),
    "__MACOSX/._zipped.pdf": new Uint8Array([1]),
  });
  await send([{ type: "application/zip", body: zip, name: "certificates.zip" }]);
  expect(await names()).toEqual(["Müller certificate.pdf", "nested.pdf", "zipped.pdf"]);
  await send([{ type: "application/zip", body: zip.slice(0, 200), name: "broken.zip" }]);
  expect(await outcomes()).toEqual([["broken.zip", "left_out", "unreadable_archive"]]);
  expect((await deliveriesOf(company)).at(-1)).toMatchObject({ state: "waiting", cause: "nothing_taken" });
});

it("survives broken names and headers in old or no encodings", async () => {
  const part = pdfPart(await simpleCertificate());
  const broken = {
    ...part,
    name: undefined,
    headers: ["Content-Disposition: attachment; filename*=utf-8''%E0%A4%A; filename*1*=x%FF.pdf"],
  } as Part;
  await send([broken], { subject: "=?ISO-2022-JP?B?GyRCSl04MT5aTEAbKEI=?=", headers: ["X-Raw: \xe9\xe8\x80"] });
  await send([{ ...pdfPart(await simpleCertificate()), name: "../../etc/\u202Efdp.pdf" }], { subject: "caf\xe9" });
  expect(await documentsOf(company)).toHaveLength(2);
  expect((await names()).every((name) => /\.pdf$/.test(name) && !name.includes("/"))).toBe(true);
  expect((await deliveriesOf(company))[0]?.subject).toBe("保険証明");
});

it("takes the messages of Gmail, Outlook, Apple Mail and an iPhone", full, async () => {
  const gmail = {
    headers: ["X-Gm-Message-State: AOJu0Y", "X-Google-DKIM-Signature: v=1; a=rsa-sha256"],
    html: "<div dir=ltr>Attached.</div>",
  };
  await send([{ ...pdfPart(await simpleCertificate(), "COI.pdf"), headers: ["Content-ID: <f_lx1>", "X-Attachment-Id: f_lx1"] }], gmail);
  const outlook = {
    headers: ["Thread-Topic: COI", "X-MS-Has-Attach: yes", "X-Originating-IP: [203.0.113.5]"],
    html: "<p class=MsoNormal>Attached</p>",
  };
  const logo = {
    type: "image/png",
    body: await picture(180, 60),
    name: "image001.png",
    disposition: "inline" as const,
    headers: ["Content-ID: <image001.png@01D>"],
  };
  await send([logo, pdfPart(await simpleCertificate(), "COI 2026.PDF")], outlook);
  await send([{ ...pdfPart(await simpleCertificate(), "Apple.pdf"), disposition: "inline", headers: ["X-Apple-Content-Length: 1"] }], {
    headers: ["X-Mailer: Apple Mail (2.3774.600.62)"],
  });
  await send([{ type: "image/jpeg", body: await picture(3024, 4032, "jpeg"), name: "IMG_0412.jpeg", disposition: "inline" }], {
    headers: ["X-Mailer: iPhone Mail (21F90)"],
    text: "",
  });
  expect(await names()).toEqual(["Apple.pdf", "COI 2026.PDF", "COI.pdf", "IMG_0412.jpeg"]);
});
