import { describe, expect, it } from "vitest";
import { Notes } from "@/lib/extraction/readers/draft";
import { readBasis } from "@/lib/extraction/readers/plain-policies";
import { splitRun } from "@/lib/extraction/readers/words";
import { emptyPolicy } from "@/lib/extraction/rules";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";

/** A coverage's card: its title, number and term, then rows of amounts with what they are limits of below each. */
function card(
  x: number,
  y: number,
  title: string,
  number: string,
  rows: [amount: string, ...label: string[]][][],
  answers: string,
): Piece[] {
  const pieces: Piece[] = [
    [x, y, title, 12],
    [x, y + 14, "Tideway Casualty Company"],
    [x + 150, y + 14, "NAIC 30518"],
    [x, y + 28, "Policy #"],
    [x + 50, y + 28, number],
    [x, y + 40, "Term"],
    [x + 50, y + 40, "Apr 10, 2026 – Apr 10, 2027".replace("–", "-")],
  ];
  rows.forEach((row, at) => {
    for (const [place, [amount, ...label]] of row.entries()) {
      pieces.push([x + 86 * place, y + 66 + 36 * at, amount, 13]);
      label.forEach((line, below) => {
        pieces.push([x + 86 * place, y + 75 + 36 * at + 7.5 * below, line, 7]);
      });
    }
  });
  const [insured = "", waiver = ""] = answers.split("|");
  return [...pieces, [x, y + 150, insured, 7], [x + 95, y + 150, waiver, 7]];
}

