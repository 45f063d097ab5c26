import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, PDFName, StandardFonts } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawPage } from "@/lib/extraction/readers/draw";
import { readDocument } from "@/lib/extraction/readers/file";
import { openPdf } from "@/lib/extraction/readers/pdf";
import { heicDecoder, picturesOf } from "@/lib/extraction/readers/picture-files";
import { simpleCertificate } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinds-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(bytes: Uint8Array, name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}
const read = async (bytes: Uint8Array, name: string) => readDocument(await file(bytes, name));
const sizes = async (path: string, page: number) => {
  const drawn = await drawPage(path, page);
  return drawn.kind === "picture" ? drawn.pages.map(({ width, height }) => [width, Math.round(height)]) : [];
};
const heic = () => readFile("lib/testing/files/certificate.heic");

/** The certificate as a fax machine sends it, after a blank cover. */
async function fax(resolution = { xres: 204 / 25.4, yres: 196 / 25.4 }, height = 2244): Promise<Buffer> {
  const pdf = await openPdf(new Uint8Array(await simpleCertificate("2027-06-01", "GL-4471", "Heron Paving LLC")));
  const page = await pdf.render(1, 204);
  await pdf.close();
  const scan = await sharp(page)
    .flatten({ background: "white" })
    .resize({ width: 1734, height, fit: "fill" })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  const cover = await sharp({ create: { width: 1734, height, channels: 3, background: "white" } })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  const tiff = { compression: "deflate", ...resolution } as const;
  return sharp([cover, scan], { join: { animated: true } })
    .removeAlpha()
    .tiff(tiff)
    .toBuffer();
}

const found = ({ certificates }: Awaited<ReturnType<typeof read>>) =>
  certificates.map(({ page, insured, policies }) => [page, insured.name, policies.map(({ policyNumber }) => policyNumber)]);

describe("a picture of a kind that phones and fax machines make", () => {
  it("is read from HEIC, and its page is drawn", async () => {
    const bytes = await heic();
    expect(found(await read(bytes, "IMG_4412.HEIC"))).toEqual([[1, "Heron Paving LLC", ["GL-4471"]]]);
    expect(await sizes(join(folder, "IMG_4412.HEIC"), 1)).toEqual([[612, 792]]);
  });

  it("is read from a TIFF of several pages, and each page is drawn", full, async () => {
    expect(found(await read(await fax(), "fax.tif"))).toEqual([[2, "Heron Paving LLC", ["GL-4471"]]]);
    expect((await sizes(join(folder, "fax.tif"), 2)).length).toBe(2);
    await expect(drawPage(join(folder, "fax.tif"), 3)).rejects.toMatchObject({ code: "not_found" });
  });

  it("has the height of its sheet where a fax has half the lines", async () => {
    const pages = await picturesOf(await fax({ xres: 204 / 25.4, yres: 98 / 25.4 }, 1078));
    expect(pages.map(({ page }) => Math.round(page.height))).toEqual([792, 792].map((one) => expect.closeTo(one, -1)));
  });

  it.each([
    ["HEIC", async () => (await heic()).subarray(0, 20_000)],
    ["TIFF", async () => Buffer.concat([Buffer.from("II*\0"), Buffer.alloc(200, 7)])],
  ])("is refused with a sentence where a %s is damaged", async (_kind, bytes) => {
    await expect(read(await bytes(), "broken")).rejects.toMatchObject({ code: "broken", message: expect.stringMatching(/\.$/) });
  });
});

async function page(lines: readonly string[]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const sheet = pdf.addPage([612, 792]);
  for (const [at, line] of lines.entries()) sheet.drawText(line, { x: 60, y: 720 - at * 22, size: 12, font });
  return pdf;
}

