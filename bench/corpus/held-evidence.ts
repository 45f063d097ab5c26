import type { Layout } from "@/bench/corpus/layout";
import { auto, gl, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Evidence of insurance: the printout of a broker's portal, and what a carrier's service desk sends in a narrow column. */
export function heldEvidence(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  const make = redrawer(base);
  return [
    make("thicket", {
      order: ["type", "effective", "expiration", "limits", "letter", "additional", "waiver", "number"],
      edges: [54, 228, 286, 344, 414, 556, 556, 556, 556, 556],
      step: 12.6,
      ruling: "none",
      amountsFirst: true,
      numberBelow: true,
      flagsTold: "box",
      letters: false,
      head: "bands",
      parties: ["holder", "producer", "insured"],
      contact: false,
      insurers: "rows",
      title: "VERIFICATION OF INSURANCE",
      labels: {
        ...labels,
        date: "VERIFIED AS OF",
        producer: "SERVICING AGENT",
        insured: "OUR INSURED",
        insurer: "CARRIER",
        coverages: "WE VERIFY THAT THESE POLICIES ARE ON OUR RECORDS",
        holder: "REQUESTED BY",
      },
      headers: {
        ...headers,
        type: "KIND OF INSURANCE",
        additional: "REQUESTER IS ADDL. INSD.",
        waiver: "SUBROGATION WAIVED",
        number: "POLICY NUMBER",
        effective: "INCEPTION DATE",
        expiration: "ANNIVERSARY / EXPIRATION",
        limits: "LIMITS",
      },
      rows: [
        auto("BUSINESS AUTO", [["ANY AUTO", "OWNED AUTOS ONLY"], ["SCHEDULED AUTOS", "HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]], {
          combinedSingleLimit: "COMBINED SINGLE LIMIT",
          bodilyInjuryPerPerson: "BODILY INJURY EACH PERSON",
          bodilyInjuryPerAccident: "BODILY INJURY EACH ACCIDENT",
          propertyDamage: "PROPERTY DAMAGE EACH ACCIDENT",
        }),
        gl("GENERAL LIABILITY", [["OCCUR", "CLAIMS-MADE"], ["AGGREGATE IS:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "PER OCCURRENCE",
          personalAdvInjury: "PERSONAL/ADVERTISING INJURY",
          medicalExpense: "MEDICAL EXPENSE, EACH PERSON",
          damageToRentedPremises: "DAMAGE TO PREMISES RENTED",
          productsCompOpAggregate: "PRODUCTS-COMPLETED OPS. AGGREGATE",
          generalAggregate: "GENERAL AGGREGATE (EXCEPT PROD.)",
        }),
        umbrella("COMMERCIAL UMBRELLA", [["UMBRELLA LIAB", "EXCESS LIAB"]], "PER OCCURRENCE", "AGGREGATE"),
        workers(["WORKERS COMPENSATION"], [["PER STATUTE"]], {
          elEachAccident: "E.L. BY ACCIDENT, EACH ACCIDENT",
          elDiseaseEachEmployee: "E.L. BY DISEASE, EACH EMPLOYEE",
          elDiseasePolicyLimit: "E.L. BY DISEASE, POLICY LIMIT",
        }),
      ],
      words: {
        OCCUR: "OCCURRENCE FORM",
        "CLAIMS-MADE": "CLAIMS-MADE FORM",
        POLICY: "PER POLICY",
        PROJECT: "PER PROJECT",
        LOC: "PER LOC.",
        "ANY AUTO": "ANY AUTO (SYMBOL 1)",
        "OWNED AUTOS ONLY": "OWNED AUTOS",
        "HIRED AUTOS ONLY": "HIRED AUTOS",
        "NON-OWNED AUTOS ONLY": "NON-OWNED AUTOS",
        "UMBRELLA LIAB": "UMBRELLA",
        "EXCESS LIAB": "EXCESS",
        "PER STATUTE": "STATUTORY COVERAGE",
      },
      insurersTitle: "",
      naicTitle: null,
      descriptionTitle: "REGARDING",
    }),
  ];
}