const parties = [
  [34, 40, "Certificate of Insurance Summary", 14],
  [34, 80, "Insured", 7],
  ...lines(34, 90, "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
  [220, 80, "Requested by", 7],
  ...lines(220, 90, "Harrow & Vale Builders Inc", "350 Quarry Street", "Boise, ID 83702"),
] satisfies Piece[];

describe("cards of coverages side by side", () => {
  const general = card(
    40,
    160,
    "General Liability",
    "TCL 440-71",
    [
      [
        ["$2M", "Each occurrence"],
        ["$4M", "General aggregate"],
        ["$4M", "Products / completed", "ops"],
      ],
      [
        ["$2M", "Personal & adv. injury"],
        ["$500K", "Damage to rented", "premises"],
        ["$10K", "Medical expense"],
      ],
    ],
    "Additional insured: Yes|Waiver of subrogation: No",
  );
  const auto = card(
    320,
    160,
    "Commercial Auto",
    "TCA 440-72",
    [[["$1M", "Combined single limit"]]],
    "Additional insured: No|Waiver of subrogation: Yes",
  );
  const umbrella = card(
    40,
    340,
    "Umbrella / Excess",
    "TCU 440-73",
    [
      [
        ["$10M", "Each occurrence"],
        ["$9M", "Aggregate"],
      ],
    ],
    "Additional insured: Yes|Waiver of subrogation: Yes",
  );
  const workers = card(
    320,
    340,
    "Workers' Compensation",
    "TCW 440-74",
    [[["$1M", "E.L. each accident"]]],
    "Additional insured: No|Waiver of subrogation: Yes",
  );
  const notes = lines(34, 560, "Notes from broker", "Electrical package. GL is written on an occurrence basis.");

  it("state each limit by the label below its amount, the insurer before its code, and answers side by side", async () => {
    const [certificate] = await readPages([...parties, ...general, ...auto, ...umbrella, ...workers, ...notes]);
    expect(certificate?.policies).toMatchObject([
      {
        type: "GENERAL_LIABILITY",
        policyNumber: "TCL 440-71",
        effectiveDate: "2026-04-10",
        additionalInsured: true,
        waiverOfSubrogation: false,
        limits: {
          eachOccurrence: 2_000_000,
          generalAggregate: 4_000_000,
          productsCompOpAggregate: 4_000_000,
          personalAdvInjury: 2_000_000,
          damageToRentedPremises: 500_000,
          medicalExpense: 10_000,
        },
      },
      { type: "AUTO_LIABILITY", additionalInsured: false, waiverOfSubrogation: true, limits: { combinedSingleLimit: 1_000_000 } },
      { type: "UMBRELLA_POLICY", limits: { umbrellaEachOccurrence: 10_000_000, umbrellaAggregate: 9_000_000 } },
      { type: "WORKERS_COMPENSATION", occurrenceOrClaimsMade: null, limits: { elEachAccident: 1_000_000 } },
    ]);
    expect(certificate?.insurers).toEqual([{ letter: "A", name: "Tideway Casualty Company", naic: "30518" }]);
  });

  it("say nothing of a policy where a note below them is on another one's coverage", async () => {
    const [certificate] = await readPages([...parties, ...general, ...umbrella, ...notes]);
    expect(certificate?.policies).toMatchObject([
      { policyNumber: "TCL 440-71" },
      { policyNumber: "TCU 440-73", occurrenceOrClaimsMade: null },
    ]);
  });
});

it("a mark between two options without a box before the first is left to a person: it may be either's", () => {
  const perOf = (text: string) => {
    const policy = emptyPolicy("GENERAL_LIABILITY", null);
    const notes = new Notes();
    readBasis(policy, splitRun({ text, box: [40, 100, 400, 108], confidence: 1, reader: "text", page: 1 }), {
      pointer: "/policies/0",
      page: 1,
      notes,
    });
    return [policy.aggregateAppliesPer, Object.keys(notes.reasons)];
  };
  expect(perOf("General aggregate applies: ☐ per policy ☒ per project ☐ per location")).toEqual(["PROJECT", []]);
  expect(perOf("Aggregate applies: Policy ☒ Project ☐ Location")).toEqual([null, ["/policies/0/aggregateAppliesPer"]]);
});

it("in even rows amounts belong to the labels above them", async () => {
  const rows: Piece[] = [
    [40, 170, "General Liability", 12],
    ...lines(40, 184, "Policy # TCL 440-71", "Term 04/10/2026 - 04/10/2027"),
    ...[
      ["Each occurrence", "General aggregate"],
      ["$1,000,000", "$2,000,000"],
      ["Personal & adv. injury", "Damage to rented premises"],
      ["$3,000,000", "$400,000"],
      ["Medical expense", "Products aggregate"],
      ["$5,000", "$6,000,000"],
    ].flatMap(([one = "", other = ""], at): Piece[] => [
      [40, 214 + 14 * at, one],
      [240, 214 + 14 * at, other],
    ]),
    [40, 330, "Commercial Auto", 12],
    ...lines(40, 344, "Policy # TCA 440-72", "Term 04/10/2026 - 04/10/2027", "Combined single limit $750,000"),
  ];
  const [certificate] = await readPages([...parties, ...rows]);
  expect(certificate?.policies[0]?.limits).toMatchObject({
    eachOccurrence: 1_000_000,
    generalAggregate: 2_000_000,
    personalAdvInjury: 3_000_000,
    damageToRentedPremises: 400_000,
    medicalExpense: 5_000,
    productsCompOpAggregate: 6_000_000,
  });
});

describe("a page of two columns, the parties in the left one", () => {
  const left: Piece[] = [
    [180, 40, "CERTIFICATE OF INSURANCE", 14],
    ...lines(50, 90, "ISSUING AGENCY", "Larkspur Insurance Agency", "12 Orchard Way", "Boise, ID 83705"),
    ...lines(50, 150, "NAMED INSURED", "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
    ...lines(50, 210, "CERTIFICATE HOLDER", "Iron Range General", "Contractors Ltd.", "PO Box 660", "Boise, ID 83702"),
  ];
  const right: Piece[] = [
    [250, 90, "General Liability", 11],
    ...lines(250, 105, "Policy No. SSM 31-8840-C", "Policy Term 3/15/26 - 3/15/27", "[X] Occurrence  [ ] Claims Made"),
    ...lines(250, 145, "Each Occurrence", "General Aggregate", "Additional Insured: Holder", "Waiver of Subrogation"),
    ...lines(480, 145, "$500,000", "$1,000,000", "[X] Yes  [ ] No", "[ ] Yes  [X] No"),
    [250, 215, "Automobile Liability", 11],
    ...lines(250, 230, "Policy No. SSM 31-8841-C", "Policy Term 3/15/26 - 3/15/27", "Combined Single Limit"),
    [480, 254, "$750,000"],
    [40, 320, "This certificate is issued as a matter of information and does not alter the policies that are described on it in any way."],
  ];

  it("is read column by column, and each value is shown in its place", async () => {
    const [certificate] = await readPages([...left, ...right]);
    expect(certificate).toMatchObject({
      producer: { name: "Larkspur Insurance Agency" },
      insured: { name: "Pinecrest Roofing LLC", address: "900 Millrace Road, Boise, ID 83705" },
      certificateHolder: expect.stringMatching(/^Iron Range General,? Contractors Ltd\., PO Box 660, Boise, ID 83702$/),
      policies: [
        {
          type: "GENERAL_LIABILITY",
          policyNumber: "SSM 31-8840-C",
          occurrenceOrClaimsMade: "OCCURRENCE",
          additionalInsured: true,
          waiverOfSubrogation: false,
          limits: { eachOccurrence: 500_000, generalAggregate: 1_000_000 },
        },
        { type: "AUTO_LIABILITY", policyNumber: "SSM 31-8841-C", limits: { combinedSingleLimit: 750_000 } },
      ],
    });
    const [left0, top] = certificate?.evidence["/policies/1/policyNumber"]?.box ?? [];
    expect([Math.round(left0 ?? 0) >= 250, Math.abs((top ?? 0) - 223) < 5]).toEqual([true, true]);
  });
});
