import { describe, expect, it } from "vitest";
import { readCertificatePage } from "@/lib/extraction/readers/certificate";
import { type PageWords, splitRun, type Word } from "@/lib/extraction/readers/words";

const at = (x: number, y: number, text: string, reader: Word["reader"] = "text"): Word[] =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 6], confidence: 0.99, reader, page: 1 });

type Line = readonly [x: number, y: number, text: string];

async function policiesOf(
  lines: readonly Line[],
  rulings: number[] = [],
  reader: Word["reader"] = "text",
  uprights: NonNullable<PageWords["uprights"]> = [],
) {
  const blocks = [[24, 40, "INSURED"] as const, [24, 520, "DESCRIPTION OF OPERATIONS"] as const];
  const words = [...lines, ...blocks].flatMap((line) => at(...line, reader));
  const page: PageWords = { number: 1, width: 612, height: 792, words, rulings, uprights };
  const read = await readCertificatePage(page);
  if (!read) throw new Error("No coverage table was found.");
  return read.certificate.policies;
}

describe("a table whose columns are only partly the form's", () => {
  it("has the term of each of two policies of one row, on one line or on two", async () => {
    const heads: Line[] = [
      [24, 240, "TYPE OF INSURANCE"],
      [150, 240, "POLICY NUMBER"],
      [250, 240, "POLICY PERIOD"],
      [400, 240, "LIMITS"],
    ];
    const row: Line[] = [
      [24, 262, "AUTOMOBILE LIABILITY"],
      [400, 270, "COMBINED SINGLE LIMIT"],
      [400, 306, "PROPERTY DAMAGE"],
      [150, 270, "GL-5827628-02"],
      [150, 300, "HX-2604-048"],
    ];
    const terms = (lines: Line[]) =>
      policiesOf([...heads, ...row, ...lines]).then((list) =>
        list.map(({ effectiveDate, expirationDate }) => [effectiveDate, expirationDate]),
      );
    const wanted = [
      ["2025-01-08", "2026-01-08"],
      ["2025-04-20", "2026-04-20"],
    ];
    const ranges: Line[] = [
      [250, 270, "01/08/2025 - 01/08/2026"],
      [250, 300, "04/20/2025 - 04/20/2026"],
    ];
    const stacked: Line[] = [
      [250, 265, "Eff. 01/08/2025"],
      [250, 276, "Exp. 01/08/2026"],
      [250, 295, "Eff. 04/20/2025"],
      [250, 306, "Exp. 04/20/2026"],
    ];
    expect(await terms(ranges)).toEqual(wanted);
    expect(await terms(stacked)).toEqual(wanted);
  });

  it("gives the mark of an unknown column to neither neighbor", async () => {
    const [policy] = await policiesOf([
      [24, 240, "POLICY NUMBER"],
      [120, 240, "TYPE OF INSURANCE"],
      [250, 240, "LIMITS"],
      [410, 240, "WAIVER"],
      [446, 240, "PNC"],
      [464, 240, "EFFECTIVE"],
      [520, 240, "EXPIRES"],
      [24, 262, "GL-5827628"],
      [120, 262, "GENERAL LIABILITY"],
      [250, 262, "EACH OCCURRENCE"],
      [330, 262, "1,000,000"],
      [450, 262, "X"],
      [464, 262, "01/08/2025"],
      [520, 262, "01/08/2026"],
    ]);
    expect(policy).toMatchObject({ policyNumber: "GL-5827628", waiverOfSubrogation: false });
  });

  it("has number and term below the titles, and everything else in its columns", async () => {
    const [first, second] = await policiesOf([
      [24, 240, "Coverage"],
      [200, 240, "Limits of Liability"],
      [450, 240, "Additional Insured"],
      [540, 240, "Waiver"],
      [24, 262, "Commercial General Liability"],
      [24, 274, "Policy #: GL-5827628"],
      [24, 286, "Policy Term: 01/08/2025 - 01/08/2026"],
      [200, 262, "Each Occurrence"],
      [330, 262, "$1,000,000"],
      [470, 274, "YES"],
      [545, 274, "NO"],
      [24, 310, "Commercial Automobile"],
      [24, 322, "Policy #: HX-2604-048"],
      [24, 334, "Policy Term: 04/20/2025 - 04/20/2026"],
      [200, 310, "Combined Single Limit"],
      [330, 310, "$500,000"],
      [470, 322, "NO"],
      [545, 322, "YES"],
    ]);
    expect(first).toMatchObject({ policyNumber: "GL-5827628", effectiveDate: "2025-01-08", expirationDate: "2026-01-08" });
    expect(first).toMatchObject({ limits: { eachOccurrence: 1_000_000 }, additionalInsured: true, waiverOfSubrogation: false });
    expect(second).toMatchObject({ policyNumber: "HX-2604-048", effectiveDate: "2025-04-20", expirationDate: "2026-04-20" });
    expect(second).toMatchObject({ limits: { combinedSingleLimit: 500_000 }, additionalInsured: false, waiverOfSubrogation: true });
  });

  it("is found by the words of its headers where no known wording heads a column", async () => {
    const [policy] = await policiesOf([
      [24, 240, "KIND OF COVERAGE"],
      [140, 240, "NOT LESS THAN THESE LIMITS"],
      [300, 240, "POLICY OR CONTRACT NO."],
      [420, 240, "DATE EFFECTIVE"],
      [500, 240, "DATE EXPIRES"],
      [24, 262, "GENERAL LIABILITY"],
      [140, 262, "1,000,000"],
      [200, 262, "EACH OCCURRENCE"],
      [300, 262, "GL-5827628"],
      [420, 262, "01/08/2025"],
      [500, 262, "01/08/2026"],
    ]);
    expect(policy).toMatchObject({ policyNumber: "GL-5827628", effectiveDate: "2025-01-08", expirationDate: "2026-01-08" });
    expect(policy?.limits.eachOccurrence).toBe(1_000_000);
  });
});

