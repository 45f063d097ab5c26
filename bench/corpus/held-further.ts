import { early, earlyWords } from "@/bench/corpus/held-editions";
import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** A county's certificate, which names each insurer in the row of its policy and has no letters. */
export function heldUnlettered(base: Omit<Layout, "name">): Layout[] {
  const { labels } = base;
  const make = redrawer(base);
  return [
    make("courthouse", {
      build: "schedule",
      order: ["letter", "type", "number", "effective", "expiration", "additional", "waiver", "limits"],
      edges: [20, 132, 244, 318, 366, 414, 448, 482, 556, 596],
      step: 12.2,
      letters: false,
      insurers: "rows",
      naicTitle: "NAIC #",
      head: "bands",
      contact: false,
      title: "CERTIFICATE OF INSURANCE TO THE COUNTY",
      labels: {
        ...labels,
        date: "DATE PREPARED",
        producer: "AGENCY",
        insured: "NAMED INSURED",
        insurer: "INSURANCE COMPANY",
        coverages: "INSURANCE PROVIDED",
        holder: "CERTIFICATE HOLDER",
      },
      headers: {
        letter: "INSURANCE COMPANY",
        type: "TYPE OF INSURANCE",
        additional: "ADD'L INSD",
        waiver: "SUBR WVD",
        number: "POLICY NUMBER",
        effective: "BEGINS",
        expiration: "ENDS",
        limits: "LIMITS OF LIABILITY",
      },
      rows: [
        gl("GENERAL LIABILITY", [["OCCUR", "CLAIMS-MADE"], ["AGGREGATE PER:"], ["POLICY", "PROJECT"], ["LOC"]], {
          generalAggregate: "GENERAL AGG.",
          productsCompOpAggregate: "PRODUCTS AGG.",
          personalAdvInjury: "PERS. & ADV. INJ.",
          eachOccurrence: "EACH OCC.",
          damageToRentedPremises: "RENTED PREMISES DAM.",
          medicalExpense: "MEDICAL EXP.",
        }),
        auto("AUTO LIABILITY", [["ANY AUTO", "OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"], ["HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]], {
          combinedSingleLimit: "COMB. SINGLE LIMIT",
          bodilyInjuryPerPerson: "BOD. INJ. PER PERSON",
          bodilyInjuryPerAccident: "BOD. INJ. PER ACC.",
          propertyDamage: "PROPERTY DAMAGE",
        }),
        umbrella("UMBRELLA / EXCESS", [["UMBRELLA LIAB", "EXCESS LIAB"]], "EACH OCC.", "AGGREGATE"),
        workers(["WORKERS COMPENSATION"], [["PER STATUTE"]], {
          elEachAccident: "EACH ACCIDENT",
          elDiseasePolicyLimit: "DISEASE, POLICY LIM.",
          elDiseaseEachEmployee: "DISEASE, EACH EMPL.",
        }),
      ],
      words: { "OWNED AUTOS ONLY": "OWNED", "HIRED AUTOS ONLY": "HIRED", "NON-OWNED AUTOS ONLY": "NON-OWNED", "PER STATUTE": "STATUTORY" },
      insurersTitle: "INSURANCE COMPANIES",
      descriptionTitle: "DESCRIPTION OF WORK",
    }),
  ];
}

/** An early edition, whose one column of marks is left of the titles, with more room than the tuned half gives it. */
export function heldEarly(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  return [
    {
      ...base,
      name: "edition 2009/01 roomy",
      edition: "2009/01",
      footer: "ACORD 25 (2009/01)",
      flags: "before",
      edges: [18, 66, 196, 196, 196, 300, 358, 416, 512, 594],
      step: 13,
      headers: {
        ...headers,
        additional: "ADD'L INSRD",
        effective: "POLICY EFF DATE (MM/DD/YY)",
        expiration: "POLICY EXP DATE (MM/DD/YY)",
      },
      labels: { ...labels, date: "DATE (MM/DD/YYYY)", insurer: "INSURER #:" },
      rows: early,
      words: { ...earlyWords, "PER STATUTE": "WC STATUTORY LIMITS", OTHER: "OTHER" },
      contact: false,
      dollars: false,
      insurersTitle: "INSURERS AFFORDING COVERAGE",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / EXCLUSIONS ADDED BY ENDORSEMENT / SPECIAL PROVISIONS",
    },
  ];
}
