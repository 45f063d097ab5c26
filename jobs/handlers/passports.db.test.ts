import { buffer } from "node:stream/consumers";
import { PDFDocument } from "@cantoo/pdf-lib";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readDocument } from "@/jobs/handlers/read-document";
import { closeReaderPool } from "@/jobs/reader-pool";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { acceptKey, fileChangedPassport, forgetKey } from "@/lib/documents/passports/commands";
import { findIssued } from "@/lib/documents/passports/queries";
import { listOf, newKey, openKey, sealed } from "@/lib/documents/passports/rules";
import { type Manifest, manifest } from "@/lib/documents/passports/schema";
import { getDocument } from "@/lib/documents/queries";
import { passportList } from "@/lib/extraction/passport-values";
import { openPdf } from "@/lib/extraction/readers/pdf";
import { addDays } from "@/lib/infra/dates-rules";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { makePassport, withdrawPassport } from "@/lib/reports/passports/commands";
import { openPassport } from "@/lib/reports/passports/file-queries";
import { listPassports, passportAddress } from "@/lib/reports/passports/queries";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  simpleCertificate,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { few, full } from "@/lib/testing/full";
import { documentsOf } from "@/lib/testing/inbound";
import { coverage } from "@/lib/testing/requirements";
import { wordsIn } from "@/lib/testing/words";
import { getVendor } from "@/lib/vendors/queries";

const name = "Heron Paving LLC";
type Firm = { company: TestCompany; member: TestMember; vendorId: string };

/** A firm that asks for general liability, with the vendor. */
async function createFirm(of: string): Promise<Firm> {
  const company = await createCompany({ name: of });
  const member = await createMember(company);
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, { requirements: [coverage] })).id);
  return { company, member, vendorId: (await createVendorRow(company, { name })).id };
}

let here: Firm;
let there: Firm;
beforeEach(async () => {
  here = await createFirm("Invented Builders");
  there = await createFirm("Other Contractors");
});
afterAll(() => closeReaderPool());

async function readAll({ company }: Firm): Promise<void> {
  for (let rounds = 0; rounds < 5; rounds += 1) {
    const waiting = (await documentsOf(company)).filter(({ processingStatus }) => processingStatus === "PENDING");
    for (const { id } of waiting) await readDocument.run({ documentId: id }, { attempt: 1 });
  }
}

async function cover(firm: Firm, expiration = addDays(today(firm.company.scope), 200)): Promise<void> {
  const bytes = Buffer.from(await simpleCertificate(expiration, "GL-44711", name));
  await createStoredDocument(firm.member.scope, firm.vendorId, { bytes, fileName: "COI.pdf" });
  await readAll(firm);
}

async function passportOf({ member: { scope }, vendorId }: Firm): Promise<Buffer> {
  const { id } = await makePassport(scope, vendorId);
  return buffer((await openPassport(scope, vendorId, id)).bytes);
}

/** As on another installation: the key that signs here is no longer the one that signed so far. */
const changeKey = () => asPlatform().platformSetting.deleteMany({ where: { key: "passport.key" } });

async function receive(firm: Firm, bytes: Buffer, vendorId: string | null = firm.vendorId) {
  const { id } = await createStoredDocument(firm.member.scope, vendorId, { bytes, fileName: "passport.pdf" });
  await readAll(firm);
  return getDocument(firm.member.scope, id);
}

const statusOf = async ({ member, vendorId }: Firm) => (await getVendor(member.scope, vendorId)).complianceStatus;
const listed = async ({ company }: Firm) => (await documentsOf(company)).map(({ fileName, insideOf }) => [fileName, insideOf]);

/** What a phone reads in the code on the first page, as it is shown. */
async function scanned(bytes: Buffer): Promise<string> {
  const pdf = await openPdf(new Uint8Array(bytes));
  const { data, info } = await sharp(await pdf.render(1, 150))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await pdf.close();
  return decodeQR({ width: info.width, height: info.height, data });
}

type Files = Map<string, Buffer>;

/** Unpacks a passport, has it changed, and packs it again as a program that knows no key would. */
async function repacked(bytes: Buffer, change: (files: Files) => unknown): Promise<Buffer> {
  const from = await PDFDocument.load(bytes);
  const files = new Map(from.getAttachments().map(({ name: file, data }) => [file, Buffer.from(data)] as const));
  change(files);
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]);
  for (const [file, data] of files) await pdf.attach(data, file);
  return Buffer.from(await pdf.save());
}

const flipped = (bytes: Buffer, at: number) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes[at] ?? 0) ^ 1]), bytes.subarray(at + 1)]);

