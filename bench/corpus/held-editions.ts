import type { Layout, RowShape } from "@/bench/corpus/layout";
import { free, row } from "@/bench/corpus/redraw-parts";

type Form = Omit<Layout, "name">;

/** Rows of the forms with ADDL INSD: the wordings that agency systems print, `more` being those in which they differ. */
export function rows(more: {
  gl?: string;
  rented: string;
  csl: string;
  property: string;
  injury?: string;
  employee?: string;
  excess?: string[][];
  asks?: string[][];
}): RowShape[] {
  const { gl, rented, csl, property, injury = "PERSONAL & ADV INJURY", employee = "E.L. DISEASE - EA EMPLOYEE" } = more;
  return [
    row(
      "GENERAL_LIABILITY",
      gl ? [gl] : [],
      [
        ["COMMERCIAL GENERAL LIABILITY"],
        ["CLAIMS-MADE", "OCCUR"],
        [],
        ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
        ["POLICY", "PROJECT", "LOC"],
      ],
      {
        eachOccurrence: "EACH OCCURRENCE",
        damageToRentedPremises: rented,
        medicalExpense: "MED EXP (Any one person)",
        personalAdvInjury: injury,
        generalAggregate: "GENERAL AGGREGATE",
        productsCompOpAggregate: "PRODUCTS - COMP/OP AGG",
      },
    ),
    row(
      "AUTO_LIABILITY",
      ["AUTOMOBILE LIABILITY"],
      [["ANY AUTO"], ["OWNED AUTOS ONLY", "SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]],
      {
        combinedSingleLimit: csl,
        bodilyInjuryPerPerson: "BODILY INJURY (Per person)",
        bodilyInjuryPerAccident: "BODILY INJURY (Per accident)",
        propertyDamage: property,
      },
    ),
    row(
      "UMBRELLA_POLICY",
      [],
      more.excess ?? [
        ["UMBRELLA LIAB", "OCCUR"],
        ["EXCESS LIAB", "CLAIMS-MADE"],
        ["DED", "RETENTION"],
      ],
      { umbrellaEachOccurrence: "EACH OCCURRENCE", umbrellaAggregate: "AGGREGATE" },
    ),
    row(
      "WORKERS_COMPENSATION",
      ["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"],
      more.asks ?? [["ANY PROPRIETOR/PARTNER/EXECUTIVE:"], ["OFFICER/MEMBER EXCLUDED?:"], ["(Mandatory in NH):"]],
      { elEachAccident: "E.L. EACH ACCIDENT", elDiseaseEachEmployee: employee, elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT" },
      ["PER STATUTE", "OTHER"],
    ),
    free,
  ];
}

/** Rows of the forms before 2009/09, with one box a line and the limits in the order of that time. */
export const early: RowShape[] = [
  row(
    "GENERAL_LIABILITY",
    ["GENERAL LIABILITY"],
    [["COMMERCIAL GENERAL LIABILITY"], ["CLAIMS-MADE", "OCCUR"], [], ["GEN'L AGGREGATE LIMIT APPLIES PER:"], ["POLICY", "PROJECT", "LOC"]],
    {
      eachOccurrence: "EACH OCCURRENCE",
      damageToRentedPremises: "DAMAGE TO RENTED\nPREMISES (Ea occurence)",
      medicalExpense: "MED EXP (Any one person)",
      personalAdvInjury: "PERSONAL & ADV INJURY",
      generalAggregate: "GENERAL AGGREGATE",
      productsCompOpAggregate: "PRODUCTS - COMP/OP AGG",
    },
  ),
  row(
    "AUTO_LIABILITY",
    ["AUTOMOBILE LIABILITY"],
    [["ANY AUTO"], ["OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"], ["HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]],
    {
      combinedSingleLimit: "COMBINED SINGLE LIMIT\n(Ea accident)",
      bodilyInjuryPerPerson: "BODILY INJURY\n(Per person)",
      bodilyInjuryPerAccident: "BODILY INJURY\n(Per accident)",
      propertyDamage: "PROPERTY DAMAGE\n(Per accident)",
    },
  ),
  row("UMBRELLA_POLICY", ["EXCESS / UMBRELLA LIABILITY"], [["OCCUR", "CLAIMS-MADE"], ["DED"], ["RETENTION"]], {
    umbrellaEachOccurrence: "EACH OCCURRENCE",
    umbrellaAggregate: "AGGREGATE",
  }),
  row(
    "WORKERS_COMPENSATION",
    ["WORKERS COMPENSATION AND", "EMPLOYERS' LIABILITY"],
    [["ANY PROPRIETOR/PARTNER/EXECUTIVE:"], ["OFFICER/MEMBER EXCLUDED?:"]],
    {
      elEachAccident: "E.L. EACH ACCIDENT",
      elDiseaseEachEmployee: "E.L. DISEASE - EA EMPLOYEE",
      elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT",
    },
    ["PER STATUTE", "OTHER"],
  ),
  row("OTHER", ["OTHER"], [], {}),
];
export const earlyWords = {
  "OWNED AUTOS ONLY": "ALL OWNED AUTOS",
  "HIRED AUTOS ONLY": "HIRED AUTOS",
  "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS",
  "CLAIMS-MADE": "CLAIMS MADE",
  DED: "DEDUCTIBLE",
  PROJECT: "PRO-JECT",
  "PER STATUTE": "WC STATU-TORY LIMITS",
  OTHER: "OTH-ER",
};

/** Editions as other systems print them: an edition's words in columns, rows and spellings that the tuned half lacks. */
export function heldEditions(base: Form): Layout[] {
  const make = (edition: string, drawn: string, more: Partial<Layout>): Layout => ({
    ...base,
    name: `edition ${edition} ${drawn}`,
    edition,
    footer: `ACORD 25 (${edition})`,
    ...more,
  });
  const { headers, labels } = base;
  return [
    make("2001/08", "open", {
      flags: "none",
      edges: [24, 46, 184, 184, 184, 292, 350, 408, 506, 588],
      step: 12.8,
      headers: { ...headers, effective: "POLICY EFFECTIVE DATE (MM/DD/YY)", expiration: "POLICY EXPIRATION DATE (MM/DD/YY)" },
      labels: { ...labels, date: "DATE (MM/DD/YY)", insurer: "INSURER #:" },
      rows: early,
      words: earlyWords,
      contact: false,
      insurersTitle: "INSURERS AFFORDING COVERAGE",
      descriptionTitle: "DESCRIPTION OF OPERATIONS/LOCATIONS/VEHICLES/EXCLUSIONS ADDED BY ENDORSEMENT/SPECIAL PROVISIONS",
    }),
    make("2010/05", "tall", {
      edges: [16, 38, 198, 220, 242, 338, 390, 442, 528, 600],
      step: 13.4,
      headers: { ...headers, additional: "ADDL INSR", effective: "POLICY EFF (MM/DD/YY)", expiration: "POLICY EXP (MM/DD/YY)" },
      labels: { ...labels, contact: "CONTACT", phone: "PHONE (A/C No. Ext):", email: "E-MAIL" },
      rows: rows({
        gl: "GENERAL LIABILITY",
        rented: "DAMAGE TO RENTED PREMISES",
        csl: "COMBINED SINGLE LIMIT",
        property: "PROPERTY DAMAGE",
      }),
      words: { ...earlyWords, DED: "DED", OTHER: "OTHER", "PER STATUTE": "WC STATUTORY LIMITS", "CLAIMS-MADE": "CLAIMS-MADE" },
      naicTitle: "NAIC",
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach ACORD 101, Additional Remarks Schedule, if more space is required)",
    }),
    make("2016/03", "narrow", {
      edges: [36, 52, 192, 210, 228, 322, 371, 420, 505, 578],
      step: 11.4,
      headers: { ...headers, letter: "LTR", effective: "POLICY EFF", expiration: "POLICY EXP" },
      labels: { ...labels, phone: "PHONE:", email: "EMAIL:", contact: "CONTACT:" },
      rows: rows({
        rented: "DAMAGE TO RENTED PREM (Ea occ)",
        csl: "COMBINED SINGLE LIMIT (Ea acc)",
        property: "PROPERTY DAMAGE (Per accident)",
        asks: [["ANY PROPRIETOR/PARTNER/EXEC:"], ["OFFICER/MEMBER EXCLUDED?:"]],
        injury: "PERSONAL & ADV INJ",
        excess: [["UMBRELLA LIAB", "OCCUR"], ["EXCESS LIAB", "CLAIMS-MADE"], ["DED"], ["RETENTION"]],
        employee: "E.L. DISEASE - EACH EMPLOYEE",
      }),
      words: { PROJECT: "PROJ", DED: "DED" },
      dollars: false,
      naicTitle: "NAIC#",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101 may be attached if more space is required)",
    }),
  ];
}
