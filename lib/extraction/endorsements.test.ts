import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endorsementsNamed, formNumbersIn } from "@/lib/extraction/readers/endorsements";
import { readDocument } from "@/lib/extraction/readers/file";
import { extraction } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "endorsements-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array) {
  await writeFile(join(folder, "one.pdf"), bytes);
  return extraction.parse(await readDocument(join(folder, "one.pdf")));
}

async function withPages(pages: string[][]): Promise<Uint8Array> {
  const file = await PDFDocument.load(await drawCertificate(sampleCertificate));
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = file.addPage([612, 792]);
    lines.forEach((line, at) => {
      page.drawText(line, { x: 50, y: 740 - at * 16, size: 10, font });
    });
  }
  return file.save();
}

describe("form numbers in a text", () => {
  it.each([
    ["CG 20 10 04 13", ["CG 20 10|04 13"]],
    ["CG2010 (04/13)", ["CG 20 10|04 13"]],
    ["CG20100413", ["CG 20 10|04 13"]],
    ["CG 20 10 & 20 37", ["CG 20 10|", "CG 20 37|"]],
    ["forms CG 20 10 12 19 and CG 20 37 12 19", ["CG 20 10|12 19", "CG 20 37|12 19"]],
    ["WC 00 03 13 (04 84)", ["WC 00 03 13|04 84"]],
    ["CA 04 44", ["CA 04 44|"]],
    ["policy CG 1234567", []],
    ["Policy No. FIC-WC-20260931", []],
    ["CG2010", ["CG 20 10|"]],
  ])("%s", (text, wanted) => {
    expect(formNumbersIn(text).map(({ form, edition }) => `${form}|${edition ?? ""}`)).toEqual(wanted);
  });

  it("the old CG 20 10 covers completed operations, the later ones do not", () => {
    expect(formNumbersIn("CG 20 10 11 85")[0]?.gives).toContain("ADDITIONAL_INSURED_COMPLETED");
    expect(formNumbersIn("CG 20 10 10 01")[0]?.gives).toEqual(["ADDITIONAL_INSURED_ONGOING"]);
  });
});

describe("endorsements that a description names", () => {
  it("count as given, denied or conditional by their sentence", () => {
    const named = endorsementsNamed(
      "Holder is additional insured per CG 20 10 04 13. CG 20 37 is not included. Waiver CG 24 04 applies only if required by written contract.",
      1,
    );
    expect(named.map(({ form, granted }) => [form, granted])).toEqual([
      ["CG 20 10", true],
      ["CG 20 37", false],
      ["CG 24 04", null],
    ]);
  });
});

describe("a list of the policy's forms", () => {
  it("tells the forms that take coverage away or that no table knows", async () => {
    const page = [
      "COMMERCIAL GENERAL LIABILITY",
      "Policy number: PGL-203344",
      "SCHEDULE OF FORMS AND ENDORSEMENTS",
      "CG 00 01 04 13 Commercial general liability coverage form",
      "CG 01 99 12 19 State changes",
      "CG 20 10 12 19 Additional insured",
      "CG 21 39 10 93 Contractual liability limitation",
      "U-GL-9998-A CW (04/13) Residential work exclusion",
      "CG 99 88 04 13 Amendment of conditions",
    ];
    const { certificates } = await read(await withPages([page]));
    const listed = certificates[0]?.endorsements.filter(({ source }) => source === "list");
    expect(listed?.map(({ form, gives, policyNumber }) => [form, gives, policyNumber])).toEqual([
      ["CG 21 39", ["EXCLUSION"], "PGL-203344"],
      ["U-GL-9998", ["EXCLUSION"], "PGL-203344"],
      ["CG 99 88", [], "PGL-203344"],
    ]);
  });
});

