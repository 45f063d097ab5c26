import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readRows } from "@/lib/extraction/readers/page-rows";

const clock = vi.hoisted(() => ({ used: 0, each: 0 }));
vi.mock("@/lib/infra/processor", async (original) => ({
  ...(await original<typeof import("@/lib/infra/processor")>()),
  ownProcessorMillis: () => {
    clock.used += clock.each;
    return clock.used;
  },
}));

/** The rows of a contract of 60 pages, each of which takes this much time. */
async function readContract(each: number) {
  clock.each = each;
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= 60; page++)
    file.addPage([612, 792]).drawText(`Article ${page} of the contract`, { x: 72, y: 700, size: 11, font });
  await writeFile(join(folder, "contract.pdf"), await file.save());
  const rows = await readRows(join(folder, "contract.pdf"));
  await rm(folder, { recursive: true });
  return rows;
}

afterEach(() => {
  clock.each = 0;
});

describe("a contract of 60 pages", () => {
  it("says that not all pages were read when they take too long", async () => {
    const { pages, isPartial } = await readContract(2_000);
    expect(isPartial).toBe(true);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThan(60);
  });

  it("is read whole within its time", async () => {
    const { pages, isPartial } = await readContract(0);
    expect([pages.length, isPartial]).toEqual([60, false]);
  });
});
