import type { Layout, RowShape } from "@/bench/corpus/layout";
import { free, row } from "@/bench/corpus/redraw-parts";

const oldAutos = {
  "OWNED AUTOS ONLY": "ALL OWNED AUTOS",
  "HIRED AUTOS ONLY": "HIRED AUTOS",
  "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS",
};
/** The form's own spare line for an amount. */
const spare = { key: "", label: "" };
const withSpare = (shape: RowShape): RowShape => ({ ...shape, limits: [...shape.limits, spare] });

const gl = (titles: string[], ticks: string[][], rented: string, products: string, injury = "PERSONAL & ADV INJURY") =>
  row("GENERAL_LIABILITY", titles, ticks, {
    eachOccurrence: "EACH OCCURRENCE",
    damageToRentedPremises: rented,
    medicalExpense: "MED EXP (Any one person)",
    personalAdvInjury: injury,
    generalAggregate: "GENERAL AGGREGATE",
    productsCompOpAggregate: products,
  });
const auto = (ticks: string[][], accident: string) =>
  row("AUTO_LIABILITY", ["AUTOMOBILE LIABILITY"], ticks, {
    combinedSingleLimit: `COMBINED SINGLE LIMIT\n(${accident} accident)`,
    bodilyInjuryPerPerson: "BODILY INJURY (Per person)",
    bodilyInjuryPerAccident: "BODILY INJURY (Per accident)",
    propertyDamage: "PROPERTY DAMAGE\n(Per accident)",
  });
const umbrella = (titles: string[], ticks: string[][]) =>
  row("UMBRELLA_POLICY", titles, ticks, { umbrellaEachOccurrence: "EACH OCCURRENCE", umbrellaAggregate: "AGGREGATE" });
