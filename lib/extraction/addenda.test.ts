import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { papersOf } from "@/lib/compliance/coverages/rules";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { render } from "@/lib/compliance/requirements/words-rules";
import { judge } from "@/lib/compliance/verdicts/rules";
import { readDocument } from "@/lib/extraction/readers/file";
import { extraction } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import type { Piece } from "@/lib/testing/drawn-pages";
import { inputOf, setOf } from "@/lib/testing/papers";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "addenda-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The sample certificate with a second page, as an addendum for New York that we drew. */
async function readWith(pieces: readonly Piece[], change: Partial<typeof sampleCertificate> = {}) {
  const file = await PDFDocument.load(await drawCertificate({ ...sampleCertificate, ...change }));
  const font = await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage([612, 792]);
  for (const [x, y, text, size = 9] of pieces) page.drawText(text, { x, y: 792 - y, size, font });
  await writeFile(join(folder, "one.pdf"), await file.save());
  return extraction.parse(await readDocument(join(folder, "one.pdf")));
}

const head: Piece[] = [
  [120, 40, "CONSTRUCTION CERTIFICATE OF LIABILITY INSURANCE ADDENDUM", 11],
  [30, 70, "POLICY NUMBER: GL-0481573-02"],
  [30, 84, "NAMED INSURED: Pinecrest Roofing LLC"],
  [30, 760, "ACORD 855 NY (2014/05)", 7],
];

/** Questions with boxes in two columns under YES and NO. */
const grid = (...rows: [question: string, answer: "YES" | "NO", details?: string][]): Piece[] => [
  ...head,
  [500, 110, "YES"],
  [550, 110, "NO"],
  ...rows.flatMap(([question, answer, details], at): Piece[] => [
    [30, 130 + 40 * at, question],
    [answer === "YES" ? 505 : 553, 130 + 40 * at, "X"],
    ...(details ? ([[50, 144 + 40 * at, details]] satisfies Piece[]) : []),
  ]),
];

/** Questions with both answers behind them, and a mark before one. */
const inline = (...rows: [question: string, answer: "YES" | "NO"][]): Piece[] => [
  ...head,
  ...rows.flatMap(([question, answer], at): Piece[] => [
    [30, 130 + 30 * at, question],
    [answer === "YES" ? 488 : 538, 130 + 30 * at, "X"],
    [500, 130 + 30 * at, "YES"],
    [550, 130 + 30 * at, "NO"],
  ]),
];

const ask = (over: object) => ({ key: "asked", severity: "hard", rung: "description", forms: null, blanket: true, ...over }) as Requirement;
const primary = ask({ type: "primary", coverage: "GENERAL_LIABILITY" });
const excessPrimary = ask({ type: "primary", coverage: "UMBRELLA_POLICY" });
const completed = ask({ type: "additional-insured", coverage: "GENERAL_LIABILITY", operations: "completed" });
const notice = ask({ type: "cancellation-notice", coverage: "GENERAL_LIABILITY", days: 30 });
const inForce: Requirement = {
  ...{ key: "gl", type: "coverage", severity: "hard", coverage: "GENERAL_LIABILITY", through: "today", expiringDays: 30 },
};
const otherInForce: Requirement = { ...inForce, key: "auto", coverage: "AUTO_LIABILITY" };

function lineOf(reading: Awaited<ReturnType<typeof readWith>>, rule: Requirement) {
  const facts = { id: "file", fileName: "certificate.pdf", addedAt: "2026-03-03T10:00:00Z", isOther: false, typedExpiration: null };
  const documents = papersOf({ ...facts, acceptedInsured: [], holderAnswer: null, doubts: [], questions: [] }, reading);
  const holders = [{ name: sampleCertificate.holder?.name ?? "", address: null }];
  const [line] = judge(inputOf(documents, setOf([rule]), { holders })).lines;
  if (!line) throw new Error("One requirement has one line");
  return [line.result, render(line.reason), line.proofs[0]?.page] as const;
}

describe("an addendum of questions", () => {
  it("proves by its answers what a description would prove", async () => {
    for (const draw of [grid, inline]) {
      const reading = await readWith(
        draw(
          ["E. Is coverage for the additional insured primary and non-contributory?", "YES"],
          ["F. Is the excess liability coverage primary and non-contributory?", "NO"],
          ["G. Will 30 days notice of cancellation be given to the additional insured?", "YES"],
          ["H. Does the additional insured status include completed operations?", "YES"],
        ),
      );
      expect(lineOf(reading, primary)).toEqual([
        "pass",
        'certificate.pdf says: "Is coverage for the additional insured primary and non-contributory? YES"',
        2,
      ]);
      expect(lineOf(reading, excessPrimary)[0]).toBe("fail");
      expect(lineOf(reading, notice)[0]).toBe("pass");
      expect(lineOf(reading, completed)[0]).toBe("pass");
      expect(lineOf(reading, { ...primary, rung: "endorsement" } as Requirement)[0]).toBe("fail");
    }
  });

  it("proves an additional insured by the form that it names, and no other", async () => {
    const reading = await readWith(
      grid(["D. Does the policy have an additional insured endorsement?", "YES", "CG 20 10 04 13 and CG 20 37 04 13"]),
    );
    expect(lineOf(reading, { ...completed, forms: ["CG 20 37"] } as Requirement)[0]).toBe("pass");
    const ongoing = await readWith(grid(["D. Does the policy have an additional insured endorsement?", "YES", "CG 20 10 04 13"]));
    expect(lineOf(ongoing, completed)[0]).toBe("fail");
  });

  it("denies by a no what it asks for", async () => {
    const reading = await readWith(grid(["E. Is coverage for the additional insured primary and non-contributory?", "NO"]));
    expect(lineOf(reading, primary)).toMatchObject([
      "fail",
      expect.stringContaining('non-contributory? NO" The general liability does not include'),
      2,
    ]);
  });

  it("leaves what it excludes to a person, for the coverage that it names alone", async () => {
    const reading = await readWith(
      grid(["I. Is contractual liability coverage excluded or restricted?", "YES"], ["J. Is earth movement excluded?", "NO"]),
    );
    expect(lineOf(reading, inForce)).toEqual([
      "unreadable",
      'The addendum says of the general liability: "Is contractual liability coverage excluded or restricted? YES" Check what it takes away.',
      2,
    ]);
    expect(lineOf(reading, otherInForce)[0]).toBe("pass");
    const clear = await readWith(grid(["J. Is earth movement excluded?", "NO"]));
    expect(lineOf(clear, inForce)[0]).toBe("pass");
  });

  it("grants nothing by a question with a reserve, an answer without a mark, or both marked", async () => {
    const reserved = await readWith(grid(["E. Is coverage primary and non-contributory only for ongoing operations?", "YES"]));
    expect(lineOf(reserved, primary)[0]).not.toBe("pass");
    const open = await readWith([...head, [30, 130, "E. Is coverage primary and non-contributory?"], [500, 130, "YES"], [550, 130, "NO"]]);
    expect(lineOf(open, primary)[0]).not.toBe("pass");
    const both = await readWith([...inline(["E. Is coverage primary and non-contributory?", "YES"]), [538, 130, "X"]]);
    expect(lineOf(both, primary)[0]).not.toBe("pass");
  });

  it("says nothing of a policy with another number", async () => {
    const other = grid(["E. Is coverage primary and non-contributory?", "YES"]).map(
      ([x, y, text, size = 9]): Piece => [x, y, text.replace("GL-0481573-02", "GL-9990001-77"), size],
    );
    expect(lineOf(await readWith(other), primary)[0]).not.toBe("pass");
  });
});
