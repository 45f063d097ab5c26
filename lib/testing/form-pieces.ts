import type { Piece } from "@/lib/testing/drawn-pages";
import { lines } from "@/lib/testing/drawn-pages";

/** What a drawn form states in places that a test is about; all else is the same on each of them. */
export type FormParts = {
  /** Above the table, in place of the usual parties. */
  head?: Piece[];
  /** Column headers in place of the usual ones. */
  headers?: Piece[];
  /** The rows' titles and the labels of their boxes. */
  titles?: Piece[];
  /** Labels and amounts of the limits. */
  limits?: Piece[];
  /** Letters, marks, numbers and dates of the policies. */
  values?: Piece[];
  /** Below the table, in place of the usual holder. */
  foot?: Piece[];
  more?: Piece[];
};

const head: Piece[] = [
  [490, 26, "DATE (MM/DD/YYYY)", 6],
  [500, 38, "03/04/2026"],
  [150, 36, "CERTIFICATE OF LIABILITY INSURANCE", 13],
  [20, 92, "PRODUCER", 6],
  ...lines(28, 103, "Thornbury Agency LLC", "7 Lock Street", "Ashgrove, OH 44077"),
  [308, 92, "CONTACT NAME:", 6],
  [308, 102, "PHONE (A/C, No, Ext):", 6],
  [308, 111, "E-MAIL ADDRESS:", 6],
  [360, 120, "INSURER(S) AFFORDING COVERAGE", 6],
  [550, 120, "NAIC #", 6],
  ...["Northmoor Mutual Insurance Company", "Calder Casualty Company", "", ""].flatMap((name, at): Piece[] => [
    [308, 137 + 13 * at, `INSURER ${"ABCD"[at]} :`, 6],
    [352, 137 + 13 * at, name, 8],
    [548, 137 + 13 * at, ["31415", "27182", "", ""][at] ?? "", 8],
  ]),
  [20, 152, "INSURED", 6],
  ...lines(28, 163, "Sallow Creek Paving Inc", "88 Weir Road", "Ashgrove, OH 44077"),
];

const headers: Piece[] = [
  [20, 212, "COVERAGES", 7],
  [180, 212, "CERTIFICATE NUMBER:", 6],
  [420, 212, "REVISION NUMBER:", 6],
  [20, 245, "INSR", 5.5],
  [20, 252, "LTR", 5.5],
  [75, 248, "TYPE OF INSURANCE", 6],
  [178, 245, "ADDL", 5.5],
  [178, 252, "INSD", 5.5],
  [196, 245, "SUBR", 5.5],
  [196, 252, "WVD", 5.5],
  [232, 248, "POLICY NUMBER", 6],
  [332, 245, "POLICY EFF", 6],
  [332, 252, "(MM/DD/YYYY)", 5],
  [380, 245, "POLICY EXP", 6],
  [380, 252, "(MM/DD/YYYY)", 5],
  [490, 248, "LIMITS", 6],
];

const titles: Piece[] = [
  [52, 267, "COMMERCIAL GENERAL LIABILITY", 6],
  [64, 279, "CLAIMS-MADE", 6],
  [126, 279, "OCCUR", 6],
  [40, 312, "GEN'L AGGREGATE LIMIT APPLIES PER:", 6],
  [52, 324, "POLICY", 6],
  [92, 324, "PROJECT", 6],
  [136, 324, "LOC", 6],
  [40, 349, "AUTOMOBILE LIABILITY", 6],
  [52, 361, "ANY AUTO", 6],
  [52, 373, "OWNED AUTOS ONLY", 6],
  [127, 373, "SCHEDULED AUTOS", 6],
  [52, 385, "HIRED AUTOS ONLY", 6],
  [115, 385, "NON-OWNED AUTOS ONLY", 6],
  [52, 411, "UMBRELLA LIAB", 6],
  [127, 411, "OCCUR", 6],
  [52, 423, "EXCESS LIAB", 6],
  [127, 423, "CLAIMS-MADE", 6],
  [52, 435, "DED", 6],
  [90, 435, "RETENTION $", 6],
  [40, 447, "WORKERS COMPENSATION", 6],
  [40, 454, "AND EMPLOYERS' LIABILITY", 6],
  [158, 454, "Y / N", 6],
  [40, 463, "ANY PROPRIETOR/PARTNER/EXECUTIVE", 5.5],
  [40, 469, "OFFICER/MEMBER EXCLUDED?", 5.5],
];

const amounts = [
  [266, "EACH OCCURRENCE", "1,000,000"],
  [278, "DAMAGE TO RENTED PREMISES (Ea occurrence)", "100,000"],
  [289, "MED EXP (Any one person)", "5,000"],
  [301, "PERSONAL & ADV INJURY", "1,000,000"],
  [312, "GENERAL AGGREGATE", "2,000,000"],
  [324, "PRODUCTS - COMP/OP AGG", "2,000,000"],
  [348, "COMBINED SINGLE LIMIT (Ea accident)", "1,000,000"],
  [360, "BODILY INJURY (Per person)", ""],
  [372, "BODILY INJURY (Per accident)", ""],
  [384, "PROPERTY DAMAGE (Per accident)", ""],
  [411, "EACH OCCURRENCE", "5,000,000"],
  [423, "AGGREGATE", "5,000,000"],
  [460, "E.L. EACH ACCIDENT", "500,000"],
  [473, "E.L. DISEASE - EA EMPLOYEE", "500,000"],
  [486, "E.L. DISEASE - POLICY LIMIT", "500,000"],
] as const;
const limits = amounts.flatMap(([y, label, amount]): Piece[] => [
  [428, y, label, 5],
  [538, y, "$", 6],
  [546, y, amount, 7.5],
]);

/** The values of one policy on one line. */
export const policyLine = (y: number, letter: string, number: string, from = "02/01/2026", to = "02/01/2027"): Piece[] => [
  [24, y, letter, 8],
  [216, y, number, 8],
  [330, y, from, 8],
  [380, y, to, 8],
];

const values: Piece[] = [
  [42, 267, "X", 8],
  [116, 279, "X", 8],
  [42, 324, "X", 8],
  [42, 361, "X", 8],
  [42, 411, "X", 8],
  [116, 411, "X", 8],
  ...policyLine(301, "A", "NM 7781203"),
  ...policyLine(373, "A", "NA 6640918"),
  ...policyLine(417, "B", "CU 5512"),
  ...policyLine(468, "B", "CW 90417"),
];

const foot: Piece[] = [
  [20, 648, "CERTIFICATE HOLDER", 6],
  ...lines(60, 671, "Orchard & Vane Builders", "14 Basin Street", "Ashgrove, OH 44077"),
  [310, 648, "CANCELLATION", 6],
  [312, 661, "If a policy above ends early, notice follows the policy.", 6],
  [310, 696, "AUTHORIZED REPRESENTATIVE", 6],
  [20, 733, "ACORD 25 (2016/03)", 6],
];

/** The pieces of a look-alike of the liability form in text alone: no line parts its columns. */
export const formPieces = (parts: FormParts = {}): Piece[] => [
  ...(parts.head ?? head),
  ...(parts.headers ?? headers),
  ...(parts.titles ?? titles),
  ...(parts.limits ?? limits),
  ...(parts.values ?? values),
  [20, 565, "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES", 6],
  ...(parts.foot ?? foot),
  ...(parts.more ?? []),
];

export const usual = { head, headers, titles, limits, values, foot };
