import type { Layout } from "@/bench/corpus/layout";
import { auto, free, gl, lowerWords, redrawer, row, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** What agencies' offices print: a memorandum with the limits typed as a text, and an edition with a box a line. */
export function heldOffices(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  return [
    redrawer(base)("millpond", {
      order: ["effective", "type", "number", "limits", "letter", "additional", "waiver", "expiration"],
      edges: [24, 114, 250, 344, 344, 508, 534, 561, 588, 588],
      step: 12.4,
      stackedDates: ["Eff.", "Exp."],
      limitsRun: " /",
      dollars: true,
      contact: false,
      foot: "stacked",
      title: "Memorandum of Insurance",
      labels: {
        ...labels,
        date: "Memo Date",
        producer: "Insurance Agency",
        insured: "Insured",
        insurer: "Carrier #",
        coverages: "Insurance in Effect",
        holder: "Memorandum Furnished To",
      },
      headers: {
        letter: "Carr.",
        type: "Description of Coverage",
        additional: "A.I.",
        waiver: "W.O.S.",
        number: "Policy Number",
        effective: "Coverage Period",
        expiration: "",
        limits: "Limits of Liability",
      },
      rows: [
        gl("Comml. General Liability", [["CLAIMS-MADE", "OCCUR"], ["Aggregate applies:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "Each Occurrence",
          generalAggregate: "General Aggregate",
          productsCompOpAggregate: "Products-Completed Operations",
          personalAdvInjury: "Personal and Advertising Injury",
          damageToRentedPremises: "Rented Premises",
          medicalExpense: "Medical Expense",
        }),
        umbrella("Umbrella Liability", [["UMBRELLA LIAB", "EXCESS LIAB"], ["RETENTION"]], "Each Occurrence", "Aggregate"),
        auto(
          "Automobile Liability",
          [
            ["ANY AUTO", "SCHEDULED AUTOS"],
            ["OWNED AUTOS ONLY", "HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"],
          ],
          {
            combinedSingleLimit: "Combined Single Limit",
            bodilyInjuryPerPerson: "Bodily Injury Each Person",
            bodilyInjuryPerAccident: "Bodily Injury Each Accident",
            propertyDamage: "Property Damage",
          },
        ),
        workers(["Workers' Compensation and", "Employers' Liability"], [["PER STATUTE"]], {
          elEachAccident: "Each Accident",
          elDiseasePolicyLimit: "Disease - Policy Limit",
          elDiseaseEachEmployee: "Disease - Each Employee",
        }),
      ],
      words: {
        ...lowerWords,
        "OWNED AUTOS ONLY": "Owned",
        "HIRED AUTOS ONLY": "Hired",
        "NON-OWNED AUTOS ONLY": "Non-Owned",
        POLICY: "Per Policy",
        PROJECT: "Per Project",
        LOC: "Per Loc.",
        "PER STATUTE": "Statutory Benefits",
      },
      insurersTitle: "Carriers",
      naicTitle: "NAIC No.",
      descriptionTitle: "Operations / Premises / Contract",
    }),
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
