import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { degrees, PDFDocument, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { closeOcr } from "@/lib/extraction/readers/ocr";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { full } from "@/lib/testing/full";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "signatures-"));
});
afterAll(async () => {
  await closeOcr();
  await rm(folder, { recursive: true });
});

/** Where the drawn form has its box for the signature: below and right of the label, in points from the bottom left. */
async function read(sign: (page: PDFPage, file: PDFDocument) => unknown, isPublished = true) {
  const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
  const [page] = file.getPages();
  if (!page) throw new Error("no page");
  if (isPublished) page.drawText("ACORD 25 (2016/03)   © 1988-2015 ACORD CORPORATION. All rights reserved.", { x: 22, y: 8, size: 6 });
  await sign(page, file);
  await writeFile(join(folder, "one.pdf"), await file.save());
  const [certificate] = (await readDocument(join(folder, "one.pdf"))).certificates;
  return certificate?.reasons["/policies"] ?? null;
}
const [x, y] = [330, 45];
const empty = "The box of the authorized representative is empty: the certificate is not signed.";

describe("a certificate's signature", () => {
  it("is asked for where its box is empty", async () => {
    expect(await read(() => undefined)).toBe(empty);
    expect(await read((page) => page.drawRectangle({ x: 308, y: 34, width: 280, height: 41, borderWidth: 0.5, opacity: 0 }))).toBe(empty);
    expect(await read((page) => page.drawLine({ start: { x: 320, y: 40 }, end: { x: 560, y: 40 }, thickness: 0.5 }))).toBe(empty);
    expect(await read((page) => page.drawText("J. Reyes", { x, y, size: 14, color: rgb(1, 1, 1) }))).toBe(empty);
  });

  it.each<[string, Parameters<typeof read>[0]]>([
    ["in letters", (page) => page.drawText("Jordan Reyes", { x, y, size: 10 })],
    ["in large letters", (page) => page.drawText("J. Reyes", { x, y: y - 6, size: 36 })],
    ["askew", (page) => page.drawText("Jordan Reyes", { x, y: y - 6, size: 12, rotate: degrees(14) })],
    [
      "by a pen",
      (page) => page.drawSvgPath("M0 0 C10 -20 20 15 35 -6 S60 -12 80 2", { x, y: y + 6, borderColor: rgb(0, 0, 0.5), borderWidth: 1 }),
    ],
    [
      "by a picture",
      async (page, file) => {
        const picture = await sharp({ create: { width: 120, height: 30, channels: 3, background: "#203060" } })
          .png()
          .toBuffer();
        page.drawImage(await file.embedPng(picture), { x, y: y - 6, width: 90, height: 18 });
      },
    ],
    [
      "in a field",
      async (page, file) => {
        const field = file.getForm().createTextField("signature");
        field.setText("Jordan Reyes");
        field.addToPage(page, { x, y: y - 4, width: 120, height: 14, font: await file.embedFont(StandardFonts.Helvetica) });
      },
    ],
  ])("is there %s", async (_, sign) => {
    expect(await read(sign)).toBeNull();
  });

  it("is not asked for on a form of one's own", full, async () => {
    expect(await read(() => undefined, false)).toBeNull();
  });
});

describe("a stroke by an annotation through a row", () => {
  const annotate = (page: PDFPage, subtype: string, more: Record<string, unknown>) => {
    const { context } = page.doc;
    const rect = [214, 792 - 350, 320, 792 - 340];
    page.node.addAnnot(context.register(context.obj({ Type: "Annot", Subtype: subtype, Rect: rect, ...more })));
  };
  const quads = [214, 452, 320, 452, 214, 442, 320, 442];

  it("leaves the policies to a person, also where the annotation has no drawing of its own", async () => {
    const marked = (subtype: string, color: number[]) =>
      read((page) => {
        page.drawText("Jordan Reyes", { x, y, size: 10 });
        annotate(page, subtype, { QuadPoints: quads, C: color });
      });
    expect(await marked("StrikeOut", [1, 0, 0])).toContain("could not be read");
    expect(await marked("Highlight", [1, 1, 0])).toBeNull();
  });
});
