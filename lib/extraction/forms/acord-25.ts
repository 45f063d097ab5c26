import type { ExtraLimitKey, LimitKey, PolicyType } from "@/lib/extraction/schema";

/**
 * The labels of the liability certificate (editions 1997 to 2025 and carriers' redraws), as data. Each entry lists wordings;
 * they are compared without blanks and punctuation, and a few letters may differ.
 */
export const headers = {
  letter: ["INSR", "INSR LTR", "LTR"],
  type: ["TYPE OF INSURANCE", "TYPE OF COVERAGE", "LINE OF COVERAGE", "COVERAGE TYPE"],
  additional: ["ADDL", "ADD'L", "ADDL INSD", "ADDL INSR", "ADD'L INSRD", "ADDL INS", "ADD'L INSD", "INSD"],
  waiver: ["SUBR", "SUBR WVD", "WVD"],
  number: ["POLICY NUMBER"],
  effective: [
    "POLICY EFF",
    "POLICY EFFECTIVE",
    "POLICY EFFECTIVE DATE",
    "EFF (MM/DD/YYYY)",
    "EFFECTIVE DATE",
    "POLICY EFF DATE",
    "EFFECTIVE",
  ],
  expiration: [
    "POLICY EXP",
    "POLICY EXPIRATION",
    "POLICY EXPIRATION DATE",
    "EXP (MM/DD/YYYY)",
    "EXPIRATION DATE",
    "POLICY EXP DATE",
    "EXPIRATION",
  ],
  limits: ["LIMITS"],
} as const;
export type HeaderKey = keyof typeof headers;

/** Middle of each column on a letter page, in points: fills a gap once the form is fitted to its other headers. */
export const headerMiddles: Record<HeaderKey, number> = {
  letter: 27,
  type: 113,
  additional: 185,
  waiver: 203,
  number: 272,
  effective: 354,
  expiration: 401,
  limits: 510,
};

export type RowForm = {
  type: PolicyType;
  /** For rows of the form that have no coverage of their own here. */
  typeText?: string;
  titles: string[];
  limits: { key: LimitKey | ExtraLimitKey; labels: string[] }[];
  ticks: {
    mark: string;
    labels: string[];
    means?: { basis?: "OCCURRENCE" | "CLAIMS_MADE"; per?: "POLICY" | "PROJECT" | "LOCATION" | "OTHER"; excluded?: boolean };
  }[];
  /** Amounts behind their label in the column of titles. */
  beside?: { key: ExtraLimitKey; labels: string[] }[];
  /** Wordings of a question in the column of titles that is answered by Y or N behind it. */
  question?: string[];
};

const basis: RowForm["ticks"] = [
  { mark: "CLAIMS-MADE", labels: ["CLAIMS-MADE", "CLAIMS MADE"], means: { basis: "CLAIMS_MADE" } },
  { mark: "OCCUR", labels: ["OCCUR", "OCCURRENCE"], means: { basis: "OCCURRENCE" } },
];

