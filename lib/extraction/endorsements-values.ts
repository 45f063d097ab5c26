import { carrierForms } from "@/lib/extraction/carrier-forms-values";
import type { FormLines, PolicyForm } from "@/lib/extraction/endorsements-schema";
import { isoAutoForms, isoExclusions, isoForms } from "@/lib/extraction/iso-forms-values";
import { ncciForms } from "@/lib/extraction/ncci-forms-values";
import type { EndorsementEffect, PolicyType } from "@/lib/extraction/schema";

/** The words for effects in the lines. */
export const effectWords: Record<string, EndorsementEffect> = {
  ongoing: "ADDITIONAL_INSURED_ONGOING",
  completed: "ADDITIONAL_INSURED_COMPLETED",
  insured: "ADDITIONAL_INSURED",
  primary: "PRIMARY",
  waiver: "WAIVER_OF_SUBROGATION",
  project: "AGGREGATE_PER_PROJECT",
  location: "AGGREGATE_PER_LOCATION",
  notice: "NOTICE_OF_CANCELLATION",
  takes: "EXCLUSION",
};

const effectsOf = (words: string): EndorsementEffect[] => words.split(" ").flatMap((word) => effectWords[word] ?? []);

function formsOf({ publisher, line, source, forms }: FormLines): PolicyForm[] {
  return forms
    .trim()
    .split("\n")
    .map((row): PolicyForm => {
      const [form = "", words = "", reach = "", title = "", older] = row.split("|").map((cell) => cell.trim());
      const [edition = "", more = ""] = older?.split(":") ?? [];
      return {
        ...{ form, title, publisher, line, source },
        ...{ gives: effectsOf(words), reach: reach as PolicyForm["reach"] },
        ...(older && { older: { edition, gives: effectsOf(more) } }),
      };
    });
}

/** The forms that reading and judging know, by number without edition. To add one: a line in one of the tables (docs/verdicts.md). */
export const policyForms: readonly PolicyForm[] = [...isoForms, ...isoExclusions, ...isoAutoForms, ...ncciForms, ...carrierForms].flatMap(
  formsOf,
);

/** Coverage lines by the letters that a form's number begins with. */
export const linesByPrefix: Record<string, PolicyType> = {
  CG: "GENERAL_LIABILITY",
  CA: "AUTO_LIABILITY",
  WC: "WORKERS_COMPENSATION",
  CU: "UMBRELLA_POLICY",
  CX: "UMBRELLA_POLICY",
  "U-GL": "GENERAL_LIABILITY",
  "U-CA": "AUTO_LIABILITY",
  "U-WC": "WORKERS_COMPENSATION",
};
