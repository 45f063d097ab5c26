import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, redrawer, shortWords, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Near relatives of the form's table as agencies' systems, owners and carriers print them: other orders, columns and words. */
export function heldTables(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  const make = redrawer(base);
  return [
    make("harbor", {
      edges: [22, 45, 178, 203, 228, 322, 373, 424, 533, 592],
      step: 12.4,
      allRows: true,
      dollars: true,
      title: "CERTIFICATE OF PROPERTY & CASUALTY LIABILITY INSURANCE",
      labels: {
        date: "PRINT DATE",
        producer: "PRODUCER NAME AND ADDRESS",
        insured: "NAME AND ADDRESS OF INSURED",
        contact: "PREPARED BY",
        phone: "TEL. NO.",
        email: "E-MAIL ADDR.",
        insurer: "COMPANY # -",
        coverages: "COVERAGE SECTION",
        holder: "NAME AND ADDRESS OF CERTIFICATE HOLDER",
      },
      headers: {
        letter: "CO. LTR.",
        type: "TYPE OF POLICY",
        additional: "ADDL INS. INCL.",
        waiver: "WAIVER INCL.",
        number: "POLICY / BINDER NUMBER",
        effective: "EFFECTIVE MO/DAY/YR",
        expiration: "EXPIRATION MO/DAY/YR",
        limits: "AMOUNTS OF INSURANCE",
      },
      rows: [
        gl("GENERAL LIABILITY - COMMERCIAL", [["OCCUR"], ["CLAIMS-MADE"], ["AGG. APPLIES SEPARATELY TO:"], ["POLICY", "PROJECT", "LOC"]], {
          generalAggregate: "GENERAL AGGREGATE LIMIT",
          productsCompOpAggregate: "PROD. & COMPLETED OPER. AGG.",
          eachOccurrence: "LIMIT PER OCCURRENCE",
          personalAdvInjury: "PERS. INJURY & ADVERTISING INJ.",
          medicalExpense: "MEDICAL PAYMENTS (ANY 1 PERSON)",
          damageToRentedPremises: "DMG. TO RENTED PREMISES (EA. OCC.)",
        }),
        umbrella(
          "UMBRELLA AND EXCESS",
          [["UMBRELLA LIAB"], ["EXCESS LIAB"], ["OCCUR", "CLAIMS-MADE"]],
          "LIMIT PER OCCURRENCE",
          "POLICY AGGREGATE",
        ),
        workers(["WORKERS' COMPENSATION", "& EMPLOYERS' LIABILITY"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "EMPL. LIAB. EACH ACCIDENT",
          elDiseasePolicyLimit: "EMPL. LIAB. DISEASE - POLICY",
          elDiseaseEachEmployee: "EMPL. LIAB. DISEASE - EMPLOYEE",
        }),
        auto(
          "AUTOMOBILE - COMMERCIAL",
          [["OWNED AUTOS ONLY", "ANY AUTO"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"]],
          {
            bodilyInjuryPerPerson: "B.I. LIMIT EACH PERSON",
            bodilyInjuryPerAccident: "B.I. LIMIT EACH ACCIDENT",
            propertyDamage: "P.D. LIMIT EACH ACCIDENT",
            combinedSingleLimit: "SINGLE LIMIT B.I. & P.D. COMBINED",
          },
        ),
      ],
      words: {
        ...shortWords,
        OCCUR: "OCCURRENCE BASIS",
        "CLAIMS-MADE": "CLAIMS-MADE BASIS",
        "ANY AUTO": "ANY AUTOMOBILE",
        "SCHEDULED AUTOS": "SPECIFICALLY DESCRIBED AUTOS",
        "PER STATUTE": "STATUTORY W.C.",
      },
      insurersTitle: "COMPANIES PROVIDING THIS COVERAGE",
      naicTitle: "NAIC CO. #",
      descriptionTitle: "DESCRIPTION (OPERATIONS, JOB SITE, VEHICLES, SPECIAL WORDING)",
    }),
  ];
}
