import type { RowShape } from "@/bench/corpus/layout";

type Words = {
  fire: string;
  med: string;
  injury: string;
  products: string;
  csl: string;
  accident: string;
  employee: string;
  policy: string;
};
export const plain: Words = {
  fire: "DAMAGE TO RENTED PREMISES",
  med: "MED EXP (Any one person)",
  injury: "PERSONAL & ADV INJURY",
  products: "PRODUCTS - COMP/OP AGG",
  csl: "COMBINED SINGLE LIMIT",
  accident: "E.L. EACH ACCIDENT",
  employee: "E.L. DISEASE - EA EMPLOYEE",
  policy: "E.L. DISEASE - POLICY LIMIT",
};

/** Rows as carriers redraw them: fewer boxes, one title, their own wording. */
export function rows(titles: [string, string, string, string], words: Words = plain): RowShape[] {
  const [gl, auto, umbrella, workers] = titles;
  return [
    {
      type: "GENERAL_LIABILITY",
      titles: [gl],
      ticks: [["CLAIMS-MADE", "OCCUR"], ["AGGREGATE LIMIT APPLIES PER:"], ["POLICY", "PROJECT", "LOC"]],
      limits: [
        { key: "eachOccurrence", label: "EACH OCCURRENCE" },
        { key: "damageToRentedPremises", label: words.fire },
        { key: "medicalExpense", label: words.med },
        { key: "personalAdvInjury", label: words.injury },
        { key: "generalAggregate", label: "GENERAL AGGREGATE" },
        { key: "productsCompOpAggregate", label: words.products },
      ],
    },
    {
      type: "AUTO_LIABILITY",
      titles: [auto],
      ticks: [["ANY AUTO", "SCHEDULED AUTOS"], ["OWNED AUTOS ONLY"], ["HIRED AUTOS ONLY", "NON-OWNED AUTOS ONLY"]],
      limits: [
        { key: "combinedSingleLimit", label: words.csl },
        { key: "bodilyInjuryPerPerson", label: "BODILY INJURY (Per person)" },
        { key: "bodilyInjuryPerAccident", label: "BODILY INJURY (Per accident)" },
        { key: "propertyDamage", label: "PROPERTY DAMAGE (Per accident)" },
      ],
    },
    {
      type: "UMBRELLA_POLICY",
      titles: [umbrella],
      ticks: [["UMBRELLA LIAB", "EXCESS LIAB"], ["CLAIMS-MADE", "OCCUR"], ["RETENTION"]],
      limits: [
        { key: "umbrellaEachOccurrence", label: "EACH OCCURRENCE" },
        { key: "umbrellaAggregate", label: "AGGREGATE" },
      ],
    },
    {
      type: "WORKERS_COMPENSATION",
      titles: [workers],
      ticks: [["PER STATUTE", "OTHER"]],
      limits: [
        { key: "elEachAccident", label: words.accident },
        { key: "elDiseaseEachEmployee", label: words.employee },
        { key: "elDiseasePolicyLimit", label: words.policy },
      ],
    },
  ];
}
