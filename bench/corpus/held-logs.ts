import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, redrawer, shortWords, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** What those who collect certificates have their vendors' agents fill in: a wide log, a memo of limits in words, and two tables. */
export function heldLogs(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  const make = redrawer(base);
  return [
    make("sluice", {
      build: "schedule",
      order: ["number", "type", "effective", "expiration", "letter", "additional", "waiver", "limits"],
      edges: [26, 156, 352, 442, 532, 586, 586, 586, 586, 586],
      limitsTable: [26, 178, 276, 360, 586],
      step: 11.4,
      flags: "none",
      limitsAbreast: 2,
      dollars: true,
      head: "bands",
      contact: false,
      insurers: "below",
      title: "INSURANCE COVERAGE STATEMENT",
      labels: {
        ...labels,
        date: "STATEMENT DATE",
        producer: "AGENT OF RECORD",
        insured: "POLICYHOLDER",
        insurer: "CARRIER #",
        coverages: "POLICIES IN EFFECT, AND THE LIMITS OF EACH",
        holder: "STATEMENT REQUESTED BY",
      },
      headers: {
        ...headers,
        letter: "CARRIER CODE",
        type: "LINE OF BUSINESS",
        number: "POLICY NO.",
        effective: "EFF. DATE",
        expiration: "EXP. DATE",
        limits: "LIMIT AND AMOUNT",
      },
      rows: [
        auto(
          "COMMERCIAL AUTO",
          [
            ["ANY AUTO", "SCHEDULED AUTOS"],
            ["OWNED AUTOS ONLY", "HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"],
          ],
          {
            combinedSingleLimit: "CSL EACH ACCIDENT",
            propertyDamage: "PROP. DAMAGE EA. ACC.",
            bodilyInjuryPerPerson: "BODILY INJ. EA. PERSON",
            bodilyInjuryPerAccident: "BODILY INJ. EA. ACC.",
          },
        ),
        workers(["WORKERS COMPENSATION"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "EMPL. LIAB. EA. ACC.",
          elDiseaseEachEmployee: "EL DISEASE EA. EMPL.",
          elDiseasePolicyLimit: "EL DISEASE POL. LIMIT",
        }),
        gl(
          "GENERAL LIABILITY",
          [
            ["OCCUR", "CLAIMS-MADE"],
            ["POLICY", "PROJECT", "LOC"],
          ],
          {
            generalAggregate: "GENERAL AGGREGATE",
            productsCompOpAggregate: "PRODUCTS AGGREGATE",
            eachOccurrence: "EACH OCCURRENCE",
            personalAdvInjury: "PERSONAL & ADVERTISING",
            damageToRentedPremises: "RENTED PREMISES LIMIT",
            medicalExpense: "MEDICAL EXPENSE LIMIT",
          },
        ),
        umbrella("UMBRELLA/EXCESS", [["UMBRELLA LIAB", "EXCESS LIAB"]], "EACH OCCURRENCE", "AGGREGATE LIMIT"),
      ],
      words: {
        ...shortWords,
        OCCUR: "OCCURRENCE",
        "CLAIMS-MADE": "CLAIMS MADE",
        POLICY: "PER POLICY",
        PROJECT: "PER PROJ.",
        LOC: "PER LOC.",
        "PER STATUTE": "STATUTORY",
      },
      insurersTitle: "CARRIER CODES",
      naicTitle: "NAIC NO.",
      descriptionTitle: "ADDITIONAL INFORMATION",
    }),
  ];
}
