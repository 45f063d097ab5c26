import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, redrawer, shortWords, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** The forms that were held back last and whose misses were looked at. */
export function movedLatest(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  const make = redrawer(base);
  return [
    make("granary", {
      edges: [20, 60, 188, 188, 188, 298, 352, 406, 516, 594],
      step: 12,
      flags: "before",
      allRows: true,
      head: "bands",
      contact: false,
      labels: {
        ...labels,
        date: "ISSUE DATE",
        producer: "PRODUCER (AGENCY NAME & ADDRESS)",
        insured: "INSURED (NAME & ADDRESS)",
        insurer: "INS. CO. #:",
        coverages: "COVERAGES AND LIMITS",
        holder: "CERTIFICATE HOLDER NAME & ADDRESS",
      },
      headers: {
        ...headers,
        letter: "INS LTR",
        type: "INSURANCE TYPE",
        additional: "ADDL INT",
        number: "POLICY NO / CERT NO",
        effective: "EFF DATE (MM/DD/YY)",
        expiration: "EXP DATE (MM/DD/YY)",
        limits: "COVERAGE LIMITS",
      },
      rows: [
        gl(
          "GENERAL LIAB",
          [["COMMERCIAL GENERAL LIABILITY"], ["CLAIMS-MADE", "OCCUR"], ["GENL AGG LIMIT APPLIES PER:"], ["POLICY", "PROJECT", "LOC"]],
          {
            eachOccurrence: "EACH OCCURRENCE LIMIT",
            damageToRentedPremises: "DAM TO RENTED PREM (EA OCC)",
            medicalExpense: "MED EXP (ANY ONE PERS)",
            personalAdvInjury: "PERS INJ & ADV INJ LIMIT",
            generalAggregate: "GENL AGG LIMIT",
            productsCompOpAggregate: "PRODS & COMPL OPS AGG",
          },
        ),
        auto("AUTO LIAB", [["ANY AUTO", "HIRED AUTOS ONLY"], ["OWNED AUTOS ONLY", "NON-OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"]], {
          combinedSingleLimit: "COMB SGL LIMIT (EA ACCIDENT)",
          bodilyInjuryPerPerson: "BOD INJ (PER PERS)",
          bodilyInjuryPerAccident: "BOD INJ (PER ACCIDENT)",
          propertyDamage: "PROP DMG (PER ACCIDENT)",
        }),
        umbrella(
          "UMBRELLA / EXCESS LIAB",
          [["UMBRELLA LIAB", "OCCUR"], ["EXCESS LIAB", "CLAIMS-MADE"], ["DED"], ["RETENTION"]],
          "EACH OCCURRENCE LIMIT",
          "AGGREGATE LIMIT",
        ),
        workers(["WORKERS COMP & EMPLOYERS LIAB"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "EMPL LIAB - EA ACCIDENT",
          elDiseaseEachEmployee: "EMPL LIAB - DISEASE EA EMPL",
          elDiseasePolicyLimit: "EMPL LIAB - DISEASE POL LIMIT",
        }),
      ],
      words: {
        ...shortWords,
        "COMMERCIAL GENERAL LIABILITY": "COML GENERAL LIAB",
        "CLAIMS-MADE": "CLAIMS MADE",
        PROJECT: "PROJ",
        "PER STATUTE": "WC STATUTORY",
      },
      insurersTitle: "INSURANCE COMPANIES AFFORDING COVERAGE",
      naicTitle: "NAIC CODE #",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / JOBS / VEHICLES / REMARKS",
    }),
  ];
}
