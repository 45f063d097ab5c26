import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, lowerWords, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Forms that name every policy by itself: in a list, in a list with the limits apart, and in blocks under a band each. */
export function heldSchedules(base: Omit<Layout, "name">): Layout[] {
  const { labels } = base;
  const make = redrawer(base);
  return [
    make("gantry", {
      build: "blocks",
      edges: [28, 28, 28, 28, 28, 222, 404, 404, 504, 584],
      step: 11.4,
      ruling: "shaded",
      limitLabels: "above",
      limitsAbreast: 4,
      flagsTold: "answer",
      letters: false,
      insurers: "rows",
      naicTitle: null,
      head: "bands",
      masthead: "left",
      contact: false,
      foot: "stacked",
      title: "CERTIFICATE OF INSURANCE",
      labels: {
        ...labels,
        date: "Issue Date:",
        producer: "Producing Broker",
        insured: "Named Insured",
        insurer: "Insurer:",
        coverages: "Insurance in Force",
        holder: "Certificate Holder",
      },
      headers: {
        letter: "",
        type: "",
        additional: "Is the certificate holder included as an additional insured?",
        waiver: "Is subrogation waived in favor of the certificate holder?",
        number: "Policy No.:",
        effective: "Effective:",
        expiration: "Expiration:",
        limits: "",
      },
      rows: [
        gl(
          "Commercial General Liability",
          [
            ["OCCUR", "CLAIMS-MADE"],
            ["General aggregate limit applies per:", "POLICY", "PROJECT", "LOC"],
          ],
          {
            eachOccurrence: "Each Occurrence",
            generalAggregate: "General Aggregate",
            productsCompOpAggregate: "Products/Completed Operations Aggregate",
            personalAdvInjury: "Personal & Advertising Injury",
            damageToRentedPremises: "Damage to Premises Rented to You",
            medicalExpense: "Medical Expense (Any One Person)",
          },
        ),
        umbrella("Excess Liability", [["EXCESS LIAB", "UMBRELLA LIAB", "OCCUR", "CLAIMS-MADE"]], "Each Occurrence", "Aggregate"),
        auto(
          "Commercial Auto Liability",
          [["ANY AUTO", "OWNED AUTOS ONLY", "SCHEDULED AUTOS", "HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "Combined Single Limit",
            bodilyInjuryPerPerson: "Bodily Injury (Per Person)",
            bodilyInjuryPerAccident: "Bodily Injury (Per Accident)",
            propertyDamage: "Property Damage (Per Accident)",
          },
        ),
        workers(["Workers Compensation and Employers Liability"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "E.L. Each Accident",
          elDiseaseEachEmployee: "E.L. Disease - Each Employee",
          elDiseasePolicyLimit: "E.L. Disease - Policy Limit",
        }),
      ],
      words: {
        ...lowerWords,
        OCCUR: "Occurrence",
        "CLAIMS-MADE": "Claims-Made",
        "OWNED AUTOS ONLY": "Owned Autos",
        "HIRED AUTOS ONLY": "Hired Autos",
        "NON-OWNED AUTOS ONLY": "Non-Owned Autos",
        "UMBRELLA LIAB": "Umbrella Form",
        "EXCESS LIAB": "Excess Form",
        "PER STATUTE": "Statutory",
      },
      descriptionTitle: "Description of Operations / Special Conditions",
    }),
  ];
}