describe("a passport of a vendor that is compliant", () => {
  it("brings its certificates to another firm, which reads and judges them itself, and says whose key signed it", async () => {
    await cover(here);
    const bytes = await passportOf(here);
    await changeKey();
    const received = await receive(there, bytes);
    expect(received).toMatchObject({ policies: [], leftOut: [], reviewReasons: [], insuredDoubt: null });
    expect(received.passport).toMatchObject({
      ...{ state: "valid", problems: [], isFiled: false },
      signed: { company: "Invented Builders", vendor: name, files: 1, key: "unknown", checked: [{ rung: "checkbox" }] },
    });
    expect(await listed(there)).toEqual([
      ["passport.pdf", null],
      ["COI.pdf", "passport.pdf"],
    ]);
    expect(await statusOf(there)).toBe("COMPLIANT");

    await acceptKey(there.member.scope, received.id);
    expect((await getDocument(there.member.scope, received.id)).passport?.signed?.key).toBe("accepted");
    await forgetKey(there.member.scope, received.id);
    expect((await getDocument(there.member.scope, received.id)).passport?.signed?.key).toBe("unknown");
  });

  it("is not trusted where this firm's own sets ask for more, and says its own key on the installation that made it", full, async () => {
    await cover(here);
    const bytes = await passportOf(here);
    const auto = { ...coverage, key: "auto", coverage: "AUTO_LIABILITY" as const };
    await makeDefaultSet(there.member.scope, (await createRequirementSetRow(there.company, { requirements: [coverage, auto] })).id);
    expect((await receive(there, bytes)).passport?.signed?.key).toBe("own");
    expect(await statusOf(there)).toBe("NON_COMPLIANT");
  });

  it("finds its vendor by the insured where no one chose one", full, async () => {
    await cover(here);
    expect((await receive(there, await passportOf(here), null)).vendor?.id).toBe(there.vendorId);
  });

  it("asks about each certificate when it is filed to another vendor", full, async () => {
    await cover(here);
    const { id } = await createVendorRow(there.company, { name: "Alder Roofing Inc" });
    const received = await receive(there, await passportOf(here), id);
    const inner = await getDocument(there.member.scope, received.filesInside[0]?.id ?? "");
    expect(inner.insuredDoubt).toMatchObject({ likeness: "different", insured: name });
    expect((await getVendor(there.member.scope, id)).complianceStatus).not.toBe("COMPLIANT");
  });

  it("is told on its public page, also once it was withdrawn, and its file is no longer given", async () => {
    await cover(here);
    const { member, vendorId } = here;
    const { id } = await makePassport(member.scope, vendorId);
    expect(await findIssued(id)).toMatchObject({ signed: { vendor: name, company: "Invented Builders" }, withdrawnAt: null });
    const file = await openPassport(member.scope, vendorId, id);
    expect(file.fileName).toBe(`passport-heron-paving-llc-${today(member.scope)}.pdf`);
    const bytes = await buffer(file.bytes);
    const address = await scanned(bytes);
    expect(address).toBe(passportAddress(id));
    expect(await findIssued(new URL(address).pathname.split("/").at(-1) ?? ""), "what its code leads to").not.toBeNull();
    expect((await receive(there, bytes)).passport?.signed?.withdrawnAt).toBeNull();
    await withdrawPassport(member.scope, vendorId, id);
    const [received] = await documentsOf(there.company);
    const { passport } = await getDocument(there.member.scope, received?.id ?? "");
    expect(passport?.signed, "whoever received it is told").toMatchObject({ id, withdrawnAt: expect.stringContaining("T") });
    expect((await findIssued(id))?.withdrawnAt).toBeInstanceOf(Date);
    await expect(openPassport(member.scope, vendorId, id)).rejects.toThrow("withdrawn");
    const third = await createFirm("Third Contractors");
    const late = await receive(third, bytes);
    expect(late.passport, "what arrives after that is refused").toMatchObject({ state: "withdrawn", signed: { id } });
    expect(wordsIn(late.reviewReasons)).toEqual([
      expect.stringMatching(/^This passport was withdrawn on \w+ \d+, \d{4}\. Its certificates/),
    ]);
    expect(await listed(third)).toEqual([["passport.pdf", null]]);
    expect(await findIssued("0b6c3f0e-6c7e-4b5a-9d1f-3f2a91c04d77")).toBeNull();
    expect(await findIssued("' or true --")).toBeNull();
  });

  it("holds no amounts, no private note, and no paper of a kind", async () => {
    await cover(here);
    const { member, vendorId } = here;
    const { id } = await makePassport(member.scope, vendorId);
    const row = await inCompany(here.company.scope, (tx) => tx.vendorPassport.findFirstOrThrow({ where: { id } }));
    const { checked, files } = row.manifest as unknown as Manifest;
    expect(checked).toEqual([{ name: "General liability: Coverage in force", rung: "checkbox" }]);
    expect(files.map((file) => [file.name, file.policies.map(({ number }) => number)])).toEqual([["COI.pdf", ["GL-44711"]]]);
    expect(JSON.stringify(row.manifest)).not.toMatch(/@/);
  });
});

