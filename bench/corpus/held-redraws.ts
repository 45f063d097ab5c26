import type { Layout } from "@/bench/corpus/layout";
import { auto, autos, gl, lowerWords, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Carriers' and brokers' own drawings; rows, heads and limits are worded as declarations pages and certificates of theirs are. */
export function heldRedraws(base: Omit<Layout, "name">): Layout[] {
  const { labels } = base;
  const make = redrawer(base);
  return [
    make("mixed case", {
      edges: [26, 50, 174, 198, 222, 322, 376, 430, 524, 592],
      step: 13,
      head: "bands",
      contact: false,
      title: "Certificate of Insurance",
      labels: {
        ...labels,
        date: "Date Issued",
        producer: "Producer",
        insured: "Named Insured",
        insurer: "Insurer #:",
        coverages: "Coverages",
        holder: "Certificate Holder",
      },
      headers: {
        letter: "Ins. Ltr.",
        type: "Type of Insurance",
        additional: "Addl. Insd.",
        waiver: "Subr. Wvd.",
        number: "Policy Number",
        effective: "Effective Date",
        expiration: "Expiration Date",
        limits: "Limits of Liability",
      },
      rows: [
        gl("Commercial General Liability", [["CLAIMS-MADE", "OCCUR"], ["Aggregate limit applies per:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "Each Occurrence",
          damageToRentedPremises: "Damage to Rented Premises",
          medicalExpense: "Medical Expense (any one person)",
          personalAdvInjury: "Personal & Advertising Injury",
          generalAggregate: "General Aggregate",
          productsCompOpAggregate: "Products/Completed Ops Aggregate",
        }),
        auto("Automobile Liability", autos, {
          combinedSingleLimit: "Combined Single Limit",
          bodilyInjuryPerPerson: "Bodily Injury (per person)",
          bodilyInjuryPerAccident: "Bodily Injury (per accident)",
          propertyDamage: "Property Damage",
        }),
        umbrella("Umbrella/Excess Liability", [["UMBRELLA LIAB", "EXCESS LIAB"], ["RETENTION"]], "Each Occurrence", "Aggregate"),
        workers(["Workers Compensation and", "Employers' Liability"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "E.L. Each Accident",
          elDiseaseEachEmployee: "E.L. Disease - Each Employee",
          elDiseasePolicyLimit: "E.L. Disease - Policy Limit",
        }),
      ],
      words: lowerWords,
      insurersTitle: "Insurers Affording Coverage",
      naicTitle: "NAIC No.",
      descriptionTitle: "Description of Operations / Locations / Vehicles / Special Items",
    }),
  ];
}
