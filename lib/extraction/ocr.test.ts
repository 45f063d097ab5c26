import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { closeOcr, ocrEngine } from "@/lib/extraction/readers/ocr";
import type { OcrMode } from "@/lib/extraction/readers/ocr-engine";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";

afterAll(closeOcr);

it("reads each of several pieces that are asked for at once as one that holds what it was asked for", async () => {
  const page = await drawScanPicture(await drawCertificate(sampleCertificate), { dpi: 150 });
  const twoLines = await sharp(page).extract({ left: 1056, top: 50, width: 140, height: 54 }).png().toBuffer();
  const engine = await ocrEngine();
  const textOf = async (mode: OcrMode) => {
    const [words = []] = await engine.read([twoLines], mode);
    return words.map(({ text }) => text).join(" ");
  };
  const [block, line] = [await textOf(6), await textOf(7)];
  expect(block).toContain("03/02/2026");
  expect(line).not.toBe(block);
  expect(await Promise.all([textOf(6), textOf(7), textOf(6)])).toEqual([block, line, block]);
});