it("blocks of coverages have their numbers and dates where these are typed a little higher than their labels", async () => {
  const block = (y: number, title: string, number: string, year: number): Line[] => [
    [24, y, title],
    [24, y + 12, "Policy Number:"],
    [90, y + 8.5, number],
    [230, y + 12, "Effective Date:"],
    [300, y + 8.5, `02/27/${year}`],
    [410, y + 12, "Expiration Date:"],
    [485, y + 8.5, `02/27/${year + 1}`],
    [36, y + 36, "Each Occurrence"],
    [180, y + 36, "$1,000,000"],
  ];
  const list = await policiesOf([
    ...block(140, "General Liability", "GL 6443 92505", 2026),
    ...block(240, "Umbrella Liability", "UMB 1058 806", 2027),
  ]);
  expect(list.map(({ policyNumber, effectiveDate, expirationDate }) => [policyNumber, effectiveDate, expirationDate])).toEqual([
    ["GL 6443 92505", "2026-02-27", "2027-02-27"],
    ["UMB 1058 806", "2027-02-27", "2028-02-27"],
  ]);
});

it("the block of a certificate's only policy is found by whatever label its dates have", async () => {
  const list = await policiesOf([
    [38, 147, "General Liability"],
    [38, 160, "Policy #"],
    [74, 160, "34090178"],
    [228, 160, "Coverage begins"],
    [292, 160, "03/14/2026"],
    [406, 160, "Coverage ends"],
    [464, 160, "03/14/2027"],
    [38, 194, "Each Occurrence"],
    [140, 194, "$1,000,000"],
  ]);
  expect(list.map(({ type, policyNumber, effectiveDate, expirationDate }) => [type, policyNumber, effectiveDate, expirationDate])).toEqual([
    ["GENERAL_LIABILITY", "34090178", "2026-03-14", "2027-03-14"],
  ]);
});

it("two policies below one title of a block each have the term beside them", async () => {
  const list = await policiesOf([
    [35, 144, "Coverage"],
    [237, 144, "Limits"],
    [453, 144, "In Force"],
    [37, 165, "Commercial General Liability"],
    [37, 179, "Policy No. 219B45448S"],
    [241, 165, "$1,000,000 Each Occurrence"],
    [453, 175, "02/02/2026 thru 02/02/2027"],
    [37, 261, "Business Automobile"],
    [37, 275, "Policy No. WCA98521020"],
    [37, 288, "Policy No. GL-7308322-05"],
    [241, 261, "$1,000,000 Combined Single Limit"],
    [453, 267, "08/20/2026 thru 08/20/2027"],
    [453, 282, "12/08/2025 thru 12/08/2026"],
  ]);
  expect(list.map(({ policyNumber, effectiveDate, limits }) => [policyNumber, effectiveDate, limits.combinedSingleLimit])).toEqual([
    ["219B45448S", "2026-02-02", null],
    ["WCA98521020", "2026-08-20", 1_000_000],
    ["GL-7308322-05", "2025-12-08", 1_000_000],
  ]);
});

