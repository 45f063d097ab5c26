import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { PDFDict, PDFDocument, PDFName, type PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { afterAll, describe, expect, it } from "vitest";
import { drawFile, orderOf } from "@/bench/corpus/file";
import { readDocument } from "@/lib/extraction/readers/file";
import { closeOcr } from "@/lib/extraction/readers/ocr";
import type { Extraction } from "@/lib/extraction/schema";
import { full } from "@/lib/testing/full";

afterAll(closeOcr);

const toUnicode = PDFName.of("ToUnicode");

/** A drawn certificate whose fonts were changed: `change` is given each table of characters, and gives another one or none. */
async function withFonts(change: (table: string) => string | null): Promise<Uint8Array> {
  const { bytes } = await drawFile(orderOf(777, 17, { class: "text", half: "tuned" }));
  const document = await PDFDocument.load(bytes);
  for (const [, font] of document.context.enumerateIndirectObjects()) {
    const ref = font instanceof PDFDict ? font.get(toUnicode) : undefined;
    if (!(font instanceof PDFDict) || !(ref instanceof PDFRef)) continue;
    const table = change(inflateSync((document.context.lookup(ref) as PDFRawStream).getContents()).toString("latin1"));
    if (table === null) font.delete(toUnicode);
    else document.context.assign(ref, document.context.flateStream(table));
  }
  return document.save();
}

async function read(bytes: Uint8Array): Promise<Extraction> {
  const folder = await mkdtemp(join(tmpdir(), "fonts-"));
  await writeFile(join(folder, "certificate.pdf"), bytes);
  return readDocument(join(folder, "certificate.pdf")).finally(() => rm(folder, { recursive: true }));
}
const critical = ({ certificates: [one] }: Extraction) =>
  one?.policies.map(({ type, policyNumber, effectiveDate, expirationDate }) => [type, policyNumber, effectiveDate, expirationDate]);

/** Each letter and digit as the one three places on. */
const shifted = (table: string) =>
  table.replace(/(<[0-9A-Fa-f]{4}> )<([0-9A-Fa-f]{4})>/g, (_, glyph: string, code: string) => {
    const letter = Number.parseInt(code, 16);
    const [first, count] = [65, 97, 48]
      .map((start) => [start, start === 48 ? 10 : 26] as const)
      .find(([start, many]) => letter >= start && letter < start + many) ?? [letter, 1];
    return `${glyph}<${(first + ((letter - first + 3) % count)).toString(16).padStart(4, "0")}>`;
  });

describe("a page whose fonts", { timeout: 120_000 }, () => {
  it("do not say which characters they show is read as it is seen", full, async () => {
    const [known, unknown] = [await read(await withFonts((table) => table)), await read(await withFonts(() => null))];
    expect(critical(known)).toHaveLength(3);
    expect(critical(unknown)).toEqual(critical(known));
  });

  it("whose characters differ from what they show is read as it is seen, which is reported", async () => {
    const [known, wrong] = [await read(await withFonts((table) => table)), await read(await withFonts(shifted))];
    expect(critical(wrong)).toEqual(critical(known));
    expect(wrong.warnings.join()).toContain("does not match what the page shows");
  });
});
