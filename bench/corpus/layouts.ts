import type { Layout, RowShape } from "@/bench/corpus/layout";
import { redraws } from "@/bench/corpus/redraws";

const gl = (title: string[], fire: string): RowShape => ({
  type: "GENERAL_LIABILITY",
  titles: title,
  ticks: [
    ["COMMERCIAL GENERAL LIABILITY"],
    ["CLAIMS-MADE", "OCCUR"],
    [],
    ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
    ["POLICY", "PROJECT", "LOC"],
  ],
  limits: [
    { key: "eachOccurrence", label: "EACH OCCURRENCE" },
    { key: "damageToRentedPremises", label: fire },
    { key: "medicalExpense", label: "MED EXP (Any one person)" },
    { key: "personalAdvInjury", label: "PERSONAL & ADV INJURY" },
    { key: "generalAggregate", label: "GENERAL AGGREGATE" },
    { key: "productsCompOpAggregate", label: "PRODUCTS - COMP/OP AGG" },
  ],
});
const auto = (ticks: string[][]): RowShape => ({
  type: "AUTO_LIABILITY",
  titles: ["AUTOMOBILE LIABILITY"],
  ticks,
  limits: [
    { key: "combinedSingleLimit", label: "COMBINED SINGLE LIMIT\n(Ea accident)" },
    { key: "bodilyInjuryPerPerson", label: "BODILY INJURY (Per person)" },
    { key: "bodilyInjuryPerAccident", label: "BODILY INJURY (Per accident)" },
    { key: "propertyDamage", label: "PROPERTY DAMAGE\n(Per accident)" },
  ],
});
const oneEach = [["ANY AUTO"], ["OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"], ["HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]];
const pairs = [["ANY AUTO"], ["OWNED AUTOS ONLY", "SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]];
const umbrella = (titles: string[], ticks: string[][]): RowShape => ({
  type: "UMBRELLA_POLICY",
  titles,
  ticks,
  limits: [
    { key: "umbrellaEachOccurrence", label: "EACH OCCURRENCE" },
    { key: "umbrellaAggregate", label: "AGGREGATE" },
  ],
});
const workers = (titles: string[], asks: boolean): RowShape => ({
  type: "WORKERS_COMPENSATION",
  titles,
  ticks: asks ? [["ANY PROPRIETOR/PARTNER/EXECUTIVE:"], ["OFFICER/MEMBER EXCLUDED?:"], ["If yes, describe under:"]] : [],
  limitTicks: ["PER STATUTE", "OTHER"],
  limits: [
    { key: "elEachAccident", label: "E.L. EACH ACCIDENT" },
    { key: "elDiseaseEachEmployee", label: "E.L. DISEASE - EA EMPLOYEE" },
    { key: "elDiseasePolicyLimit", label: "E.L. DISEASE - POLICY LIMIT" },
  ],
});
const garage: RowShape = {
  type: "GARAGE",
  titles: ["GARAGE LIABILITY"],
  ticks: [["ANY AUTO"]],
  limits: [
    { key: "", label: "AUTO ONLY - EA ACCIDENT" },
    { key: "", label: "OTHER THAN AUTO ONLY: AGG" },
  ],
};
const other = (title: string): RowShape => ({ type: "OTHER", titles: [title], ticks: [], limits: [] });

const rented = "DAMAGE TO RENTED\nPREMISES (Ea occurrence)";
const former: RowShape[] = [
  gl(["GENERAL LIABILITY"], "FIRE DAMAGE (Any one fire)"),
  auto(oneEach),
  garage,
  umbrella(["EXCESS LIABILITY"], [["OCCUR", "CLAIMS-MADE"], ["DED"], ["RETENTION"]]),
  workers(["WORKERS COMPENSATION AND", "EMPLOYERS' LIABILITY"], false),
  other("OTHER"),
];
const middle: RowShape[] = [
  gl(["GENERAL LIABILITY"], rented),
  auto(pairs),
  umbrella(
    [],
    [
      ["UMBRELLA LIAB", "OCCUR"],
      ["EXCESS LIAB", "CLAIMS-MADE"],
      ["DED", "RETENTION"],
    ],
  ),
  workers(["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"], true),
  other(""),
];
const recent: RowShape[] = [gl([], rented), ...middle.slice(1)];

const headers = {
  letter: "INSR LTR",
  type: "TYPE OF INSURANCE",
  additional: "ADDL INSD",
  waiver: "SUBR WVD",
  number: "POLICY NUMBER",
  effective: "POLICY EFF (MM/DD/YYYY)",
  expiration: "POLICY EXP (MM/DD/YYYY)",
  limits: "LIMITS",
};
const oldWords = {
  "CLAIMS-MADE": "CLAIMS MADE",
  PROJECT: "PRO-JECT",
  "OWNED AUTOS ONLY": "ALL OWNED AUTOS",
  "HIRED AUTOS ONLY": "HIRED AUTOS",
  "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS",
  "PER STATUTE": "WC STATU-TORY LIMITS",
  OTHER: "OTH-ER",
  DED: "DEDUCTIBLE",
};
const base: Omit<Layout, "name"> = {
  half: "tuned",
  kind: "edition",
  footer: null,
  edition: null,
  title: "CERTIFICATE OF LIABILITY INSURANCE",
  edges: [18, 36, 174, 194, 214, 330, 380, 428, 520, 594],
  flags: "both",
  letters: true,
  step: 12,
  headers,
  rows: recent,
  words: { PROJECT: "PRO-JECT", OTHER: "OTH-ER" },
  allRows: true,
  dollars: true,
  head: "columns",
  contact: true,
  insurersTitle: "INSURER(S) AFFORDING COVERAGE",
  naicTitle: "NAIC #",
  descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES",
  foot: "beside",
};
const edition = (name: string, more: Partial<Layout>): Layout => ({
  ...base,
  name: `edition ${name}`,
  edition: name,
  footer: `ACORD 25 (${name})`,
  ...more,
});
const bare: Partial<Layout> = {
  flags: "none",
  edges: [18, 40, 190, 190, 190, 300, 366, 432, 524, 594],
  headers: { ...headers, effective: "POLICY EFFECTIVE DATE (MM/DD/YY)", expiration: "POLICY EXPIRATION DATE (MM/DD/YY)" },
  rows: former,
  words: oldWords,
  contact: false,
  insurersTitle: "INSURERS AFFORDING COVERAGE",
  descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / EXCLUSIONS ADDED BY ENDORSEMENT / SPECIAL PROVISIONS",
};
const addl = { additional: "ADDL INSR" };

const editions: Layout[] = [
  edition("7/97", { ...bare, half: "held", footer: "ACORD 25-S (7/97)", naicTitle: null }),
  edition("2001/08", bare),
  edition("2009/01", {
    ...bare,

    flags: "before",
    edges: [18, 58, 196, 196, 196, 304, 366, 428, 522, 594],
    headers: {
      ...headers,
      additional: "ADD'L INSRD",
      effective: "POLICY EFFECTIVE DATE (MM/DD/YYYY)",
      expiration: "POLICY EXPIRATION DATE (MM/DD/YYYY)",
    },
  }),
  edition("2009/09", {
    half: "held",
    rows: middle,
    words: { ...oldWords, DED: "DED", OTHER: "OTH-ER" },
    edges: [20, 39, 178, 199, 220, 326, 374, 422, 516, 592],
    step: 11.8,
    headers: { ...headers, additional: "ADDL INSR" },
  }),
  edition("2010/05", { rows: middle, words: { ...oldWords, DED: "DED" }, headers: { ...headers, ...addl } }),
  edition("2014/01", {
    words: {
      ...base.words,
      "OWNED AUTOS ONLY": "ALL OWNED AUTOS",
      "HIRED AUTOS ONLY": "HIRED AUTOS",
      "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS",
    },
  }),
  edition("2016/03", {}),
  edition("2025/12", {
    half: "held",
    edges: [18, 34, 160, 182, 204, 318, 366, 414, 512, 594],
    step: 11.4,
    descriptionTitle:
      "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach ACORD 101, Additional Remarks Schedule, if more space is required)",
  }),
];

/** Every form of the corpus; a half holds its own. */
export const layouts: Layout[] = [...editions, ...redraws(base)];
