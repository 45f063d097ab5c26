import { describe, expect, it } from "vitest";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";
import { formPieces } from "@/lib/testing/form-pieces";

const companies = (title: Piece[]): Piece[] => [
  ...title,
  [240, 172, "Companies Affording coverage", 10],
  [35, 188, "LINE OF BUSINESS", 6],
  [160, 188, "POLICY NUMBER", 6],
  [233, 188, "EFFECTIVE DATE", 6],
  [290, 188, "EXPIRATION DATE", 6],
  [390, 188, "COMPANY", 6],
  [484, 188, "NAIC", 6],
  [530, 188, "% OF RISK", 6],
  ...(
    [
      ["General Liability", "NM 7781203", "Calder Casualty Company", "27182", "100"],
      ["Business Auto Coverage", "NA 6640918", "Northmoor Mutual", "31415", "100"],
      ["Workers Compensation", "CW 90417", "Calder Casualty Company", "27182", "100"],
      ["Cyber Liability", "CY 8820", "Ridgeline Syndicate 12", "AA118", "72"],
      ["Cyber Liability", "CY 8820", "Ridgeline Syndicate 40", "AA119", "28"],
    ] as const
  ).flatMap(([line, number, company, naic, share], at): Piece[] => [
    [35, 222 + 36 * at, line, 8],
    [160, 222 + 36 * at, number, 8],
    [233, 222 + 36 * at, "2/1/2026", 8],
    [290, 222 + 36 * at, "2/1/2027", 8],
    [350, 222 + 36 * at, company, 8],
    [484, 222 + 36 * at, naic, 8],
    [535, 222 + 36 * at, share, 8],
  ]),
];

describe("a page that goes on with the certificate before it", () => {
  it.each<[string, Piece[]]>([
    [
      "a schedule of remarks",
      [
        [150, 52, "ADDITIONAL REMARKS SCHEDULE", 12],
        [30, 70, "AGENCY", 6],
        ...lines(30, 82, "Thornbury Agency LLC"),
        [300, 70, "NAMED INSURED", 6],
        ...lines(300, 82, "Sallow Creek Paving Inc"),
        [40, 135, "ADDITIONAL REMARKS", 7],
        [30, 147, "THIS ADDITIONAL REMARKS FORM IS A SCHEDULE TO ACORD FORM,", 7],
        [30, 158, "FORM NUMBER: ACORD 25 FORM TITLE: Certificate of Liability Insurance", 7],
        [30, 748, "ACORD 101 (2008/01)", 6],
      ],
    ],
    ["a list of its companies", [[30, 82, "Named insured: Sallow Creek Paving Inc"]]],
  ])("makes no second certificate and no second policies: %s", async (_, title) => {
    const certificates = await readPages(formPieces(), companies(title));
    expect(certificates).toHaveLength(1);
    const [certificate] = certificates;
    expect(certificate?.policies.map(({ policyNumber }) => policyNumber)).toEqual([
      "NM 7781203",
      "NA 6640918",
      "CU 5512",
      "CW 90417",
      "CY 8820",
    ]);
    expect(certificate?.policies[4]).toMatchObject({ type: "OTHER", expirationDate: "2027-02-01", otherLimits: [] });
    expect(certificate?.evidence["/policies/4/policyNumber"]?.page).toBe(2);
    expect(certificate?.insurers.map(({ name }) => name)).toEqual(["Northmoor Mutual Insurance Company", "Calder Casualty Company"]);
    expect(certificate?.insured.address).toBe("88 Weir Road, Ashgrove, OH 44077");
  });
});

