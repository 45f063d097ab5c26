import type { Layout } from "@/bench/corpus/layout";
import { free, row } from "@/bench/corpus/redraw-parts";

/** Reset editions: an old one whose companies have no numbers, and a recent one in small type with much room for the limits. */
export function heldReprints(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  return [
    {
      ...base,
      name: "edition 7/97 stout",
      edition: "7/97",
      footer: "ACORD 25-S (7/97)",
      flags: "none",
      edges: [26, 48, 190, 190, 190, 292, 354, 416, 503, 590],
      step: 12.3,
      letterSize: 1.03,
      headers: {
        ...headers,
        letter: "CO LTR",
        effective: "POLICY EFFECTIVE DATE (MM/DD/YY)",
        expiration: "POLICY EXPIRATION DATE (MM/DD/YY)",
      },
      labels: { ...labels, date: "DATE (MM/DD/YY)", insurer: "COMPANY #" },
      rows: [
        row(
          "GENERAL_LIABILITY",
          ["GENERAL LIABILITY"],
          [["COMMERCIAL GENERAL LIABILITY"], ["CLAIMS-MADE", "OCCUR"], ["LIMIT APPLIES PER:"], ["POLICY", "PROJECT", "LOC"]],
          {
            generalAggregate: "GENERAL AGGREGATE",
            productsCompOpAggregate: "PRODUCTS - COMP/OP AGG",
            personalAdvInjury: "PERSONAL & ADV INJURY",
            eachOccurrence: "EACH OCCURRENCE",
            damageToRentedPremises: "FIRE DAMAGE (Any one fire)",
            medicalExpense: "MED EXP (Any one person)",
          },
        ),
        row(
          "AUTO_LIABILITY",
          ["AUTOMOBILE LIABILITY"],
          [["ANY AUTO"], ["OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"], ["HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "COMBINED SINGLE LIMIT",
            bodilyInjuryPerPerson: "BODILY INJURY (Per person)",
            bodilyInjuryPerAccident: "BODILY INJURY (Per accident)",
            propertyDamage: "PROPERTY DAMAGE",
          },
        ),
        {
          type: "GARAGE",
          titles: ["GARAGE LIABILITY"],
          ticks: [["ANY AUTO"]],
          limits: [
            { key: "", label: "AUTO ONLY - EA ACCIDENT" },
            { key: "", label: "OTHER THAN AUTO ONLY:" },
            { key: "", label: "AGGREGATE" },
          ],
        },
        row("UMBRELLA_POLICY", ["EXCESS LIABILITY"], [["UMBRELLA LIAB"], ["EXCESS LIAB"]], {
          umbrellaEachOccurrence: "EACH OCCURRENCE",
          umbrellaAggregate: "AGGREGATE",
        }),
        row(
          "WORKERS_COMPENSATION",
          ["WORKERS COMPENSATION AND", "EMPLOYERS' LIABILITY"],
          [],
          {
            elEachAccident: "EL EACH ACCIDENT",
            elDiseasePolicyLimit: "EL DISEASE - POLICY LIMIT",
            elDiseaseEachEmployee: "EL DISEASE - EA EMPLOYEE",
          },
          ["PER STATUTE", "OTHER"],
        ),
        row("OTHER", ["OTHER"], [], {}),
      ],
      words: {
        "CLAIMS-MADE": "CLAIMS MADE",
        "OWNED AUTOS ONLY": "ALL OWNED AUTOS",
        "HIRED AUTOS ONLY": "HIRED AUTOS",
        "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS",
        "UMBRELLA LIAB": "UMBRELLA FORM",
        "EXCESS LIAB": "OTHER THAN UMBRELLA FORM",
        "PER STATUTE": "WC STATU-TORY LIMITS",
        OTHER: "OTH-ER",
      },
      contact: false,
      insurersTitle: "COMPANIES AFFORDING COVERAGE",
      naicTitle: null,
      descriptionTitle: "DESCRIPTION OF OPERATIONS/LOCATIONS/VEHICLES/SPECIAL ITEMS",
    },
    {
      ...base,
      name: "edition 2016/03 snug",
      edition: "2016/03",
      footer: "ACORD 25 (2016/03)",
      edges: [24, 45, 180, 200, 220, 308, 356, 404, 495, 586],
      step: 12.7,
      letterSize: 0.91,
      headers: {
        ...headers,
        letter: "INSR LTR",
        additional: "ADDL INSD",
        waiver: "SUBR WVD",
        effective: "POLICY EFF (MM/DD/YY)",
        expiration: "POLICY EXP (MM/DD/YY)",
      },
      labels: { ...labels, contact: "CONTACT NAME:", phone: "PHONE (A/C, No, Ext):", email: "E-MAIL ADDRESS:", insurer: "INSURER #:" },
      rows: [
        row(
          "GENERAL_LIABILITY",
          [],
          [
            ["COMMERCIAL GENERAL LIABILITY"],
            ["CLAIMS-MADE", "OCCUR"],
            ["GEN'L AGGREGATE LIMIT APPLIES PER:"],
            ["POLICY", "PROJECT", "LOC"],
            [],
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
          { umbrellaEachOccurrence: "EACH OCCURRENCE", umbrellaAggregate: "AGGREGATE" },
        ),
        row(
          "WORKERS_COMPENSATION",
          ["WORKERS COMPENSATION", "AND EMPLOYERS' LIABILITY"],
          [["ANY PROPRIETOR/PARTNER/EXECUTIVE:"], ["OFFICER/MEMBER EXCLUDED? (Y/N):"], ["(Mandatory in NH):"]],
          {
            elEachAccident: "E.L. EACH ACCIDENT",
            elDiseaseEachEmployee: "E.L. DISEASE - EA EMPLOYEE",
            elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT",
          },
          ["PER STATUTE", "OTHER"],
        ),
        free,
      ],
      words: { PROJECT: "PRO-JECT", LOC: "LOC", OTHER: "OTH-ER" },
      descriptionTitle:
        "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)",
    },
  ];
}
