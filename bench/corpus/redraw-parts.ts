import type { Layout, RowShape } from "@/bench/corpus/layout";
import type { PolicyType } from "@/lib/extraction/schema";

/** A coverage row; the limits are printed in the order in which their labels are given. */
export const row = (
  type: PolicyType,
  titles: string[],
  ticks: string[][],
  limits: Record<string, string>,
  limitTicks?: string[],
): RowShape => ({
  type,
  titles,
  ticks,
  ...(limitTicks ? { limitTicks } : {}),
  limits: Object.entries(limits).map(([key, label]) => ({ key, label })),
});
/** The row of what no title on the form names. */
export const free = row("OTHER", [""], [], {});

/** Makes redraws of a form, each with a free row after its own. */
export const redrawer =
  (base: Omit<Layout, "name">) =>
  (name: string, { rows = [], ...more }: Partial<Layout>): Layout => ({
    ...base,
    kind: "redraw",
    words: {},
    dollars: false,
    allRows: false,
    name: `redraw ${name}`,
    rows: [...rows, free],
    ...more,
  });

type Labels<Keys extends string> = Record<Keys, string>;
export const gl = (
  title: string,
  ticks: string[][],
  limits: Labels<
    "eachOccurrence" | "damageToRentedPremises" | "medicalExpense" | "personalAdvInjury" | "generalAggregate" | "productsCompOpAggregate"
  >,
) => row("GENERAL_LIABILITY", [title], ticks, limits);
export const auto = (
  title: string,
  ticks: string[][],
  limits: Labels<"combinedSingleLimit" | "bodilyInjuryPerPerson" | "bodilyInjuryPerAccident" | "propertyDamage">,
) => row("AUTO_LIABILITY", [title], ticks, limits);
export const umbrella = (title: string, ticks: string[][], umbrellaEachOccurrence: string, umbrellaAggregate: string) =>
  row("UMBRELLA_POLICY", [title], ticks, { umbrellaEachOccurrence, umbrellaAggregate });
export const workers = (
  titles: string[],
  ticks: string[][],
  limits: Labels<"elEachAccident" | "elDiseaseEachEmployee" | "elDiseasePolicyLimit">,
) => row("WORKERS_COMPENSATION", titles, ticks, limits);

/** The boxes of an auto row as most redraws have them. */
export const autos = [["ANY AUTO", "OWNED AUTOS ONLY"], ["SCHEDULED AUTOS", "HIRED AUTOS ONLY"], ["NON-OWNED AUTOS ONLY"]];

/** The words of boxes on forms that are not in capitals. */
export const lowerWords = {
  "CLAIMS-MADE": "Claims Made",
  OCCUR: "Occurrence",
  POLICY: "Policy",
  PROJECT: "Project",
  LOC: "Location",
  "ANY AUTO": "Any Auto",
  "SCHEDULED AUTOS": "Scheduled Autos",
  "OWNED AUTOS ONLY": "Owned Autos Only",
  "HIRED AUTOS ONLY": "Hired Autos Only",
  "NON-OWNED AUTOS ONLY": "Non-Owned Autos Only",
  "UMBRELLA LIAB": "Umbrella",
  "EXCESS LIAB": "Excess",
  RETENTION: "Retention",
  "PER STATUTE": "Statutory Limits",
  OTHER: "Other",
};

/** Words of boxes where the row's title says of what they speak. */
export const shortWords = {
  "OWNED AUTOS ONLY": "OWNED",
  "SCHEDULED AUTOS": "SCHEDULED",
  "HIRED AUTOS ONLY": "HIRED",
  "NON-OWNED AUTOS ONLY": "NON-OWNED",
  "UMBRELLA LIAB": "UMBRELLA",
  "EXCESS LIAB": "EXCESS",
};
