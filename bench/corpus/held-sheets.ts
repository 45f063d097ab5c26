import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, redrawer, shortWords, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Forms whose limits and insurers stand elsewhere than in the form's table, and sheets that have another build altogether. */
export function heldSheets(base: Omit<Layout, "name">): Layout[] {
  const { labels } = base;
  const make = redrawer(base);
  return [
    make("millrace", {
      edges: [18, 38, 140, 160, 180, 258, 307, 356, 418, 598],
      step: 13,
      limitsAbreast: 2,
      allRows: true,
      head: "bands",
      contact: false,
      insurers: "below",
      title: "CERTIFICATE OF INSURANCE",
      labels: {
        ...labels,
        date: "CERTIFICATE DATE",
        producer: "BROKER OF RECORD",
        insured: "INSURED / VENDOR",
        insurer: "INSURER #",
        coverages: "INSURANCE PROGRAM",
        holder: "CERTIFICATE HOLDER / ADDITIONAL INTEREST",
      },
      headers: {
        letter: "INS",
        type: "COVERAGE PART",
        additional: "ADD'L INS'D",
        waiver: "WVR SUBR",
        number: "POLICY",
        effective: "EFFECTIVE",
        expiration: "EXPIRATION",
        limits: "LIMITS OF INSURANCE",
      },
      rows: [
        gl(
          "GENERAL LIABILITY",
          [
            ["OCCUR", "CLAIMS-MADE"],
            ["AGG. PER:", "POLICY"],
            ["PROJECT", "LOC"],
          ],
          {
            eachOccurrence: "OCCURRENCE",
            personalAdvInjury: "PERSONAL &\nADVERTISING INJURY",
            generalAggregate: "GEN. AGGREGATE",
            productsCompOpAggregate: "PRODUCTS &\nCOMPLETED OPS. AGG.",
            damageToRentedPremises: "DAMAGE TO\nRENTED PREMISES",
            medicalExpense: "MED. EXPENSE",
          },
        ),
        workers(["WORKERS COMPENSATION", "EMPLOYERS LIABILITY"], [["PER STATUTE"]], {
          elEachAccident: "EACH ACCIDENT",
          elDiseaseEachEmployee: "DISEASE -\nEACH EMPLOYEE",
          elDiseasePolicyLimit: "DISEASE -\nPOLICY LIMIT",
        }),
        auto("AUTOMOBILE", [["ANY AUTO", "OWNED AUTOS ONLY"], ["SCHEDULED AUTOS", "HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]], {
          combinedSingleLimit: "COMBINED\nSINGLE LIMIT",
          bodilyInjuryPerPerson: "BODILY INJURY\nPER PERSON",
          propertyDamage: "PROPERTY\nDAMAGE",
          bodilyInjuryPerAccident: "BODILY INJURY\nPER ACCIDENT",
        }),
        umbrella("UMBRELLA / EXCESS", [["UMBRELLA LIAB", "EXCESS LIAB"]], "OCCURRENCE", "AGGREGATE"),
      ],
      words: {
        ...shortWords,
        OCCUR: "OCCUR.",
        "CLAIMS-MADE": "CLM. MADE",
        LOC: "LOC.",

        "PER STATUTE": "STATUTORY LIMITS",
      },
      insurersTitle: "INSURERS SHOWN ABOVE BY LETTER",
      naicTitle: "NAIC NO.",
      descriptionTitle: "CONTRACT, PROJECT OR LOCATION TO WHICH THIS CERTIFICATE APPLIES",
    }),
  ];
}
