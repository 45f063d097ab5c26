import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { closeOcr, ocrEngine } from "@/lib/extraction/readers/ocr";
import { nativeEngine } from "@/lib/extraction/readers/ocr-native";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";

const hasNative = (await nativeEngine()) !== null;

afterAll(closeOcr);

describe("the installed tesseract", () => {
  beforeAll(async () => {
    await closeOcr();
    vi.stubEnv("READER_ENGINE", "auto");
    return () => vi.unstubAllEnvs();
  });

  beforeEach(({ task, skip }) => {
    if (hasNative) return;
    task.meta.skipReason = "no tesseract";
    skip("no tesseract");
  });

  it("is the engine when the setting is auto", async () => {
    expect((await ocrEngine()).name).toBe("tesseract");
  });

  it("reads the numbers and dates of a scan", { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "native-"));
    const file = join(folder, "scan.png");
    await writeFile(file, await drawScanPicture(await drawCertificate(sampleCertificate), { dpi: 220 }));
    const { certificates } = await readDocument(file).finally(() => rm(folder, { recursive: true }));
    const read = certificates[0]?.policies.map(({ policyNumber, expirationDate }) => [policyNumber, expirationDate]);
    expect(read).toEqual([
      ["GL-0481573-02", "2027-01-15"],
      ["CA7731554", "2027-01-15"],
      ["UMB0481574", "2027-01-15"],
      ["WC-5520917", "2027-02-01"],
      ["PL-220187", "2027-01-15"],
    ]);
  });
});

it("tests read with tesseract.js, whatever is installed", async () => {
  await closeOcr();
  expect((await ocrEngine()).name).toBe("tesseract.js");
});
