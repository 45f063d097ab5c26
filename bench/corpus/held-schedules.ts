import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, redrawer, shortWords, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Schedules of coverage: a contractor's own worksheet on its side, and the two tables of a system that manages policies. */
export function heldSchedules(base: Omit<Layout, "name">): Layout[] {
  const make = redrawer(base);
  return [
    make("cistern", {
      build: "schedule",
      order: ["type", "number", "letter", "effective", "expiration", "additional", "waiver", "limits"],
      edges: [22, 146, 244, 404, 500, 500, 546, 592, 592, 592],
      limitsTable: [22, 166, 264, 380, 592],
      step: 11.6,
      ruling: "shaded",
      stackedDates: ["BEGINS", "ENDS"],
      limitsAbreast: 2,
      limitLabels: "before",
      letters: false,
      parties: ["insured", "producer"],
      insurers: "rows",
      title: "SUMMARY OF LIABILITY INSURANCE",
      labels: {
        date: "RUN DATE",
        producer: "AGENCY",
        insured: "CLIENT NAME AND MAILING ADDRESS",
        contact: "ACCOUNT MGR.",
        phone: "DIRECT LINE",
        email: "E-MAIL",
        insurer: "COMPANY",
        coverages: "POLICIES",
        holder: "CERTIFICATE ISSUED TO",
      },
      headers: {
        letter: "ISSUING COMPANY",
        type: "COVERAGE",
        additional: "ADDITIONAL INTEREST",
        waiver: "WAIVER OF SUBR.",
        number: "POLICY NO.",
        effective: "TERM",
        expiration: "",
        limits: "LIMITS OF INSURANCE",
      },
      rows: [
        umbrella(
          "UMBRELLA OR EXCESS",
          [
            ["OCCUR", "CLAIMS-MADE"],
            ["UMBRELLA LIAB", "EXCESS LIAB"],
          ],
          "OCCURRENCE LIMIT",
          "AGGREGATE LIMIT",
        ),
        gl(
          "COMML. GENERAL LIABILITY",
          [
            ["OCCUR", "CLAIMS-MADE"],
            ["POLICY", "PROJECT", "LOC"],
          ],
          {
            generalAggregate: "GENERAL AGGREGATE",
            eachOccurrence: "OCCURRENCE LIMIT",
            productsCompOpAggregate: "PROD/COMP OPS AGGREGATE",
            personalAdvInjury: "PERSONAL/ADV INJURY",
            damageToRentedPremises: "FIRE LEGAL/RENTED PREM",
            medicalExpense: "MEDICAL EXPENSE",
          },
        ),
        workers(["WORKERS COMPENSATION"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "EL - EACH ACCIDENT",
          elDiseasePolicyLimit: "EL - DISEASE POLICY LIMIT",
          elDiseaseEachEmployee: "EL - DISEASE EA EMPLOYEE",
        }),
        auto(
          "COMMERCIAL AUTO",
          [
            ["ANY AUTO", "SCHEDULED AUTOS"],
            ["OWNED AUTOS ONLY", "HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"],
          ],
          {
            combinedSingleLimit: "LIABILITY CSL",
            propertyDamage: "PROPERTY DAMAGE",
            bodilyInjuryPerPerson: "BI EACH PERSON",
            bodilyInjuryPerAccident: "BI EACH ACCIDENT",
          },
        ),
      ],
      words: {
        ...shortWords,
        OCCUR: "OCCURRENCE",
        "CLAIMS-MADE": "CLAIMS MADE",
        POLICY: "AGG PER POL",
        PROJECT: "PROJECT",
        LOC: "LOCATION",
        "PER STATUTE": "STATUTORY LIMITS",
      },
      insurersTitle: "",
      naicTitle: "NAIC CODE",
      descriptionTitle: "REMARKS",
    }),
  ];
}
