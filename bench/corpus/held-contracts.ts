import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, lowerWords, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Forms that a contract brings along: a general contractor's own, and that of an employer who lends out staff. */
export function heldContracts(base: Omit<Layout, "name">): Layout[] {
  const { labels } = base;
  const make = redrawer(base);
  return [
    make("scaffold", {
      build: "schedule",
      order: ["letter", "type", "limits", "effective", "expiration", "additional", "waiver", "number"],
      edges: [24, 48, 206, 272, 398, 456, 514, 552, 590, 590],
      step: 12.4,
      ruling: "shaded",
      masthead: "left",
      amountsFirst: true,
      numberBelow: true,
      head: "bands",
      parties: ["insured", "producer"],
      contact: false,
      foot: "stacked",
      title: "Subcontractor's Certificate of Insurance",
      labels: {
        ...labels,
        date: "Date Completed",
        producer: "Subcontractor's Insurance Agent",
        insured: "Subcontractor (Named Insured)",
        insurer: "Company #",
        coverages: "Insurance Carried by the Subcontractor",
        holder: "General Contractor (Certificate Holder)",
      },
      headers: {
        letter: "Co.",
        type: "Coverage and Policy Number",
        additional: "GC Named as Addl. Insured",
        waiver: "Waiver of Subrog.",
        number: "Policy #",
        effective: "Policy Start Date",
        expiration: "Policy End Date",
        limits: "Limits Carried",
      },
      rows: [
        workers(["Workers' Compensation"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "E.L. Each Accident",
          elDiseasePolicyLimit: "E.L. Disease - Policy Limit",
          elDiseaseEachEmployee: "E.L. Disease - Each Employee",
        }),
        gl("Commercial General Liability", [["OCCUR", "CLAIMS-MADE"], ["Aggregate applies per:"], ["PROJECT", "POLICY", "LOC"]], {
          generalAggregate: "General Aggregate",
          productsCompOpAggregate: "Products & Completed Operations Agg.",
          eachOccurrence: "Each Occurrence",
          personalAdvInjury: "Personal & Advertising Injury",
          damageToRentedPremises: "Damage to Rented Premises",
          medicalExpense: "Medical Expense (One Person)",
        }),
        auto(
          "Automobile Liability",
          [["ANY AUTO", "SCHEDULED AUTOS"], ["OWNED AUTOS ONLY", "HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "Combined Single Limit, Each Accident",
            bodilyInjuryPerPerson: "Bodily Injury, Per Person",
            bodilyInjuryPerAccident: "Bodily Injury, Per Accident",
            propertyDamage: "Property Damage, Per Accident",
          },
        ),
        umbrella("Umbrella or Excess", [["UMBRELLA LIAB", "EXCESS LIAB"], ["RETENTION"]], "Each Occurrence", "Aggregate"),
      ],
      words: {
        ...lowerWords,
        "OWNED AUTOS ONLY": "Owned",
        "HIRED AUTOS ONLY": "Hired",
        "NON-OWNED AUTOS ONLY": "Non-Owned",
        "SCHEDULED AUTOS": "Scheduled",
        "PER STATUTE": "Statutory",
      },
      insurersTitle: "Insurance Companies",
      naicTitle: "NAIC #",
      descriptionTitle: "Project, Trade and Additional Terms",
    }),
  ];
}
