import type { Layout } from "@/bench/corpus/layout";
import { auto, autos, gl, lowerWords, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Brokers' own certificates: what is granted before the coverage, limits as a sentence, and a page on its side. */
export function heldBrokers(base: Omit<Layout, "name">): Layout[] {
  const { labels } = base;
  const make = redrawer(base);
  return [
    make("tollgate", {
      order: ["letter", "additional", "waiver", "type", "number", "effective", "expiration", "limits"],
      edges: [22, 46, 74, 102, 236, 326, 430, 430, 530, 592],
      step: 13.2,
      ruling: "lines",
      period: "to",
      head: "bands",
      contact: false,
      insurers: "below",
      title: "Certificate of Liability Insurance",
      labels: {
        ...labels,
        date: "Certificate Date",
        producer: "Insurance Broker",
        insured: "Insured",
        insurer: "Insurer #",
        coverages: "Policies of Insurance",
        holder: "Certificate Holder",
      },
      headers: {
        letter: "Insr. Ltr.",
        additional: "Addl. Insd.",
        waiver: "Subr. Waived",
        type: "Line of Insurance",
        number: "Policy No.",
        effective: "Policy Period",
        expiration: "",
        limits: "Limits of Insurance",
      },
      rows: [
        gl("General Liability", [["CLAIMS-MADE", "OCCUR"], ["Gen. aggregate applies per:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "Each Occurrence",
          damageToRentedPremises: "Damage to Rented Premises",
          medicalExpense: "Med. Expense (Any One Person)",
          personalAdvInjury: "Personal & Adv. Injury",
          generalAggregate: "General Aggregate",
          productsCompOpAggregate: "Products - Comp./Op. Aggregate",
        }),
        auto("Automobile Liability", autos, {
          combinedSingleLimit: "Combined Single Limit",
          bodilyInjuryPerPerson: "Bodily Injury (Per Person)",
          bodilyInjuryPerAccident: "Bodily Injury (Per Accident)",
          propertyDamage: "Property Damage (Per Accident)",
        }),
        umbrella("Umbrella / Excess Liability", [["UMBRELLA LIAB", "EXCESS LIAB"], ["RETENTION"]], "Each Occurrence", "Aggregate"),
        workers(["Workers' Compensation and", "Employers' Liability"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "E.L. Each Accident",
          elDiseaseEachEmployee: "E.L. Disease - Ea. Employee",
          elDiseasePolicyLimit: "E.L. Disease - Policy Limit",
        }),
      ],
      words: {
        ...lowerWords,
        LOC: "Loc.",
        "OWNED AUTOS ONLY": "Owned Autos",
        "HIRED AUTOS ONLY": "Hired Autos",
        "NON-OWNED AUTOS ONLY": "Non-Owned Autos",
        "PER STATUTE": "Per Statute",
      },
      insurersTitle: "Insurers Affording the Coverage Above",
      naicTitle: "NAIC #",
      descriptionTitle: "Description of Operations / Locations / Vehicles",
    }),
  ];
}