it("two policies below one title of a block have each the insurer that is named for it, and none where that is not told", async () => {
  const insurersOf = async (named: readonly string[]) => {
    const lines: Line[] = [
      [35, 144, "Coverage"],
      [237, 144, "Limits"],
      [453, 144, "In Force"],
      [37, 165, "Workers Compensation"],
      [37, 179, "Policy No. 219B45448S"],
      [37, 192, "Written with Lantern Insurance Company"],
      [241, 165, "$1,000,000 E.L. Each Accident"],
      [453, 175, "02/02/2026 thru 02/02/2027"],
      [37, 261, "Business Automobile"],
      [37, 275, "Policy No. WCA98521020"],
      [37, 288, "Policy No. GL-7308322-05"],
      ...named.map((name, at): Line => [37, 300 + 13 * at, `Written with ${name}`]),
      [241, 261, "$1,000,000 Combined Single Limit"],
      [453, 267, "08/20/2026 thru 08/20/2027"],
      [453, 282, "12/08/2025 thru 12/08/2026"],
    ];
    return (await policiesOf(lines)).map(({ insurerLetter }) => insurerLetter);
  };
  const [first, second] = ["Granite Mutual Insurance Co", "Meridian Oak Insurance Co"];
  expect(await insurersOf([first, second])).toEqual(["A", "B", "C"]);
  expect(await insurersOf([first, first])).toEqual(["A", "B", "B"]);
  expect(await insurersOf([first])).toEqual(["A", "B", "B"]);
  expect(await insurersOf([first, second, first])).toEqual(["A", null, null]);
});

it("of two policies of one row neither has the other's dates where its own are not legible", async () => {
  const lines: Line[] = [
    [24, 240, "INSR LTR"],
    [70, 240, "TYPE OF INSURANCE"],
    [180, 240, "POLICY NUMBER"],
    [270, 240, "POLICY EFF"],
    [330, 240, "POLICY EXP"],
    [400, 240, "LIMITS"],
    [70, 262, "AUTOMOBILE LIABILITY"],
    [400, 262, "COMBINED SINGLE LIMIT"],
    [520, 262, "1,000,000"],
    [180, 272, "0051-147223-0"],
    [270, 272, "ATR 2026"],
    [330, 272, "APX 2027"],
    [30, 288, "A"],
    [180, 288, "9916420220"],
    [270, 288, "11/11/2026"],
    [330, 288, "11/11/2027"],
    [70, 400, "WORKERS COMPENSATION"],
    [400, 400, "E.L. EACH ACCIDENT"],
    [520, 400, "500,000"],
  ];
  const autosOf = async (reader: Word["reader"]) =>
    (await policiesOf(lines, [], reader))
      .filter(({ type }) => type === "AUTO_LIABILITY")
      .map(({ policyNumber, effectiveDate, expirationDate }) => [policyNumber, effectiveDate, expirationDate]);
  const legible = ["9916420220", "2026-11-11", "2027-11-11"];
  expect(await autosOf("ocr")).toEqual([["0051-147223-0", null, null], legible]);
  expect(await autosOf("text")).toEqual([legible]);
});

it("a mark on the line of one policy is no other's where each repeats the coverage's title, and of all where one title has them", async () => {
  const marksOf = async (second: Line[]) => {
    const list = await policiesOf([
      [24, 240, "TYPE OF INSURANCE"],
      [150, 240, "POLICY NUMBER"],
      [230, 240, "EFFECTIVE DATE"],
      [300, 240, "EXPIRATION DATE"],
      [380, 240, "ADDL INSD"],
      [428, 240, "SUBR WVD"],
      [490, 240, "LIMITS"],
      [490, 264, "COMBINED SINGLE LIMIT"],
      [490, 292, "PROPERTY DAMAGE"],
      ...[264, 282].flatMap((y): Line[] => [
        [150, y, `BA-582${y}`],
        [230, y, "01/08/2026"],
        [300, y, "01/08/2027"],
      ]),
      [24, 264, "VEHICLE LIABILITY"],
      ...second,
      [384, 264, "Y"],
    ]);
    return list.map((policy) => policy.additionalInsured);
  };
  expect(await marksOf([[24, 282, "VEHICLE LIABILITY"]])).toEqual([true, false]);
  expect(await marksOf([])).toEqual([true, true]);
});