export const rows: RowForm[] = [
  {
    type: "GENERAL_LIABILITY",
    titles: ["COMMERCIAL GENERAL LIABILITY", "GENERAL LIABILITY"],
    limits: [
      { key: "eachOccurrence", labels: ["EACH OCCURRENCE"] },
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
        ],
      },
      {
        key: "medicalExpense",
        labels: ["MED EXP (Any one person)", "MED EXP", "MEDICAL EXPENSE", "MEDICAL EXPENSE (Any one person)", "MEDICAL PAYMENTS"],
      },
      {
        key: "personalAdvInjury",
        labels: ["PERSONAL & ADV INJURY", "PERSONAL AND ADV INJURY", "PERSONAL & ADVERTISING INJURY", "PERSONAL AND ADVERTISING INJURY"],
      },
      { key: "generalAggregate", labels: ["GENERAL AGGREGATE"] },
      {
        key: "productsCompOpAggregate",
        labels: [
          "PRODUCTS - COMP/OP AGG",
          "PRODUCTS & COMP/OP AGG",
          "PRODUCTS-COMP/OPS AGGREGATE",
          "PRODUCTS - COMPLETED OPERATIONS AGGREGATE",
          "PRODUCTS/COMPLETED OPS AGG",
          "PRODUCTS/COMPLETED OPS AGGREGATE",
        ],
      },
    ],
    ticks: [
      ...basis,
      { mark: "POLICY", labels: ["POLICY"], means: { per: "POLICY" } },
      { mark: "PROJECT", labels: ["PROJECT", "PRO-JECT", "PRO-"], means: { per: "PROJECT" } },
      { mark: "LOC", labels: ["LOC", "LOCATION"], means: { per: "LOCATION" } },
      { mark: "COMMERCIAL GENERAL LIABILITY", labels: ["COMMERCIAL GENERAL LIABILITY", "COMMERCIAL GENERAL"] },
      { mark: "OTHER", labels: ["OTHER:"], means: { per: "OTHER" } },
    ],
  },
  {
    type: "AUTO_LIABILITY",
    titles: ["AUTOMOBILE LIABILITY", "BUSINESS AUTO LIABILITY", "COMMERCIAL AUTO LIABILITY", "AUTO LIABILITY"],
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
        ],
      },
      { key: "bodilyInjuryPerPerson", labels: ["BODILY INJURY (Per person)"] },
      { key: "bodilyInjuryPerAccident", labels: ["BODILY INJURY (Per accident)"] },
      { key: "propertyDamage", labels: ["PROPERTY DAMAGE (Per accident)", "PROPERTY DAMAGE", "(Per accident)"] },
    ],
    ticks: [
      { mark: "ANY AUTO", labels: ["ANY AUTO"] },
      { mark: "OWNED AUTOS ONLY", labels: ["OWNED AUTOS ONLY", "OWNED", "ALL OWNED AUTOS", "ALL OWNED"] },
      { mark: "SCHEDULED AUTOS", labels: ["SCHEDULED AUTOS", "SCHEDULED"] },
      { mark: "HIRED AUTOS ONLY", labels: ["HIRED AUTOS ONLY", "HIRED AUTOS", "HIRED"] },
      { mark: "NON-OWNED AUTOS ONLY", labels: ["NON-OWNED AUTOS ONLY", "NON-OWNED ONLY", "NON-OWNED AUTOS", "NON-OWNED"] },
    ],
  },
  { type: "OTHER", typeText: "Garage liability", titles: ["GARAGE LIABILITY"], limits: [], ticks: [] },
  {
    type: "UMBRELLA_POLICY",
    titles: [
      "UMBRELLA LIAB",
      "EXCESS LIAB",
      "UMBRELLA / EXCESS LIABILITY",
      "EXCESS/UMBRELLA LIABILITY",
      "EXCESS LIABILITY",
      "UMBRELLA LIABILITY",
    ],
    limits: [
      { key: "umbrellaEachOccurrence", labels: ["EACH OCCURRENCE"] },
      { key: "umbrellaAggregate", labels: ["AGGREGATE", "GENERAL AGGREGATE"] },
    ],
    ticks: [
      ...basis,
      { mark: "UMBRELLA LIAB", labels: ["UMBRELLA LIAB", "UMBRELLA FORM", "UMBRELLA"] },
      { mark: "EXCESS LIAB", labels: ["EXCESS LIAB", "OTHER THAN UMBRELLA FORM", "EXCESS"] },
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
    titles: ["WORKERS COMPENSATION", "WORKERS COMPENSATION AND", "WORKERS' COMPENSATION AND EMPLOYERS' LIABILITY"],
    limits: [
      { key: "elEachAccident", labels: ["E.L. EACH ACCIDENT", "EL EACH ACCIDENT", "BODILY INJURY BY ACCIDENT", "EACH ACCIDENT"] },
      { key: "elDiseaseEachEmployee", labels: ["E.L. DISEASE - EA EMPLOYEE", "EL DISEASE - EACH EMPLOYEE", "DISEASE - EACH EMPLOYEE"] },
      { key: "elDiseasePolicyLimit", labels: ["E.L. DISEASE - POLICY LIMIT", "EL DISEASE - POLICY LIMIT", "DISEASE - POLICY LIMIT"] },
    ],
    ticks: [
      { mark: "PER STATUTE", labels: ["PER STATUTE", "PER", "WC STATU-", "WC STATU-TORY", "WC STATU-TORY LIMITS", "STATUTORY LIMITS"] },
      { mark: "OTHER", labels: ["OTH-", "OTH-ER", "OTHER"] },
      { mark: "INCL", labels: ["INCL"], means: { excluded: false } },
      { mark: "EXCL", labels: ["EXCL"], means: { excluded: true } },
    ],
    question: ["OFFICER/MEMBER EXCLUDED?", "OFFICER/MEMBER EXCLUDED", "EXECUTIVE OFFICER/MEMBER EXCLUDED?"],
  },
];

/** Labels around the grid. */
export const blocks = {
  title: ["CERTIFICATE OF LIABILITY INSURANCE", "CERTIFICATE OF INSURANCE"],
  date: ["DATE (MM/DD/YYYY)", "DATE (MM/DD/YY)", "DATE ISSUED", "ISSUE DATE"],
  producer: ["PRODUCER"],
  insured: ["INSURED", "NAMED INSURED"],
  contact: ["CONTACT NAME:", "CONTACT"],
  name: ["NAME:"],
  phone: ["PHONE", "PHONE:", "(A/C, No, Ext):"],
  fax: ["FAX", "(A/C, No):"],
  email: ["E-MAIL", "ADDRESS:", "E-MAIL ADDRESS:"],
  insurers: ["INSURER(S) AFFORDING COVERAGE", "INSURERS AFFORDING COVERAGE"],
  naic: ["NAIC #", "NAIC"],
  coverages: ["COVERAGES"],
  certificateNumber: ["CERTIFICATE NUMBER:"],
  revisionNumber: ["REVISION NUMBER:"],
  description: [
    "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)",
    "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach ACORD 101, Additional Remarks Schedule, if more space is required)",
    "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / EXCLUSIONS ADDED BY ENDORSEMENT / SPECIAL PROVISIONS",
    "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES",
    "DESCRIPTION OF OPERATIONS",
  ],
  holder: ["CERTIFICATE HOLDER"],
  cancellation: ["CANCELLATION"],
  representative: ["AUTHORIZED REPRESENTATIVE"],
} as const;
export type BlockKey = keyof typeof blocks;
