import { recent } from "@/bench/corpus/edition-rows";
import type { Layout } from "@/bench/corpus/layout";
import { free, row } from "@/bench/corpus/redraw-parts";

/** Editions in other sizes of type: one that fills its page, one that leaves wide margins. */
export function heldPrintings(base: Omit<Layout, "name">): Layout[] {
  const make = (edition: string, drawn: string, more: Partial<Layout>): Layout => ({
    ...base,
    name: `edition ${edition} ${drawn}`,
    edition,
    footer: `ACORD 25 (${edition})`,
    ...more,
  });
  const { headers, labels } = base;
  return [
    make("2016/03", "large", {
      edges: [20, 42, 195, 219, 243, 343, 394, 445, 537.5, 596],
      step: 14.2,
      letterSize: 1.05,
      rows: recent,
      words: { PROJECT: "PRO-JECT", OTHER: "OTH-ER" },
      labels: { ...labels, insurer: "INSURER #:", contact: "CONTACT NAME:", phone: "PHONE (A/C, No, Ext):", email: "E-MAIL ADDRESS:" },
      headers: { ...headers, effective: "POLICY EFF (MM/DD/YYYY)", expiration: "POLICY EXP (MM/DD/YYYY)" },
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)",
    }),
    make("2025/12", "fine", {
      edges: [42, 60, 194, 213, 232, 320, 366, 412, 507, 568],
      step: 12.2,
      letterSize: 0.95,
      rows: [
        row(
          "GENERAL_LIABILITY",
          [],
          [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["OCCUR", "CLAIMS-MADE"],
            ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY", "LOC"],
            ["PROJECT"],
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
          [["ANY AUTO", "OWNED AUTOS ONLY"], ["HIRED AUTOS ONLY", "SCHEDULED AUTOS"], ["NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "COMBINED SINGLE LIMIT\n(Ea accident)",
            bodilyInjuryPerPerson: "BODILY INJURY (Per person)",
            bodilyInjuryPerAccident: "BODILY INJURY (Per accident)",
            propertyDamage: "PROPERTY DAMAGE\n(Per accident)",
          },
        ),
        row("UMBRELLA_POLICY", [], [["UMBRELLA LIAB", "EXCESS LIAB"], ["OCCUR", "CLAIMS-MADE"], ["DED"], ["RETENTION"]], {
          umbrellaEachOccurrence: "EACH OCCURRENCE",
          umbrellaAggregate: "AGGREGATE",
        }),
        row(
          "WORKERS_COMPENSATION",
          ["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"],
          [["ANY PROPRIETOR/PARTNER/EXECUTIVE:"], ["OFFICER/MEMBER EXCLUDED? (Y/N):"]],
          {
            elEachAccident: "E.L. EACH ACCIDENT",
            elDiseaseEachEmployee: "E.L. DISEASE - EA EMPLOYEE",
            elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT",
          },
          ["PER STATUTE", "OTHER"],
        ),
        free,
      ],
      words: { PROJECT: "PROJECT", LOC: "LOCATION", OTHER: "OTHER" },
      dollars: false,
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE:", email: "E-MAIL:", insurer: "INSURER #" },
      headers: {
        ...headers,
        letter: "INSR",
        additional: "ADDL INSD",
        waiver: "SUBR WVD",
        effective: "POLICY EFF DATE",
        expiration: "POLICY EXP DATE",
      },
      insurersTitle: "INSURER(S) AFFORDING COVERAGE",
      naicTitle: "NAIC #",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101 may be attached if more space is required)",
    }),
  ];
}
