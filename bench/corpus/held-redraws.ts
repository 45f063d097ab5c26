import type { Layout } from "@/bench/corpus/layout";
import { auto, autos, gl, lowerWords, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Carriers' and brokers' own drawings; rows, heads and limits are worded as declarations pages and certificates of theirs are. */
export function heldRedraws(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  const make = redrawer(base);
  return [
    make("mixed case", {
      edges: [26, 50, 174, 198, 222, 322, 376, 430, 524, 592],
      step: 13,
      head: "bands",
      contact: false,
      title: "Certificate of Insurance",
      labels: {
        ...labels,
        date: "Date Issued",
        producer: "Producer",
        insured: "Named Insured",
        insurer: "Insurer #:",
        coverages: "Coverages",
        holder: "Certificate Holder",
      },
      headers: {
        letter: "Ins. Ltr.",
        type: "Type of Insurance",
        additional: "Addl. Insd.",
        waiver: "Subr. Wvd.",
        number: "Policy Number",
        effective: "Effective Date",
        expiration: "Expiration Date",
        limits: "Limits of Liability",
      },
      rows: [
        gl("Commercial General Liability", [["CLAIMS-MADE", "OCCUR"], ["Aggregate limit applies per:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "Each Occurrence",
          damageToRentedPremises: "Damage to Rented Premises",
          medicalExpense: "Medical Expense (any one person)",
          personalAdvInjury: "Personal & Advertising Injury",
          generalAggregate: "General Aggregate",
          productsCompOpAggregate: "Products/Completed Ops Aggregate",
        }),
        auto("Automobile Liability", autos, {
          combinedSingleLimit: "Combined Single Limit",
          bodilyInjuryPerPerson: "Bodily Injury (per person)",
          bodilyInjuryPerAccident: "Bodily Injury (per accident)",
          propertyDamage: "Property Damage",
        }),
        umbrella("Umbrella/Excess Liability", [["UMBRELLA LIAB", "EXCESS LIAB"], ["RETENTION"]], "Each Occurrence", "Aggregate"),
        workers(["Workers Compensation and", "Employers' Liability"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "E.L. Each Accident",
          elDiseaseEachEmployee: "E.L. Disease - Each Employee",
          elDiseasePolicyLimit: "E.L. Disease - Policy Limit",
        }),
      ],
      words: lowerWords,
      insurersTitle: "Insurers Affording Coverage",
      naicTitle: "NAIC No.",
      descriptionTitle: "Description of Operations / Locations / Vehicles / Special Items",
    }),
    make("issued", {
      edges: [24, 52, 188, 188, 188, 292, 352, 412, 520, 594],
      step: 12.8,
      flags: "none",
      dollars: true,
      foot: "stacked",
      contact: false,
      title: "EVIDENCE OF INSURANCE COVERAGE",
      labels: {
        ...labels,
        date: "DATE OF ISSUE",
        producer: "AGENT / BROKER",
        insured: "INSURED",
        insurer: "Company #",
        holder: "CERTIFICATE ISSUED TO",
      },
      headers: {
        ...headers,
        letter: "COMPANY LETTER",
        type: "KIND OF INSURANCE",
        number: "POLICY NUMBER",
        effective: "DATE EFFECTIVE",
        expiration: "DATE EXPIRES",
        limits: "LIMITS OF LIABILITY",
      },
      rows: [
        workers(["WORKERS' COMPENSATION /", "EMPLOYER'S LIABILITY"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "EMPL. LIABILITY - EACH ACCIDENT",
          elDiseaseEachEmployee: "EMPL. LIABILITY - DISEASE EA. EMPL.",
          elDiseasePolicyLimit: "EMPL. LIABILITY - DISEASE POLICY LMT",
        }),
        gl("COMPREHENSIVE GENERAL LIABILITY", [["OCCUR"], ["CLAIMS-MADE"], ["AGGREGATE LIMITS APPLY PER:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "PER OCCURRENCE",
          generalAggregate: "GENERAL AGGREGATE",
          productsCompOpAggregate: "PRODUCTS & COMPLETED OPERATIONS",
          personalAdvInjury: "PERSONAL INJURY & ADVERTISING",
          damageToRentedPremises: "FIRE / RENTED PREMISES DAMAGE",
          medicalExpense: "MEDICAL EXPENSE PER PERSON",
        }),
        umbrella("EXCESS LIABILITY", [["UMBRELLA LIAB"], ["EXCESS LIAB"], ["OCCUR", "CLAIMS-MADE"]], "PER OCCURRENCE", "ANNUAL AGGREGATE"),
        auto(
          "BUSINESS AUTOMOBILE LIABILITY",
          [["ANY AUTO"], ["OWNED AUTOS ONLY", "SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "BI & PD COMBINED SINGLE LIMIT",
            bodilyInjuryPerPerson: "BODILY INJURY - PER PERSON",
            bodilyInjuryPerAccident: "BODILY INJURY - PER ACCIDENT",
            propertyDamage: "PROPERTY DAMAGE - PER ACCIDENT",
          },
        ),
      ],
      words: {
        OCCUR: "OCCURRENCE FORM",
        "CLAIMS-MADE": "CLAIMS-MADE FORM",
        "OWNED AUTOS ONLY": "OWNED",
        "SCHEDULED AUTOS": "SCHEDULED",
        "HIRED AUTOS ONLY": "HIRED",
        "NON-OWNED AUTOS ONLY": "NON-OWNED",
        "UMBRELLA LIAB": "UMBRELLA FORM",
        "EXCESS LIAB": "FOLLOW FORM EXCESS",
        "PER STATUTE": "STATUTORY",
      },
      insurersTitle: "INSURANCE COMPANIES",
      naicTitle: null,
      descriptionTitle: "OPERATIONS, LOCATIONS, VEHICLES OR PROJECT TO WHICH THIS APPLIES",
    }),
  ];
}
