import { describe, expect, it } from "vitest";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";
import { formPieces, usual } from "@/lib/testing/form-pieces";

describe("a policy's number", () => {
  it.each([
    ["Y", 204],
    ["Y", 207],
    ["N", 208.5],
    ["X", 209],
  ])("keeps its prefix where %s is close before it, at %f", async (mark, x) => {
    const values = [...usual.values, [x, 301, mark, 8], [x, 468, mark, 8]] satisfies Piece[];
    const [certificate] = await readPages(formPieces({ values }));
    const { policies = [], unreadable = [] } = certificate ?? {};
    for (const [at, number] of [
      [0, "NM 7781203"],
      [3, "CW 90417"],
    ] as const) {
      const isAsked = unreadable.includes(`/policies/${at}/policyNumber`);
      expect(isAsked ? number : policies[at]?.policyNumber).toBe(number);
      const waived = policies[at]?.waiverOfSubrogation;
      expect(unreadable.includes(`/policies/${at}/waiverOfSubrogation`) ? mark !== "N" : waived).toBe(mark !== "N");
    }
    expect(policies[1]?.policyNumber).toBe("NA 6640918");
  });

  it("does not lead with a mark that slipped into its column", async () => {
    const values = [...usual.values, [212, 301, "Y", 8]] satisfies Piece[];
    const moved = values.map(([x, y, text, size]): Piece => [x === 216 ? 221 : x, y, text, size]);
    const [certificate] = await readPages(formPieces({ values: moved }));
    const number = certificate?.policies[0]?.policyNumber;
    expect(number === "NM 7781203" || certificate?.unreadable.includes("/policies/0/policyNumber"), `${number}`).toBe(true);
  });

  it.each(["LOAN #", "LOAN NUMBER", "BINDER #", "Claim No."])("is not the text after or below %s", async (label) => {
    const binder: Piece[] = [
      [60, 40, "INSURANCE BINDER", 14],
      [60, 60, "Date: 03/04/2026"],
      [60, 76, "Agency: Thornbury Agency LLC"],
      [60, 90, "Insured"],
      ...lines(60, 102, "Sallow Creek Paving Inc", "88 Weir Road", "Ashgrove, OH 44077"),
      [60, 160, "Insurer: Northmoor Mutual Insurance Company"],
      [60, 180, "TYPE OF INSURANCE", 7],
      [200, 180, "POLICY NUMBER", 7],
      [320, 180, "EFFECTIVE", 7],
      [380, 180, "EXPIRATION", 7],
      [450, 180, "LIMITS", 7],
      [60, 196, "GENERAL LIABILITY"],
      [200, 194, label, 6],
      [204, 206, "LN99120034"],
      [320, 196, "02/01/2026"],
      [380, 196, "02/01/2027"],
      [450, 196, "Each Occurrence", 7],
      [530, 196, "$1,000,000", 7],
      [60, 700, "ACORD 75 (2016/03)", 6],
      [300, 700, "© 1993-2016 ACORD CORPORATION. All rights reserved.", 6],
    ];
    const certificates = await readPages(binder);
    for (const { formType, policies } of certificates) {
      expect(formType).not.toBe("ACORD_25");
      expect(policies.map(({ policyNumber }) => policyNumber)).not.toContain("LN99120034");
    }
  });
});

describe("evidence of property", () => {
  const evidence = (labels: Piece[]): Piece[] => [
    [120, 48, "EVIDENCE OF COMMERCIAL PROPERTY INSURANCE", 12],
    [520, 38, "DATE (MM/DD/YYYY)", 6],
    [528, 48, "3/4/2026", 8],
    [30, 68, "This paper gives information only and grants nothing to the interest named below.", 6],
    ...labels,
    [308, 177, "POLICY TYPE", 6],
    [309, 189, "Commercial Package", 8],
    [20, 200, "NAMED INSURED AND ADDRESS", 6],
    ...lines(64, 214, "Sallow Creek Paving Inc", "88 Weir Road", "Ashgrove, OH 44077"),
    [308, 200, "LOAN NUMBER", 6],
    [310, 212, "LN 4471", 8],
    [466, 200, "POLICY NUMBER", 6],
    [466, 214, "PR 66302", 8],
    [308, 222, "EFFECTIVE DATE", 6],
    [330, 233, "2/1/2026", 8],
    [394, 222, "EXPIRATION DATE", 6],
    [416, 233, "2/1/2027", 8],
    [20, 272, "PROPERTY INFORMATION", 7],
    [20, 290, "LOCATION / DESCRIPTION", 6],
    [20, 300, "The mill hall", 8],
    [20, 315, "COVERAGE INFORMATION", 7],
    [20, 330, "COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $ 1,500,000", 7],
    [20, 566, "ADDITIONAL INTEREST", 7],
    [20, 578, "NAME AND ADDRESS", 6],
    ...lines(80, 594, "Orchard & Vane Builders", "14 Basin Street", "Ashgrove, OH 44077"),
    [310, 606, "AUTHORIZED REPRESENTATIVE", 6],
    [20, 668, "ACORD 28 (2016/03)", 6],
  ];
  it.each<[string, Piece[]]>([
    [
      "two lines",
      [
        [21, 104, "PRODUCER NAME,", 6],
        [21, 110, "CONTACT PERSON AND ADDRESS", 6],
        ...lines(20, 119, "Ida Thorn", "7 Lock Street", "Ashgrove, OH 44077"),
        [130, 104, "PHONE (A/C, No, Ext): (555) 010-7734", 6],
        [308, 104, "COMPANY NAME AND ADDRESS", 6],
        [492, 104, "NAICNO: 31415", 6],
        ...lines(309, 119, "Northmoor Mutual Insurance Company", "5 Rand Way", "Ashgrove, OH 44077"),
      ],
    ],
    [
      "two lines otherwise, with the number of the insurer below its label",
      [
        [21, 104, "AGENCY NAME,", 6],
        [21, 110, "CONTACT NAME & ADDRESS", 6],
        ...lines(20, 119, "Ida Thorn", "7 Lock Street", "Ashgrove, OH 44077"),
        [308, 104, "COMPANY NAME AND ADDRESS", 6],
        [480, 104, "NAIC NO.: 31415", 6],
        ...lines(309, 119, "Northmoor Mutual Insurance Company", "5 Rand Way", "Ashgrove, OH 44077"),
      ],
    ],
  ])("has no label for a name where labels take %s", async (_, labels) => {
    const [certificate] = await readPages(evidence(labels));
    expect(certificate?.formType).toBe("ACORD_28");
    const { producer, insurers, policies, unreadable = [], certificateHolder } = certificate ?? {};
    expect(producer?.name === "Ida Thorn" || unreadable.includes("/producer/name"), `${producer?.name}`).toBe(true);
    expect(insurers?.[0]).toMatchObject({ name: "Northmoor Mutual Insurance Company", naic: "31415" });
    expect(policies?.[0]?.policyNumber).toBe("PR 66302");
    expect(certificateHolder).toBe("Orchard & Vane Builders, 14 Basin Street, Ashgrove, OH 44077");
  });
});
