import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, lowerWords, redrawer, shortWords, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Plain tables as carriers, agencies and towns print them, each in its own words and proportions. */
export function heldAgencies(base: Omit<Layout, "name">): Layout[] {
  const { headers } = base;
  const make = redrawer(base);
  return [
    make("pewter", {
      edges: [24, 46, 182, 207, 232, 330, 380, 430, 531, 592],
      step: 12.2,
      allRows: true,
      dollars: true,
      title: "CERTIFICATE OF LIABILITY INSURANCE",
      labels: {
        date: "DATE PREPARED",
        producer: "AGENT OR BROKER",
        insured: "NAMED INSURED",
        contact: "CONTACT PERSON",
        phone: "TELEPHONE",
        email: "E-MAIL",
        insurer: "INSURER #",
        coverages: "COVERAGES IN FORCE",
        holder: "CERTIFICATE HOLDER",
      },
      headers: {
        letter: "INS LTR",
        type: "TYPE OF INSURANCE",
        additional: "ADD'L INSURED",
        waiver: "WAIVER SUBROG",
        number: "POLICY NUMBER",
        effective: "POLICY EFFECTIVE DATE",
        expiration: "POLICY EXPIRATION DATE",
        limits: "LIMITS OF INSURANCE",
      },
      rows: [
        gl(
          "GENERAL LIABILITY",
          [["COMMERCIAL GENERAL LIABILITY"], ["OCCUR", "CLAIMS-MADE"], ["AGGREGATE LIMIT APPLIES PER:"], ["POLICY", "PROJECT", "LOC"]],
          {
            eachOccurrence: "EACH OCCURRENCE LIMIT",
            damageToRentedPremises: "PREMISES RENTED TO YOU",
            medicalExpense: "MEDICAL EXPENSE (ANY ONE PERSON)",
            personalAdvInjury: "PERSONAL & ADVERTISING INJURY",
            generalAggregate: "GENERAL AGGREGATE LIMIT",
            productsCompOpAggregate: "PRODUCTS/COMPLETED OPS AGG",
          },
        ),
        auto(
          "AUTOMOBILE LIABILITY",
          [["ANY AUTO"], ["OWNED AUTOS ONLY", "SCHEDULED AUTOS"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]],
          {
            combinedSingleLimit: "COMBINED SINGLE LIMIT (EA ACC)",
            bodilyInjuryPerPerson: "BODILY INJURY - EACH PERSON",
            bodilyInjuryPerAccident: "BODILY INJURY - EACH ACCIDENT",
            propertyDamage: "PROPERTY DAMAGE - EACH ACCIDENT",
          },
        ),
        umbrella(
          "UMBRELLA / EXCESS LIABILITY",
          [["UMBRELLA LIAB", "EXCESS LIAB"], ["OCCUR", "CLAIMS-MADE"], ["RETENTION"]],
          "EACH OCCURRENCE LIMIT",
          "AGGREGATE LIMIT",
        ),
        workers(["WORKERS COMPENSATION &", "EMPLOYERS LIABILITY"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "EL - EACH ACCIDENT",
          elDiseaseEachEmployee: "EL - DISEASE EACH EMPLOYEE",
          elDiseasePolicyLimit: "EL - DISEASE POLICY LIMIT",
        }),
      ],
      words: { ...shortWords, OCCUR: "OCCURRENCE", LOC: "LOCATION", "PER STATUTE": "STATUTORY" },
      insurersTitle: "INSURERS PROVIDING COVERAGE",
      naicTitle: "NAIC #",
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / REMARKS",
    }),
    make("sycamore", {
      edges: [32, 58, 204, 204, 204, 306, 362, 418, 522, 580],
      step: 13,
      flags: "none",
      ruling: "lines",
      allRows: true,
      dollars: true,
      title: "Certificate of Insurance",
      labels: {
        date: "Date of Certificate",
        producer: "Name and Address of Agency",
        insured: "Name and Address of Insured",
        contact: "Agent",
        phone: "Phone No.",
        email: "E-mail",
        insurer: "Company #",
        coverages: "Insurance Coverages",
        holder: "Name and Address of Certificate Holder",
      },
      headers: {
        ...headers,
        letter: "Co. Letter",
        type: "Type of Insurance",
        number: "Policy Number",
        effective: "Effective Date",
        expiration: "Expiration Date",
        limits: "Limits of Liability",
      },
      rows: [
        gl("Comprehensive General Liability", [["CLAIMS-MADE", "OCCUR"], ["Limit applies per:"], ["POLICY", "PROJECT", "LOC"]], {
          generalAggregate: "General Aggregate",
          productsCompOpAggregate: "Products-Comp/Op Aggregate",
          personalAdvInjury: "Personal & Advertising Injury",
          eachOccurrence: "Each Occurrence",
          damageToRentedPremises: "Fire Damage (Any One Fire)",
          medicalExpense: "Medical Expense (Any One Person)",
        }),
        auto(
          "Automobile Liability",
          [["ANY AUTO", "HIRED AUTOS ONLY"], ["OWNED AUTOS ONLY", "NON-OWNED AUTOS ONLY"], ["SCHEDULED AUTOS"]],
          {
            combinedSingleLimit: "Combined Single Limit",
            bodilyInjuryPerPerson: "Bodily Injury (Per Person)",
            bodilyInjuryPerAccident: "Bodily Injury (Per Accident)",
            propertyDamage: "Property Damage",
          },
        ),
        umbrella("Excess Liability", [["UMBRELLA LIAB", "EXCESS LIAB"]], "Each Occurrence", "Aggregate"),
        workers(["Workers' Compensation", "and Employers' Liability"], [["PER STATUTE"]], {
          elEachAccident: "Each Accident",
          elDiseasePolicyLimit: "Disease - Policy Limit",
          elDiseaseEachEmployee: "Disease - Each Employee",
        }),
      ],
      words: {
        ...lowerWords,
        "OWNED AUTOS ONLY": "Owned Autos",
        "HIRED AUTOS ONLY": "Hired Autos",
        "NON-OWNED AUTOS ONLY": "Non-Owned Autos",
        "UMBRELLA LIAB": "Umbrella Form",
        "EXCESS LIAB": "Other Than Umbrella",
        "PER STATUTE": "Statutory",
      },
      insurersTitle: "Companies Affording Coverage",
      naicTitle: null,
      descriptionTitle: "Description of Operations / Locations / Vehicles / Special Items",
    }),
  ];
}
