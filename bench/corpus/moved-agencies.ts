import type { Layout } from "@/bench/corpus/layout";
import { auto, autos, gl, lowerWords, redrawer, shortWords, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Forms of agencies and of programs; they were held back, and their misses were looked at. */
export function movedAgencies(base: Omit<Layout, "name">): Layout[] {
  const { labels } = base;
  const make = redrawer(base);
  return [
    make("cobblestone", {
      order: ["letter", "type", "limits", "number", "effective", "expiration", "additional", "waiver"],
      edges: [22, 44, 176, 276, 342, 444, 496, 548, 570, 592],
      step: 12,
      title: "CERTIFICATE OF INSURANCE",
      labels: {
        date: "DATE OF ISSUE",
        producer: "WHOLESALE BROKER / PRODUCER",
        insured: "INSURED",
        contact: "ISSUED BY:",
        phone: "PHONE:",
        email: "E-MAIL:",
        insurer: "CARRIER #:",
        coverages: "COVERAGES",
        holder: "CERTIFICATE HOLDER",
      },
      headers: {
        letter: "CARR. LTR.",
        type: "COVERAGE",
        additional: "A.I.",
        waiver: "W.O.S.",
        number: "POLICY NUMBER",
        effective: "EFFECTIVE DATE",
        expiration: "EXPIRATION DATE",
        limits: "LIMITS OF LIABILITY",
      },
      rows: [
        gl("COMMERCIAL GENERAL LIABILITY", [["CLAIMS-MADE", "OCCUR"], ["GENERAL AGGREGATE PER:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "EACH OCCURRENCE",
          generalAggregate: "GENERAL AGGREGATE",
          productsCompOpAggregate: "PRODUCTS/COMP. OPS. AGG.",
          personalAdvInjury: "PERSONAL & ADV. INJURY",
          damageToRentedPremises: "DAMAGE TO RENTED PREMISES",
          medicalExpense: "MEDICAL PAYMENTS",
        }),
        umbrella(
          "EXCESS / UMBRELLA LIABILITY",
          [
            ["EXCESS LIAB", "UMBRELLA LIAB"],
            ["CLAIMS-MADE", "OCCUR"],
          ],
          "EACH OCCURRENCE",
          "AGGREGATE",
        ),
        auto("AUTOMOBILE LIABILITY", autos, {
          combinedSingleLimit: "COMBINED SINGLE LIMIT",
          bodilyInjuryPerPerson: "BODILY INJURY PER PERSON",
          bodilyInjuryPerAccident: "BODILY INJURY PER ACCIDENT",
          propertyDamage: "PROPERTY DAMAGE",
        }),
        workers(["WORKERS COMPENSATION /", "EMPLOYERS LIABILITY"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "E.L. EACH ACCIDENT",
          elDiseaseEachEmployee: "E.L. DISEASE EA. EMPLOYEE",
          elDiseasePolicyLimit: "E.L. DISEASE POLICY LIMIT",
        }),
      ],
      words: { ...shortWords, OCCUR: "OCCURRENCE", LOC: "LOC.", "PER STATUTE": "STATUTORY" },
      insurersTitle: "CARRIERS AFFORDING COVERAGE",
      naicTitle: "NAIC NO.",
      descriptionTitle: "REMARKS (A.I. = ADDITIONAL INSURED, W.O.S. = WAIVER OF SUBROGATION)",
    }),
    make("cloister", {
      build: "schedule",
      order: ["type", "letter", "number", "effective", "expiration", "limits", "additional", "waiver"],
      edges: [18, 116, 250, 324, 371, 418, 498, 547, 571, 595],
      step: 11.8,
      ruling: "lines",
      flagsTold: "answer",
      letters: false,
      insurers: "rows",
      naicTitle: "NAIC:",
      masthead: "left",
      head: "bands",
      parties: ["holder", "insured", "producer"],
      contact: false,
      title: "Certificate of Insurance",
      labels: {
        ...labels,
        date: "Date generated:",
        producer: "Insurance agency",
        insured: "Insured (vendor)",
        insurer: "Insurer",
        coverages: "Policies on file",
        holder: "Certificate holder",
      },
      headers: {
        letter: "Insurer",
        type: "Policy type",
        additional: "Add'l Insd",
        waiver: "Waiver Subr",
        number: "Policy number",
        effective: "Effective date",
        expiration: "Expiration date",
        limits: "Coverage limits",
      },
      rows: [
        gl("General Liability", [["OCCUR", "CLAIMS-MADE"], ["Aggregate per:"], ["POLICY", "PROJECT"], ["LOC"]], {
          eachOccurrence: "Each Occurrence",
          damageToRentedPremises: "Damage to Rented Premises",
          medicalExpense: "Medical Expense",
          personalAdvInjury: "Personal & Adv. Injury",
          generalAggregate: "General Aggregate",
          productsCompOpAggregate: "Products/Comp. Ops Aggregate",
        }),
        auto(
          "Automobile Liability",
          [["ANY AUTO", "OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "Combined Single Limit",
            bodilyInjuryPerPerson: "Bodily Injury per Person",
            bodilyInjuryPerAccident: "Bodily Injury per Accident",
            propertyDamage: "Property Damage",
          },
        ),
        umbrella("Umbrella/Excess Liability", [["UMBRELLA LIAB", "EXCESS LIAB"]], "Each Occurrence", "Aggregate"),
        workers(["Workers' Compensation"], [["PER STATUTE"]], {
          elEachAccident: "E.L. Each Accident",
          elDiseaseEachEmployee: "E.L. Disease Each Employee",
          elDiseasePolicyLimit: "E.L. Disease Policy Limit",
        }),
      ],
      words: {
        ...lowerWords,
        "OWNED AUTOS ONLY": "Owned",
        "SCHEDULED AUTOS": "Scheduled Autos",
        "HIRED AUTOS ONLY": "Hired",
        "NON-OWNED AUTOS ONLY": "Non-Owned",
        "PER STATUTE": "Per Statute",
      },
      descriptionTitle: "Description of operations and additional provisions",
    }),
  ];
}
