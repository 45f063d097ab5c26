import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { extraction } from "@/lib/extraction/schema";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plain-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Pieces of text with their place from the top left. */
type Piece = [x: number, y: number, text: string, size?: number];
async function readPage(pieces: Piece[]) {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage([612, 792]);
  for (const [x, y, text, size = 9] of pieces) page.drawText(text, { x, y: 792 - y, size, font });
  await writeFile(join(folder, "one.pdf"), await file.save());
  const [certificate] = extraction.parse(await readDocument(join(folder, "one.pdf"))).certificates;
  if (!certificate) throw new Error("Nothing was read.");
  return certificate;
}

it("a certificate whose build nobody knows is told as one, and says what of it is not understood", async () => {
  const certificate = await readPage([
    [180, 40, "Certificate of Coverage", 14],
    [60, 80, "Issued to"],
    [60, 92, "Northfork Glass Corporation"],
    [60, 140, "This member is insured by the pool for general liability and excess liability;"],
    [60, 152, "its coverage begins 05/06/2026 and its coverage ends 05/06/2027."],
  ]);
  expect(certificate.formType).toBe("NON_ACORD_CERTIFICATE");
  expect(certificate.unreadable).toEqual(expect.arrayContaining(["/insured/name", "/producer/name", "/certificateHolder", "/policies"]));
});

describe("forms beside the liability certificate", () => {
  it("evidence of property: values stand below their labels", async () => {
    const certificate = await readPage([
      [180, 40, "EVIDENCE OF PROPERTY INSURANCE", 14],
      [30, 100, "AGENCY", 6],
      [30, 112, "Larkspur Insurance Agency"],
      [320, 100, "COMPANY", 6],
      [320, 112, "Tideway Casualty Company"],
      [30, 170, "INSURED", 6],
      [30, 182, "Pinecrest Roofing LLC"],
      [320, 170, "LOAN NUMBER", 6],
      [460, 170, "POLICY NUMBER", 6],
      [460, 182, "CPP 4471-90"],
      [320, 210, "EFFECTIVE DATE", 6],
      [320, 222, "06/01/2026"],
      [420, 210, "EXPIRATION DATE", 6],
      [420, 222, "06/01/2027"],
      [30, 300, "COVERAGE / PERILS / FORMS", 6],
      [400, 300, "AMOUNT OF INSURANCE", 6],
    ]);
    expect(certificate).toMatchObject({
      formType: "ACORD_27",
      producer: { name: "Larkspur Insurance Agency" },
      insured: { name: "Pinecrest Roofing LLC" },
      insurers: [{ name: "Tideway Casualty Company" }],
      policies: [{ policyNumber: "CPP 4471-90", effectiveDate: "2026-06-01", expirationDate: "2027-06-01" }],
    });
    expect(certificate.evidence["/policies/0/expirationDate"]).toMatchObject({ text: "06/01/2027", reader: "text" });
  });

  it("a property certificate's table is read by its own rows", async () => {
    const certificate = await readPage([
      [180, 40, "CERTIFICATE OF PROPERTY INSURANCE", 14],
      [30, 60, "PRODUCER", 6],
      [30, 72, "Larkspur Insurance Agency"],
      [30, 110, "INSURED", 6],
      [30, 122, "Pinecrest Roofing LLC"],
      [30, 134, "900 Millrace Road"],
      [30, 146, "Boise, ID 83705"],
      [320, 72, "INSURER A : Tideway Casualty Company"],
      [20, 220, "INSR", 6],
      [20, 227, "LTR", 6],
      [60, 227, "TYPE OF INSURANCE", 6],
      [180, 227, "POLICY NUMBER", 6],
      [270, 220, "POLICY EFFECTIVE", 6],
      [270, 227, "DATE (MM/DD/YYYY)", 6],
      [345, 220, "POLICY EXPIRATION", 6],
      [345, 227, "DATE (MM/DD/YYYY)", 6],
      [440, 227, "COVERED PROPERTY", 6],
      [550, 227, "LIMITS", 6],
      [24, 250, "A"],
      [60, 250, "PROPERTY", 7],
      [152, 250, "CPP 4471-90"],
      [272, 250, "06/01/2026"],
      [347, 250, "06/01/2027"],
      [440, 250, "BUILDING", 7],
      [530, 250, "$ 750,000"],
      [60, 330, "INLAND MARINE", 7],
      [60, 400, "CRIME", 7],
      [30, 480, "SPECIAL CONDITIONS / OTHER COVERAGES", 6],
      [30, 600, "CERTIFICATE HOLDER", 6],
      [20, 780, "ACORD 24 (2016/03)", 7],
    ]);
    expect(certificate).toMatchObject({ formType: "ACORD_24", formEdition: "2016/03" });
    expect(certificate.policies).toMatchObject([
      { type: "OTHER", typeText: "Property", policyNumber: "CPP 4471-90", effectiveDate: "2026-06-01", expirationDate: "2027-06-01" },
    ]);
    expect(certificate.policies[0]?.otherLimits).toEqual([{ label: "BUILDING", amount: 750_000 }]);
  });

  it("a memorandum that lists its policies line by line gives each of them", async () => {
    const certificate = await readPage([
      [60, 60, "Memorandum of insurance", 14],
      [60, 100, "Named insured: Pinecrest Roofing LLC"],
      [60, 120, "Certificate holder: Harrow & Vale Builders Inc"],
      [60, 160, "General liability   policy number GL-204417   01/15/2026 to 01/15/2027"],
      [60, 180, "Automobile liability   policy number BA-118822   March 1, 2026 to March 1, 2027"],
    ]);
    expect(certificate.formType).toBe("NON_ACORD_CERTIFICATE");
    expect(certificate.insured.name).toBe("Pinecrest Roofing LLC");
    expect(certificate.policies).toMatchObject([
      { type: "GENERAL_LIABILITY", policyNumber: "GL-204417", expirationDate: "2027-01-15" },
      { type: "AUTO_LIABILITY", policyNumber: "BA-118822", effectiveDate: "2026-03-01", expirationDate: "2027-03-01" },
    ]);
  });

  it("limits that are written out beside their names are read", async () => {
    const certificate = await readPage([
      [60, 60, "Commercial general liability declarations", 14],
      [60, 100, "Tideway Casualty Company"],
      [60, 120, "Policy number: GL 4471-90"],
      [60, 140, "Policy period: 06/01/2026 to 06/01/2027"],
      [60, 160, "Named insured"],
      [60, 172, "Pinecrest Roofing LLC"],
      [60, 220, "Each occurrence limit"],
      [300, 220, "$1,000,000"],
      [60, 240, "General aggregate limit"],
      [300, 240, "$2,000,000"],
      [60, 260, "Annual premium"],
      [300, 260, "$12,450"],
    ]);
    expect(certificate.policies[0]).toMatchObject({
      type: "GENERAL_LIABILITY",
      policyNumber: "GL 4471-90",
      limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
    });
  });

  it("a licence is no insurance document", async () => {
    const certificate = await readPage([
      [60, 60, "Contractor licence", 14],
      [60, 100, "Licence number 204417"],
      [60, 120, "Effective date 01/15/2026"],
      [60, 140, "Expiration date 01/15/2027"],
      [60, 160, "Licensee: Pinecrest Roofing LLC"],
    ]);
    expect(certificate).toMatchObject({ formType: "OTHER", policies: [], insurers: [] });
  });
});

