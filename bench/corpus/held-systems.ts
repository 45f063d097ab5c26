import type { Layout } from "@/bench/corpus/layout";
import { free, row } from "@/bench/corpus/redraw-parts";

const gl = {
  eachOccurrence: "EACH OCCURRENCE",
  damageToRentedPremises: "DAMAGE TO RENTED\nPREMISES (Ea occurrence)",
  medicalExpense: "MED EXP (Any one person)",
  personalAdvInjury: "PERSONAL & ADV INJURY",
  generalAggregate: "GENERAL AGGREGATE",
  productsCompOpAggregate: "PRODUCTS - COMP/OP AGG",
};
const excess = { umbrellaEachOccurrence: "EACH OCCURRENCE", umbrellaAggregate: "AGGREGATE" };
const employers = {
  elEachAccident: "E.L. EACH ACCIDENT",
  elDiseaseEachEmployee: "E.L. DISEASE - EA EMPLOYEE",
  elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT",
};
const words = {
  PROJECT: "PRO-JECT",
  OTHER: "OTH-ER",
  "OWNED AUTOS ONLY": "ALL OWNED AUTOS",
  "HIRED AUTOS ONLY": "HIRED AUTOS",
  "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS",
};

/** Editions as further systems print them: their words in rows of other heights, columns moved and margins changed. */
export function heldSystems(base: Omit<Layout, "name">): Layout[] {
  const make = (edition: string, drawn: string, more: Partial<Layout>): Layout => ({
    ...base,
    name: `edition ${edition} ${drawn}`,
    edition,
    footer: `ACORD 25 (${edition})`,
    words,
    ...more,
  });
  const { headers, labels } = base;
  return [
    make("2014/01", "even", {
      edges: [22, 38, 201, 219, 237, 326, 375, 424, 519, 588],
      step: 13,
      headers: { ...headers, effective: "POLICY EFF (MM/DD/YYYY)", expiration: "POLICY EXP (MM/DD/YYYY)" },
      labels: { ...labels, insurer: "INSURER #:", email: "E-MAIL ADDRESS:", phone: "PHONE (A/C, No, Ext):" },
      rows: [
        row(
          "GENERAL_LIABILITY",
          [],
          [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["CLAIMS-MADE", "OCCUR"],
            [],
            ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY", "PROJECT", "LOC"],
          ],
          gl,
        ),
        row(
          "AUTO_LIABILITY",
          ["AUTOMOBILE LIABILITY"],
          [["ANY AUTO"], ["OWNED AUTOS ONLY", "SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]],
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
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)",
    }),
    make("2009/09", "indented", {
      edges: [32, 50, 200, 220, 240, 334, 384, 434, 522, 580],
      step: 12.1,
      headers: { ...headers, additional: "ADDL INSR", effective: "POLICY EFF (MM/DD/YYYY)", expiration: "POLICY EXP (MM/DD/YYYY)" },
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE (A/C, No, Ext):", email: "E-MAIL ADDRESS:", insurer: "INSURER # :" },
      rows: [
        row(
          "GENERAL_LIABILITY",
          ["GENERAL LIABILITY"],
          [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["CLAIMS-MADE", "OCCUR"],
            ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY", "PROJECT", "LOC"],
          ],
          gl,
        ),
        row(
          "AUTO_LIABILITY",
          ["AUTOMOBILE LIABILITY"],
          [["ANY AUTO"], ["OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"], ["HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "COMBINED SINGLE LIMIT\n(Ea accident)",
            bodilyInjuryPerPerson: "BODILY INJURY (Per person)",
            bodilyInjuryPerAccident: "BODILY INJURY (Per accident)",
            propertyDamage: "PROPERTY DAMAGE\n(Per accident)",
          },
        ),
        row("UMBRELLA_POLICY", [], [["UMBRELLA LIAB", "OCCUR"], ["EXCESS LIAB", "CLAIMS-MADE"], ["DED"], ["RETENTION"]], excess),
        row(
          "WORKERS_COMPENSATION",
          ["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"],
          [["ANY PROPRIETOR/PARTNER/EXECUTIVE:"], ["OFFICER/MEMBER EXCLUDED?:"], ["(Mandatory in NH):"]],
          employers,
          ["PER STATUTE", "OTHER"],
        ),
        free,
      ],
      words: { ...words, DED: "DEDUCTIBLE", "PER STATUTE": "WC STATU-TORY LIMITS" },
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach ACORD 101, Additional Remarks Schedule, if more space is required)",
    }),
  ];
}
