import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { createReaderPool } from "@/lib/extraction/commands";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";
import { full } from "@/lib/testing/full";

async function drawLicence(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const lines = ["STATE CONTRACTORS BOARD", "Contractor License", "License number 481920", "Expires 08/31/2027"];
  lines.forEach((text, at) => {
    page.drawText(text, { x: 120, y: 690 - at * 40, size: 16, font });
  });
  return document.save();
}

it("finds the certificate after twelve scanned licenses, within the memory of a reading process", {
  ...full,
  timeout: 180_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "package-"));
  const document = await PDFDocument.create();
  const licence = await document.embedPng(await drawScanPicture(await drawLicence(), { dpi: 200 }));
  const certificate = await document.embedPng(await drawScanPicture(await drawCertificate(sampleCertificate), { dpi: 200 }));
  for (const picture of [...Array.from({ length: 12 }, () => licence), certificate])
    document.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  const path = join(folder, "package.pdf");
  await writeFile(path, await document.save());
  const pool = createReaderPool();
  const read = await pool.read(path);
  await pool.close();
  await rm(folder, { recursive: true });
  expect(read.warnings).toEqual([]);
  expect(read.certificates).toMatchObject([{ page: 13, insured: { name: sampleCertificate.insured.name } }]);
  expect(read.certificates[0]?.policies).toHaveLength(5);
});