it("an information page of whose title recognition lost a letter is one", async () => {
  const certificate = await readPage([
    [50, 50, "WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY"],
    [50, 66, "INFO MATION PAGE", 12],
    ...["Policy No. WCV-50921-2", "The insured: Pinecrest Roofing LLC", "The policy period is from 03/22/2026 to 03/22/2027"].map(
      (text, at): Piece => [50, 100 + 14 * at, text],
    ),
    ...["Limits of liability, Part Two:", "Bodily injury by accident 100,000 each accident", "Total estimated annual premium 26,231"].map(
      (text, at): Piece => [50, 160 + 14 * at, text],
    ),
  ]);
  expect(certificate).toMatchObject({ formType: "DECLARATIONS", policies: [{ policyNumber: "WCV-50921-2" }] });
});

describe("a carrier's letter with windows", () => {
  const letter: Piece[] = [
    [40, 40, "TIDEWAY commercial", 13],
    [40, 54, "PO BOX 940, CLEVELAND, OH 44101"],
    [360, 40, "Policy number: 06642218-3"],
    [360, 54, "Underwritten by:"],
    [360, 66, "Tideway Commercial Casualty Co"],
    [360, 78, "August 4, 2026"],
    [40, 110, "HARBORLINE BUILDERS ASSOCIATION"],
    [40, 122, "PURCHASING OFFICE"],
    [40, 134, "22 QUAY CT"],
    [40, 146, "COLUMBUS OH 43215"],
    [40, 190, "Commercial Auto Insurance", 13],
    [40, 206, "Verification of Insurance", 13],
    [40, 222, "This verifies that the policy described here has been issued to the policyholder and was in effect when printed."],
    [150, 246, "Pinecrest Roofing LLC"],
    [40, 252, "Policyholder"],
    [150, 258, "3301 MILLRACE RD, COLUMBUS OH 43123"],
    [40, 276, "Policy period"],
    [150, 276, "Jun 9, 2026 - Jun 9, 2027"],
    [40, 320, "Liability To Others"],
    [300, 326, "$750,000 combined single limit"],
    [40, 332, "Bodily Injury and Property Damage Liability"],
  ];

  it("names the policyholder beside a label that stands between two lines, and its addressee in a window", async () => {
    expect(await readPage(letter)).toMatchObject({
      certificateDate: "2026-08-04",
      insured: { name: "Pinecrest Roofing LLC", address: "3301 MILLRACE RD, COLUMBUS OH 43123" },
      certificateHolder: "HARBORLINE BUILDERS ASSOCIATION, PURCHASING OFFICE, 22 QUAY CT, COLUMBUS OH 43215",
      insurers: [{ name: "Tideway Commercial Casualty Co" }],
      policies: [{ type: "AUTO_LIABILITY", policyNumber: "06642218-3", limits: { combinedSingleLimit: 750_000 } }],
    });
  });

  it("says nobody's name where two stand in its windows", async () => {
    const other: Piece[] = [
      [360, 110, "Alder Paving LLC"],
      [360, 122, "8 Kiln Street"],
      [360, 134, "Columbus, OH 43085"],
    ];
    expect((await readPage([...letter, ...other])).certificateHolder).toBeNull();
  });
});