const workers = (titles: string[], ticks: string[][], employee = "E.L. DISEASE - EA EMPLOYEE") =>
  row(
    "WORKERS_COMPENSATION",
    titles,
    ticks,
    { elEachAccident: "E.L. EACH ACCIDENT", elDiseaseEachEmployee: employee, elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT" },
    ["PER STATUTE", "OTHER"],
  );
const oneEach = [["ANY AUTO"], ["OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"], ["HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]];

/** Editions as systems of agencies in the districts print them: spare lines, an unused fax field, amounts at the right. */
export function heldDistricts(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  return [
    {
      ...base,
      name: "edition 2001/08 township",
      edition: "2001/08",
      footer: "ACORD 25 (2001/08)",
      flags: "before",
      edges: [22, 62, 206, 206, 206, 306, 370, 434, 524, 592],
      step: 11.7,
      valuesAt: "top",
      headers: {
        ...headers,
        additional: "ADD'L INSRD",
        effective: "POLICY EFFECTIVE DATE (MM/DD/YY)",
        expiration: "POLICY EXPIRATION DATE (MM/DD/YY)",
      },
      labels: { ...labels, date: "DATE (MM/DD/YYYY)", insurer: "INSURER #:" },
      rows: [
        gl(
          ["GENERAL LIABILITY"],
          [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["CLAIMS-MADE", "OCCUR"],
            [],
            ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY", "PROJECT", "LOC"],
          ],
          "DAMAGE TO RENTED\nPREMISES (Ea occurence)",
          "PRODUCTS - COMP/OP AGG",
        ),
        auto(oneEach, "Ea"),
        {
          type: "GARAGE",
          titles: ["GARAGE LIABILITY"],
          ticks: [["ANY AUTO"]],
          limits: [
            { key: "", label: "AUTO ONLY - EA ACCIDENT" },
            { key: "", label: "OTHER THAN AUTO ONLY: EA ACC" },
            { key: "", label: "OTHER THAN AUTO ONLY: AGG" },
          ],
        },
        withSpare(umbrella(["EXCESS/UMBRELLA LIABILITY"], [["OCCUR", "CLAIMS-MADE"], ["DED"], ["RETENTION"]])),
        workers(["WORKERS COMPENSATION AND", "EMPLOYERS' LIABILITY"], []),
        row("OTHER", ["OTHER"], [], {}),
      ],
      words: {
        ...oldAutos,
        "CLAIMS-MADE": "CLAIMS MADE",
        PROJECT: "PRO-JECT",
        DED: "DEDUCTIBLE",
        "PER STATUTE": "WC STATU-TORY LIMITS",
        OTHER: "OTH-ER",
      },
      contact: false,
      insurersTitle: "INSURERS AFFORDING COVERAGE",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / EXCLUSIONS ADDED BY ENDORSEMENT / SPECIAL PROVISIONS",
    },
    {
      ...base,
      name: "edition 2009/09 parish",
      edition: "2009/09",
      footer: "ACORD 25 (2009/09)",
      edges: [30, 50, 176, 195, 214, 312, 362, 412, 496, 580],
      step: 11.5,
      letterSize: 0.93,
      amountsRight: true,
      headers: {
        ...headers,
        additional: "ADDL INSR",
        effective: "POLICY EFF (MM/DD/YYYY)",
        expiration: "POLICY EXP (MM/DD/YYYY)",
      },
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE (A/C, No, Ext):", fax: "FAX (A/C, No):", insurer: "INSURER # :" },
      rows: [
        withSpare(
          gl(
            ["GENERAL LIABILITY"],
            [
              ["COMMERCIAL GENERAL LIABILITY"],
              ["CLAIMS-MADE", "OCCUR"],
              [],
              [],
              ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
              ["POLICY", "PROJECT", "LOC"],
            ],
            "DAMAGE TO RENTED\nPREMISES (Ea occurrence)",
            "PRODUCTS - COMP/OP AGG",
          ),
        ),
        withSpare(auto(oneEach, "Ea")),
        umbrella([], [["UMBRELLA LIAB", "OCCUR"], ["EXCESS LIAB", "CLAIMS-MADE"], ["DED"], ["RETENTION"]]),
        workers(
          ["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"],
          [
            ["ANY PROPRIETOR/PARTNER/EXEC:"],
            ["OFFICER/MEMBER EXCLUDED?:"],
            ["(Mandatory in NH):"],
            ["If yes, describe under SPECIAL PROVISIONS:"],
          ],
        ),
        free,
      ],
      words: { ...oldAutos, PROJECT: "PRO-JECT", DED: "DEDUCTIBLE", "PER STATUTE": "WC STATU-TORY LIMITS", OTHER: "OTH-ER" },
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach ACORD 101, Additional Remarks Schedule, if more space is required)",
    },
    {
      ...base,
      name: "edition 2016/03 borough",
      edition: "2016/03",
      footer: "ACORD 25 (2016/03)",
      edges: [44, 60, 194, 214, 234, 314, 360, 406, 500, 572],
      step: 12.1,
      letterSize: 0.96,
      dollars: false,
      amountsRight: true,
      headers: {
        ...headers,
        letter: "INSR LTR",
        additional: "ADDL INSR",
        effective: "POLICY EFF (MM/DD/YYYY)",
        expiration: "POLICY EXP (MM/DD/YYYY)",
      },
      labels: { ...labels, phone: "PHONE (A/C, No, Ext):", fax: "FAX (A/C, No):", insurer: "INSURER #:" },
      rows: [
        gl(
          [],
          [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["CLAIMS-MADE", "OCCUR"],
            [],
            ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY", "PROJECT", "LOC"],
            ["OTHER:"],
          ],
          "DAMAGE TO RENTED PREMISES\n(Ea occurrence)",
          "PRODUCTS & COMP/OP AGG",
        ),
        auto([["ANY AUTO"], ["OWNED AUTOS ONLY", "SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"], []], "Ea"),
        umbrella([], [["UMBRELLA LIAB", "OCCUR"], ["EXCESS LIAB", "CLAIMS-MADE"], ["DED"], ["RETENTION"]]),
        workers(
          ["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"],
          [
            ["ANY PROPRIETOR/PARTNER/EXECUTIVE:"],
            ["OFFICER/MEMBER EXCLUDED?:"],
            ["If yes, describe under DESCRIPTION OF OPERATIONS below:"],
          ],
          "E.L. DISEASE EA EMPLOYEE",
        ),
        free,
      ],
      words: { PROJECT: "PRO-JECT" },
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)",
    },
    {
      ...base,
      name: "edition 2025/12 precinct",
      edition: "2025/12",
      footer: "ACORD 25 (2025/12)",
      edges: [16, 42, 196, 222, 248, 350, 398, 446, 536, 600],
      step: 12.2,
      letterSize: 1.03,
      masthead: "left",
      valuesAt: "top",
      headers: {
        ...headers,
        letter: "INSR LTR",
        additional: "ADDL INSD",
        waiver: "SUBR WVD",
        effective: "POLICY EFF (MM/DD/YYYY)",
        expiration: "POLICY EXP (MM/DD/YYYY)",
        limits: "LIMITS SHOWN",
      },
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE:", fax: "FAX:", email: "E-MAIL:", insurer: "INSURER #:" },
      rows: [
        withSpare(
          gl(
            ["COMMERCIAL GENERAL LIABILITY"],
            [["CLAIMS-MADE", "OCCUR"], [], ["GENERAL AGGREGATE LIMIT APPLIES PER:"], ["POLICY", "PROJECT", "LOC"], ["OTHER:"]],
            "DAMAGE TO RENTED\nPREMISES (Each occurrence)",
            "PRODUCTS - COMP/OP AGG",
            "PERSONAL & ADVERTISING INJURY",
          ),
        ),
        auto([["ANY AUTO", "OWNED AUTOS ONLY"], ["SCHEDULED AUTOS", "HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"], []], "Each"),
        umbrella([], [["UMBRELLA LIAB", "EXCESS LIAB"], ["CLAIMS-MADE", "OCCUR"], ["DED"], ["RETENTION"]]),
        workers(
          ["WORKERS COMPENSATION AND", "EMPLOYERS LIABILITY"],
          [["ANY PROPRIETOR/PARTNER/EXECUTIVE:"], ["OFFICER/MEMBER EXCLUDED? (Y/N):"]],
          "E.L. DISEASE - EACH EMPLOYEE",
        ),
        free,
      ],
      words: {
        PROJECT: "PROJECT",
        LOC: "LOCATION",
      },
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached)",
    },
  ];
}
