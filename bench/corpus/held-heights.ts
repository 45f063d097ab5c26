import type { Layout } from "@/bench/corpus/layout";
import { free, row } from "@/bench/corpus/redraw-parts";

const excess = { umbrellaEachOccurrence: "EACH OCCURRENCE", umbrellaAggregate: "AGGREGATE" };

/** Editions in rows of other heights: one with tall rows in wide columns, one whose close rows have a box a line. */
export function heldHeights(base: Omit<Layout, "name">): Layout[] {
  const make = (edition: string, drawn: string, more: Partial<Layout>): Layout => ({
    ...base,
    name: `edition ${edition} ${drawn}`,
    edition,
    footer: `ACORD 25 (${edition})`,
    ...more,
  });
  const { headers, labels } = base;
  return [
    make("2016/03", "steep", {
      edges: [22, 43, 206, 226, 246, 332, 382, 432, 526, 590],
      step: 14.6,
      letterSize: 1.02,
      headers: { ...headers, additional: "ADD'L INSD", waiver: "SUBR WVD", effective: "POLICY EFF DATE", expiration: "POLICY EXP DATE" },
      labels: { ...labels, contact: "CONTACT NAME", phone: "PHONE (A/C, NO, EXT)", email: "EMAIL ADDRESS", insurer: "INSURER # :" },
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
          {
            eachOccurrence: "EACH OCCURRENCE",
            damageToRentedPremises: "DAMAGE TO RENTED\nPREMISES (Each occurrence)",
            medicalExpense: "MED EXPENSE (Any one person)",
            personalAdvInjury: "PERSONAL & ADV INJURY",
            generalAggregate: "GENERAL AGGREGATE",
            productsCompOpAggregate: "PRODUCTS - COMP/OPS AGG",
          },
        ),
        row(
          "AUTO_LIABILITY",
          ["AUTOMOBILE LIABILITY"],
          [["ANY AUTO"], ["OWNED AUTOS ONLY", "SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "COMBINED SINGLE LIMIT\n(Each accident)",
            bodilyInjuryPerPerson: "BODILY INJURY (Per person)",
            bodilyInjuryPerAccident: "BODILY INJURY (Per accident)",
            propertyDamage: "PROPERTY DAMAGE\n(Each accident)",
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
          [["ANY PROPRIETOR / PARTNER / EXECUTIVE:"], ["OFFICER / MEMBER EXCLUDED? (Y / N):"]],
          {
            elEachAccident: "E.L. EACH ACCIDENT",
            elDiseaseEachEmployee: "E.L. DISEASE - EA EMPLOYEE",
            elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT",
          },
          ["PER STATUTE", "OTHER"],
        ),
        free,
      ],
      words: {},
      insurersTitle: "INSURER(S) AFFORDING COVERAGE",
      naicTitle: "NAIC NO.",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Additional Remarks Schedule may be attached)",
    }),
    make("2010/05", "slim", {
      edges: [30, 47, 177, 195, 213, 297, 343, 389, 501, 582],
      step: 11.4,
      letterSize: 0.96,
      headers: {
        ...headers,
        letter: "INS LTR",
        additional: "ADDL INSR",
        waiver: "SUBR WVD",
        effective: "EFFECTIVE DATE (MM/DD/YYYY)",
        expiration: "EXPIRATION DATE (MM/DD/YYYY)",
      },
      labels: {
        ...labels,
        contact: "CONTACT NAME:",
        phone: "PHONE NO:",
        email: "E-MAIL:",
        insurer: "INSURER #:",
        holder: "CERTIFICATE HOLDER",
      },
      rows: [
        row(
          "GENERAL_LIABILITY",
          ["GENERAL LIABILITY"],
          [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["CLAIMS-MADE"],
            ["OCCUR"],
            [],
            ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY", "PROJECT", "LOC"],
          ],
          {
            eachOccurrence: "EACH OCCURRENCE",
            damageToRentedPremises: "DAMAGE TO RENTED PREMISES (Ea occ)",
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
            combinedSingleLimit: "COMBINED SINGLE LIMIT (Ea accident)",
            bodilyInjuryPerPerson: "BODILY INJURY (Per person)",
            bodilyInjuryPerAccident: "BODILY INJURY (Per accident)",
            propertyDamage: "PROPERTY DAMAGE (Per accident)",
          },
        ),
        row(
          "UMBRELLA_POLICY",
          ["UMBRELLA / EXCESS LIABILITY"],
          [["UMBRELLA LIAB", "EXCESS LIAB"], ["OCCUR", "CLAIMS-MADE"], ["DED"], ["RETENTION"]],
          excess,
        ),
        row(
          "WORKERS_COMPENSATION",
          ["WORKERS COMPENSATION AND", "EMPLOYERS' LIABILITY"],
          [["ANY PROPRIETOR/PARTNER/EXEC.:"], ["OFFICER/MEMBER EXCLUDED?:"], ["(Mandatory in NH):"]],
          {
            elEachAccident: "E.L. EACH ACCIDENT",
            elDiseaseEachEmployee: "E.L. DISEASE - EACH EMPLOYEE",
            elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT",
          },
          ["PER STATUTE", "OTHER"],
        ),
        row("OTHER", ["OTHER"], [], {}),
      ],
      words: {
        PROJECT: "PROJ",
        OTHER: "OTHER",
        "PER STATUTE": "WC STATUTORY LIMITS",
        "OWNED AUTOS ONLY": "ALL OWNED AUTOS",
        "HIRED AUTOS ONLY": "HIRED AUTOS",
        "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS",
        DED: "DEDUCTIBLE",
      },
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach Additional Remarks Schedule if more space is required)",
    }),
  ];
}