describe("pages after a certificate", () => {
  it("an endorsement gives form, edition, policy and persons; remarks continue the description", async () => {
    const { certificates } = await read(
      await withPages([
        [
          "ADDITIONAL REMARKS SCHEDULE",
          "FORM NUMBER: 25  FORM TITLE: Certificate of liability insurance",
          "The waiver applies to the Vale project too.",
        ],
        [
          "POLICY NUMBER: PGL-203344   COMMERCIAL GENERAL LIABILITY",
          "THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.",
          "ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS",
          "This endorsement modifies insurance provided under the following:",
          "Name Of Additional Insured Person(s) Or Organization(s):",
          "Harrow & Vale Builders Inc",
          "Information required to complete this Schedule, if not shown above, will be shown in the Declarations.",
          "CG 20 10 04 13",
        ],
      ]),
    );
    expect(certificates).toHaveLength(1);
    expect(certificates[0]?.descriptionOfOperations).toMatch(/The waiver applies to the Vale project too\.$/);
    expect(certificates[0]?.endorsements.filter(({ source }) => source === "page")).toEqual([
      expect.objectContaining({
        form: "CG 20 10",
        edition: "04 13",
        line: "GENERAL_LIABILITY",
        gives: ["ADDITIONAL_INSURED_ONGOING"],
        persons: ["Harrow & Vale Builders Inc"],
        policyNumber: "PGL-203344",
        page: 3,
      }),
    ]);
  });
});

it.each([
  "QUOTE - NOT ISSUED",
  "Sample only",
  "This endorsement has been removed from the policy.",
  "Endorsement requested but not approved.",
  "THIS ENDORSEMENT IS DELETED",
  "Deleted effective 11/01/2026",
  "NOT APPLICABLE",
  "Insurer does not agree to this endorsement.",
  "This insurance does not apply to the additional insured.",
  "Not valid unless signed",
  "Pending underwriter approval",
  "Effective only upon payment of additional premium $5,000",
  "Project: Tower at 55 Elm Street, Boise",
  "Location(s) Of Covered Operations: All locations except New York",
])("a page that says %j grants nothing until a person has read it", async (line) => {
  const page = [
    "THIS ENDORSEMENT CHANGES THE POLICY.",
    "ADDITIONAL INSURED ENDORSEMENT",
    "Policy Number: PGL-203344",
    line,
    "CG 20 37 04 13",
  ];
  const { certificates } = await read(await withPages([page]));
  expect(certificates[0]?.endorsements).toMatchObject([{ form: "CG 20 37", granted: null }]);
});

it("a page is the form of its last line, whatever a sentence on it names", async () => {
  const page = [
    "COMMERCIAL GENERAL LIABILITY CG 20 10 04 13",
    "THIS ENDORSEMENT CHANGES THE POLICY.",
    "This form replaces and supersedes the earlier form CG 20 10 11 85",
    "CG 20 37 04 13 is no longer a part of this policy.",
    "CG 20 10 04 13   Page 1 of 1",
  ];
  const { certificates } = await read(await withPages([page]));
  expect(certificates[0]?.endorsements).toMatchObject([{ form: "CG 20 10", edition: "04 13", granted: true }]);
});

it("a page for any place is granted, and one whose schedule names a place waits for a person", async () => {
  const pageFor = (place: string) => [
    "THIS ENDORSEMENT CHANGES THE POLICY.",
    "Name Of Additional Insured Person(s) Or Organization(s):",
    "Harrow & Vale Builders Inc",
    "Location(s) Of Covered Operations:",
    place,
    "Section II is amended to include the person in the Schedule.",
    "CG 20 10 04 13",
  ];
  const grantedFor = async (place: string) => (await read(await withPages([pageFor(place)]))).certificates[0]?.endorsements[0]?.granted;
  expect(await grantedFor("All locations as required by written contract")).toBe(true);
  expect(await grantedFor("1 Far Away Road, Dallas TX")).toBe(null);
});

