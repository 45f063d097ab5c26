import type { ExtraLimitKey, LimitKey, PolicyType } from "@/lib/extraction/schema";

/*
 * The rows of the liability certificate (editions 1997 to 2025 and carriers' redraws), as data; its other labels are in
 * `acord-25-headers.ts` and `acord-25-blocks.ts`.
 */

export type RowForm = {
  type: PolicyType;
  /** For rows of the form that have no coverage of their own here. */
  typeText?: string;
  titles: string[];
  /** Lines of the title that name the row by themselves where a picture lost its first one. */
  laterTitles?: string[];
  limits: { key: LimitKey | ExtraLimitKey; labels: string[] }[];
  ticks: {
    mark: string;
    labels: string[];
    /** One of these is checked where the row lists a policy: "Commercial general liability", "Any auto". */
    namesRow?: true;
    means?: { basis?: "OCCURRENCE" | "CLAIMS_MADE"; per?: "POLICY" | "PROJECT" | "LOCATION" | "OTHER"; excluded?: boolean };
  }[];
  /** Amounts right of their label in the column of titles. */
  beside?: { key: ExtraLimitKey; labels: string[] }[];
  /** Wordings of a question in the column of titles that is answered by a Y or N right of it. */
  question?: string[];
};

const basis: RowForm["ticks"] = [
  { mark: "CLAIMS-MADE", labels: ["CLAIMS-MADE", "CLAIMS MADE FORM"], means: { basis: "CLAIMS_MADE" } },
  { mark: "OCCUR", labels: ["OCCUR", "OCCURRENCE", "OCCURRENCE FORM"], means: { basis: "OCCURRENCE" } },
];

