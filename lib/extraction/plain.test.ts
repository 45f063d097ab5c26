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

it("a certificate of an unknown layout is reported as a certificate, and names what was not understood", async () => {
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

it("a project's months in a sentence are no policy's term", async () => {
  const termOf = async (sentence: string) => {
    const { policies, unreadable } = await readPage([
      [180, 40, "Certificate of Coverage", 14],
      [60, 80, "Insured: Northfork Glass Corporation"],
      [60, 100, "General Liability"],
      [60, 112, "Policy Number: GL-4471902"],
      [60, 124, "Each Occurrence: $1,000,000"],
      [60, 136, "General Aggregate: $2,000,000"],
      [60, 200, sentence],
    ]);
    const told = unreadable.filter((pointer) => pointer.endsWith("Date") && pointer.startsWith("/policies/0"));
    return [policies[0]?.effectiveDate, policies[0]?.expirationDate, told.length];
  };
  expect(await termOf("Job: Oxbow Bridge, phase 2, 04/01/2026 to 10/31/2026.")).toEqual([null, null, 2]);
  expect(await termOf("This coverage is in force from 04/01/2026 to 04/01/2027.")).toEqual(["2026-04-01", "2027-04-01", 0]);
});

it("a certificate's own number is read, and its remarks are left to a person", async () => {
  const certificateOf = (remarks: string) =>
    readPage([
      [180, 40, "Certificate of Insurance", 14],
      [60, 70, "Certificate No: NF-2026/118"],
      [60, 80, "Insured: Northfork Glass Corporation"],
      [60, 100, "General Liability"],
      [60, 112, "Policy Number: GL-4471902"],
      [60, 124, "Policy Period: 03/01/2026 to 03/01/2027"],
      [60, 136, "Each Occurrence: $1,000,000"],
      [60, 160, remarks],
    ]);
  const told = await certificateOf("Remarks: Oxbow Builders is not an additional insured.");
  expect(told).toMatchObject({ certificateNumber: "NF-2026/118", descriptionOfOperations: null });
  expect(told.policies[0]).toMatchObject({ policyNumber: "GL-4471902", additionalInsured: null });
  expect(told.unreadable).toContain("/descriptionOfOperations");
  expect(told.evidence["/descriptionOfOperations"]?.text).toContain("Oxbow Builders is not an additional insured.");
  expect((await certificateOf("Remarks (if any)")).unreadable).not.toContain("/descriptionOfOperations");
});

it("a date whose day and month are ambiguous is unreadable where the page is from abroad", async () => {
  const datesOf = async (amount: string) => {
    const { policies, unreadable } = await readPage([
      [180, 40, "Certificate of Insurance", 14],
      [60, 80, "Insured: Northfork Glass Corporation"],
      [60, 100, "General Liability"],
      [60, 112, "Policy Number: GL-4471902"],
      [60, 124, "Policy Period: 03/01/2026 to 03/01/2027"],
      [60, 136, `Each Occurrence: ${amount}`],
    ]);
    return [policies[0]?.effectiveDate, policies[0]?.expirationDate, unreadable.filter((one) => one.endsWith("Date")).length];
  };
  expect(await datesOf("£1,000,000")).toEqual([null, null, 2]);
  expect(await datesOf("$1,000,000")).toEqual(["2026-03-01", "2027-03-01", 0]);
});

describe("forms beside the liability certificate", () => {
  it("evidence of property: values are below their labels", async () => {
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

  it("evidence of property: the telephone within the producer's block, boxes beside the holder, whom to ask for at both", async () => {
    const certificate = await readPage([
      [120, 36, "EVIDENCE OF COMMERCIAL PROPERTY INSURANCE", 13],
      [22, 86, "PRODUCER NAME, CONTACT PERSON AND ADDRESS", 5.5],
      [26, 94, "PHONE (A/C, No, Ext): (208) 555-0139", 5.5],
      ...["Larkspur Insurance Agency", "Contact: Ida Fern", "12 Orchard Way, Boise, ID 83705"].map(
        (text, at): [number, number, string, number] => [32, 103 + 9 * at, text, 8],
      ),
      [310, 86, "COMPANY NAME AND ADDRESS", 5.5],
      [316, 96, "Tideway Casualty Company", 8],
      [22, 164, "NAMED INSURED AND ADDRESS", 5.5],
      ...["Pinecrest Roofing LLC", "c/o Millrace Realty", "900 Millrace Road, Boise, ID 83706"].map(
        (text, at): [number, number, string, number] => [32, 173 + 9 * at, text, 8],
      ),
      [310, 164, "LOAN NUMBER", 5.5],
      [468, 164, "POLICY NUMBER", 5.5],
      [470, 174, "CPP 4471-90", 8],
      [310, 188, "EFFECTIVE DATE", 5.5],
      [312, 198, "06/01/2026", 8],
      [409, 188, "EXPIRATION DATE", 5.5],
      [411, 198, "06/01/2027", 8],
      [22, 600, "ADDITIONAL INTEREST", 8],
      [22, 612, "NAME AND ADDRESS", 5.5],
      [310, 612, "[X] MORTGAGEE   [ ] LENDER'S LOSS PAYABLE", 6],
      ...["City of Exampleton", "Attn: Commercial Loans", "9 Civic Plaza, Exampleton, ID 83700"].map(
        (text, at): [number, number, string, number] => [32, 622 + 9 * at, text, 8],
      ),
      [22, 760, "ACORD 28 (2016/03)", 7],
    ]);
    expect(certificate).toMatchObject({
      producer: {
        name: "Larkspur Insurance Agency",
        address: "12 Orchard Way, Boise, ID 83705",
        phone: "(208) 555-0139",
        contact: "Ida Fern",
      },
      insured: { name: "Pinecrest Roofing LLC", address: "c/o Millrace Realty, 900 Millrace Road, Boise, ID 83706" },
      certificateHolder: "City of Exampleton, Attn: Commercial Loans, 9 Civic Plaza, Exampleton, ID 83700",
    });
  });

  it("evidence of property: values were typed into cells, from their left edges, with the second line of each street left empty", async () => {
    const certificate = await readPage([
      [120, 36, "EVIDENCE OF COMMERCIAL PROPERTY INSURANCE", 13],
      [521, 32, "DATE (MM/DD/YYYY)", 5.5],
      [511, 45, "05/20/2026", 8],
      [22, 96, "PRODUCER NAME,", 5.5],
      [22, 102, "CONTACT PERSON AND ADDRESS", 5.5],
      [24, 112, "Larkspur Insurance Agency", 8],
      [24, 124, "12 Orchard Way", 8],
      [24, 148, "Boise", 8],
      [240, 148, "ID 83705", 8],
      [310, 96, "COMPANY NAME AND ADDRESS", 5.5],
      [312, 112, "Tideway Casualty Company", 8],
      [22, 194, "NAMED INSURED AND ADDRESS", 5.5],
      [24, 208, "Pinecrest Roofing LLC", 8],
      [24, 220, "900 Millrace Road", 8],
      [24, 244, "Boise", 8],
      [240, 244, "ID 83706", 8],
      [310, 194, "LOAN NUMBER", 5.5],
      [468, 194, "POLICY NUMBER", 5.5],
      [470, 208, "CPP 4471-90", 8],
      [324, 218, "EFFECTIVE DATE", 5.5],
      [312, 231, "06/01/2026", 8],
      [409, 218, "EXPIRATION DATE", 5.5],
      [397, 231, "06/01/2027", 8],
      [500, 223, "CONTINUED UNTIL", 5.5],
      [22, 386, "COVERAGE INFORMATION", 8],
      [22, 668, "NAME AND ADDRESS", 5.5],
      [76, 700, "City of Exampleton", 8],
      [76, 712, "9 Civic Plaza", 8],
      [76, 736, "Exampleton", 8],
      [240, 736, "ID 83700", 8],
      [22, 760, "ACORD 28 (2016/03)", 7],
    ]);
    expect(certificate).toMatchObject({
      formType: "ACORD_28",
      certificateDate: "2026-05-20",
      producer: { name: "Larkspur Insurance Agency", address: "12 Orchard Way, Boise, ID 83705", contact: null },
      insured: { name: "Pinecrest Roofing LLC", address: "900 Millrace Road, Boise, ID 83706" },
      certificateHolder: "City of Exampleton, 9 Civic Plaza, Exampleton, ID 83700",
      policies: [{ policyNumber: "CPP 4471-90", effectiveDate: "2026-06-01", expirationDate: "2027-06-01" }],
    });
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

  it("a property certificate whose title was lost is recognized by its footer", async () => {
    const certificate = await readPage([
      [30, 60, "PRODUCER", 6],
      [30, 72, "Larkspur Insurance Agency"],
      [30, 110, "INSURED", 6],
      [30, 122, "Pinecrest Roofing LLC"],
      [20, 227, "LTR", 6],
      [60, 227, "TYPE OF INSURANCE", 6],
      [180, 227, "POLICY NUMBER", 6],
      [270, 227, "EFFECTIVE DATE", 6],
      [345, 227, "EXPIRATION DATE", 6],
      [550, 227, "LIMITS", 6],
      [24, 250, "A"],
      [60, 250, "PROPERTY", 7],
      [152, 250, "CPP 4471-90"],
      [272, 250, "06/01/2026"],
      [347, 250, "06/01/2027"],
      [530, 250, "$ 750,000"],
      [30, 600, "CERTIFICATE HOLDER", 6],
      [20, 780, "ACORD 24 (2016/03)", 7],
      [200, 780, "The ACORD name and logo are registered marks of ACORD", 7],
    ]);
    expect(certificate).toMatchObject({ formType: "ACORD_24", formEdition: "2016/03" });
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
      [60, 160, "Insured: Pinecrest Roofing LLC"],
    ]);
    expect(certificate).toMatchObject({ formType: "OTHER", policies: [], insurers: [], insured: { name: null }, certificateHolder: null });
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

  it("names the policyholder beside a label between two lines, and its addressee in a window", async () => {
    expect(await readPage(letter)).toMatchObject({
      certificateDate: "2026-08-04",
      insured: { name: "Pinecrest Roofing LLC", address: "3301 MILLRACE RD, COLUMBUS OH 43123" },
      certificateHolder: "HARBORLINE BUILDERS ASSOCIATION, PURCHASING OFFICE, 22 QUAY CT, COLUMBUS OH 43215",
      insurers: [{ name: "Tideway Commercial Casualty Co" }],
      policies: [{ type: "AUTO_LIABILITY", policyNumber: "06642218-3", limits: { combinedSingleLimit: 750_000 } }],
    });
  });

  it("names no one where two names are in its windows", async () => {
    const other: Piece[] = [
      [360, 110, "Alder Paving LLC"],
      [360, 122, "8 Kiln Street"],
      [360, 134, "Columbus, OH 43085"],
    ];
    expect((await readPage([...letter, ...other])).certificateHolder).toBeNull();
  });
});

describe("papers of state funds and bureaus", () => {
  it("a fund's certificate: one limit for employers' liability, its name in two lines above it", async () => {
    const certificate = await readPage([
      [40, 40, "SIERRA EXAMPLE", 14],
      [40, 56, "COMPENSATION FUND", 14],
      [150, 90, "CERTIFICATE OF WORKERS' COMPENSATION INSURANCE", 12],
      [40, 120, "ISSUE DATE: 07-06-2026"],
      [300, 120, "POLICY NUMBER:"],
      [420, 120, "9044817-2026"],
      [300, 132, "CERTIFICATE EXPIRES:"],
      [420, 132, "07-01-2027"],
      [420, 144, "07-01-2026/07-01-2027"],
      [60, 170, "HARBORLINE BUILDERS INC"],
      [60, 182, "2080 QUAY BLVD"],
      [60, 194, "OAKLAND CA 94607-1102"],
      [40, 230, "This is to certify that we have issued a valid Workers' Compensation insurance policy to the employer named below."],
      [40, 260, "EMPLOYER'S LIABILITY LIMIT INCLUDING DEFENSE COSTS: $1,000,000 PER OCCURRENCE."],
      [40, 290, "EMPLOYER"],
      [40, 306, "PINECREST ROOFING LLC"],
      [40, 318, "9 MILLRACE ROAD"],
      [40, 330, "OAKLAND CA 94612"],
    ]);
    expect(certificate).toMatchObject({
      formType: "NON_ACORD_CERTIFICATE",
      insured: { name: "PINECREST ROOFING LLC" },
      certificateHolder: "HARBORLINE BUILDERS INC, 2080 QUAY BLVD, OAKLAND CA 94607-1102",
      insurers: [{ name: "SIERRA EXAMPLE COMPENSATION FUND" }],
      policies: [
        {
          type: "WORKERS_COMPENSATION",
          policyNumber: "9044817-2026",
          effectiveDate: "2026-07-01",
          expirationDate: "2027-07-01",
          limits: { elEachAccident: 1_000_000, elDiseasePolicyLimit: null },
        },
      ],
    });
    expect(certificate.unreadable).toContain("/policies/0/limits/elDiseasePolicyLimit");
  });

  it("a bureau's certificate: the employer is below its number", async () => {
    expect(
      await readPage([
        [160, 60, "Certificate of Example Workers' Compensation", 14],
        [40, 90, "This certifies that the employer listed below participates in the State Insurance Fund as required by law."],
        [40, 130, "Policy number and employer"],
        [400, 130, "Period Specified Below"],
        [40, 146, "01447120"],
        [400, 146, "07/01/2026 to 07/01/2027"],
        [40, 158, "Pinecrest Roofing LLC"],
        [40, 170, "3308 Millrace Dr"],
        [40, 182, "Dublin, OH 43017-2051"],
      ]),
    ).toMatchObject({
      insured: { name: "Pinecrest Roofing LLC", address: "3308 Millrace Dr, Dublin, OH 43017-2051" },
      policies: [{ type: "WORKERS_COMPENSATION", policyNumber: "01447120", effectiveDate: "2026-07-01", expirationDate: "2027-07-01" }],
    });
  });
});

describe("declarations as carriers print them", () => {
  const parts: Piece[] = [
    [40, 130, "LIMITS OF INSURANCE"],
    [40, 146, "Each Occurrence Limit"],
    [260, 146, "$ 1,000,000"],
    [330, 146, "Commercial Property"],
    [500, 146, "NOT COVERED"],
    [40, 158, "General Aggregate (Other Than Prod/Co)"],
    [260, 158, "$ 2,000,000"],
    [330, 158, "Commercial General Liability"],
    [500, 158, "$ 8,415.00"],
    [330, 170, "Commercial Inland Marine"],
    [500, 170, "NOT COVERED"],
  ];

  it("a list of premiums beside the limits names no further policies, and a heading beside it is not a name", async () => {
    const certificate = await readPage([
      [150, 40, "LANTERN SPECIALTY INSURANCE COMPANY", 13],
      [120, 60, "COMMERCIAL LINES POLICY - GENERAL LIABILITY DECLARATIONS", 11],
      [40, 80, "POLICY NO. LSG0071884-00"],
      [40, 94, "NAMED INSURED AND MAILING ADDRESS", 7],
      [330, 94, "GENERAL AGENT (SURPLUS LINES PRODUCER)", 7],
      [40, 104, "Pinecrest Roofing LLC"],
      [330, 104, "Testrange Brokerage Inc."],
      [40, 116, "Boise, ID 83705"],
      [330, 116, "Dallas, TX 75240"],
      ...parts,
      [40, 190, "POLICY PERIOD (MO. DAY YR.)", 7],
      [40, 202, "From: 9/12/2026"],
      [200, 202, "To: 9/12/2027 12:01 A.M., Standard Time at your mailing address"],
    ]);
    expect(certificate.insured).toEqual({ name: "Pinecrest Roofing LLC", address: "Boise, ID 83705" });
    expect(certificate.policies).toMatchObject([
      {
        type: "GENERAL_LIABILITY",
        policyNumber: "LSG0071884-00",
        effectiveDate: "2026-09-12",
        expirationDate: "2027-09-12",
        limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
      },
    ]);
    expect(certificate.policies).toHaveLength(1);
  });

  it("labels in capitals before their values, numbers of parts that are no dates, and a mail sorter's line", async () => {
    expect(
      await readPage([
        [40, 40, "TIDEWAY EMPLOYERS", 13],
        [40, 56, "INSURANCE COMPANY", 13],
        [330, 40, "BUSINESS AUTO DECLARATIONS", 12],
        [400, 56, "Policy No. BAP 5520-88-1743"],
        [400, 68, "Previous Policy No. BAP 5520-88-1102"],
        [40, 100, "**********AUTO**5-DIGIT 33610 T12 P1 418"],
        [40, 112, "PINECREST ELECTRIC LLC"],
        [40, 124, "7714 CONDUIT CT UNIT B"],
        [40, 136, "TAMPA FL 33610-2214"],
        [280, 112, "PRODUCER Gulf Insurance Advisors, 29 W Bay Blvd, Tampa, FL 33609", 8],
        [40, 170, "POLICY PERIOD From 07-15-2026 To 07-15-2027"],
        [40, 200, "LIABILITY"],
        [200, 200, "$1,000,000"],
      ]),
    ).toMatchObject({
      insured: { name: "PINECREST ELECTRIC LLC", address: "7714 CONDUIT CT UNIT B, TAMPA FL 33610-2214" },
      producer: { name: "Gulf Insurance Advisors", address: "29 W Bay Blvd, Tampa, FL 33609" },
      insurers: [{ name: "TIDEWAY EMPLOYERS INSURANCE COMPANY" }],
      policies: [{ type: "AUTO_LIABILITY", policyNumber: "BAP 5520-88-1743", limits: { combinedSingleLimit: 1_000_000 } }],
    });
  });
});

describe("letters in sentences", () => {
  it("an e-mail: whom the company insures, and when it was sent", async () => {
    const certificate = await readPage([
      [40, 40, "From: Quinn Certdesk <certificates@tideway.example>"],
      [40, 52, "Sent: Tuesday, November 17, 2026 4:18 PM"],
      [40, 64, "Subject: RE: Proof of coverage - Pinecrest Glass & Mirror LLC - [EXTERNAL]"],
      [40, 90, "I can confirm that Tideway Mutual Insurance Company currently insures the following policyholder:"],
      [60, 104, "Pinecrest Glass & Mirror LLC"],
      [60, 116, "433 Mullion Ave, La Crosse, WI 54601"],
      [40, 140, "General liability"],
      [40, 152, "Policy # TMI-BO-5581207"],
      [40, 164, "Policy term 03/22/2026 to 03/22/2027"],
      [40, 176, "Each occurrence: $1,000,000"],
      [40, 188, "General aggregate: $2,000,000"],
      [40, 212, "We have no cancellation pending; the policy is in force."],
    ]);
    expect(certificate.certificateDate).toBe("2026-11-17");
    expect(certificate.insured).toEqual({ name: "Pinecrest Glass & Mirror LLC", address: "433 Mullion Ave, La Crosse, WI 54601" });
  });

  it("a number continues after its hyphen, and three equal limits are all of employers' liability", async () => {
    expect(
      await readPage([
        [40, 40, "Larkspur Insurance Agency", 12],
        [40, 60, "August 19, 2026"],
        [40, 84, "Re: Pinecrest Land Clearing, LLC"],
        [58, 96, "81 Chipper Road, Petal, Mississippi 39465"],
        [40, 120, "Dear Ms. Harrow:"],
        [40, 144, "We are writing to confirm that the following coverages are in force:"],
        [60, 168, "Commercial General Liability with Tideway Insurance Company, policy number MMG-"],
        [60, 180, "40-11876, effective July 1, 2026 to July 1, 2027. This is an occurrence policy. The limits are"],
        [60, 192, "$1,000,000 each occurrence and $2,000,000 general aggregate."],
        [60, 216, "Workers' Compensation with Lantern Insurance Company, policy number WC 20-339, effective"],
        [60, 228, "January 1, 2026 to January 1, 2027; employer's liability $500,000 / $500,000 / $500,000."],
      ]),
    ).toMatchObject({
      insured: { name: "Pinecrest Land Clearing, LLC", address: "81 Chipper Road, Petal, Mississippi 39465" },
      policies: [
        { policyNumber: "MMG-40-11876", occurrenceOrClaimsMade: "OCCURRENCE", limits: { eachOccurrence: 1_000_000 } },
        { policyNumber: "WC 20-339", limits: { elEachAccident: 500_000, elDiseaseEachEmployee: 500_000, elDiseasePolicyLimit: 500_000 } },
      ],
    });
  });
});

it("the end of an unknown limit's name names no other limit, and where labels come first none names the amount before it", async () => {
  const { policies } = await readPage([
    [150, 40, "LANTERN SPECIALTY INSURANCE COMPANY", 13],
    [120, 60, "GENERAL LIABILITY DECLARATIONS", 11],
    [40, 80, "POLICY NO. LSG0071884-00"],
    [40, 94, "Named Insured: Pinecrest Roofing LLC"],
    [40, 108, "Policy Period: 9/12/2026 to 9/12/2027"],
    [40, 146, "Aggregate Lieut"],
    [200, 146, "$3,000,000"],
    [330, 146, "Medical Payments Limit (Per Person)"],
    [500, 146, "$10,000"],
    [40, 158, "Oddly Operations Aggregate"],
    [200, 158, "$2,000,000"],
  ]);
  expect(policies[0]?.limits).toMatchObject({ medicalExpense: 10_000, generalAggregate: null });
});
