import type { Layout, RowShape } from "@/bench/corpus/layout";
import { free, row } from "@/bench/corpus/redraw-parts";

/** What differs from edition to edition; a limit without a name is the empty line that a row of the form ends with. */
type Spelt = {
  general: { title: string[]; ticks: string[][]; limits: [rented: string, medical: string, injury: string, products: string] };
  autos: { ticks: string[][]; limits: [single: string, person: string, accident: string, property: string] };
  excess: string[][];
  workers: { asks: string[][]; employee: string };
  spare: Record<string, string>;
};

function spelt({ general, autos, excess, workers: { asks, employee }, spare }: Spelt): RowShape[] {
  const [damageToRentedPremises, medicalExpense, personalAdvInjury, productsCompOpAggregate] = general.limits;
  const [combinedSingleLimit, bodilyInjuryPerPerson, bodilyInjuryPerAccident, propertyDamage] = autos.limits;
  return [
    row("GENERAL_LIABILITY", general.title, general.ticks, {
      eachOccurrence: "EACH OCCURRENCE",
      damageToRentedPremises,
      medicalExpense,
      personalAdvInjury,
      generalAggregate: "GENERAL AGGREGATE",
      productsCompOpAggregate,
      ...spare,
    }),
    row("AUTO_LIABILITY", ["AUTOMOBILE LIABILITY"], autos.ticks, {
      combinedSingleLimit,
      bodilyInjuryPerPerson,
      bodilyInjuryPerAccident,
      propertyDamage,
      ...spare,
    }),
    row("UMBRELLA_POLICY", [], excess, { umbrellaEachOccurrence: "EACH OCCURRENCE", umbrellaAggregate: "AGGREGATE", ...spare }),
    row(
      "WORKERS_COMPENSATION",
      ["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"],
      asks,
      { elEachAccident: "E.L. EACH ACCIDENT", elDiseaseEachEmployee: employee, elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT" },
      ["PER STATUTE", "OTHER"],
    ),
    free,
  ];
}

const oldAutos = { "OWNED AUTOS ONLY": "ALL OWNED AUTOS", "HIRED AUTOS ONLY": "HIRED AUTOS", "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS" };
const pairs = [["ANY AUTO"], ["OWNED AUTOS ONLY", "SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]];
const perAccident = ["BODILY INJURY (Per person)", "BODILY INJURY (Per accident)", "PROPERTY DAMAGE\n(Per accident)"] as const;
const asked = ["ANY PROPRIETOR/PARTNER/EXECUTIVE:", "OFFICER/MEMBER EXCLUDED?:", "(Mandatory in NH):"].map((line) => [line]);
const beside = [
  ["UMBRELLA LIAB", "OCCUR"],
  ["EXCESS LIAB", "CLAIMS-MADE"],
];
const appliesPer = [["GEN'L AGGREGATE LIMIT APPLIES PER:"], ["POLICY", "PROJECT", "LOC"]];
const commercial = [["COMMERCIAL GENERAL LIABILITY"], ["CLAIMS-MADE", "OCCUR"]];

/** Editions as carriers' own systems fill them, most with the empty line below a row's limits that the form has for others. */
export function movedFillings(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  const edition = (name: string, drawn: string, more: Partial<Layout>): Layout => ({
    ...base,
    name: `edition ${name} ${drawn}`,
    edition: name,
    footer: `ACORD 25 (${name})`,
    ...more,
  });
  return [
    edition("2009/09", "lean", {
      edges: [24, 43, 184, 205, 226, 318, 372, 426, 508, 590],
      step: 11.8,
      letterSize: 0.94,
      headers: {
        ...headers,
        additional: "ADDL INSR",
        effective: "POLICY EFF DATE (MM/DD/YYYY)",
        expiration: "POLICY EXP DATE (MM/DD/YYYY)",
      },
      labels: { ...labels, phone: "PHONE (A/C, No, Ext):", email: "E-MAIL ADDRESS:", insurer: "INSURER # :" },
      rows: spelt({
        general: {
          title: ["GENERAL LIABILITY"],
          ticks: [...commercial, [], ...appliesPer],
          limits: [
            "DAMAGE TO RENTED\nPREMISES (Ea occurrence)",
            "MED EXP (Any one person)",
            "PERSONAL & ADV INJURY",
            "PRODUCTS - COMP/OP AGG",
          ],
        },
        autos: {
          ticks: [["ANY AUTO"], ["OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"], ["HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]],
          limits: ["COMBINED SINGLE LIMIT\n(Ea accident)", ...perAccident],
        },
        excess: [...beside, ["DED"], ["RETENTION"]],
        workers: { asks: asked, employee: "E.L. DISEASE - EA EMPLOYEE" },
        spare: { "": "" },
      }),
      words: { ...oldAutos, PROJECT: "PRO- JECT", OTHER: "OTH- ER", DED: "DEDUCTIBLE", "PER STATUTE": "WC STATU- TORY LIMITS" },
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach ACORD 101, Additional Remarks Schedule, if more space is required)",
    }),
    edition("2014/01", "broad", {
      edges: [13, 31, 173, 196, 219, 326, 378, 430, 515, 601],
      step: 12.6,
      letterSize: 1.01,
      headers: { ...headers, effective: "POLICY EFF (MM/DD/YYYY)", expiration: "POLICY EXP (MM/DD/YYYY)" },
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE (A/C, No, Ext):", email: "E-MAIL ADDRESS:", insurer: "INSURER # :" },
      rows: spelt({
        general: {
          title: [],
          ticks: [...commercial, [], [], ...appliesPer, ["OTHER:"]],
          limits: [
            "DAMAGE TO RENTED\nPREMISES (Ea occurrence)",
            "MED EXP (Any one person)",
            "PERSONAL & ADV INJURY",
            "PRODUCTS - COMP/OP AGG",
          ],
        },
        autos: { ticks: pairs, limits: ["COMBINED SINGLE LIMIT\n(Ea accident)", ...perAccident] },
        excess: [...beside, ["DED"], ["RETENTION"]],
        workers: { asks: asked, employee: "E.L. DISEASE - EA EMPLOYEE" },
        spare: { "": "" },
      }),
      words: { ...oldAutos, PROJECT: "PRO- JECT", OTHER: "OTH- ER" },
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)",
    }),
    edition("2016/03", "trim", {
      edges: [36, 54, 211, 231, 251, 335, 386, 437, 509, 579],
      step: 12.2,
      letterSize: 0.92,
      headers: {
        ...headers,
        letter: "INSR LTR",
        effective: "POLICY EFF (MM/DD/YYYY)",
        expiration: "POLICY EXP (MM/DD/YYYY)",
      },
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE (A/C, No., Ext):", email: "E-MAIL ADDRESS:", insurer: "INSURER #:" },
      rows: spelt({
        general: {
          title: [],
          ticks: [...commercial, [], ...appliesPer, ["OTHER:"]],
          limits: [
            "DAMAGE TO RENTED\nPREMISES (Ea occurrence)",
            "MED EXP\n(Any one person)",
            "PERSONAL & ADV INJURY",
            "PRODUCTS - COMP/OP AGG",
          ],
        },
        autos: {
          ticks: pairs,
          limits: ["COMBINED SINGLE LIMIT\n(Ea accident)", "BODILY INJURY\n(Per person)", "BODILY INJURY\n(Per accident)", perAccident[2]],
        },
        excess: [...beside, ["DED"], ["RETENTION"]],
        workers: {
          asks: [["ANY PROPRIETOR/PARTNER:"], ["EXECUTIVE OFFICER/MEMBER:"], ["EXCLUDED? (Mandatory in NH):"]],
          employee: "E.L. DISEASE - EA EMPLOYEE",
        },
        spare: { "": "" },
      }),
      words: { PROJECT: "PRO- JECT", OTHER: "OTH- ER" },
      dollars: false,
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)",
    }),
    edition("2025/12", "loose", {
      edges: [22, 49, 178, 207, 236, 326, 377, 428, 511, 592],
      step: 13.1,
      letterSize: 1.03,
      headers: {
        ...headers,
        letter: "INSURER LTR",
        additional: "ADD'L INSURED",
        waiver: "SUBR WAIVED",
        effective: "POLICY EFF (MM/DD/YYYY)",
        expiration: "POLICY EXP (MM/DD/YYYY)",
      },
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE (A/C, No):", email: "EMAIL ADDRESS:", insurer: "INSURER #:" },
      rows: spelt({
        general: {
          title: [],
          ticks: [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["OCCUR", "CLAIMS-MADE"],
            ["GENERAL AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY", "PROJECT"],
            ["LOC"],
          ],
          limits: [
            "DAMAGE TO RENTED PREMISES\n(Each occurrence)",
            "MEDICAL EXPENSE\n(Any one person)",
            "PERSONAL &\nADVERTISING INJURY",
            "PRODUCTS - COMPLETED\nOPERATIONS AGGREGATE",
          ],
        },
        autos: {
          ticks: [["ANY AUTO", "HIRED AUTOS ONLY"], ["OWNED AUTOS ONLY", "NON-OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"]],
          limits: ["COMBINED SINGLE LIMIT\n(Each accident)", ...perAccident],
        },
        excess: [["UMBRELLA LIAB", "CLAIMS-MADE"], ["EXCESS LIAB", "OCCUR"], ["DED"], ["RETENTION"]],
        workers: { asks: asked.slice(0, 2), employee: "E.L. DISEASE - EACH EMPLOYEE" },
        spare: {},
      }),
      words: { LOC: "LOCATION" },
      naicTitle: "NAIC",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (An Additional Remarks Schedule may be attached)",
    }),
  ];
}
