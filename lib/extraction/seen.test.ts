import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fontkit from "@cantoo/fontkit";
import {
  clip,
  degrees,
  endPath,
  PDFDocument,
  PDFName,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  StandardFonts,
} from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { closeOcr } from "@/lib/extraction/readers/ocr";
import { readPage } from "@/lib/extraction/readers/pages";
import { openPdf } from "@/lib/extraction/readers/pdf";
import { extraction } from "@/lib/extraction/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seen-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array) {
  await writeFile(join(folder, "one.pdf"), bytes);
  return extraction.parse(await readDocument(join(folder, "one.pdf")));
}

/** The sample certificate with something done to its page; what it holds stays as it was unless a test says otherwise. */
async function changed(change: (page: PDFPage, file: PDFDocument) => Promise<void> | void): Promise<Uint8Array> {
  const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
  await change(file.getPage(0), file);
  return file.save();
}

type Letter = { scale(x: number, y: number): Letter; translate(x: number, y: number): Letter; toSVG(): string };
type Outlines = { layout(text: string): { glyphs: { path: Letter; advanceWidth: number }[] } };

/** Where the first policy's expiration date is, from the bottom left of the page. */
async function placeOfExpiration() {
  const { certificates } = await read(await drawCertificate(sampleCertificate));
  const [x0, y0, x1, y1] = certificates[0]?.evidence["/policies/0/expirationDate"]?.box ?? [0, 0, 0, 0];
  return { x: x0, y: 792 - y1 + 1.5, width: x1 - x0, height: y1 - y0 };
}
const termOf = (result: Awaited<ReturnType<typeof read>>) => result.certificates[0]?.policies[0]?.expirationDate;

