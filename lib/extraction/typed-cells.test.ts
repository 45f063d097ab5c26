import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { furnitureIn } from "@/lib/extraction/forms/furniture";
import { readDocument } from "@/lib/extraction/readers/file";
import { extraction, type PolicyType, type ReadCertificate } from "@/lib/extraction/schema";
import { type CertificatePolicy, drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { few } from "@/lib/testing/full";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "typed-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The sample certificate with these words typed at a place of its first row. */
async function typed(words: string, x: number, y: number, size = 6): Promise<ReadCertificate> {
  const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
  const font = await file.embedFont(StandardFonts.Helvetica);
  file.getPage(0).drawText(words, { x, y: 792 - y, size, font });
  const path = join(folder, "one.pdf");
  await writeFile(path, await file.save());
  return extraction.parse(await readDocument(path)).certificates[0] as ReadCertificate;
}

const noted = ({ unreadable }: ReadCertificate) => unreadable.filter((pointer) => pointer.startsWith("/policies/0/"));

describe("a note in the cell of a policy number", () => {
  it.each(few(["canc. 11/1/26", "exp 11/1/26", "cxl", "NON-REN", "pending", "see new cert", "11/01/2026"], 4))(
    "leaves the number to a person: %s",
    async (words) => {
      const read = await typed(words, 220, 300);
      expect(noted(read)).toEqual(["/policies/0/policyNumber"]);
      expect(read.policies[0]?.policyNumber).not.toBeNull();
      expect(read.marks).toMatchObject([{ page: 1, text: words, policy: 0, value: "/policies/0/policyNumber" }]);
      expect(read.reasons["/policies/0/policyNumber"]).toBe(`In the same cell the certificate says "${words}".`);
    },
  );
});

describe("a note in the cell of an expiration date", () => {
  it.each(["canc", "short term"])("leaves the date to a person: %s", async (words) => {
    expect(noted(await typed(words, 380, 300))).toEqual(["/policies/0/expirationDate"]);
  });
});

describe("a note in the cell of the type of insurance", () => {
  it.each(
    few(
      [
        "EXCLUDED",
        "NOT COVERED",
        "NONE",
        "N/A",
        "RETRO DATE",
        "PER CLAIM",
        "Roofing excluded",
        "SIR 500,000",
        "DED 250,000",
        "Defense inside limits",
        "See remarks",
        "Residential excl.",
      ],
      4,
    ),
  )("is a mark of its row: %s", async (words) => {
    const { marks, policies } = await typed(words, 45, 281);
    expect(marks).toMatchObject([{ page: 1, text: words, policy: 0 }]);
    expect(policies[0]?.policyNumber).not.toBeNull();
  });

  it.each(["Ded: $5,000", "$0", "Policy"])("is no mark where it is a small deductible or the form's own word: %s", async (words) => {
    expect((await typed(words, 45, 281)).marks).toBeUndefined();
  });

  it("is a mark of its row where it repeats the label of a box that is not checked", async () => {
    const { marks } = await typed("CLAIMS MADE FORM", 45, 281);
    expect(marks).toMatchObject([{ text: expect.stringMatching(/claims.made/i), policy: 0 }]);
  });

  it("leaves the row to a person where a box without a label is checked", async () => {
    const read = await typed("X", 150, 281);
    expect(noted(read)).toEqual(["/policies/0/ticked"]);
    expect(read.marks).toMatchObject([{ text: "", policy: 0, value: "/policies/0/ticked" }]);
  });
});

describe("words beside an amount", () => {
  it("are a mark of their row although a number follows them", async () => {
    const { marks, policies } = await typed("Tarn 40", 592, 259.5, 4.2);
    expect(marks).toMatchObject([{ text: expect.stringContaining("Tarn"), policy: 0 }]);
    expect(policies[0]?.limits.eachOccurrence).toBe(1_000_000);
  });
});

describe("the box of a row's own name", () => {
  async function reads(changed: Partial<CertificatePolicy>, type: PolicyType, typedName?: string) {
    const policies = sampleCertificate.policies.map((policy) => (policy.type === type ? { ...policy, ...changed } : policy));
    const file = await PDFDocument.load(await drawCertificate({ ...sampleCertificate, policies }));
    file.getPage(0).drawText("ACORD 25 (2016/03)", { x: 20, y: 12, size: 6 });
    if (typedName) file.getPage(0).drawText(typedName, { x: 41, y: 511, size: 7 });
    const path = join(folder, "own.pdf");
    await writeFile(path, await file.save());
    return extraction.parse(await readDocument(path)).certificates[0]?.reasons ?? {};
  }

  it("is checked, or the coverage is left to a person", async () => {
    const asked = "This coverage's box is not checked.";
    expect(await reads({ titleBox: true }, "GENERAL_LIABILITY")).toEqual({});
    expect(await reads({ titleBox: false }, "GENERAL_LIABILITY")).toEqual({ "/policies/0/ticked": asked });
    expect(await reads({ titleBox: false }, "GENERAL_LIABILITY", "X  General Liability")).toEqual({});
    expect(Object.values(await reads({ ticked: [] }, "UMBRELLA_POLICY"))).toEqual([asked]);
  });
});

describe("a certificate", () => {
  it("leaves nothing open on which nothing was added", async () => {
    const { marks, unreadable } = await typed(" ", 45, 281);
    expect({ marks, unreadable }).toEqual({ marks: undefined, unreadable: [] });
  });

  it("takes no word for a code", () => {
    expect(["WESTBUI-01", "00448812", "Page 1 of 2"].map(furnitureIn)).toEqual(["code", "code", "page number"]);
    expect(["CANCELED", "VOID", "Not valid after May"].map(furnitureIn)).toEqual([null, null, null]);
  });
});
