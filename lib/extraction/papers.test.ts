import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { type Extraction, extraction } from "@/lib/extraction/schema";
import type { Piece } from "@/lib/testing/drawn-pages";

async function readFileOf(...pieces: Piece[]): Promise<Extraction> {
  const folder = await mkdtemp(join(tmpdir(), "papers-"));
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage([612, 792]);
  for (const [x, y, text, size = 10] of pieces) page.drawText(text, { x, y: 792 - y, size, font });
  await writeFile(join(folder, "one.pdf"), await file.save());
  const read = extraction.parse(await readDocument(join(folder, "one.pdf")));
  await rm(folder, { recursive: true });
  return read;
}

const licenseOf = (...pieces: Piece[]) =>
  readFileOf(
    [150, 60, "STATE OF FLORIDA", 16],
    [150, 90, "CONTRACTOR LICENSE", 16],
    [60, 120, "Invented Roofing LLC is licensed as below."],
    ...pieces,
  );

describe("papers that are no evidence of insurance", () => {
  it("reads the values behind their labels, and the title", async () => {
    const { paper, certificates } = await licenseOf(
      [60, 150, "License Number: CCC-1330456"],
      [60, 170, "Issue Date: 09/01/2025"],
      [60, 190, "Expiration Date: August 31, 2027"],
      [60, 210, "Issued by: Department of Invented Regulation"],
    );
    expect(certificates.flatMap(({ policies }) => policies)).toEqual([]);
    expect(paper).toMatchObject({ number: "CCC-1330456", issuedOn: "2025-09-01", expiresOn: "2027-08-31", state: "FL", stamp: null });
    expect(paper?.issuer).toBe("Department of Invented Regulation");
    expect(paper?.titles.join(" ")).toContain("CONTRACTOR LICENSE");
    expect(paper?.evidence.expiresOn).toMatchObject({ page: 1, text: "Expiration Date: August 31, 2027" });
  });

  it("reads the values below the labels of a row, and beside a label", async () => {
    const row = await licenseOf(
      ...([
        [60, 150, "License No."],
        [220, 150, "Issue Date"],
        [400, 150, "Expires"],
      ] as Piece[]),
      ...([
        [60, 165, "RC-29 0071"],
        [220, 165, "01/15/2026"],
        [400, 165, "01/15/2028"],
      ] as Piece[]),
    );
    expect(row.paper).toMatchObject({ issuedOn: "2026-01-15", expiresOn: "2028-01-15" });
    const beside = await licenseOf([60, 150, "Valid through:"], [300, 150, "12/31/2027"]);
    expect(beside.paper?.expiresOn).toBe("2027-12-31");
  });

  it("leaves a date to a person where two labels state different ones", async () => {
    const { paper } = await licenseOf([60, 150, "Expires: 01/31/2027"], [60, 170, "Expiration Date: 01/31/2028"]);
    expect(paper?.expiresOn).toBeNull();
  });

  it("takes no date that only follows later in the sentence", async () => {
    const { paper } = await licenseOf([60, 150, "This license expires unless it was renewed before 01/31/2027."]);
    expect(paper?.expiresOn).toBeNull();
  });
});
