import type { LimitKey, PolicyType } from "@/lib/extraction/schema";

export type CertificateRow = {
  type: PolicyType;
  title: string;
  lines: number;
  ticks: string[][];
  limits: { key: LimitKey; label: string }[];
};

/** The rows of the drawn certificate, from top to bottom. */
export const certificateRows: CertificateRow[] = [
  {
    type: "GENERAL_LIABILITY",
    title: "COMMERCIAL GENERAL LIABILITY",
    lines: 6,
    ticks: [["CLAIMS-MADE", "OCCUR"], [], ["GEN'L AGGREGATE LIMIT APPLIES PER:"], ["POLICY", "PROJECT", "LOC"]],
    limits: [
      { key: "eachOccurrence", label: "EACH OCCURRENCE" },
      { key: "damageToRentedPremises", label: "DAMAGE TO RENTED PREMISES" },
      { key: "medicalExpense", label: "MED EXP (Any one person)" },
      { key: "personalAdvInjury", label: "PERSONAL & ADV INJURY" },
      { key: "generalAggregate", label: "GENERAL AGGREGATE" },
      { key: "productsCompOpAggregate", label: "PRODUCTS - COMP/OP AGG" },
    ],
  },
  {
    type: "AUTO_LIABILITY",
    title: "AUTOMOBILE LIABILITY",
    lines: 4,
    ticks: [["ANY AUTO"], ["OWNED AUTOS ONLY", "SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED ONLY"]],
    limits: [{ key: "combinedSingleLimit", label: "COMBINED SINGLE LIMIT" }],
  },
  {
    type: "UMBRELLA_POLICY",
    title: "UMBRELLA / EXCESS LIABILITY",
    lines: 3,
    ticks: [
      ["UMBRELLA LIAB", "EXCESS LIAB"],
      ["CLAIMS-MADE", "OCCUR"],
    ],
    limits: [
      { key: "umbrellaEachOccurrence", label: "EACH OCCURRENCE" },
      { key: "umbrellaAggregate", label: "AGGREGATE" },
    ],
  },
  {
    type: "WORKERS_COMPENSATION",
    title: "WORKERS COMPENSATION",
    lines: 4,
    ticks: [["AND EMPLOYERS' LIABILITY:"], ["PER STATUTE", "OTHER"]],
    limits: [
      { key: "elEachAccident", label: "E.L. EACH ACCIDENT" },
      { key: "elDiseaseEachEmployee", label: "E.L. DISEASE - EA EMPLOYEE" },
      { key: "elDiseasePolicyLimit", label: "E.L. DISEASE - POLICY LIMIT" },
    ],
  },
  { type: "OTHER", title: "", lines: 3, ticks: [], limits: [] },
];
