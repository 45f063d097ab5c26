import { createHash } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { checkedText } from "@/lib/documents/passports/labels-rules";
import { canonical, checkPassport, fingerprintOf, type KeyPair, listOf, newKey, openKey, sealed } from "@/lib/documents/passports/rules";
import { type Manifest, manifest } from "@/lib/documents/passports/schema";
import { passportList } from "@/lib/extraction/passport-values";
import { openPdf } from "@/lib/extraction/readers/pdf";
import { inWords } from "@/lib/infra/sentences-rules";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const papers = { "COI.pdf": Buffer.from("%PDF-1.7 general liability"), "auto.pdf": Buffer.from("%PDF-1.7 auto") };

function manifestOf(key: KeyPair): Manifest {
  const day = "2026-11-30";
  return manifest.parse({
    ...{ format: "coverkeep-passport", version: 1, id: "0b6c3f0e-6c7e-4b5a-9d1f-3f2a91c04d77", signedAt: `${day}T15:04:05.000Z` },
    installation: { name: "Invented Coverkeep", address: "https://coverkeep.example" },
    key: { algorithm: "Ed25519", publicKey: key.publicKey },
    ...{ company: "Invented Builders", vendor: "Alder Paving", day, checked: [{ name: "General liability", rung: "checkbox" }] },
    files: Object.entries(papers).map(([name, bytes]) => ({
      ...{ name, type: "application/pdf", size: bytes.length, sha256: sha256(bytes), receivedOn: day, readOn: day },
      ...{ insured: ["Alder Paving"], policies: [] },
    })),
  });
}

type Inside = { list?: Buffer | null; files?: Record<string, Buffer>; signer?: KeyPair };

async function passportOf(
  key: KeyPair,
  { list = listOf(manifestOf(key), key), files = papers, signer = key }: Inside = {},
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText("Coverkeep Passport", { x: 60, y: 700, size: 12 });
  for (const [name, bytes] of Object.entries(files)) await pdf.attach(bytes, name);
  if (list) await pdf.attach(list, passportList);
  return sealed(await pdf.save(), signer);
}

/** Checks a file with what a reader of PDFs finds inside it. */
async function check(file: Buffer) {
  const pdf = await openPdf(new Uint8Array(file));
  const inside = await pdf.filesInside();
  await pdf.close();
  const list = inside.find(({ name }) => name === passportList)?.bytes ?? null;
  const carried = inside.flatMap(({ name, bytes }) => (name === passportList ? [] : [{ name, sha256: sha256(bytes) }]));
  const { state, problems } = checkPassport({ file, list, carried });
  return { state, problems };
}

const key = openKey(newKey().pem);

describe("the canonical form", () => {
  it("orders keys by their code units and has no blanks, whatever the order in which they were set", () => {
    const value = { b: [1, { z: null, a: "ö\n" }], a: true, B: "" };
    expect(canonical(value)).toBe('{"B":"","a":true,"b":[1,{"a":"ö\\n","z":null}]}');
    expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
  });
});

it("names the certificate, and no checkbox, as the proof of a requirement that it met", () => {
  expect(inWords(checkedText({ name: "Certificate holder", rung: "checkbox" }))).toBe("Certificate holder (proof: Certificate)");
});

describe("a passport", () => {
  it("is valid as it was signed, by the key that is inside it", async () => {
    expect(await check(await passportOf(key))).toEqual({ state: "valid", problems: [] });
    expect(fingerprintOf(key.publicKey)).toMatch(/^([0-9A-F]{4} ){7}[0-9A-F]{4}$/);
  });

  it("is changed when a certificate was exchanged, is missing, or was added", async () => {
    const exchanged = { ...papers, "auto.pdf": Buffer.from("%PDF-1.7 Auto") };
    expect(await check(await passportOf(key, { files: exchanged }))).toEqual({
      state: "changed",
      problems: [{ kind: "file", name: "auto.pdf" }],
    });
    expect(await check(await passportOf(key, { files: { "COI.pdf": papers["COI.pdf"] } }))).toEqual({
      state: "changed",
      problems: [{ kind: "missing", name: "auto.pdf" }],
    });
    const signed = await passportOf(key);
    const pdf = await PDFDocument.load(signed);
    await pdf.attach(Buffer.from("%PDF-1.7 added"), "added.pdf");
    expect((await check(Buffer.from(await pdf.save()))).problems).toEqual([{ kind: "page" }]);
  });

  it("is changed when its list, its signature or its key was changed, or another key sealed it", async () => {
    const list = listOf(manifestOf(key), key).toString();
    const changes = [
      list.replace("Alder Paving", "Older Paving"),
      list.replace('"signature":"', '"signature":"00').slice(0, -2),
      list.replace('{"manifest"', '{ "manifest"'),
      list.replace('"version":1', '"version":1,"more":1'),
      "not JSON",
    ];
    for (const changed of changes)
      expect((await check(await passportOf(key, { list: Buffer.from(changed) }))).problems, changed).toEqual([{ kind: "list" }]);
    const other = openKey(newKey().pem);
    const reSigned = listOf(manifestOf(other), key);
    expect((await check(await passportOf(key, { list: reSigned }))).problems).toEqual([{ kind: "list" }]);
    expect((await check(await passportOf(key, { signer: other }))).problems).toEqual([{ kind: "page" }]);
    expect((await check(await passportOf(key, { list: null }))).problems).toEqual([{ kind: "list" }]);
  });

  it("says so when a newer version made it, and when only its page is left", async () => {
    const newer = Buffer.from(canonical({ manifest: { format: "coverkeep-passport", version: 2 }, signature: "" }));
    expect(await check(await passportOf(key, { list: newer }))).toEqual({ state: "newer", problems: [] });
    expect(checkPassport({ file: Buffer.from("%PDF-1.7 a page"), list: null, carried: [] }).state).toBe("page_only");
  });

  it("is never valid once any of its bytes is another one", async () => {
    const file = await passportOf(key);
    const list = listOf(manifestOf(key), key);
    const carried = Object.entries(papers).map(([name, bytes]) => ({ name, sha256: sha256(bytes) }));
    expect(checkPassport({ file, list, carried }).state).toBe("valid");
    const flip = (bytes: Buffer, at: number) =>
      Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes[at] ?? 0) ^ 1]), bytes.subarray(at + 1)]);
    for (let at = 0; at < file.length; at += at > file.length - 200 ? 1 : 37)
      expect(checkPassport({ file: flip(file, at), list, carried }).state, `byte ${at}`).toBe("changed");
    for (let at = 0; at < list.length; at += 1)
      expect(checkPassport({ file, list: flip(list, at), carried }).state, `byte ${at} of the list`).toBe("changed");
    expect(checkPassport({ file: Buffer.concat([file, Buffer.from("\n")]), list, carried }).state).toBe("changed");
  });
});