describe("a table of policies followed by a section for each", () => {
  const head: Piece[] = [
    [30, 50, "Certificate of Liability Insurance", 14],
    [30, 78, "Date (MM/DD/YYYY): 03/04/2026"],
    [30, 100, "Producer"],
    ...lines(30, 116, "Thornbury Agency LLC", "7 Lock Street", "Ashgrove, OH 44077"),
    [30, 166, "Insured"],
    ...lines(30, 182, "Sallow Creek Paving Inc", "88 Weir Road", "Ashgrove, OH 44077"),
    [30, 234, "Insurers Affording Coverage"],
    ...lines(30, 250, "Insurer A: Northmoor Mutual Insurance Company", "Insurer B: Calder Casualty Company"),
    [30, 288, "Coverage Summary", 11],
    ...(
      [
        ["INSR LTR", "Type of Insurance", "Policy Number", "Effective", "Expires"],
        ["A", "Umbrella Liability", "CU5512", "02/01/2026", "02/01/2027"],
        ["B", "Workers Compensation", "CW90417", "02/01/2026", "02/01/2027"],
        ["A", "Commercial General Liability", "NM7781203", "02/01/2026", "02/01/2027"],
      ] as const
    ).flatMap((row, at): Piece[] => row.map((text, cell) => [[35, 90, 263, 360, 440][cell] ?? 0, 316 + 19 * at, text])),
  ];
  const sections = (top: number, heading: (number: string, coverage: string) => string, bullet: string): Piece[] => {
    const texts = [
      heading("CU5512", "Umbrella Liability"),
      `${bullet}Each Occurrence: $5,000,000`,
      `${bullet}Aggregate: $5,000,000`,
      heading("CW90417", "Workers Compensation"),
      `${bullet}Bodily Injury by Accident (Each Accident): $500,000`,
      `${bullet}Bodily Injury by Disease (Policy Limit): $600,000`,
      `${bullet}Bodily Injury by Disease (Each Employee): $700,000`,
      heading("NM7781203", "Commercial General Liability"),
      `${bullet}Each Occurrence: $1,000,000`,
      `${bullet}General Aggregate: $2,000,000`,
      `${bullet}Medical Expense (Any One Person): $5,000`,
    ];
    return [[30, top, "Coverage Detail", 11], ...lines(30, top + 20, ...texts)];
  };
  const wanted = [
    { type: "UMBRELLA_POLICY", policyNumber: "CU5512", limits: { umbrellaEachOccurrence: 5_000_000, umbrellaAggregate: 5_000_000 } },
    {
      type: "WORKERS_COMPENSATION",
      policyNumber: "CW90417",
      limits: { elEachAccident: 500_000, elDiseasePolicyLimit: 600_000, elDiseaseEachEmployee: 700_000 },
    },
    {
      type: "GENERAL_LIABILITY",
      policyNumber: "NM7781203",
      limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000, medicalExpense: 5_000 },
    },
  ];
  it.each<[string, (number: string, coverage: string) => string, string]>([
    ["its number and coverage", (number, coverage) => `Policy ${number} — ${coverage}`, "• "],
    ["its coverage and number", (number, coverage) => `${coverage} (Policy No. ${number})`, "- "],
    ["its number alone", (number) => `Policy Number: ${number}`, ""],
    ["its coverage alone", (_, coverage) => coverage, "• "],
  ])("gives each policy the limits of the section headed with %s", async (_, heading, bullet) => {
    const [certificate, ...others] = await readPages([...head, ...sections(400, heading, bullet)]);
    expect(others).toEqual([]);
    expect(certificate?.policies).toHaveLength(3);
    expect(certificate?.policies).toMatchObject(wanted);
  });

  it("finds the sections on the next page by their numbers", async () => {
    const [certificate, ...others] = await readPages(
      head,
      sections(60, (number, coverage) => `Policy ${number} — ${coverage}`, "• "),
    );
    expect(others).toEqual([]);
    expect(certificate?.policies).toMatchObject(wanted);
  });

  it("asks a person where a section is of a policy that the table does not list", async () => {
    const heading = (number: string, coverage: string) => `Policy ${number.replace("CU5512", "ZZ80080")} — ${coverage}`;
    const [certificate] = await readPages([...head, ...sections(400, heading, "• ")]);
    expect(certificate?.unreadable).toContain("/policies");
  });
});
