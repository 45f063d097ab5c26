import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { extraction } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { few } from "@/lib/testing/full";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "values-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array) {
  await writeFile(join(folder, "one.pdf"), bytes);
  const [certificate] = extraction.parse(await readDocument(join(folder, "one.pdf"))).certificates;
  if (!certificate) throw new Error("Nothing was read.");
  return certificate;
}

/** The sample with the values of its first policy's dates and limits written over by others. */
async function withValues(values: Record<string, string>) {
  const drawn = await drawCertificate(sampleCertificate);
  const { evidence } = await read(drawn);
  const file = await PDFDocument.load(drawn);
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const [key, text] of Object.entries(values)) {
    const [x0, y0, x1, y1] = evidence[`/policies/0/${key}`]?.box ?? [0, 0, 0, 0];
    file.getPage(0).drawRectangle({ x: x0 - 1, y: 792 - y1 - 1, width: x1 - x0 + 2, height: y1 - y0 + 1, color: rgb(1, 1, 1) });
    file.getPage(0).drawText(text, { x: x0, y: 792 - y1 + 1.5, size: 6, font });
  }
  return read(await file.save());
}

describe("values as people write them", () => {
  it.each(
    few(
      [
        ["January 5, 2026", "2026-01-05"],
        ["Jan 5, 2026", "2026-01-05"],
        ["5-Jan-2026", "2026-01-05"],
        ["1-5-26", "2026-01-05"],
        ["2026-01-05", "2026-01-05"],
      ],
      2,
    ),
  )("an effective date as %s", async (text, wanted) => {
    expect((await withValues({ effectiveDate: text })).policies[0]?.effectiveDate).toBe(wanted);
  });

  it.each(
    few(
      [
        ["$1M", 1_000_000],
        ["1,500,000 CSL", 1_500_000],
        ["2000000.00", 2_000_000],
        ["USD 300,000", 300_000],
      ],
      2,
    ),
  )("a limit as %s", async (text, wanted) => {
    expect((await withValues({ "limits/eachOccurrence": text })).policies[0]?.limits.eachOccurrence).toBe(wanted);
  });

  it("a policy without an end is unreadable with a reason, and not missing", async () => {
    const { policies, unreadable, reasons } = await withValues({ expirationDate: "Continuous" });
    expect(policies[0]?.expirationDate).toBeNull();
    expect(unreadable).toContain("/policies/0/expirationDate");
    expect(reasons["/policies/0/expirationDate"]).toMatch(/Continuous/);
  });

  it("two amounts for one limit are not chosen between", async () => {
    const { policies, unreadable } = await withValues({ "limits/eachOccurrence": "1,000,000/2,000,000" });
    expect(policies[0]?.limits.eachOccurrence).toBeNull();
    expect(unreadable).toContain("/policies/0/limits/eachOccurrence");
  });

  it("an aggregate below the occurrence is kept, and less sure", async () => {
    const { policies, evidence } = await withValues({ "limits/eachOccurrence": "9,000,000" });
    expect(policies[0]?.limits.eachOccurrence).toBe(9_000_000);
    expect(evidence["/policies/0/limits/eachOccurrence"]?.confidence).toBeLessThan(0.9);
  });
});