it.each([
  ["Policy period: 10/29/2024 to 10/29/2025", { effectiveDate: "2024-10-29", expirationDate: "2025-10-29" }],
  ["Endorsement Eff Date: 01/01/2028", { effectiveDate: "2028-01-01" }],
  ["Coverage under this endorsement ends on 10/31/2026", { expirationDate: "2026-10-31" }],
  ["Issued To: Somebody Else Corp", { insured: "Somebody Else Corp" }],
  ["Pol. No. ZZ-999-8888", { policyNumber: "ZZ-999-8888" }],
])("what a page says by another label is read: %s", async (line, wanted) => {
  const { certificates } = await read(
    await withPages([["THIS ENDORSEMENT CHANGES THE POLICY.", "ADDITIONAL INSURED", line, "CG 20 37 04 13"]]),
  );
  expect(certificates[0]?.endorsements).toMatchObject([wanted]);
});

it("a page's own insured and dates are read", async () => {
  const lines = ["Named Insured: Somebody Else Corp  Policy Number: PGL-203344", "Endorsement Effective Date: 12/31/2027"];
  const page = [
    "THIS ENDORSEMENT CHANGES THE POLICY.",
    "ADDITIONAL INSURED",
    ...lines,
    "Endorsement Expiration Date: 01/01/2028",
    "CG 20 37 04 13",
  ];
  const { certificates } = await read(await withPages([page]));
  expect(certificates[0]?.endorsements).toMatchObject([
    { insured: "Somebody Else Corp", effectiveDate: "2027-12-31", expirationDate: "2028-01-01" },
  ]);
});

describe("a policy's form over several pages after a certificate", () => {
  it("counts once, is not a certificate itself, and its sentences name no party", async () => {
    const prose = [
      "3. The pilot holds a currently effective certificate, issued by the authority.",
      "Such person or organization is an additional insured but only with respect to liability for",
      "bodily injury caused by your work, subject to the limits of insurance of this policy.",
    ];
    const { certificates } = await read(
      await withPages([
        ["THIS ENDORSEMENT CHANGES THE POLICY.", "GENERAL LIABILITY EXTENSION", ...prose, "CG 88 10 04 13   Page 1 of 2"],
        [
          "With respect to coverage afforded by this endorsement, the provisions of the policy apply.",
          ...prose,
          "CG 88 10 04 13   Page 2 of 2",
        ],
        [
          "Additional insured endorsement",
          "Name of Person or Organization",
          "Example Builders Group LLC",
          "9 Civic Plaza",
          "The person or organization named above is an insured with respect to such liability coverage.",
          "This endorsement applies to Policy Number: TCA 440 0071",
        ],
      ]),
    );
    expect(certificates).toHaveLength(1);
    expect(certificates[0]?.endorsements).toMatchObject([
      { form: "CG 88 10", edition: "04 13", persons: [], page: 2 },
      { form: null, persons: ["Example Builders Group LLC", "9 Civic Plaza"], text: "Additional insured endorsement", page: 4 },
    ]);
  });

  it("an application for insurance is not a certificate, whatever its tables state", async () => {
    const file = await PDFDocument.create();
    const font = await file.embedFont(StandardFonts.Helvetica);
    const page = file.addPage([612, 792]);
    const lines = ["PRODUCER  Larkspur Insurance Agency", "TYPE OF INSURANCE   POLICY NUMBER   EFFECTIVE   EXPIRATION   LIMITS"];
    for (const [at, line] of [...lines, "GENERAL LIABILITY   TGL 440 0071   06/01/2026   06/01/2027   EACH OCCURRENCE 1,000,000"].entries())
      page.drawText(line, { x: 40, y: 700 - at * 20, size: 9, font });
    page.drawText("ACORD 126 (2016/09)", { x: 40, y: 30, size: 8, font });
    const { certificates } = await read(await file.save());
    expect(certificates).toMatchObject([{ formType: "OTHER", policies: [] }]);
  });
});
