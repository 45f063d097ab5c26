import { describe, expect, it } from "vitest";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";
import { formPieces, policyLine, usual } from "@/lib/testing/form-pieces";

const holder = "Orchard & Vane Builders, 14 Basin Street, Ashgrove, OH 44077";

describe("the words of another block beside a party", () => {
  it.each<[string, Piece[]]>([
    [
      "above and below",
      [
        [215, 662, "LIVE CERTIFICATE", 7],
        [212, 713, "Click or scan to view", 7],
      ],
    ],
    [
      "at the block's own left edge",
      [
        [60, 661, "SCAN TO VERIFY", 7],
        [60, 707, "Verify online at certs.example", 7],
      ],
    ],
    [
      "beside the block's lines",
      [
        [220, 671, "Scan here", 7],
        [220, 683, "View certificate", 7],
        [220, 695, "Powered by Certline", 7],
      ],
    ],
    [
      "in words that nobody knows, apart from the block",
      [
        [220, 662, "TRUEPAPER", 7],
        [220, 712, "ref 8841-22", 7],
      ],
    ],
  ])("leaves out what is printed around a code, %s", async (_, more) => {
    const [certificate] = await readPages(formPieces({ more }));
    expect(certificate?.certificateHolder).toBe(holder);
    expect(certificate?.insured.name).toBe("Sallow Creek Paving Inc");
  });

  /** Parties with their labels stacked at the left, and a list of companies right of them. */
  const stacked = (labels: string[], bullet: string): Piece[] => {
    const block = (y: number, head: string, [name, street, place]: string[]): Piece[] => [
      [24, y, head, 7],
      ...labels.map((text, at): Piece => [24 + (text === "&" ? 12 : 0), y + 5 + 11 * at, text, 7]),
      [76, y + 4, `${bullet}${name}`],
      [76, y + 15, `${bullet}${street}`],
      [76, y + 26, `${bullet}${place}`],
    ];
    return [
      [24, 38, "Commercial Certificate of Insurance", 12],
      [350, 76, "Issue Date (MM/DD/YY) 03/04/2026", 7],
      ...block(60, "Agency", ["THORNBURY AGENCY", "7 Lock Street", "Ashgrove, OH 44077"]),
      ...block(152, "Insured", ["SALLOW CREEK PAVING", "88 Weir Road", "Ashgrove, OH 44077"]),
      [400, 132, "Companies Providing Coverage:", 8],
      ...["A Northmoor Mutual Insurance", "B Calder Casualty Company", "C", "D"].flatMap((text, at): Piece[] => [
        [352, 148 + 17 * at, `Company ${text}`, 8],
        [360, 154 + 17 * at, "Letter", 5],
      ]),
    ];
  };
  it.each([
    [["Name", "&", "Address"], "• "],
    [["Name", "and", "Address"], ""],
    [["Name:", "Street:", "City:"], ""],
  ])("leaves out the labels %s at the left of a party and the companies at its right", async (labels, bullet) => {
    const [certificate] = await readPages(formPieces({ head: stacked(labels, bullet) }));
    expect([certificate?.insured, certificate?.producer.name]).toEqual([
      { name: "SALLOW CREEK PAVING", address: "88 Weir Road, Ashgrove, OH 44077" },
      "THORNBURY AGENCY",
    ]);
    expect(certificate?.insurers.slice(0, 2).map(({ name }) => name)).toEqual(["Northmoor Mutual Insurance", "Calder Casualty Company"]);
  });

  it("reads a form whose policy number runs over its dates as that form", async () => {
    const over = (number: string) =>
      readPages(
        formPieces({
          values: [...usual.values.filter(([, y]) => y !== 301), ...policyLine(301, "A", number)],
        }),
      );
    for (const number of ["NM-7781203-2026-000118-A / DEC", "NM-7781203-2026-00-BINDING-AGENT-77", "NM 7781203 2026 000118 A 7 REV 02"]) {
      const [certificate] = await over(number);
      const [policy] = certificate?.policies ?? [];
      expect(certificate).toMatchObject({ formType: "ACORD_25_LOOKALIKE", insured: { name: "Sallow Creek Paving Inc" } });
      expect(certificate?.policies).toHaveLength(4);
      const isRight = policy?.policyNumber === number;
      expect(isRight || certificate?.unreadable.includes("/policies/0/policyNumber"), `${number}: ${policy?.policyNumber}`).toBe(true);
      const isDated = policy?.effectiveDate === "2026-02-01";
      expect(isDated || certificate?.unreadable.includes("/policies/0/effectiveDate"), `${number}: ${policy?.effectiveDate}`).toBe(true);
      expect(policy?.expirationDate).toBe("2027-02-01");
    }
  });
});

describe("a name that may be a label or an insurer", () => {
  const letter = (insured: Piece[]): Piece[] => [
    [60, 60, "CERTIFICATE OF INSURANCE", 14],
    [60, 90, "Date: 03/04/2026"],
    [60, 110, "Agency: Thornbury Agency LLC"],
    ...insured,
    [60, 260, "Insurer: Northmoor Mutual Insurance Company"],
    [60, 280, "Policy type: General Liability"],
    [60, 292, "Policy number: NM 7781203"],
    [60, 304, "Policy period: 02/01/2026 to 02/01/2027"],
    [60, 316, "Each Occurrence: $1,000,000"],
    [60, 350, "Certificate holder: Orchard & Vane Builders, 14 Basin Street, Ashgrove, OH 44077"],
  ];
  it.each<[string, Piece[]]>([
    [
      "an insurer's line",
      [
        [60, 140, "Insured"],
        [60, 152, "INSURER B Calder Casualty Company"],
      ],
    ],
    [
      "the insurer of the page",
      [
        [60, 140, "Insured"],
        [60, 152, "Northmoor Mutual Insurance Company"],
      ],
    ],
    [
      "a numbered heading",
      [
        [60, 140, "1. Named Insured"],
        [60, 152, "2. Policy Period"],
      ],
    ],
    [
      "a numbered item",
      [
        [60, 140, "Insured"],
        [60, 152, "Item 2. Mailing Address"],
      ],
    ],
    [
      "a label",
      [
        [60, 140, "Insured"],
        [60, 152, "Loan number"],
      ],
    ],
    [
      "a letter's label",
      [
        [60, 140, "Insured"],
        [60, 152, "Company B"],
      ],
    ],
    [
      "a street",
      [
        [60, 140, "Insured"],
        [60, 152, "88 Weir Road"],
      ],
    ],
  ])("is left to a person where it is %s", async (_, insured) => {
    const [certificate] = await readPages(letter(insured));
    expect(certificate?.insured.name).toBeNull();
    expect(certificate?.unreadable).toContain("/insured/name");
  });

  it.each([
    "Company Kitchen Builders Inc",
    "A. Dolan & Sons",
    "1st Street Signs LLC",
    "Codeline Electric",
    "City of Ashgrove",
    "State of Ohio",
    "Insured Title Plumbing LLC",
  ])("is a name where it only sounds so: %s", async (name) => {
    const [certificate] = await readPages(letter([[60, 140, "Insured"], ...lines(60, 152, name, "88 Weir Road", "Ashgrove, OH 44077")]));
    expect(certificate?.insured.name).toBe(name);
  });
});
