import { describe, expect, it } from "vitest";
import { readTickCell } from "@/lib/extraction/readers/ticks";
import type { Word } from "@/lib/extraction/readers/words";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";

/** A table with a ruled look but no lines: what each column is headed with, and its rows, each cell as its lines. */
function table(columns: readonly number[], headers: readonly string[], rows: readonly string[][][], top = 200): Piece[] {
  const pieces: Piece[] = headers.map((text, at) => [columns[at] ?? 0, top, text]);
  let y = top + 24;
  for (const row of rows) {
    pieces.push(...row.flatMap((cell, at) => lines(columns[at] ?? 0, y, ...cell)));
    y += 12 * Math.max(...row.map((cell) => cell.length)) + 12;
  }
  return pieces;
}

const head: Piece[] = [
  [40, 40, "CERTIFICATE OF INSURANCE", 14],
  ...lines(40, 70, "Insured: Pinecrest Roofing LLC, 900 Millrace Road, Boise, ID 83705"),
  ...lines(40, 100, "Issued to: Harrow & Vale Builders Inc, 350 Quarry Street, Boise, ID 83702"),
];

describe("a table of policies that no form prints", () => {
  const columns = [40, 150, 300, 400];
  const headers = ["Coverage", "Insurer, policy number and term", "Retention", "Limits"];
  const liability = [
    ["Commercial", "General Liability"],
    ["Tideway Casualty", "Company", "XGL 9004-17", "09-01-2026 to 09-01-2027"],
    ["$500,000 each", "occurrence"],
    ["$2,000,000 each occurrence", "$4,000,000 general", "aggregate"],
  ];
  const auto = [
    ["Business Auto"],
    ["Lantern Mutual", "XBA 9005-17", "10-01-2026 to 10-01-2027"],
    ["None"],
    ["$1,000,000 combined single", "limit"],
  ];

  it("gives each row's number, term, insurer and limits, even if several are in one column", async () => {
    const [certificate, ...more] = await readPages([...head, ...table(columns, headers, [liability, auto])]);
    expect(more).toEqual([]);
    expect(certificate?.insurers.map(({ name }) => name)).toEqual(["Tideway Casualty Company", "Lantern Mutual"]);
    expect(certificate?.policies).toMatchObject([
      {
        type: "GENERAL_LIABILITY",
        policyNumber: "XGL 9004-17",
        insurerLetter: "A",
        effectiveDate: "2026-09-01",
        expirationDate: "2027-09-01",
        limits: { eachOccurrence: 2_000_000, generalAggregate: 4_000_000 },
      },
      {
        type: "AUTO_LIABILITY",
        policyNumber: "XBA 9005-17",
        insurerLetter: "B",
        expirationDate: "2027-10-01",
        limits: { combinedSingleLimit: 1_000_000 },
      },
    ]);
  });

  it("reads labels and amounts that have a column each line by line", async () => {
    const own = ["Coverage", "Company, policy number and term", "Limit", "Amount"];
    const rows = [
      [
        ["General Liability"],
        ["Tideway Casualty", "TGL 440 0071", "03/01/2026 - 03/01/2027"],
        ["Each Occurrence", "General Aggregate"],
        ["$1,000,000", "$3,000,000"],
      ],
      [
        ["Workers Compensation"],
        ["Lantern Mutual", "TWC 440 0072", "03/01/2026 - 03/01/2027"],
        ["Each Accident", "Disease - Policy Limit", "Disease - Each Employee"],
        ["$100,000", "$500,000", "$200,000"],
      ],
    ];
    const [certificate] = await readPages([...head, ...table([40, 150, 330, 480], own, rows)]);
    expect(certificate?.policies).toMatchObject([
      { limits: { eachOccurrence: 1_000_000, generalAggregate: 3_000_000 } },
      { limits: { elEachAccident: 100_000, elDiseasePolicyLimit: 500_000, elDiseaseEachEmployee: 200_000 } },
    ]);
  });

  it("takes what is asked for by no means for what is in force", async () => {
    const required = ["Coverage", "Insurer, policy number and term", "Minimum required", "Actual limits"];
    const asked = [liability, auto].map(([title = [], policy = [], , limits = []]) => [
      title,
      policy,
      ["$5,000,000 each", "occurrence"],
      limits,
    ]);
    const [certificate] = await readPages([...head, ...table(columns, required, asked)]);
    expect(certificate?.policies[0]?.limits.eachOccurrence).toBe(2_000_000);
  });

  it("leaves dates to a person where a row holds those of several policies", async () => {
    const [title = [], , retention = [], limits = []] = liability;
    const policy = ["Tideway Casualty", "XGL 9004-17", "09-01-2026 to 09-01-2027", "10-01-2025 to 10-01-2026"];
    const [certificate] = await readPages([...head, ...table(columns, headers, [[title, policy, retention, limits], auto])]);
    expect(certificate?.policies[0]).toMatchObject({ effectiveDate: null, expirationDate: null });
    expect(certificate?.unreadable).toContain("/policies/0/expirationDate");
  });

  it("says yes and no of additional insured status and waivers as their columns do", async () => {
    const answers = [30, 120, 240, 325, 465, 545];
    const asks = ["Coverage", "Company and policy number", "Effective / expires", "Limits", "Add'l insured", "Waiver"];
    const rows = [
      [["General Liability"], ["Tideway Casualty", "TGL 440 0071"], ["3/1/26 - 3/1/27"], ["$1,000,000 each occurrence"], ["Yes"], ["No"]],
      [
        ["Automobile Liability"],
        ["Tideway Casualty", "TCA 440 0072"],
        ["3/1/26 - 3/1/27"],
        ["$1,000,000 combined single limit"],
        ["No"],
        ["Yes"],
      ],
    ];
    const [certificate] = await readPages([...head, ...table(answers, asks, rows)]);
    expect(certificate?.policies).toMatchObject([
      { additionalInsured: true, waiverOfSubrogation: false },
      { additionalInsured: false, waiverOfSubrogation: true },
    ]);
  });

  it("has a column for each limit, named by its header, and ends before the holder", async () => {
    const each = [40, 150, 250, 330, 410, 500];
    const asks = ["Policy Type", "Policy #", "Effective", "Expires", "Each Occurrence", "Aggregate"];
    const row = (title: string, number: string, ...amounts: string[]) => [
      [title],
      [number],
      ["2026-03-01"],
      ["2027-03-01"],
      ...amounts.map((one) => [one]),
    ];
    const rows = [
      row("General Liability", "TGL-2026-0071", "$1,000,000", "$2,000,000"),
      row("Automobile Liability", "TCA-2026-0072", "$1,000,000", "$1,500,000"),
      row("Workers Compensation", "TWC-2026-0073", "Statutory", "Statutory"),
    ];
    const [certificate] = await readPages([
      ...head,
      ...table(each, asks, rows),
      ...lines(40, 330, "Certificate Holder:", "Harrow & Vale Builders Inc", "350 Quarry Street, Suite 4, Boise, ID 83702"),
    ]);
    expect(certificate?.policies).toMatchObject([
      { policyNumber: "TGL-2026-0071", limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 } },
      {
        policyNumber: "TCA-2026-0072",
        limits: { combinedSingleLimit: null },
        otherLimits: [
          { label: "Each Occurrence", amount: 1_000_000 },
          { label: "Aggregate", amount: 1_500_000 },
        ],
      },
      { policyNumber: "TWC-2026-0073", otherLimits: [] },
    ]);
  });

  it("says of an amount that lost its first digits that it cannot be read, and finds a date in the cell beside its label", async () => {
    const [certificate] = await readPages([
      [180, 40, "CERTIFICATE OF LIABILITY INSURANCE", 14],
      [60, 90, "DATE (MM/DD/YYYY)", 7],
      [150, 90, "03/15/2026", 8],
      [352, 90, "THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION", 7],
      ...lines(60, 110, "PRODUCER"),
      ...lines(150, 110, "Larkspur Insurance Agency", "12 Orchard Way", "Boise, ID 83705"),
      ...lines(60, 160, "INSURED"),
      ...lines(150, 160, "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83706"),
      ...table(
        [40, 90, 232, 310, 375, 440],
        ["INSR LTR", "TYPE OF INSURANCE", "POLICY NUMBER", "POLICY EFF", "POLICY EXP", "LIMITS"],
        [
          [
            ["A"],
            ["COMMERCIAL GENERAL LIABILITY"],
            ["TGL-8847291"],
            ["01/01/2026"],
            ["01/01/2027"],
            ["Each Occurrence: ,000,000", "General Aggregate: $2,000,000"],
          ],
          [["A"], ["AUTOMOBILE LIABILITY"], ["TCA-5529103"], ["01/01/2026"], ["01/01/2027"], ["Combined Single Limit: $1,000,000"]],
        ],
        230,
      ),
      ...lines(60, 380, "CERTIFICATE HOLDER", "Harrow & Vale Builders Inc", "350 Quarry Street", "Boise, ID 83702"),
      ...lines(60, 450, "This is a copy of what was issued."),
    ]);
    expect(certificate).toMatchObject({
      certificateDate: "2026-03-15",
      certificateHolder: "Harrow & Vale Builders Inc, 350 Quarry Street, Boise, ID 83702",
      policies: [{ limits: { eachOccurrence: null, generalAggregate: 2_000_000 } }, { limits: { combinedSingleLimit: 1_000_000 } }],
    });
    expect(certificate?.unreadable).toContain("/policies/0/limits/eachOccurrence");
  });

  it("leaves an answer to a person that has a reserve, or whose box cannot be told", async () => {
    const answers = [30, 120, 240, 325, 465, 545];
    const asks = ["Coverage", "Company and policy number", "Effective / expires", "Limits", "Add'l insured", "Waiver"];
    const row = (title: string, number: string, limit: string, additional: string[], waiver: string[]) => [
      [title],
      ["Tideway Casualty", number],
      ["3/1/26 - 3/1/27"],
      [limit],
      additional,
      waiver,
    ];
    const rows = [
      row("General Liability", "TGL 440 0071", "$1,000,000 each occurrence", ["Yes, if", "requested"], ["Y x N"]),
      row("Automobile Liability", "TCA 440 0072", "$1,000,000 combined single limit", ["Pending"], ["Y"]),
    ];
    const [certificate] = await readPages([...head, ...table(answers, asks, rows)]);
    expect(certificate?.policies).toMatchObject([
      { additionalInsured: null, waiverOfSubrogation: null },
      { additionalInsured: null, waiverOfSubrogation: true },
    ]);
    expect(certificate?.unreadable).toEqual(
      expect.arrayContaining(["/policies/0/additionalInsured", "/policies/0/waiverOfSubrogation", "/policies/1/additionalInsured"]),
    );
  });

  it("does not count the policies below an umbrella as the page's own", async () => {
    const umbrella = (page: string): Piece[] => [
      [40, 30, "Policy Number: QUX-2217-0098"],
      [400, 30, page],
    ];
    const [certificate, ...more] = await readPages(
      [
        ...umbrella("Page 1 of 2"),
        [40, 60, "Tideway Casualty Company", 12],
        [160, 90, "COMMERCIAL UMBRELLA LIABILITY DECLARATIONS", 14],
        ...lines(40, 120, "Named Insured", "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
        [40, 180, "Policy Period: From 10/01/26 to 10/01/27"],
        ...lines(40, 210, "Limits of Insurance", "Each Occurrence Limit   $4,000,000", "Aggregate Limit   $4,000,000"),
        [40, 260, "Premium   $11,940"],
      ],
      [
        ...umbrella("Page 2 of 2"),
        [160, 60, "SCHEDULE OF UNDERLYING INSURANCE", 14],
        ...table(
          [40, 150, 340],
          ["Type of policy", "Insurer / policy number / period", "Limits"],
          [liability, auto].map(([title = [], policy = [], , limits = []]) => [title, policy, limits]),
          90,
        ),
      ],
    );
    expect(more).toEqual([]);
    expect(certificate).toMatchObject({
      formType: "DECLARATIONS",
      policies: [
        {
          type: "UMBRELLA_POLICY",
          policyNumber: "QUX-2217-0098",
          limits: { umbrellaEachOccurrence: 4_000_000, umbrellaAggregate: 4_000_000 },
        },
      ],
    });
  });

  it("does not count what a contract requires as evidence, whatever table it is in", async () => {
    const [certificate] = await readPages([
      [200, 40, "INSURANCE RIDER AND CHECKLIST", 14],
      [40, 80, "Vendor shall procure and maintain at least the insurance below and deliver certificates to Buyer."],
      ...table(columns, headers, [liability, auto]),
    ]);
    expect(certificate).toMatchObject({ formType: "OTHER", policies: [] });
  });
});