describe("a vendor that is not compliant", () => {
  const reasons: [string, () => Promise<unknown>, string][] = [
    ["has nothing on file", async () => null, "Compliant"],
    ["has a file that is still read", () => createStoredDocument(here.member.scope, here.vendorId), "still reading"],
    ["has expired coverage", () => cover(here, "2020-06-01"), "Expired"],
    ["has coverage that expires soon", () => cover(here, addDays(today(here.company.scope), 10)), "Expiring Soon"],
  ];
  it.each(few(reasons, 2))("gets none when it %s, and is told why", async (_, prepare, why) => {
    await prepare();
    await expect(makePassport(here.member.scope, here.vendorId)).rejects.toThrow(why);
    expect(await listPassports(here.member.scope, here.vendorId)).toEqual({ whyNot: expect.stringContaining(why), passports: [] });
  });
});

describe("a passport that was changed", () => {
  let bytes: Buffer;
  beforeEach(async () => {
    await cover(here);
    bytes = await passportOf(here);
  });

  it("by a byte keeps the file, files nothing, and asks a person, who can file its certificates all the same", async () => {
    const at = bytes.length - 20;
    const received = await receive(there, flipped(bytes, at));
    expect(received.passport).toMatchObject({ state: "changed", problems: ["The page was changed, or a file was added."] });
    expect(received.reviewReasons).toEqual([expect.stringContaining("changed after it was signed")]);
    expect(await listed(there)).toEqual([["passport.pdf", null]]);
    expect(await statusOf(there)).not.toBe("COMPLIANT");

    await fileChangedPassport(there.member.scope, received.id);
    await readAll(there);
    expect((await getDocument(there.member.scope, received.id)).passport).toMatchObject({ state: "changed", isFiled: true });
    expect(await listed(there)).toEqual([
      ["passport.pdf", null],
      ["COI.pdf", "passport.pdf"],
    ]);
    expect(await statusOf(there)).toBe("COMPLIANT");
  });

  const flipIn = (files: Files, file: string, at: number) => files.set(file, flipped(files.get(file) ?? Buffer.of(), at));
  const changes: [string, (files: Files) => unknown, string][] = [
    ["a certificate", (files) => flipIn(files, "COI.pdf", 900), "“COI.pdf” was changed"],
    ["the list", (files) => flipIn(files, passportList, 40), "signed list"],
    ["a missing certificate", (files) => files.delete("COI.pdf"), "“COI.pdf” is missing"],
  ];
  it.each(few(changes, 1))("in %s is told as such", async (_, change, words) => {
    const { passport, policies } = await receive(there, await repacked(bytes, change));
    expect(passport).toMatchObject({ state: "changed", problems: [expect.stringContaining(words)] });
    expect(policies).toEqual([]);
  });

  it("to nothing but its page proves nothing, says what to send instead, and moves no verdict", async () => {
    const print = await PDFDocument.create();
    const [only] = await print.copyPages(await PDFDocument.load(bytes), [0]);
    print.addPage(only);
    const { passport, policies, reviewReasons, complianceStatus } = await receive(there, Buffer.from(await print.save()));
    expect(passport?.state).toBe("page_only");
    expect([policies, reviewReasons, complianceStatus]).toEqual([[], [], "NOT_REQUIRED"]);
    expect(await statusOf(there)).toBe("NO_DOCUMENTS");
    await cover(there);
    expect(await statusOf(there)).toBe("COMPLIANT");
  });

  it("so that it lies in another file is not opened", full, async () => {
    const outer = await PDFDocument.create();
    outer.addPage([612, 792]);
    await outer.attach(bytes, "passport.pdf");
    const received = await receive(there, Buffer.from(await outer.save()));
    expect(received.leftOut).toEqual([{ name: "passport.pdf", why: expect.stringContaining("passport by itself") }]);
    expect(await listed(there)).toHaveLength(1);
  });

  it("by someone who signs it anew is of a key that is not known here", full, async () => {
    const key = openKey(newKey().pem);
    const row = await inCompany(here.company.scope, (tx) => tx.vendorPassport.findFirstOrThrow());
    const signed = manifest.parse({ ...(row.manifest as object), key: { algorithm: "Ed25519", publicKey: key.publicKey } });
    const again = await repacked(bytes, (files) => files.set(passportList, listOf(signed, key)));
    expect((await receive(there, sealed(again, key))).passport).toMatchObject({ state: "valid", signed: { key: "unknown" } });
  });
});