it("a row that lies askew on a picture has not the dates of the next one", async () => {
  const row = (y: number, title: string, number: string, year: number, higher: number): Line[] => [
    [70, y, title],
    [180, y, number],
    [270, y - higher, `02/27/${year}`],
    [330, y - higher, `02/27/${year + 1}`],
    [400, y, "EACH OCCURRENCE"],
    [520, y, "1,000,000"],
  ];
  const termsOf = async (first: number, higher: number) => {
    const list = await policiesOf(
      [
        [24, 238, "INSR LTR"],
        [70, 238, "TYPE OF INSURANCE"],
        [180, 238, "POLICY NUMBER"],
        [270, 238, "POLICY EFF"],
        [330, 238, "POLICY EXP"],
        [400, 238, "LIMITS"],
        ...row(264, "GENERAL LIABILITY", "GL 6443 92505", 2025, first),
        ...row(285, "UMBRELLA LIABILITY", "UMB 1058 806", 2026, higher),
        ...row(306, "WORKERS COMPENSATION", "WC 5555 12", 2027, higher),
      ],
      [],
      "ocr",
    );
    return list.map(({ effectiveDate, expirationDate }) => [effectiveDate, expirationDate]);
  };
  const terms = [2025, 2026, 2027].map((year) => [`${year}-02-27`, `${year + 1}-02-27`]);
  expect(await termsOf(0, 0)).toEqual(terms);
  // Text between the headers and the first title belongs to the first row; the other rows begin as high.
  expect(await termsOf(8, 8)).toEqual(terms);
  expect((await termsOf(0, 8)).slice(1).flat().filter(Boolean)).toEqual([]);
});

it("a row's own boxes at its foot are its own, and no title of a coverage below it", async () => {
  const foot = (y: number): Line[] => [
    [45, y, "Additional"],
    [96, y, "Waiver of"],
    [45, y + 6, "Insured"],
    [96, y + 6, "Subrogation"],
  ];
  const policies = await policiesOf(
    [
      [31, 154, "Coverage"],
      [139, 154, "Policy Number"],
      [219, 154, "Insurer"],
      [330, 154, "Effective"],
      [390, 154, "Expiration"],
      [463, 154, "Limits of Liability"],
      [33, 176, "Automobile Liability"],
      [142, 186, "MWC-876-20A"],
      [330, 186, "07-04-2025"],
      [390, 186, "07-04-2026"],
      [467, 176, "$1,000,000.00 Combined Single"],
      [467, 188, "Limit"],
      [45, 225, "Non-Owned Autos"],
      ...foot(234),
      [35, 254, "Installation Floater"],
      [142, 260, "AB 4766 435"],
      [330, 260, "07-15-2026"],
      [390, 260, "07-15-2027"],
      [467, 254, "$1,000,000.00 LIMIT"],
      ...foot(264),
    ],
    [],
    "ocr",
  );
  expect(policies.map(({ type, typeText }) => [type, typeText])).toEqual([
    ["AUTO_LIABILITY", null],
    ["OTHER", "Installation Floater"],
  ]);
});

it("limits beside a title are that coverage's, though they are nearly another one's, and a row that a person cannot read is no second one", async () => {
  const heads: Line[] = [
    [24, 240, "TYPE OF INSURANCE"],
    [150, 240, "POLICY NUMBER"],
    [250, 240, "POLICY PERIOD"],
    [400, 240, "LIMITS"],
  ];
  const list = await policiesOf([
    ...heads,
    [24, 262, "WORKERS COMPENSATION AND"],
    [24, 274, "EMPLOYER'S LIABILITY"],
    [150, 274, "WCA71073410"],
    [250, 268, "02/10/2026 - 02/10/2027"],
    [400, 262, "WC Statutory"],
    [400, 274, "E.L. - Per Accident"],
    [520, 274, "1,000,000"],
    [400, 286, "E.L. - Disease, Policy Limit"],
    [520, 286, "1,000,000"],
  ]);
  expect(list.map(({ type, limits }) => [type, limits.elEachAccident, limits.elDiseasePolicyLimit])).toEqual([
    ["WORKERS_COMPENSATION", 1_000_000, 1_000_000],
  ]);
});

