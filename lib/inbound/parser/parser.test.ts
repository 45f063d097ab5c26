import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Constructed, Integer, ObjectIdentifier, OctetString, Sequence, Set as SetOf } from "asn1js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseMessage } from "@/lib/inbound/parser/message";
import { uuFilesIn } from "@/lib/inbound/parser/uuencode";
import { simpleCertificate } from "@/lib/testing/factories";
import { pdfPart, writeMessage } from "@/lib/testing/messages";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parser-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function parsed(message: Buffer) {
  const [file, files] = [join(folder, "message.eml"), await mkdtemp(join(folder, "files-"))];
  await writeFile(file, message);
  const { text, files: found } = await parseMessage(file, files);
  return { text: text.trim(), files: found.map(({ fileName, reason }) => [fileName, reason]) };
}

/** A file as old mail programs write it. `trimmed`: without the blanks at the ends of its lines, as gateways do. */
function uuencoded(bytes: Uint8Array, name: string, trimmed = false): string {
  const sign = (value: number) => String.fromCharCode((value & 63) + 32);
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += 45) {
    const piece = bytes.subarray(at, at + 45);
    let line = sign(piece.length);
    for (let group = 0; group < piece.length; group += 3) {
      const [a = 0, b = 0, c = 0] = piece.subarray(group, group + 3);
      line += sign(a >> 2) + sign((a << 4) | (b >> 4)) + sign((b << 2) | (c >> 6)) + sign(c);
    }
    lines.push(trimmed ? line.trimEnd() : line.replaceAll(" ", "`"));
  }
  return [`begin 644 ${name}`, ...lines, "`", "end", ""].join("\r\n");
}

const tagged = (value: Sequence | OctetString) => new Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [value] });
const oid = (value: string) => new ObjectIdentifier({ value });

/** A message whose signature encloses it, as far as its structure goes. */
function smime(kind: string, message: Buffer): Buffer {
  const enclosed = new Sequence({ value: [oid("1.2.840.113549.1.7.1"), tagged(new OctetString({ valueHex: message }))] });
  const signed = new Sequence({ value: [new Integer({ value: 1 }), new SetOf({ value: [] }), enclosed, new SetOf({ value: [] })] });
  return Buffer.from(new Sequence({ value: [oid(kind), tagged(signed)] }).toBER());
}
const [signed, enveloped] = ["1.2.840.113549.1.7.2", "1.2.840.113549.1.7.3"];
const smimePart = (body: Buffer) => ({ type: "application/pkcs7-mime; smime-type=signed-data", body, name: "smime.p7m" });

describe("an email", () => {
  it("that is signed as a whole is read like one that is not", async () => {
    const inner = writeMessage({ text: "Our certificate.", parts: [pdfPart(await simpleCertificate())] });
    const message = writeMessage({ text: "", parts: [smimePart(smime(signed, inner))] });
    expect(await parsed(message)).toEqual({ text: "Our certificate.", files: [["certificate.pdf", null]] });
  });

  it("that is encrypted says so, and one that only claims to be signed is left out", async () => {
    expect((await parsed(writeMessage({ text: "", parts: [smimePart(smime(enveloped, Buffer.from("x")))] }))).files).toEqual([
      ["smime.p7m", "encrypted"],
    ]);
    const deep = Buffer.concat([Buffer.from("3080".repeat(5000), "hex")]);
    expect((await parsed(writeMessage({ text: "", parts: [smimePart(deep)] }))).files).toEqual([["smime.p7m", "unsupported"]]);
  });

  it.each([false, true])("with a file in its text has the file and the text without it (blanks lost: %s)", async (trimmed) => {
    const bytes = await simpleCertificate();
    const text = `See below.\r\n${uuencoded(bytes, "coi.pdf", trimmed)}Regards, begin 2 work`;
    expect(await parsed(writeMessage({ text }))).toEqual({ text: "See below.\nRegards, begin 2 work", files: [["coi.pdf", null]] });
    expect(uuFilesIn(text).files[0]?.bytes.equals(Buffer.from(bytes))).toBe(true);
  });

  it("with a uuencoded part has its file", async () => {
    const part = { type: "application/pdf", name: "uu.pdf", raw: true, body: uuencoded(await simpleCertificate(), "uu.pdf") };
    const message = writeMessage({ parts: [{ ...part, headers: ["Content-Transfer-Encoding: x-uuencode"] }] });
    expect((await parsed(message)).files).toEqual([["uu.pdf", null]]);
  });

  it("with pictures of phones and fax machines has them, whatever their names", async () => {
    const heic = await readFile("lib/testing/files/certificate.heic");
    const tiff = Buffer.concat([Buffer.from("II*\0"), Buffer.alloc(100, 1)]);
    const parts = [
      { type: "image/heic", name: "IMG_4412.HEIC", body: heic, disposition: "inline" as const },
      { type: "image/tiff", name: "fax.tif", body: tiff },
      { type: "application/octet-stream", name: "scan.jpg", body: Buffer.concat([tiff, tiff]) },
    ];
    expect((await parsed(writeMessage({ parts }))).files).toEqual([
      ["IMG_4412.HEIC", null],
      ["fax.tif", null],
      ["scan.tiff", null],
    ]);
  });
});