it("says what to send where a HEIC photo has too many pixels for its decoder, which does not begin with it", async () => {
  const large = await heic();
  const at = large.indexOf("ispe");
  for (let from = at; from >= 0; from = large.indexOf("ispe", from + 1)) {
    large.writeUInt32BE(8064, from + 8);
    large.writeUInt32BE(6048, from + 12);
  }
  await expect(picturesOf(large)).rejects.toMatchObject({ code: "picture_too_large", message: expect.stringContaining("a JPEG or a PDF") });
});

it("waits, and blames no file, where the decoder of phones' pictures is not installed", async () => {
  const missing = heicDecoder(() => import(["not", "installed"].join("-")));
  await expect(missing).rejects.toMatchObject({ code: "no_decoder", message: expect.not.stringMatching(/JPEG|PNG|format/) });
});

describe("a PDF that is not what it seems", () => {
  it("is read with the files inside it, and says which pages are theirs", async () => {
    const cover = await page(["For the best experience, open this PDF portfolio in a newer viewer."]);
    await cover.attach(Buffer.from(await simpleCertificate("2027-06-01", "GL-4471", "Heron Paving LLC")), "COI.pdf");
    await cover.attach(await heic(), "photo.heic");
    await cover.attach(Buffer.from("<xml/>"), "data.xml");
    const bytes = await cover.save();
    const result = await read(bytes, "portfolio.pdf");
    expect(result.pages).toBe(3);
    expect(found(result)).toEqual([[2, "Heron Paving LLC", ["GL-4471"]]]);
    expect(result.warnings).toContain('From page 2 on, this is the file "COI.pdf" inside the PDF.');
    expect(await sizes(join(folder, "portfolio.pdf"), 3)).toHaveLength(3);
  });

  it("has the values of all certificates inside it, each with its own insured", async () => {
    const cover = await page(["Certificates of Harrow Builders"]);
    await cover.attach(Buffer.from(await simpleCertificate("2027-06-01", "GL-4471", "Heron Paving LLC")), "heron.pdf");
    await cover.attach(Buffer.from(await simpleCertificate("2027-09-01", "GL-9920", "Egret Roofing Inc")), "egret.pdf");
    const { certificates, warnings } = await read(await cover.save(), "two.pdf");
    const dates = certificates.map(({ insured, policies }) => [
      insured.name,
      policies.map((one) => [one.policyNumber, one.expirationDate]),
    ]);
    expect(Object.fromEntries(dates)).toEqual({
      "Heron Paving LLC": [["GL-4471", "2027-06-01"]],
      "Egret Roofing Inc": [["GL-9920", "2027-09-01"]],
    });
    for (const name of ["heron.pdf", "egret.pdf"]) expect(warnings.join("\n")).toContain(`this is the file "${name}" inside the PDF.`);
  });

  it("names a file inside it that cannot be read", async () => {
    const cover = await page(["Cover"]);
    await cover.attach(Buffer.from("%PDF-1.7 the rest is lost"), "lost.pdf");
    const { warnings } = await read(await cover.save(), "cover.pdf");
    expect(warnings).toContain('The file "lost.pdf" inside this PDF could not be read. Upload it by itself.');
  });

  it("says how to send a dynamic form, whatever its page says", async () => {
    const form = await page(["Veuillez patienter..."]);
    form.catalog.set(PDFName.of("AcroForm"), form.context.obj({ Fields: [], XFA: form.context.register(form.context.stream("<xdp/>")) }));
    for (const pdf of [
      form,
      await page(["Please wait... If this message is not eventually replaced by the proper contents of the document,"]),
    ])
      await expect(read(await pdf.save(), "form.pdf")).rejects.toThrow("Print it to a new PDF");
  });

  it("is known as a W-9", async () => {
    const lines = [
      "Form W-9",
      "Request for Taxpayer Identification Number and Certification",
      "Name: Imaginary Concrete Co",
      "Date 03/02/2026",
    ];
    const { certificates } = await read(await (await page(lines)).save(), "w9.pdf");
    expect(certificates.map(({ formType, policies }) => [formType, policies])).toEqual([["W9", []]]);
  });
});