describe("a panel for each policy", () => {
  /** A page with checkboxes after their labels, limits above theirs, and the policy's kind after labels of its own. */
  const panel = (y: number, title: string, boxes: Piece[], amounts: [string, string][], policy: [string, string, string]): Piece[] => [
    [30, y, title],
    ...boxes.map(([x, down, text, size]): Piece => [x, y + down, text, size ?? 9]),
    ...amounts.flatMap(([amount, label], at): Piece[] => [
      [220 + 104 * (at % 2), y + 24 * Math.floor(at / 2), amount],
      [220 + 104 * (at % 2), y + 11 + 24 * Math.floor(at / 2), label, 6],
    ]),
    ...lines(430, y, `Policy No. ${policy[0]}`, "Insurer A", `Begins ${policy[1]}`, `Ends ${policy[2]}`),
  ];
  const page: Piece[] = [
    [200, 40, "Certificate of Liability Coverage", 14],
    ...lines(30, 70, "Insured", "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
    ...panel(
      200,
      "General Liability",
      [
        [30, 14, "Occurrence", 7],
        [70, 14, "X", 7],
        [121, 14, "Claims-made", 7],
      ],
      [
        ["600,000", "General Aggregate"],
        ["1,000,000", "Products-Completed Operations Agg."],
        ["500,000", "Each Occurrence"],
        ["300,000", "Personal and Advertising Injury"],
      ],
      ["AB 2640 147", "12/01/2025", "12/01/2026"],
    ),
    ...panel(
      270,
      "Workers Compensation and",
      [
        [30, 12, "Employers Liability"],
        [30, 26, "Statutory", 7],
        [62, 26, "X", 7],
      ],
      [
        ["1,000,000", "Each Accident"],
        ["250,000", "Disease - Policy Limit"],
        ["100,000", "Disease - Each Employee"],
      ],
      ["O56I-739367-S", "10/09/2025", "10/09/2026"],
    ),
    ...panel(340, "Umbrella or Excess Liability", [], [["2,000,000", "Each Occurrence"]], ["QZ 1299 535", "05/28/2026", "05/28/2027"]),
    ...lines(
      30,
      420,
      "Insurer A   Tideway Casualty Company   99901",
      "Certificate holder",
      "Harrow & Vale Builders Inc",
      "350 Quarry Street",
      "Boise, ID 83702",
    ),
  ];

  it("gives each limit the amount above its label, and the mark to the box before it", async () => {
    const [certificate] = await readPages(page);
    expect(certificate?.policies).toMatchObject([
      {
        type: "GENERAL_LIABILITY",
        policyNumber: "AB 2640 147",
        effectiveDate: "2025-12-01",
        expirationDate: "2026-12-01",
        occurrenceOrClaimsMade: "OCCURRENCE",
        limits: { generalAggregate: 600_000, productsCompOpAggregate: 1_000_000, eachOccurrence: 500_000, personalAdvInjury: 300_000 },
      },
      {
        type: "WORKERS_COMPENSATION",
        policyNumber: "O56I-739367-S",
        expirationDate: "2026-10-09",
        limits: { elEachAccident: 1_000_000, elDiseasePolicyLimit: 250_000, elDiseaseEachEmployee: 100_000 },
      },
      { type: "UMBRELLA_POLICY", policyNumber: "QZ 1299 535" },
    ]);
  });
});

it.each([
  ["☐ Y ☒ N", false],
  ["☒ Y ☐ N", true],
  ["☐ Yes ☒ No", false],
  ["Y ☐ N ☒", false],
  ["☒ Y ☒ N", "unreadable"],
  ["Y X N", "unreadable"],
  ["Y", true],
  ["N", false],
] as const)("of a cell that offers yes and no the one that is ticked counts: %s", async (text, answer) => {
  const words = text
    .split(" ")
    .map((one, at): Word => ({ text: one, box: [10 * at, 0, 10 * at + 8, 8], confidence: 0.99, reader: "text", page: 1 }));
  expect(await readTickCell(words, [0, 0, 60, 10])).toBe(answer);
});