describe("only what is seen counts", () => {
  it("text under a white patch does not, what is written over it does, and a warning says so", async () => {
    const { x, y, width, height } = await placeOfExpiration();
    const result = await read(
      await changed(async (page, file) => {
        page.drawRectangle({ x: x - 1, y: y - 2, width: width + 2, height, color: rgb(1, 1, 1) });
        page.drawText("01/15/2029", { x, y, size: 7, font: await file.embedFont(StandardFonts.Helvetica) });
      }),
    );
    expect(termOf(result)).toBe("2029-01-15");
    expect(result.warnings.join(" ")).toMatch(/"01\/15\/2027" was covered and typed over/);
    expect(result.certificates[0]?.evidence["/policies/0/expirationDate"]?.confidence).toBeLessThan(0.9);
  });

  it.each([
    ["nearly transparent", { opacity: 0.1 }],
    ["transparent", { opacity: 0 }],
    ["too small", { size: 2.5 }],
    ["pale gray", { color: rgb(0.86, 0.86, 0.86) }],
    ["pale yellow", { color: rgb(1, 1, 0.6) }],
  ])("%s text does not, also where nothing else is in its place", async (_, how) => {
    const { x, y, width, height } = await placeOfExpiration();
    const result = await read(
      await changed(async (page, file) => {
        page.drawRectangle({ x: x - 1, y: y - 2, width: width + 2, height, color: rgb(1, 1, 1) });
        const font = await file.embedFont(StandardFonts.Helvetica);
        page.drawText("01/15/2029", { x, y, size: 7, font, ...how });
      }),
    );
    expect(termOf(result)).not.toBe("2029-01-15");
  });

  it.each([
    ["gray", { color: rgb(0.55, 0.55, 0.55) }],
    ["half transparent", { opacity: 0.6 }],
    ["cyan", { color: rgb(0, 1, 1) }],
    ["white on a dark ground", { color: rgb(1, 1, 1) }],
  ])("%s text does", async (how, style) => {
    const { x, y, width, height } = await placeOfExpiration();
    const ground = how.startsWith("white") ? rgb(0.1, 0.1, 0.3) : rgb(1, 1, 1);
    const result = await read(
      await changed(async (page, file) => {
        page.drawRectangle({ x: x - 1, y: y - 2, width: width + 2, height, color: ground });
        const font = await file.embedFont(StandardFonts.Helvetica);
        page.drawText("01/15/2029", { x, y, size: 7, font, ...style });
      }),
    );
    expect(termOf(result)).toBe("2029-01-15");
  });

  it("invisible, white and switched-off text and text beside the page do not", async () => {
    const { x, y } = await placeOfExpiration();
    const result = await read(
      await changed(async (page, file) => {
        const font = await file.embedFont(StandardFonts.Helvetica);
        page.drawText("05/05/2031", { x, y, size: 7, font, color: rgb(1, 1, 1) });
        page.drawText("06/06/2032", { x: 700, y, size: 7, font });
        const { context } = file;
        const layer = context.register(context.obj({ Type: "OCG", Name: "off" }));
        file.catalog.set(PDFName.of("OCProperties"), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
        const resources = page.node.normalizedEntries().Resources;
        resources.set(PDFName.of("Properties"), context.obj({ Off: layer }));
        const name = page.node.newFontDictionary("F", font.ref).asString();
        const show = (text: string) => `BT ${name} 7 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
        const code = `/OC /Off BDC ${show("07/07/2033")} EMC q 3 Tr ${show("08/08/2034")} Q`;
        page.node.addContentStream(context.register(context.flateStream(code)));
      }),
    );
    expect(termOf(result)).toBe("2027-01-15");
    expect(result.certificates[0]?.unreadable, "a date is hidden behind the one that is shown").toEqual(["/policies"]);
  });

  it("shows lines in place that are moved by an operator that also sets their leading", async () => {
    const result = await read(
      await changed(async (page, file) => {
        const { context } = file;
        const name = page.node.newFontDictionary("F", (await file.embedFont(StandardFonts.Helvetica)).ref).asString();
        // From the lowest line upwards, as forms designed for filling draw their labels, and then down again by the distance that was set.
        const code = `BT ${name} 7 Tf 1 0 0 1 62 170 Tm (Third line,) Tj 0 9 TD (second line,) Tj 0 9 TD (first line,) Tj 0 -27 TD (fourth line,) Tj T* (gone.) Tj ET`;
        page.node.addContentStream(context.register(context.flateStream(code)));
      }),
    );
    expect(result.certificates[0]?.descriptionOfOperations).toMatch(/first line, second line, Third line, fourth line,/);
  });

  it("a highlighter over a value leaves it readable, and white letters on a dark bar are read", async () => {
    const { x, y, width, height } = await placeOfExpiration();
    const result = await read(
      await changed(async (page, file) => {
        page.drawRectangle({ x, y: y - 2, width, height, color: rgb(1, 1, 0), opacity: 0.4 });
        page.drawRectangle({ x: 60, y: 190, width: 120, height: 12, color: rgb(0, 0, 0.3) });
        page.drawText("Seen on dark ground", { x: 62, y: 193, size: 8, font: await file.embedFont("Helvetica"), color: rgb(1, 1, 1) });
      }),
    );
    expect(termOf(result)).toBe("2027-01-15");
    expect(result.certificates[0]?.descriptionOfOperations).toMatch(/Seen on dark ground/);
  });

  it("a page drawn sideways is read, and its evidence points at the page as shown", async () => {
    const file = await PDFDocument.create();
    const [inner] = await file.embedPdf(await drawCertificate(sampleCertificate));
    const page = file.addPage([792, 612]);
    if (inner) page.drawPage(inner, { x: 792, y: 0, rotate: degrees(90) });
    const result = await read(await file.save());
    expect(termOf(result)).toBe("2027-01-15");
    const [x0, y0, x1, y1] = result.certificates[0]?.evidence["/policies/0/expirationDate"]?.box ?? [0, 0, 0, 0];
    expect(y1 - y0).toBeGreaterThan(x1 - x0);
    expect(x1).toBeLessThanOrEqual(792);
    expect(y1).toBeLessThanOrEqual(612);
  });

  it("SAMPLE across the page is reported, and whether its policies are in force is left to a person", async () => {
    const result = await read(
      await changed(async (page, file) => {
        const font = await file.embedFont(StandardFonts.HelveticaBold);
        page.drawText("SAMPLE", { x: 120, y: 200, size: 110, font, rotate: degrees(45), color: rgb(0.8, 0.8, 0.8) });
      }),
    );
    expect(termOf(result)).toBe("2027-01-15");
    expect(result.warnings.join(" ")).toMatch(/marked "SAMPLE"/);
    expect(result.certificates[0]?.reasons["/policies"]).toMatch(/marked "SAMPLE"/);
  });

  it("a certificate that says in print that it is void, or for testing only, is reported too; an agency of that name is not", async () => {
    const marked = async (text: string) => {
      const { certificates, warnings } = await read(
        await changed(async (page, file) => {
          page.drawText(text, { x: 250, y: 775, size: 9, font: await file.embedFont(StandardFonts.Helvetica) });
        }),
      );
      return [certificates[0]?.unreadable.includes("/policies"), warnings.some((one) => inWords(one).includes("is marked"))];
    };
    expect(await marked("VOID")).toEqual([true, true]);
    expect(await marked("This document is for testing only.")).toEqual([true, true]);
    expect(await marked("Sample Brook Agency")).toEqual([false, false]);
  });

  it("a page whose few texts are drawn as paths is read from its picture", async () => {
    const path = createRequire(import.meta.url).resolve("@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf");
    const font = fontkit.create(await readFile(path)) as unknown as Outlines;
    const file = await PDFDocument.create();
    const page = file.addPage([612, 792]);
    const lines = [
      "Certificate of liability insurance",
      "Insured",
      "Brightwell Drywall LLC",
      "Policy number",
      "GL-4410932",
      "Expires 01/15/2027",
    ];
    for (const [at, text] of lines.entries()) {
      let [x, outline] = [0, ""];
      for (const { path: letter, advanceWidth } of font.layout(text).glyphs) {
        outline += ` ${letter.scale(0.014, -0.014).translate(x, 0).toSVG()}`;
        x += advanceWidth * 0.014;
      }
      page.drawSvgPath(outline, { x: 72, y: 700 - 30 * at, color: rgb(0, 0, 0) });
    }
    const pdf = await openPdf(await file.save());
    const { words } = await readPage(pdf, 1, () => true);
    await pdf.close();
    await closeOcr();
    expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(["Brightwell", "GL-4410932", "01/15/2027"]));
  }, 60_000);
});

it("a value that its field cuts off ends with a mark, unless the rest is drawn beside it", async () => {
  const file = await PDFDocument.create();
  const page = file.addPage([612, 792]);
  const font = await file.embedFont(StandardFonts.Helvetica);
  const number = "TXG-090-8217-20A";
  const within = (right: number, left: number, y: number) => {
    page.pushOperators(pushGraphicsState(), rectangle(left, y - 4, right - left, 16), clip(), endPath());
    page.drawText(number, { x: 100, y, size: 10, font });
    page.pushOperators(popGraphicsState());
  };
  const end = 100 + font.widthOfTextAtSize("TXG-090-8217-20", 10);
  within(end + 1, 90, 600);
  within(end, 90, 500);
  within(300, end, 500);
  const pdf = await openPdf(await file.save());
  const { words } = await readPage(pdf, 1, () => false);
  await pdf.close();
  expect(words.map(({ text }) => text)).toEqual(["TXG-090-8217-20…", number]);
});

it("a page that is damaged inside is reported as broken, and not as a fault of the reader", async () => {
  const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
  const page = file.getPage(0);
  page.node.set(PDFName.of("Annots"), file.context.register(file.context.obj([PDFName.of("Opened")])));
  const whole = Buffer.from(await file.save({ useObjectStreams: false })).toString("latin1");
  const damaged = whole.replace("[ /Opened ]", "[ /Opened  ");
  expect(damaged).not.toBe(whole);
  await expect(read(Buffer.from(damaged, "latin1"))).rejects.toMatchObject({ code: "broken" });
});
