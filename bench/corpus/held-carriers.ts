import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, redrawer, shortWords, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** A form of a carrier. */
export function heldCarriers(base: Omit<Layout, "name">): Layout[] {
  const make = redrawer(base);
  return [
    make("juniper", {
      order: ["number", "type", "limits", "effective", "expiration", "additional", "waiver", "letter"],
      edges: [22, 116, 248, 310, 418, 470, 522, 547, 572, 592],
      step: 12.2,
      ruling: "shaded",
      amountsFirst: true,
      foot: "stacked",
      title: "CERTIFICATE OF INSURANCE",
      labels: {
        date: "DATE",
        producer: "ISSUING AGENT",
        insured: "POLICYHOLDER",
        contact: "AGENT'S NAME",
        phone: "AGENT'S PHONE",
        email: "AGENT'S E-MAIL",
        insurer: "COMPANY #",
        coverages: "SCHEDULE OF POLICIES",
        holder: "CERTIFICATE HOLDER",
      },
      headers: {
        letter: "CO",
        type: "INSURANCE PROVIDED",
        additional: "ADDL INSD",
        waiver: "SUB WVD",
        number: "POLICY NUMBER",
        effective: "POLICY FROM",
        expiration: "POLICY TO",
        limits: "AMOUNT OF INSURANCE",
      },
      rows: [
        auto("BUSINESS AUTO", [["ANY AUTO", "SCHEDULED AUTOS"], ["OWNED AUTOS ONLY", "HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]], {
          combinedSingleLimit: "COMBINED SINGLE LIMIT",
          bodilyInjuryPerPerson: "BODILY INJURY / PERSON",
          bodilyInjuryPerAccident: "BODILY INJURY / ACCIDENT",
          propertyDamage: "PROPERTY DAMAGE / ACCIDENT",
        }),
        workers(["WORKERS COMPENSATION", "EMPLOYERS LIABILITY"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "EL EACH ACCIDENT",
          elDiseasePolicyLimit: "EL DISEASE / POLICY LIMIT",
          elDiseaseEachEmployee: "EL DISEASE / EACH EMPLOYEE",
        }),
        umbrella(
          "UMBRELLA OR EXCESS",
          [
            ["UMBRELLA LIAB", "EXCESS LIAB"],
            ["OCCUR", "CLAIMS-MADE"],
          ],
          "EACH OCCURRENCE",
          "AGGREGATE",
        ),
        gl("GENERAL LIABILITY", [["OCCUR", "CLAIMS-MADE"], ["AGGREGATE PER:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "EACH OCCURRENCE",
          generalAggregate: "GENERAL AGGREGATE",
          productsCompOpAggregate: "PRODUCTS/COMP. OPS. AGG.",
          personalAdvInjury: "PERSONAL & ADVERTISING INJURY",
          medicalExpense: "MEDICAL EXPENSE / PERSON",
          damageToRentedPremises: "PREMISES RENTED TO INSURED",
        }),
      ],
      words: { ...shortWords, OCCUR: "OCCURRENCE", "CLAIMS-MADE": "CLAIMS MADE", LOC: "LOCATION", "PER STATUTE": "STATUTORY" },
      insurersTitle: "ISSUING COMPANIES",
      naicTitle: "NAIC NO.",
      descriptionTitle: "SPECIAL CONDITIONS / DESCRIPTION OF OPERATIONS",
    }),
  ];
}