export const rows: RowForm[] = [
  {
    type: "GENERAL_LIABILITY",
    titles: [
      "COMMERCIAL GENERAL LIABILITY",
      "GENERAL LIABILITY",
      "COMMERCIAL GENERAL LIAB",
      "COMPREHENSIVE GENERAL LIABILITY",
      "GENERAL LIAB",
      "CGL",
    ],
    limits: [
      { key: "eachOccurrence", labels: ["EACH OCCURRENCE", "PER OCCURRENCE", "EACH OCCURRENCE LIMIT", "EACH OCC"] },
      {
        key: "damageToRentedPremises",
        labels: [
          "DAMAGE TO RENTED PREMISES (Ea occurrence)",
          "DAMAGE TO RENTED PREMISES",
          "DAMAGE TO RENTED",
          "PREMISES (Ea occurrence)",
          "DAMAGE TO PREMISES RENTED TO YOU",
          "PREMISES RENTED TO YOU",
          "FIRE DAMAGE (Any one fire)",
          "FIRE DAMAGE",
          "DAMAGE TO RENTED PREMISES (Each occurrence)",
          "DAMAGE TO PREMISES (Each occurrence)",
          "DAMAGE TO PREMISES",
          "RENTED PREMISES",
          "FIRE LEGAL LIABILITY",
          "FIRE LEGAL",
        ],
      },
      {
        key: "medicalExpense",
        labels: [
          "MED EXP (Any one person)",
          "MED EXP",
          "MED EXPENSE",
          "MED EXPENSE (Any one person)",
          "MEDICAL EXPENSE",
          "MEDICAL EXPENSE (Any one person)",
          "MEDICAL EXP",
          "MEDICAL PAYMENTS",
          "MEDICAL PAYMENTS (Any one person)",
          "MED PAY",
          "MED PAYMENTS",
        ],
      },
      {
        key: "personalAdvInjury",
        labels: [
          "PERSONAL & ADV INJURY",
          "PERSONAL AND ADV INJURY",
          "PERSONAL & ADVERTISING INJURY",
          "PERSONAL AND ADVERTISING INJURY",
          "PERS & ADV INJURY",
          "PERS AND ADV INJURY",
        ],
      },
      { key: "generalAggregate", labels: ["GENERAL AGGREGATE", "GENERAL AGG"] },
      {
        key: "productsCompOpAggregate",
        labels: [
          "PRODUCTS - COMP/OP AGG",
          "PRODUCTS & COMP/OP AGG",
          "PRODUCTS-COMP/OPS AGGREGATE",
          "PRODUCTS - COMPLETED OPERATIONS AGGREGATE",
          "PRODUCTS/COMPLETED OPS AGG",
          "PRODUCTS/COMPLETED OPS AGGREGATE",
          "PRODUCTS/COMP OPS AGG",
          "PRODUCTS/COMP OPS",
          "PRODUCTS/COMPLETED OPERATIONS",
          "PRODUCTS & COMPLETED OPERATIONS AGGREGATE",
          "PRODUCTS AGGREGATE",
        ],
      },
    ],
    ticks: [
      ...basis,
      { mark: "POLICY", labels: ["POLICY", "PER POLICY"], means: { per: "POLICY" } },
      { mark: "PROJECT", labels: ["PROJECT", "PRO-", "PER PROJECT"], means: { per: "PROJECT" } },
      { mark: "LOC", labels: ["LOC", "LOCATION", "PER LOCATION"], means: { per: "LOCATION" } },
      { mark: "COMMERCIAL GENERAL LIABILITY", labels: ["COMMERCIAL GENERAL LIABILITY", "COMMERCIAL GENERAL"], namesRow: true },
      { mark: "OTHER", labels: ["OTHER:"], means: { per: "OTHER" } },
    ],
  },
  {
    type: "AUTO_LIABILITY",
    titles: [
      "AUTOMOBILE LIABILITY",
      "AUTO LIABILITY",
      "AUTOMOBILE",
      "AUTO",
      "AUTO LIAB",
      "AUTOMOBILE LIAB",
      ...["BUSINESS", "COMMERCIAL"].flatMap((kind) =>
        ["AUTO", "AUTOMOBILE"].flatMap((auto) => [`${kind} ${auto}`, `${kind} ${auto} LIABILITY`]),
      ),
    ],
    limits: [
      {
        key: "combinedSingleLimit",
        labels: [
          "COMBINED SINGLE LIMIT (Ea accident)",
          "COMBINED SINGLE LIMIT",
          "COMBINED SINGLE",
          "(Ea accident)",
          "CSL EACH ACCIDENT",
          "CSL (Ea accident)",
          "CSL (Each accident)",
          "CSL",
          "EACH ACCIDENT (CSL)",
          "COMBINED SINGLE LIMIT (Each accident)",
          "COMBINED SINGLE LIMIT PER ACCIDENT",
        ],
      },
      {
        key: "bodilyInjuryPerPerson",
        labels: ["BODILY INJURY (Per person)", "BODILY INJURY (Each person)", "BI (Per person)", "BI (Each person)"],
      },
      {
        key: "bodilyInjuryPerAccident",
        labels: ["BODILY INJURY (Per accident)", "BODILY INJURY (Each accident)", "BI (Per accident)", "BI (Each accident)"],
      },
      {
        key: "propertyDamage",
        labels: [
          "PROPERTY DAMAGE (Per accident)",
          "PROPERTY DAMAGE (Each accident)",
          "PROPERTY DAMAGE",
          "PD (Per accident)",
          "PD (Each accident)",
          "(Per accident)",
        ],
      },
    ],
    ticks: [
      { mark: "ANY AUTO", labels: ["ANY AUTO"], namesRow: true },
      { mark: "OWNED AUTOS ONLY", labels: ["OWNED AUTOS ONLY", "OWNED AUTOS", "OWNED", "ALL OWNED AUTOS", "ALL OWNED"], namesRow: true },
      { mark: "SCHEDULED AUTOS", labels: ["SCHEDULED AUTOS", "SCHEDULED"], namesRow: true },
      { mark: "HIRED AUTOS ONLY", labels: ["HIRED AUTOS ONLY", "HIRED AUTOS", "HIRED"], namesRow: true },
      { mark: "NON-OWNED AUTOS ONLY", labels: ["NON-OWNED AUTOS ONLY", "NON-OWNED ONLY", "NON-OWNED AUTOS", "NON-OWNED"], namesRow: true },
    ],
  },
  { type: "OTHER", typeText: "Garage liability", titles: ["GARAGE LIABILITY"], limits: [], ticks: [] },
  { type: "OTHER", typeText: "Garage keepers liability", titles: ["GARAGE KEEPERS LIABILITY"], limits: [], ticks: [] },
  {
    type: "UMBRELLA_POLICY",
    titles: [
      "UMBRELLA LIAB",
      "EXCESS LIAB",
      "UMBRELLA / EXCESS LIABILITY",
      "EXCESS/UMBRELLA LIABILITY",
      "EXCESS LIABILITY",
      "UMBRELLA LIABILITY",
      "UMBRELLA / EXCESS",
      "EXCESS / UMBRELLA",
      "UMBRELLA / EXCESS LIAB",
      "COMMERCIAL UMBRELLA",
      "UMBRELLA FORM",
      "UMBRELLA",
    ],
    limits: [
      { key: "umbrellaEachOccurrence", labels: ["EACH OCCURRENCE", "PER OCCURRENCE", "EACH OCCURRENCE LIMIT", "EACH OCC"] },
      { key: "umbrellaAggregate", labels: ["AGGREGATE", "GENERAL AGGREGATE", "ANNUAL AGGREGATE", "AGGREGATE LIMIT"] },
    ],
    ticks: [
      ...basis,
      { mark: "UMBRELLA LIAB", labels: ["UMBRELLA LIAB", "UMBRELLA FORM", "UMBRELLA"], namesRow: true },
      {
        mark: "EXCESS LIAB",
        labels: ["EXCESS LIAB", "OTHER THAN UMBRELLA FORM", "OTHER THAN UMBRELLA", "OTHER THAN", "EXCESS FORM", "EXCESS"],
        namesRow: true,
      },
      { mark: "DED", labels: ["DED", "DEDUCTIBLE"] },
      { mark: "RETENTION", labels: ["RETENTION"] },
    ],
    beside: [
      { key: "retention", labels: ["RETENTION", "RETENTION $", "SELF-INSURED RETENTION", "SIR"] },
      { key: "deductible", labels: ["DEDUCTIBLE", "DEDUCTIBLE $"] },
    ],
  },
  {
    type: "WORKERS_COMPENSATION",
    titles: [
      "WORKERS COMPENSATION",
      "WORKERS COMPENSATION AND",
      "WORKERS' COMPENSATION AND EMPLOYERS' LIABILITY",
      "WORKERS COMPENSATION & EMPLOYERS LIABILITY",
      "WORKERS COMP",
      "WORKERS COMP & EMPLOYERS LIABILITY",
      "WORKERS COMP AND EMPLOYERS LIABILITY",
    ],
    laterTitles: ["AND EMPLOYERS' LIABILITY"],
    limits: [
      {
        key: "elEachAccident",
        labels: ["E.L. EACH ACCIDENT", "EL EACH ACCIDENT", "BODILY INJURY BY ACCIDENT", "EACH ACCIDENT", "E.L. EA ACCIDENT"],
      },
      {
        key: "elDiseaseEachEmployee",
        labels: ["E.L. DISEASE - EA EMPLOYEE", "EL DISEASE - EACH EMPLOYEE", "DISEASE - EACH EMPLOYEE", "DISEASE - EA EMPLOYEE"],
      },
      { key: "elDiseasePolicyLimit", labels: ["E.L. DISEASE - POLICY LIMIT", "EL DISEASE - POLICY LIMIT", "DISEASE - POLICY LIMIT"] },
    ],
    ticks: [
      {
        mark: "PER STATUTE",
        labels: ["PER STATUTE", "PER", "WC STATU-", "WC STATU-TORY", "WC STATU-TORY LIMITS", "STATUTORY LIMITS", "STATUTORY"],
      },
      { mark: "OTHER", labels: ["OTH-", "OTH-ER", "OTHER"] },
      { mark: "INCL", labels: ["INCL"], means: { excluded: false } },
      { mark: "EXCL", labels: ["EXCL"], means: { excluded: true } },
    ],
    question: ["OFFICER/MEMBER EXCLUDED?", "OFFICER/MEMBER EXCLUDED", "EXECUTIVE OFFICER/MEMBER EXCLUDED?", "EXECUTIVE OFFICER/MEMBER:"],
  },
];
