import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, lowerWords, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Certificates that go out with a letter: a system's printout, a carrier's frames for its policies, and a table of limits first. */
export function heldLetters(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  const make = redrawer(base);
  return [
    make("culvert", {
      build: "blocks",
      edges: [32, 32, 32, 32, 32, 236, 420, 420, 500, 580],
      step: 12,
      masthead: "left",
      limitsAbreast: 4,
      limitLabels: "above",
      flagsTold: "box",
      letters: false,
      head: "bands",
      parties: ["holder", "insured", "producer"],
      contact: false,
      insurers: "rows",
      title: "Certificate of Insurance Coverage",
      labels: {
        ...labels,
        date: "Processed",
        producer: "Your Agent",
        insured: "Policyholder Information",
        insurer: "Underwritten by",
        coverages: "Policy Information",
        holder: "Certificate Holder Information",
      },
      headers: {
        ...headers,
        additional: "Certificate holder is added as additional insured",
        waiver: "Rights of recovery waived for certificate holder",
        number: "Policy number",
        effective: "Policy period from",
        expiration: "Policy period to",
      },
      rows: [
        auto(
          "Commercial Auto Insurance",
          [["ANY AUTO", "OWNED AUTOS ONLY", "SCHEDULED AUTOS", "HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "Combined single limit",
            bodilyInjuryPerPerson: "Bodily injury each person",
            bodilyInjuryPerAccident: "Bodily injury each accident",
            propertyDamage: "Property damage each accident",
          },
        ),
        gl("General Liability Insurance", [["CLAIMS-MADE", "OCCUR", "Aggregate limit applies per:", "POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "Each occurrence",
          damageToRentedPremises: "Damage to premises rented to you",
          medicalExpense: "Medical expense (any one person)",
          personalAdvInjury: "Personal and advertising injury",
          generalAggregate: "General aggregate",
          productsCompOpAggregate: "Products-completed operations agg.",
        }),
        workers(["Workers' Compensation Insurance"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "Employers liability - each accident",
          elDiseaseEachEmployee: "Disease - each employee",
          elDiseasePolicyLimit: "Disease - policy limit",
        }),
        umbrella("Umbrella Insurance", [["UMBRELLA LIAB", "EXCESS LIAB", "RETENTION"]], "Each occurrence", "Aggregate"),
      ],
      words: {
        ...lowerWords,
        "CLAIMS-MADE": "Claims-made",
        "ANY AUTO": "Any auto",
        "OWNED AUTOS ONLY": "All owned autos",
        "SCHEDULED AUTOS": "Scheduled autos",
        "HIRED AUTOS ONLY": "Hired autos",
        "NON-OWNED AUTOS ONLY": "Non-owned autos",
        "UMBRELLA LIAB": "Umbrella policy",
        "EXCESS LIAB": "Excess policy",
        "PER STATUTE": "Statutory benefits",
      },
      insurersTitle: "",
      naicTitle: null,
      descriptionTitle: "Comments or special conditions",
    }),
  ];
}
