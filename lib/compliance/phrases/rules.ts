import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { byContract, coveragePhrases, denial, everyPolicy, grantPhrases, reserve } from "@/lib/compliance/phrases/values";
import type { EndorsementEffect } from "@/lib/extraction/schema";

/** A longer description is cut; what stood behind the cut is a doubt. */
const longestDescription = 6000;

/** What a description says of an effect. `kinds`: the coverages that the sentence names; null: none; "all": every policy. */
export type Said = {
  effect: EndorsementEffect;
  kinds: readonly CoverageKind[] | "all" | null;
  /** granted: plainly; reserved: under a condition or in a way that a person must read; denied: plainly not. */
  how: "granted" | "reserved" | "denied";
  text: string;
};

/** What a description of operations says of additional insureds, waivers, primary wording, aggregates and notice. */
export function saidIn(description: string): Said[] {
  const isCut = description.length > longestDescription;
  const sentences = description
    .slice(0, longestDescription)
    .replace(/\s+/g, " ")
    .split(/(?<=[.;])\s/);
  return sentences.flatMap((sentence) => {
    const spoken = sentence.slice(0, 1000);
    const how = isCut || sentence.length > spoken.length ? ("reserved" as const) : manner(spoken);
    const kinds = kindsIn(spoken);
    return grantPhrases.flatMap(({ effect, words }) => (words.test(spoken) ? [{ effect, kinds, how, text: spoken }] : []));
  });
}

function manner(sentence: string): Said["how"] {
  const plain = sentence.replace(byContract, " ");
  // "Only if required by contract" keeps its "only" when the blanket words are gone.
  if (/\bonly\b/i.test(sentence) || reserve.test(plain.replace(/\bnon[- ]?contributory\b/gi, " "))) return "reserved";
  return denial.test(plain) ? "denied" : "granted";
}

function kindsIn(sentence: string): Said["kinds"] {
  if (everyPolicy.test(sentence)) return "all";
  const named = coveragePhrases.filter(({ words }) => words.test(sentence)).map(({ kind }) => kind);
  return named.length > 0 ? [...new Set(named)] : null;
}

/**
 * Whether a sentence speaks of a coverage. A sentence that names none speaks of general liability, and perhaps of the others.
 */
export function speaksOf({ kinds }: Said, kind: CoverageKind): "yes" | "perhaps" | "no" {
  if (kinds === null) return kind === "GENERAL_LIABILITY" ? "yes" : "perhaps";
  return kinds === "all" || kinds.includes(kind) ? "yes" : "no";
}
