import type { Layout } from "@/bench/corpus/layout";
import { free, row } from "@/bench/corpus/redraw-parts";

const excess = { umbrellaEachOccurrence: "EACH OCCURRENCE", umbrellaAggregate: "AGGREGATE" };
const employers = {
  elEachAccident: "E.L. EACH ACCIDENT",
  elDiseaseEachEmployee: "E.L. DISEASE - EA EMPLOYEE",
  elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT",
};

/** Versions of the form: one set small and close inside wide margins, one set large in wide columns. */
export function heldVersions(base: Omit<Layout, "name">): Layout[] {
  const make = (edition: string, drawn: string, more: Partial<Layout>): Layout => ({
    ...base,
    name: `edition ${edition} ${drawn}`,
    edition,
    footer: `ACORD 25 (${edition})`,
    ...more,
  });
  const { headers, labels } = base;
  return [
    make("2014/01", "close", {
      edges: [44, 60, 194, 212, 230, 322, 368, 414, 504.5, 562],
      step: 11.2,
      letterSize: 0.93,
      headers: { ...headers, effective: "POLICY EFF (MM/DD/YYYY)", expiration: "POLICY EXP (MM/DD/YYYY)" },
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE (A/C, No, Ext):", email: "E-MAIL ADDRESS:", insurer: "INSURER # :" },
      rows: [
        row(
          "GENERAL_LIABILITY",
          [],
          [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["CLAIMS-MADE", "OCCUR"],
            [],
            [],
            ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY", "PROJECT", "LOC"],
          ],
          {
            eachOccurrence: "EACH OCCURRENCE",
            damageToRentedPremises: "DAMAGE TO RENTED\nPREMISES (Ea occurrence)",
            medicalExpense: "MED EXP (Any one person)",
            personalAdvInjury: "PERSONAL & ADV INJURY",
            generalAggregate: "GENERAL AGGREGATE",
            productsCompOpAggregate: "PRODUCTS - COMP/OP AGG",
          },
        ),
        row(
          "AUTO_LIABILITY",
          ["AUTOMOBILE LIABILITY"],
          [["ANY AUTO"], ["OWNED AUTOS ONLY", "SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"], []],
          {
            combinedSingleLimit: "COMBINED SINGLE LIMIT\n(Ea accident)",
            bodilyInjuryPerPerson: "BODILY INJURY (Per person)",
            bodilyInjuryPerAccident: "BODILY INJURY (Per accident)",
            propertyDamage: "PROPERTY DAMAGE\n(Per accident)",
          },
        ),
        row(
          "UMBRELLA_POLICY",
          [],
          [
            ["UMBRELLA LIAB", "OCCUR"],
            ["EXCESS LIAB", "CLAIMS-MADE"],
            ["DED", "RETENTION"],
          ],
          excess,
        ),
        row(
          "WORKERS_COMPENSATION",
          ["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"],
          [["ANY PROPRIETOR/PARTNER/EXECUTIVE:"], ["OFFICER/MEMBER EXCLUDED?:"], ["(Mandatory in NH):"]],
          employers,
          ["PER STATUTE", "OTHER"],
        ),
        free,
      ],
      words: {
        PROJECT: "PRO-JECT",
        OTHER: "OTH-ER",
        "OWNED AUTOS ONLY": "ALL OWNED AUTOS",
        "HIRED AUTOS ONLY": "HIRED AUTOS",
        "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS",
      },
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)",
    }),
    make("2025/12", "wide", {
      edges: [14, 34, 186, 209, 232, 342, 396, 450, 543.5, 602],
      step: 13,
      letterSize: 1.04,
      headers: { ...headers, letter: "INSR LTR", effective: "POLICY EFF (MM/DD/YYYY)", expiration: "POLICY EXP (MM/DD/YYYY)" },
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE (A/C, No, Ext):", email: "E-MAIL ADDRESS:", insurer: "INSURER # :" },
      rows: [
        row(
          "GENERAL_LIABILITY",
          [],
          [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["CLAIMS-MADE", "OCCUR"],
            ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY"],
            ["PROJECT", "LOC"],
          ],
          {
            eachOccurrence: "EACH OCCURRENCE",
            damageToRentedPremises: "DAMAGE TO RENTED\nPREMISES (Each occurrence)",
            medicalExpense: "MEDICAL EXPENSE\n(Any one person)",
            personalAdvInjury: "PERSONAL &\nADVERTISING INJURY",
            generalAggregate: "GENERAL AGGREGATE",
            productsCompOpAggregate: "PRODUCTS - COMPLETED\nOPERATIONS AGGREGATE",
          },
        ),
        row(
          "AUTO_LIABILITY",
          ["AUTOMOBILE LIABILITY"],
          [["ANY AUTO", "OWNED AUTOS ONLY"], ["SCHEDULED AUTOS", "HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "COMBINED SINGLE LIMIT\n(Each accident)",
            bodilyInjuryPerPerson: "BODILY INJURY\n(Per person)",
            bodilyInjuryPerAccident: "BODILY INJURY\n(Per accident)",
            propertyDamage: "PROPERTY DAMAGE\n(Per accident)",
          },
        ),
        row(
          "UMBRELLA_POLICY",
          [],
          [
            ["UMBRELLA LIAB", "EXCESS LIAB"],
            ["CLAIMS-MADE", "OCCUR"],
            ["DED", "RETENTION"],
          ],
          excess,
        ),
        row(
          "WORKERS_COMPENSATION",
          ["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"],
          [["ANY PROPRIETOR/PARTNER/EXECUTIVE:"], ["OFFICER/MEMBER EXCLUDED?:"]],
          { ...employers, elDiseaseEachEmployee: "E.L. DISEASE - EACH EMPLOYEE" },
          ["PER STATUTE", "OTHER"],
        ),
        free,
      ],
      words: {
        PROJECT: "PROJECT",
        LOC: "LOCATION",
        OTHER: "OTHER",
      },
      naicTitle: "NAIC #",
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if needed)",
    }),
  ];
}
