import type { Layout } from "@/bench/corpus/layout";
import { free, row } from "@/bench/corpus/redraw-parts";

/** What agencies' offices print: a memorandum with the limits typed as a text, and an edition with a box a line. */
export function heldOffices(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  return [
    {
      ...base,
      name: "edition 2014/01 upright",
      edition: "2014/01",
      footer: "ACORD 25 (2014/01)",
      edges: [26, 43, 168, 190, 212, 318, 372, 426, 524, 588],
      step: 12.5,
      letterSize: 0.98,
      headers: {
        ...headers,
        letter: "INS. LTR",
        additional: "ADDL INSRD",
        waiver: "SUBR WVD",
        effective: "POLICY EFF (MM/DD/YYYY)",
        expiration: "POLICY EXP (MM/DD/YYYY)",
      },
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE (A/C, No., Ext.):", email: "E-MAIL ADDRESS:", insurer: "INSURER # :" },
      rows: [
        row(
          "GENERAL_LIABILITY",
          ["GENERAL LIABILITY"],
          [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["CLAIMS-MADE", "OCCUR"],
            [],
            ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY"],
            ["PROJECT"],
            ["LOC"],
          ],
          {
            eachOccurrence: "EACH OCCURRENCE",
            damageToRentedPremises: "DAMAGE TO RENTED PREMISES\n(Ea occurrence)",
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
            bodilyInjuryPerPerson: "BODILY INJURY (Per person)",
            bodilyInjuryPerAccident: "BODILY INJURY (Per accident)",
            propertyDamage: "PROPERTY DAMAGE\n(Per accident)",
          },
        ),
        row("UMBRELLA_POLICY", [], [["UMBRELLA LIAB", "OCCUR"], ["EXCESS LIAB", "CLAIMS-MADE"], ["DED"], ["RETENTION"]], {
          umbrellaEachOccurrence: "EACH OCCURRENCE",
          umbrellaAggregate: "AGGREGATE",
        }),
        row(
          "WORKERS_COMPENSATION",
          ["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"],
          [["ANY PROPRIETOR/PARTNER/EXEC.:"], ["OFFICER/MEMBER EXCLUDED?:"]],
          {
            elEachAccident: "E.L. EACH ACCIDENT",
            elDiseaseEachEmployee: "E.L. DISEASE - EA EMPLOYEE",
            elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT",
          },
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
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (Attach ACORD 101, Additional Remarks Schedule, if needed)",
    },
  ];
}
