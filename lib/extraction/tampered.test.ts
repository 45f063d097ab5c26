import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, PDFName, type PDFPage, PDFString, PDFTextField, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { papersOf } from "@/lib/compliance/coverages/rules";
import { summariseReading } from "@/lib/documents/rules";
import { readDocument } from "@/lib/extraction/readers/file";
import { type Extraction, extraction } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tampered-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array): Promise<Extraction> {
  await writeFile(join(folder, "one.pdf"), bytes);
  return extraction.parse(await readDocument(join(folder, "one.pdf")));
}

/** The sample with something done to it, after it was filled in. */
async function changed(change: (page: PDFPage, file: PDFDocument) => Promise<void> | void, fillable = false): Promise<Extraction> {
  const file = await PDFDocument.load(await drawCertificate(sampleCertificate, { fillable }));
  await change(file.getPage(0), file);
  return read(await file.save({ updateFieldAppearances: false }));
}

const facts = {
  ...{ id: "d1", fileName: "one.pdf", addedAt: "2026-03-03T00:00:00Z", isOther: false, typedExpiration: null },
  ...{ acceptedInsured: [], holderAnswer: null, doubts: [], questions: [] },
};
/** Why the engine trusts nothing of it, and why a person looks at it. */
const doubtsOf = (reading: Extraction) => ({
  engine: papersOf(facts, reading).flatMap(({ doubts }) => doubts),
  review: summariseReading(reading, { typedDocumentType: null, typedExpirationDate: null }).reviewReasons,
});

async function placeOf(pointer: string) {
  const { certificates } = await read(await drawCertificate(sampleCertificate));
  const [x0, y0, x1, y1] = certificates[0]?.evidence[pointer]?.box ?? [0, 0, 0, 0];
  return { x: x0, y: 792 - y1 + 1.5, width: x1 - x0, height: y1 - y0 };
}

describe("a form field", () => {
  const aggregate = (file: PDFDocument) => {
    const fields = file.getForm().getFields();
    const field = fields.find((one) => one instanceof PDFTextField && one.getText() === "2,000,000");
    if (!field) throw new Error("The sample states 2,000,000 in a field.");
    const [widget] = field.acroField.getWidgets();
    return { value: field.acroField.dict, look: widget?.dict };
  };

  it("that shows what it stores is no edit", async () => {
    const reading = await changed(() => {}, true);
    expect(doubtsOf(reading)).toEqual({ engine: [], review: [] });
    expect(reading.warnings.join()).not.toMatch(/form field/);
  });

  it("that stores another value than it shows leaves the certificate to a person, and what is shown counts", async () => {
    const reading = await changed((_, file) => aggregate(file).value.set(PDFName.of("V"), PDFString.of("9,000,000")), true);
    const { engine, review } = doubtsOf(reading);
    expect(engine).toEqual(['A form field on page 1 stores "9,000,000" but shows "2,000,000".']);
    expect(review).toEqual(['A form field on page 1 stores "9,000,000" but shows "2,000,000".']);
    expect(reading.certificates[0]?.policies[0]?.limits.generalAggregate).toBe(2_000_000);
    expect(reading.certificates[0]?.evidence["/policies/0/limits/generalAggregate"]?.confidence).toBeLessThan(0.9);
  });

  it("that stores a value and shows nothing does too", async () => {
    const reading = await changed((_, file) => {
      const empty = file.context.register(file.context.stream("", { Type: "XObject", Subtype: "Form", BBox: [0, 0, 60, 10] }));
      aggregate(file).look?.set(PDFName.of("AP"), file.context.obj({ N: empty }));
    }, true);
    expect(doubtsOf(reading).engine).toEqual(['A form field on page 1 stores "2,000,000" but shows nothing.']);
  });
});

describe("text of a page", () => {
  const type = async (page: PDFPage, file: PDFDocument, text: string, at: { x: number; y: number }, color = rgb(0, 0, 0)) =>
    page.drawText(text, { ...at, size: 7, font: await file.embedFont(StandardFonts.Helvetica), color });

  it("that was painted over and typed anew leaves the certificate to a person", async () => {
    const { x, y, width, height } = await placeOf("/policies/0/limits/generalAggregate");
    const reading = await changed(async (page, file) => {
      page.drawRectangle({ x: x - 1, y: y - 2, width: width + 2, height, color: rgb(1, 1, 1) });
      await type(page, file, "5,000,000", { x, y });
    });
    expect(doubtsOf(reading).engine).toEqual(['On page 1 "2,000,000" was covered and typed over. Only the visible text was read.']);
    expect(doubtsOf(reading).review).toEqual(['On page 1 "2,000,000" was covered and typed over. Only the visible text was read.']);
  });

  it("hidden behind another value leaves it to a person, in white, without size or invisible", async () => {
    const { x, y } = await placeOf("/policies/0/expirationDate");
    const white = await changed((page, file) => type(page, file, "01/15/2026", { x, y }, rgb(1, 1, 1)));
    expect(doubtsOf(white).engine).toEqual(['Page 1 hides "01/15/2026" behind "01/15/2027". Only the visible text was read.']);
    const invisible = await changed(async (page, file) => {
      const name = page.node.newFontDictionary("F", (await file.embedFont(StandardFonts.Helvetica)).ref).asString();
      const code = `q BT 3 Tr ${name} 7 Tf 1 0 0 1 ${x} ${y} Tm (01/15/2026) Tj ET Q`;
      page.node.addContentStream(file.context.register(file.context.flateStream(code)));
    });
    expect(doubtsOf(invisible).engine).toHaveLength(1);
  });

  it("that was made to vanish and spoke against it leaves it to a person", async () => {
    const reading = await changed(async (page, file) => {
      await type(page, file, "GENERAL LIABILITY CANCELLED 03/01/2026", { x: 60, y: 150 });
      page.drawRectangle({ x: 58, y: 147, width: 220, height: 10, color: rgb(1, 1, 1) });
    });
    expect(doubtsOf(reading).engine).toEqual([
      'On page 1 "GENERAL LIABILITY CANCELLED 03/01/2026" was covered. Only the visible text was read.',
    ]);
  });

  it("that only the agency's telephone or the margin had changed raises no doubt", async () => {
    const phone = await placeOf("/producer/phone");
    const reading = await changed(async (page, file) => {
      page.drawRectangle({ ...phone, y: phone.y - 2, color: rgb(1, 1, 1) });
      await type(page, file, "(614) 555-0199", phone);
      await type(page, file, "Batch 20260115", { x: 300, y: 780 }, rgb(1, 1, 1));
    });
    expect(doubtsOf(reading)).toEqual({ engine: [], review: [] });
    expect(reading.warnings.join()).toMatch(/was covered and typed over/);
  });
});
