import type { Layout } from "@/bench/corpus/layout";
import { auto, autos, gl, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Tables whose columns stand in an order of their own, with other ways to rule them and to tell what is granted. */
export function heldOrders(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  const make = redrawer(base);
  return [
    make("prairie", {
      order: ["type", "letter", "effective", "expiration", "number", "limits", "additional", "waiver"],
      edges: [20, 178, 202, 254, 306, 394, 494, 594, 594, 594],
      step: 12.4,
      flagsTold: "box",
      limitLabels: "above",
      limitsAbreast: 2,
      head: "bands",
      contact: false,
      insurers: "below",
      allRows: true,
      title: "CERTIFICATE OF INSURANCE",
      labels: {
        ...labels,
        date: "DATE ISSUED",
        producer: "AGENT",
        insured: "NAME AND ADDRESS OF NAMED INSURED",
        insurer: "COMPANY # -",
        coverages: "POLICIES OF INSURANCE",
        holder: "CERTIFICATE HOLDER'S NAME AND ADDRESS",
      },
      headers: {
        letter: "CO. LTR.",
        type: "TYPE OF INSURANCE",
        additional: "ADDITIONAL INSURED",
        waiver: "WAIVER OF SUBROGATION",
        number: "POLICY NUMBER",
        effective: "EFFECTIVE DATE",
        expiration: "EXPIRATION DATE",
        limits: "LIMITS OF LIABILITY",
      },
      rows: [
        gl("COMMERCIAL GENERAL LIABILITY", [["OCCUR", "CLAIMS-MADE"], ["AGGREGATE PER:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "EACH OCCURRENCE",
          generalAggregate: "GENERAL AGGREGATE",
          personalAdvInjury: "PERSONAL & ADV. INJURY",
          productsCompOpAggregate: "PRODUCTS - COMP/OPS AGG.",
          damageToRentedPremises: "DAMAGE TO RENTED PREMISES",
          medicalExpense: "MEDICAL EXP. (ANY ONE PERSON)",
        }),
        auto("AUTOMOBILE LIABILITY", autos, {
          combinedSingleLimit: "COMBINED SINGLE LIMIT",
          propertyDamage: "PROPERTY DAMAGE",
          bodilyInjuryPerPerson: "BODILY INJURY (PER PERSON)",
          bodilyInjuryPerAccident: "BODILY INJURY (PER ACCIDENT)",
        }),
        umbrella("EXCESS / UMBRELLA LIABILITY", [["UMBRELLA LIAB", "EXCESS LIAB"]], "EACH OCCURRENCE", "AGGREGATE"),
        workers(["WORKERS' COMPENSATION", "AND EMPLOYERS' LIABILITY"], [["PER STATUTE"]], {
          elEachAccident: "E.L. EACH ACCIDENT",
          elDiseaseEachEmployee: "E.L. DISEASE - EA. EMPLOYEE",
          elDiseasePolicyLimit: "E.L. DISEASE - POLICY LIMIT",
        }),
      ],
      words: {
        OCCUR: "OCCURRENCE",
        "CLAIMS-MADE": "CLAIMS MADE",
        LOC: "LOC.",
        "OWNED AUTOS ONLY": "OWNED AUTOS",
        "HIRED AUTOS ONLY": "HIRED AUTOS",
        "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS",
        "UMBRELLA LIAB": "UMBRELLA FORM",
        "EXCESS LIAB": "EXCESS FORM",
        "PER STATUTE": "STATUTORY LIMITS APPLY",
      },
      insurersTitle: "COMPANIES AFFORDING COVERAGE",
      naicTitle: "NAIC CODE",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / SPECIAL PROVISIONS",
    }),
  ];
}
