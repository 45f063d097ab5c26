import type { RowShape } from "@/bench/corpus/layout";

/*
 * The rows of the editions in the order of the form, with its wordings. A label of two lines is one above the other.
 */

const gl = (title: string[], fire: string, injury = "PERSONAL & ADV INJURY"): RowShape => ({
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
    { key: "personalAdvInjury", label: injury },
    { key: "generalAggregate", label: "GENERAL AGGREGATE" },
    { key: "productsCompOpAggregate", label: "PRODUCTS - COMP/OP AGG" },
  ],
});
const auto = (ticks: string[][], csl = "COMBINED SINGLE LIMIT\n(Ea accident)"): RowShape => ({
  type: "AUTO_LIABILITY",
  titles: ["AUTOMOBILE LIABILITY"],
  ticks,
  limits: [
    { key: "combinedSingleLimit", label: csl },
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
const workers = (titles: string[], asks: string[] = []): RowShape => ({
  type: "WORKERS_COMPENSATION",
  titles,
  ticks: asks.map((line) => [line]),
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

const proprietor = ["ANY PROPRIETOR/PARTNER/EXECUTIVE:", "OFFICER/MEMBER EXCLUDED?:"];
const rented = "DAMAGE TO RENTED\nPREMISES (Ea occurrence)";
export const former: RowShape[] = [
  gl(["GENERAL LIABILITY"], "FIRE DAMAGE (Any one fire)"),
  auto(oneEach),
  garage,
  umbrella(["EXCESS LIABILITY"], [["OCCUR", "CLAIMS-MADE"], ["DED"], ["RETENTION"]]),
  workers(["WORKERS COMPENSATION AND", "EMPLOYERS' LIABILITY"]),
  other("OTHER"),
];
export const middle: RowShape[] = [
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
  workers(["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"], [...proprietor, "If yes, describe under:"]),
  other(""),
];
export const recent: RowShape[] = [gl([], rented), ...middle.slice(1)];
/** The rows of 2025/12 as systems reshape them. */
export const reshaped: RowShape[] = [
  gl([], "DAMAGE TO RENTED\nPREMISES (Each occurrence)", "PERSONAL & ADVERTISING INJURY"),
  auto(
    [["ANY AUTO", "SCHEDULED AUTOS"], ["OWNED AUTOS ONLY"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]],
    "COMBINED SINGLE LIMIT\n(Each accident)",
  ),
  umbrella([], [["UMBRELLA LIAB", "EXCESS LIAB"], ["OCCUR", "CLAIMS-MADE"], ["DED"], ["RETENTION"]]),
  workers(["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"], [...proprietor, "(Mandatory in NH):"]),
  other(""),
];
