import type { Layout } from "@/bench/corpus/layout";
import { auto, autos, gl, lowerWords, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** What a system that keeps certificates prints of them: the policies in one list, their limits in the next. */
export function heldTrackers(base: Omit<Layout, "name">): Layout[] {
  const { labels } = base;
  const make = redrawer(base);
  return [
    make("satchel", {
      build: "schedule",
      order: ["type", "letter", "number", "effective", "expiration", "additional", "waiver", "limits"],
      edges: [26, 132, 308, 398, 448, 498, 542, 586, 586, 586],
      limitsTable: [26, 166, 250, 250, 586],
      step: 12,
      ruling: "grid",
      limitLabels: "above",
      limitsAbreast: 3,
      flagsTold: "answer",
      letters: false,
      insurers: "rows",
      naicTitle: "NAIC #",
      head: "bands",
      parties: ["insured", "holder", "producer"],
      masthead: "left",
      contact: false,
      title: "Certificate of Insurance",
      labels: {
        ...labels,
        date: "Date of Issue",
        producer: "Agency",
        insured: "Insured",
        coverages: "Insurance Policies",
        holder: "Certificate Holder",
      },
      headers: {
        letter: "Insurance Company",
        type: "Coverage",
        additional: "Additional Insured",
        waiver: "Waiver of Subrogation",
        number: "Policy Number",
        effective: "Start Date",
        expiration: "End Date",
        limits: "Limits",
      },
      rows: [
        gl("Commercial General Liability", [["OCCUR", "CLAIMS-MADE"], ["Aggregate limit per:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "Each Occurrence",
          generalAggregate: "General Aggregate",
          productsCompOpAggregate: "Products - Comp/Op Aggregate",
          personalAdvInjury: "Personal & Adv Injury",
          damageToRentedPremises: "Damage to Rented Premises",
          medicalExpense: "Medical Expense",
        }),
        auto("Automobile Liability", autos, {
          combinedSingleLimit: "Combined Single Limit",
          bodilyInjuryPerPerson: "Bodily Injury (Per Person)",
          bodilyInjuryPerAccident: "Bodily Injury (Per Accident)",
          propertyDamage: "Property Damage",
        }),
        umbrella("Umbrella/Excess Liability", [["UMBRELLA LIAB", "EXCESS LIAB"], ["RETENTION"]], "Each Occurrence", "Aggregate"),
        workers(["Workers Compensation"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "E.L. Each Accident",
          elDiseaseEachEmployee: "E.L. Disease - Each Employee",
          elDiseasePolicyLimit: "E.L. Disease - Policy Limit",
        }),
      ],
      words: {
        ...lowerWords,
        "OWNED AUTOS ONLY": "Owned Autos",
        "HIRED AUTOS ONLY": "Hired Autos",
        "NON-OWNED AUTOS ONLY": "Non-Owned Autos",
        "PER STATUTE": "Per Statute",
      },
      descriptionTitle: "Description of Operations / Comments",
    }),
  ];
}