it("rows of a second table whose own header was lost are not further policies", async () => {
  const lines: Line[] = [
    [24, 240, "COVERAGE"],
    [150, 240, "POLICY NO."],
    [250, 240, "POLICY EFF"],
    [330, 240, "POLICY EXP"],
    [24, 262, "UMBRELLA OR EXCESS"],
    [150, 262, "AB 1469 661"],
    [250, 262, "04/18/2025"],
    [330, 262, "04/18/2026"],
    [24, 284, "COMMERCIAL GENERAL LIABILITY"],
    [150, 284, "TXG-112-8067-22A"],
    [250, 284, "05/03/2026"],
    [330, 284, "05/03/2027"],
    [24, 330, "COVERAGE"],
    [150, 330, "POLICY NO."],
    [250, 330, "UMTZ CF INZUPANZE"],
    [24, 352, "UMBRELLA OR EXCESS"],
    [150, 352, "AB 1469 661"],
    [250, 352, "EACH OCCURRENCE"],
    [360, 352, "1,000,000"],
  ];
  const list = await policiesOf(lines, [], "ocr");
  expect(list.map(({ type, limits }) => [type, limits.umbrellaEachOccurrence])).toEqual([
    ["UMBRELLA_POLICY", null],
    ["GENERAL_LIABILITY", null],
  ]);
  // With headers of dates it is one of further policies.
  const second: Line[] = [
    ...lines.slice(0, 14),
    [250, 330, "POLICY EFF"],
    [330, 330, "POLICY EXP"],
    [24, 352, "WORKERS COMPENSATION"],
    [150, 352, "WC 8801 447"],
    [250, 352, "06/01/2026"],
    [330, 352, "06/01/2027"],
  ];
  expect((await policiesOf(second)).map(({ type }) => type)).toContain("WORKERS_COMPENSATION");
});

describe("rows that no words or lines of the form part", () => {
  const heads: Line[] = [
    [24, 240, "COMPANY"],
    [120, 240, "TYPE OF INSURANCE"],
    [230, 240, "POLICY NUMBER"],
    [320, 240, "EFFECTIVE"],
    [380, 240, "EXPIRATION"],
    [440, 240, "LIMITS"],
  ];

  it("have a title of their own though a company's name ends close before it at a border", async () => {
    const row = (y: number, number: string, limit: string): Line[] => [
      [24, y, "TIDEWAY INDEMNITY COMPANY"],
      [130, y, "AUTO LIABILITY"],
      [130, y + 12, "ANY AUTO"],
      [230, y + 6, number],
      [320, y + 6, "01/08/2026"],
      [380, y + 6, "01/18/2027"],
      [440, y, "COMB. SINGLE LIMIT"],
      [540, y, limit],
    ];
    const lines = [...heads, ...row(262, "GL-5827628-02", "1,000,000"), ...row(302, "HX-2604-048", "500,000")];
    const border = [{ x: 127, top: 250, bottom: 340 }];
    const policies = await policiesOf(lines, [255, 295, 335], "text", border);
    expect(policies.map(({ type, policyNumber, limits }) => [type, policyNumber, limits.combinedSingleLimit])).toEqual([
      ["AUTO_LIABILITY", "GL-5827628-02", 1_000_000],
      ["AUTO_LIABILITY", "HX-2604-048", 500_000],
    ]);
  });

  it("end at their last label where a further title and its dates are below it", async () => {
    const policies = await policiesOf(
      [
        ...heads,
        [130, 262, "AUTO LIABILITY"],
        [130, 274, "ANY AUTO"],
        [200, 274, "HIRED"],
        [230, 268, "GL-5827628-02"],
        [320, 268, "01/08/2026"],
        [380, 268, "01/08/2027"],
        [440, 262, "COMB. SINGLE LIMIT"],
        [540, 262, "1,000,000"],
        [130, 290, "Contractors Equipment"],
        [230, 290, "HX-2604-048"],
        [320, 290, "02/08/2026"],
        [380, 290, "02/08/2027"],
        [440, 290, "RENTED"],
        [540, 290, "250,000"],
      ],
      [305],
    );
    expect(policies.map(({ type, typeText, policyNumber }) => [type, typeText, policyNumber])).toEqual([
      ["AUTO_LIABILITY", null, "GL-5827628-02"],
      ["OTHER", "Contractors Equipment", "HX-2604-048"],
    ]);
  });

  it("show by an answer of their own whether the requester was added, and nothing else", async () => {
    const addedAs = (label: string) =>
      policiesOf(
        [
          ...heads,
          [130, 262, "AUTO LIABILITY"],
          [90, 274, label],
          [94 + 4 * label.length, 274, "Yes"],
          [230, 268, "GL-5827628-02"],
          [320, 268, "01/08/2026"],
          [380, 268, "01/08/2027"],
          [440, 262, "COMB. SINGLE LIMIT"],
          [540, 262, "1,000,000"],
        ],
        [295],
      ).then(([policy]) => policy?.additionalInsured);
    expect(await addedAs("FRANCHISOR ADDED:")).toBe(true);
    expect(await addedAs("HOLDER ADDED AS LOSS PAYEE:")).not.toBe(true);
  });
});
