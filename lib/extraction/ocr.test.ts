import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { closeOcr, ocrEngine } from "@/lib/extraction/readers/ocr";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";

afterAll(closeOcr);

it("reads each of several pieces that are asked for at once as one that holds what it was asked for", async () => {
  const page = await drawScanPicture(await drawCertificate(sampleCertificate), { dpi: 150 });
  const title = await sharp(page).extract({ left: 40, top: 50, width: 640, height: 54 }).png().toBuffer();
  const engine = await ocrEngine();
  const textOf = async (letters: string) => {
    const [words = []] = await engine.read([title], 7, letters);
    return words.map(({ text }) => text).join(" ");
  };
  const alone = [await textOf(""), await textOf("0123456789")];
  expect(alone[0]).toMatch(/certificate/i);
  expect(alone[1]).not.toMatch(/[A-Za-z]/);
  expect(await Promise.all([textOf(""), textOf("0123456789"), textOf("")])).toEqual([...alone, alone[0]]);
});
