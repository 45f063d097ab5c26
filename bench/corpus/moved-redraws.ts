import type { Layout } from "@/bench/corpus/layout";
import { auto, autos, gl, lowerWords, redrawer, umbrella, workers } from "@/bench/corpus/redraw-parts";

/** Redraws that were held back until misses of theirs were looked at; rows, heads and limits are worded as declarations pages are. */
export function movedRedraws(base: Omit<Layout, "name">): Layout[] {
  const { headers, labels } = base;
  const make = redrawer(base);
  return [
    make("bare", {
      edges: [22, 22, 182, 182, 182, 296, 358, 420, 520, 592],
      step: 12,
      flags: "none",
      letters: false,
      allRows: true,
      dollars: true,
      foot: "stacked",
      labels: { ...labels, date: "ISSUE DATE", insurer: "COMPANY #", contact: "CONTACT:", phone: "TELEPHONE:", email: "EMAIL:" },
      headers: { ...headers, type: "COVERAGE", effective: "POLICY EFFECTIVE", expiration: "POLICY EXPIRES", limits: "LIMITS OF LIABILITY" },
      rows: [
        gl(
          "GENERAL LIABILITY",
          [["COMMERCIAL GENERAL LIABILITY"], ["CLAIMS-MADE", "OCCUR"], ["AGGREGATE LIMIT APPLIES PER:"], ["POLICY", "PROJECT", "LOC"]],
          {
            generalAggregate: "GENERAL AGGREGATE",
            productsCompOpAggregate: "PRODUCTS-COMP/OPS AGGREGATE",
            personalAdvInjury: "PERSONAL & ADVERTISING INJURY",
            eachOccurrence: "EACH OCCURRENCE",
            damageToRentedPremises: "FIRE DAMAGE (Any one fire)",
            medicalExpense: "MEDICAL EXPENSE (Any one person)",
          },
        ),
        auto("AUTOMOBILE LIABILITY", autos, {
          combinedSingleLimit: "COMBINED SINGLE LIMIT",
          bodilyInjuryPerPerson: "BODILY INJURY (Per person)",
          bodilyInjuryPerAccident: "BODILY INJURY (Per accident)",
          propertyDamage: "PROPERTY DAMAGE",
        }),
        umbrella("EXCESS LIABILITY", [["UMBRELLA LIAB"], ["EXCESS LIAB"]], "EACH OCCURRENCE", "AGGREGATE"),
        workers(["WORKERS' COMPENSATION", "AND EMPLOYERS' LIABILITY"], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "EACH ACCIDENT",
          elDiseasePolicyLimit: "DISEASE - POLICY LIMIT",
          elDiseaseEachEmployee: "DISEASE - EACH EMPLOYEE",
        }),
      ],
      words: { "UMBRELLA LIAB": "UMBRELLA FORM", "EXCESS LIAB": "OTHER THAN UMBRELLA FORM", "PER STATUTE": "STATUTORY", LOC: "LOC" },
      insurersTitle: "COMPANIES AFFORDING COVERAGE",
      naicTitle: null,
      descriptionTitle: "DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES / RESTRICTIONS / SPECIAL ITEMS",
    }),
    make("auto first", {
      edges: [26, 68, 200, 200, 200, 306, 362, 418, 518, 590],
      step: 12.6,
      flags: "before",
      contact: false,
      headers: { ...headers, additional: "ADD'L INS'D", number: "POLICY NO.", effective: "EFF. DATE", expiration: "EXP. DATE" },
      labels: { ...labels, insurer: "INSURER #" },
      rows: [
        auto("COMMERCIAL AUTOMOBILE", autos, {
          combinedSingleLimit: "CSL (Each accident)",
          bodilyInjuryPerPerson: "BI (Per person)",
          bodilyInjuryPerAccident: "BI (Per accident)",
          propertyDamage: "PD (Per accident)",
        }),
        gl("COMMERCIAL GENERAL LIABILITY", [["OCCUR", "CLAIMS-MADE"], ["GEN AGGREGATE LIMIT PER:"], ["PROJECT", "POLICY", "LOC"]], {
          eachOccurrence: "EACH OCCURRENCE",
          generalAggregate: "GENERAL AGGREGATE",
          productsCompOpAggregate: "PRODUCTS/COMPLETED OPS AGG",
          personalAdvInjury: "PERSONAL/ADVERTISING INJURY",
          damageToRentedPremises: "DAMAGE TO PREMISES\nRENTED TO YOU",
          medicalExpense: "MED EXPENSE (Any one person)",
        }),
        workers(["WORKERS COMPENSATION / E.L."], [["PER STATUTE"], ["OTHER"]], {
          elEachAccident: "EL - EACH ACCIDENT",
          elDiseasePolicyLimit: "EL - DISEASE POLICY LIMIT",
          elDiseaseEachEmployee: "EL - DISEASE EACH EMPLOYEE",
        }),
        umbrella(
          "UMBRELLA / EXCESS",
          [
            ["UMBRELLA LIAB", "EXCESS LIAB"],
            ["OCCUR", "CLAIMS-MADE"],
          ],
          "PER OCCURRENCE",
          "AGGREGATE",
        ),
      ],
      words: { "PER STATUTE": "STATUTORY LIMITS", OCCUR: "OCCURRENCE", "UMBRELLA LIAB": "UMBRELLA", "EXCESS LIAB": "EXCESS" },
      naicTitle: "NAIC CODE",
    }),
    make("dense", {
      edges: [18, 39, 168, 192, 216, 316, 368, 420, 522, 594],
      step: 10.8,
      allRows: true,
      labels: {
        ...labels,
        date: "DATE PREPARED",
        contact: "CONTACT PERSON:",
        phone: "PHONE NO.:",
        email: "EMAIL ADDRESS:",
        insurer: "CO. # :",
      },
      headers: {
        ...headers,
        letter: "CO LTR",
        additional: "AI (Y/N)",
        waiver: "WOS (Y/N)",
        effective: "POLICY PERIOD FROM",
        expiration: "POLICY PERIOD TO",
      },
      rows: [
        gl(
          "GENERAL LIABILITY",
          [["COMMERCIAL GENERAL LIABILITY"], ["CLAIMS-MADE", "OCCUR"], ["GEN'L AGGREGATE APPLIES:"], ["PROJECT", "LOC"], ["POLICY"]],
          {
            eachOccurrence: "EACH OCCURRENCE",
            damageToRentedPremises: "RENTED PREMISES DAMAGE (Ea occ.)",
            medicalExpense: "MED. EXP. (Any one person)",
            personalAdvInjury: "PERS. & ADV. INJURY",
            generalAggregate: "GEN'L AGGREGATE",
            productsCompOpAggregate: "PROD./COMP. OPS. AGG.",
          },
        ),
        workers(["WORKERS COMP. / EMPLOYERS LIAB."], [["PER STATUTE", "OTHER"]], {
          elEachAccident: "E.L. EA. ACCIDENT",
          elDiseaseEachEmployee: "E.L. DISEASE - EA. EMPLOYEE",
          elDiseasePolicyLimit: "E.L. DISEASE - POL. LIMIT",
        }),
        auto("AUTO LIABILITY", autos, {
          combinedSingleLimit: "COMB. SINGLE LIMIT (Ea acc.)",
          bodilyInjuryPerPerson: "BOD. INJURY (Per person)",
          bodilyInjuryPerAccident: "BOD. INJURY (Per acc.)",
          propertyDamage: "PROP. DAMAGE (Per acc.)",
        }),
        umbrella(
          "UMBRELLA LIABILITY",
          [
            ["OCCUR", "CLAIMS-MADE"],
            ["EXCESS LIAB", "RETENTION"],
          ],
          "EACH OCCURRENCE",
          "AGGREGATE",
        ),
      ],
      words: {
        PROJECT: "PER PROJECT",
        LOC: "PER LOCATION",
        POLICY: "PER POLICY",
        "EXCESS LIAB": "EXCESS FORM",
        "PER STATUTE": "STATUTORY",
      },
      insurersTitle: "COMPANIES",
      naicTitle: "NAIC #",
    }),
    make("inset", {
      edges: [42, 63, 196, 196, 196, 298, 352, 406, 498, 572],
      step: 14,
      flags: "none",
      head: "bands",
      contact: false,
      dollars: true,
      title: "CERTIFICATE OF INSURANCE",
      labels: { ...labels, producer: "BROKER", insurer: "INSURER #:", coverages: "COVERAGE" },
      headers: { ...headers, letter: "INS", number: "POLICY #", effective: "EFFECTIVE", expiration: "EXPIRES", limits: "LIMITS" },
      rows: [
        gl("Commercial General Liability", [["OCCUR", "CLAIMS-MADE"], ["Aggregate per:"], ["POLICY", "PROJECT", "LOC"]], {
          eachOccurrence: "Each Occurrence",
          generalAggregate: "General Aggregate",
          productsCompOpAggregate: "Products/Comp Ops Agg",
          personalAdvInjury: "Personal/Adv Injury",
          damageToRentedPremises: "Damage to Rented Premises",
          medicalExpense: "Medical Payments",
        }),
        auto("Commercial Auto", autos, {
          combinedSingleLimit: "Each Accident (CSL)",
          bodilyInjuryPerPerson: "Bodily Injury Each Person",
          bodilyInjuryPerAccident: "Bodily Injury Each Accident",
          propertyDamage: "Property Damage",
        }),
        workers(["Workers Compensation"], [["PER STATUTE"]], {
          elEachAccident: "EL Each Accident",
          elDiseaseEachEmployee: "EL Disease Each Employee",
          elDiseasePolicyLimit: "EL Disease Policy Limit",
        }),
        umbrella("Excess / Umbrella", [["UMBRELLA LIAB", "EXCESS LIAB"]], "Each Occurrence", "Aggregate"),
      ],
      words: lowerWords,
      naicTitle: "NAIC NUMBER",
    }),
  ];
}
