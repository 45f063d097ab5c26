import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, lowerWords, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Forms of other builds as brokers, owners and carriers draw them: other columns, other places of the insurers, a frame a policy. */
export function heldSheets(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  const make = redrawer(base);
  return [
    make("almanac", {
      build: "blocks",
      edges: [26, 26, 26, 26, 26, 222, 398, 398, 552, 586],
      step: 13,
      letters: false,
      insurers: "rows",
      limitsAbreast: 2,
      flags: "before",
      head: "bands",
      contact: false,
      title: "Evidence of Liability Insurance",
      labels: {
        ...labels,
        date: "Issued:",
        producer: "Insurance Agency",
        insured: "First Named Insured",
        insurer: "Insurer:",
        coverages: "Policies",
        holder: "Issued to",
      },
      headers: {
        ...headers,
        letter: "",
        additional: "Recipient is an additional insured",
        waiver: "",
        number: "Policy No.:",
        effective: "Effective:",
        expiration: "Expires:",
        limits: "",
      },
      rows: [
        gl(
          "General Liability",
          [
            ["COMMERCIAL GENERAL LIABILITY", "OCCUR", "CLAIMS-MADE"],
            ["Aggregate Limit Applies Per:", "POLICY", "PROJECT", "LOC"],
          ],
          {
            eachOccurrence: "Each Occurrence Limit",
            damageToRentedPremises: "Damage to Rented Premises Limit",
            generalAggregate: "General Aggregate Limit",
            medicalExpense: "Medical Payments Limit (Per Person)",
            productsCompOpAggregate: "Products/Completed Operations Aggregate",
            personalAdvInjury: "Personal/Advertising Injury Limit",
          },
        ),
        auto("Commercial Automobile", [["ANY AUTO", "OWNED AUTOS ONLY", "SCHEDULED AUTOS", "HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]], {
          combinedSingleLimit: "Combined Single Limit",
          bodilyInjuryPerPerson: "Bodily Injury Per Person",
          propertyDamage: "Property Damage Per Accident",
          bodilyInjuryPerAccident: "Bodily Injury Per Accident",
        }),
        umbrella(
          "Umbrella or Excess Liability",
          [["UMBRELLA LIAB", "EXCESS LIAB", "RETENTION"]],
          "Each Occurrence Limit",
          "Aggregate Limit",
        ),
        workers(["Workers Compensation / Employers Liability"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "Each Accident Limit",
          elDiseaseEachEmployee: "Disease Limit, Each Employee",
          elDiseasePolicyLimit: "Disease Limit, Policy Aggregate",
        }),
      ],
      words: {
        ...lowerWords,
        "COMMERCIAL GENERAL LIABILITY": "Commercial General Liability",
        OCCUR: "Occurrence Form",
        "CLAIMS-MADE": "Claims-Made Form",
        "OWNED AUTOS ONLY": "Owned Autos",
        "HIRED AUTOS ONLY": "Hired Autos",
        "NON-OWNED AUTOS ONLY": "Non-Owned Autos",
        OTHER: "Other Coverage",
      },
      naicTitle: null,
      descriptionTitle: "Comments and Special Conditions",
    }),
  ];
}
