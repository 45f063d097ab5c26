import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, lowerWords, redrawer, shortWords, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Forms that a contract brings along: a general contractor's own, and that of an employer who lends out staff. */
export function heldContracts(base: Omit<Layout, "name">): Layout[] {
  const { labels } = base;
  const make = redrawer(base);
  return [
    make("scaffold", {
      build: "schedule",
      order: ["letter", "type", "limits", "effective", "expiration", "additional", "waiver", "number"],
      edges: [24, 48, 206, 272, 398, 456, 514, 552, 590, 590],
      step: 12.4,
      ruling: "shaded",
      masthead: "left",
      amountsFirst: true,
      numberBelow: true,
      head: "bands",
      parties: ["insured", "producer"],
      contact: false,
      foot: "stacked",
      title: "Subcontractor's Certificate of Insurance",
      labels: {
        ...labels,
        date: "Date Completed",
        producer: "Subcontractor's Insurance Agent",
        insured: "Subcontractor (Named Insured)",
        insurer: "Company #",
        coverages: "Insurance Carried by the Subcontractor",
        holder: "General Contractor (Certificate Holder)",
      },
      headers: {
        letter: "Co.",
        type: "Coverage and Policy Number",
        additional: "GC Named as Addl. Insured",
        waiver: "Waiver of Subrog.",
        number: "Policy #",
        effective: "Policy Start Date",
        expiration: "Policy End Date",
        limits: "Limits Carried",
      },
      rows: [
        workers(["Workers' Compensation"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "E.L. Each Accident",
          elDiseasePolicyLimit: "E.L. Disease - Policy Limit",
          elDiseaseEachEmployee: "E.L. Disease - Each Employee",
        }),
        gl("Commercial General Liability", [["OCCUR", "CLAIMS-MADE"], ["Aggregate applies per:"], ["PROJECT", "POLICY", "LOC"]], {
          generalAggregate: "General Aggregate",
          productsCompOpAggregate: "Products & Completed Operations Agg.",
          eachOccurrence: "Each Occurrence",
          personalAdvInjury: "Personal & Advertising Injury",
          damageToRentedPremises: "Damage to Rented Premises",
          medicalExpense: "Medical Expense (One Person)",
        }),
        auto(
          "Automobile Liability",
          [["ANY AUTO", "SCHEDULED AUTOS"], ["OWNED AUTOS ONLY", "HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "Combined Single Limit, Each Accident",
            bodilyInjuryPerPerson: "Bodily Injury, Per Person",
            bodilyInjuryPerAccident: "Bodily Injury, Per Accident",
            propertyDamage: "Property Damage, Per Accident",
          },
        ),
        umbrella("Umbrella or Excess", [["UMBRELLA LIAB", "EXCESS LIAB"], ["RETENTION"]], "Each Occurrence", "Aggregate"),
      ],
      words: {
        ...lowerWords,
        "OWNED AUTOS ONLY": "Owned",
        "HIRED AUTOS ONLY": "Hired",
        "NON-OWNED AUTOS ONLY": "Non-Owned",
        "SCHEDULED AUTOS": "Scheduled",
        "PER STATUTE": "Statutory",
      },
      insurersTitle: "Insurance Companies",
      naicTitle: "NAIC #",
      descriptionTitle: "Project, Trade and Additional Terms",
    }),
    make("weathervane", {
      build: "schedule",
      order: ["effective", "expiration", "letter", "type", "number", "additional", "waiver", "limits"],
      edges: [22, 84, 146, 184, 322, 458, 524, 590, 590, 590],
      limitsTable: [22, 190, 276, 360, 590],
      step: 11.4,
      limitsAbreast: 3,
      limitLabels: "above",
      head: "bands",
      parties: ["producer", "insured", "holder"],
      contact: false,
      insurers: "below",
      title: "CERTIFICATE OF INSURANCE FOR CLIENT COMPANIES",
      labels: {
        ...labels,
        date: "PRINTED ON",
        producer: "PRODUCER OF THE PROGRAM",
        insured: "NAMED INSURED / CLIENT COMPANY",
        insurer: "CARRIER #",
        coverages: "SCHEDULE OF POLICIES AND SCHEDULE OF LIMITS",
        holder: "ISSUED TO (CERTIFICATE HOLDER)",
      },
      headers: {
        letter: "CARRIER",
        type: "POLICY TYPE",
        additional: "ADDITIONAL INSURED",
        waiver: "WAIVER OF SUBROGATION",
        number: "POLICY NUMBER",
        effective: "IN FORCE FROM",
        expiration: "IN FORCE TO",
        limits: "LIMITS",
      },
      rows: [
        workers(["WORKERS' COMPENSATION"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "E.L. EACH ACCIDENT",
          elDiseaseEachEmployee: "E.L. DISEASE EACH EMPLOYEE",
          elDiseasePolicyLimit: "E.L. DISEASE POLICY LIMIT",
        }),
        gl(
          "GENERAL LIABILITY",
          [
            ["OCCUR", "CLAIMS-MADE"],
            ["POLICY", "PROJECT", "LOC"],
          ],
          {
            eachOccurrence: "EACH OCCURRENCE",
            personalAdvInjury: "PERSONAL & ADV. INJURY",
            generalAggregate: "GENERAL AGGREGATE",
            damageToRentedPremises: "RENTED PREMISES DAMAGE",
            medicalExpense: "MEDICAL EXPENSE",
            productsCompOpAggregate: "PRODUCTS/COMP. OPS. AGG.",
          },
        ),
        auto(
          "AUTO LIABILITY",
          [
            ["ANY AUTO", "OWNED AUTOS ONLY", "HIRED AUTOS ONLY"],
            ["SCHEDULED AUTOS", "NON-OWNED AUTOS ONLY"],
          ],
          {
            combinedSingleLimit: "COMBINED SINGLE LIMIT",
            bodilyInjuryPerPerson: "BODILY INJURY PER PERSON",
            bodilyInjuryPerAccident: "BODILY INJURY PER ACCIDENT",
            propertyDamage: "PROPERTY DAMAGE",
          },
        ),
        umbrella(
          "UMBRELLA / EXCESS",
          [
            ["UMBRELLA LIAB", "EXCESS LIAB"],
            ["OCCUR", "CLAIMS-MADE"],
          ],
          "EACH OCCURRENCE",
          "AGGREGATE",
        ),
      ],
      words: {
        ...shortWords,
        OCCUR: "OCCURRENCE",
        POLICY: "AGG. PER POLICY",
        PROJECT: "PER PROJECT",
        LOC: "PER LOCATION",
        "PER STATUTE": "STATUTORY",
      },
      insurersTitle: "CARRIERS",
      naicTitle: "NAIC CODE",
      descriptionTitle: "REMARKS / ASSIGNMENT / JOB",
    }),
  ];
}
