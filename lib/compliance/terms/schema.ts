import { z } from "zod";
import { coverageKinds } from "@/lib/compliance/coverages/values";

/**
 * What a word or phrase is in a sentence about insurance.
 * coverage, grant, line ("policy"), limit ("aggregate"), hazard (what coverage includes), party, paper ("certificate"): nouns.
 * give, be, verb: verbs. deny: "not". taking: nouns that take coverage back ("exclusion"); taken: the same as adjectives or verbs ("excluded");
 * removal: verbs that remove. contract: "when required by written contract". link: articles, prepositions, conjunctions that narrow nothing.
 * guard: words that narrow, condition or question. status: papers that are no certificate ("draft"). trade, place, label: what jobs are made of.
 */
export const wordClasses = [
  ...(["coverage", "grant", "line", "limit", "hazard", "party", "paper", "give", "be", "verb", "deny", "taking", "taken"] as const),
  ...(["removal", "contract", "link", "guard", "status", "trade", "place", "label"] as const),
] as const;
export type WordClass = (typeof wordClasses)[number];

/** What a description can grant. `FOLLOWS` and `INTEREST` prove no requirement. */
export const grantTerms = [
  ...(["ADDITIONAL_INSURED", "ONGOING", "COMPLETED", "PRIMARY", "PRIMARY_ALONE", "WAIVER", "PER_PROJECT", "PER_LOCATION"] as const),
  ...(["NOTICE", "FOLLOWS", "INTEREST"] as const),
] as const;
export type GrantTerm = (typeof grantTerms)[number];

/** Coverages that sentences name: those of requirements, others that a certificate may state, and all of them. */
export const coverageTerms = [...coverageKinds, "OTHER_LINE", "ALL"] as const;
export type CoverageTerm = (typeof coverageTerms)[number];

/**
 * Phrases of a class, parted by commas, in lower case without punctuation. "insured(s)" is the word with and without its ending.
 * `means`: the grant or coverage that they name.
 */
export const termTable = z.array(
  z.object({
    class: z.enum(wordClasses),
    means: z.enum([...grantTerms, ...coverageTerms]).optional(),
    phrases: z.string().regex(/^[\p{Ll}\p{N}\s,()&]+$/u, "Phrases are written in lower case, without punctuation"),
  }),
);
export type TermTable = z.infer<typeof termTable>;

/**
 * A word or phrase. `name`: a capitalized word that is not in the vocabulary; `unknown`: another one. `unknownForm`: a form's number that
 * no table has. `mark`: punctuation that parts a sentence.
 */
export type Token = {
  kind: WordClass | "name" | "unknown" | "date" | "money" | "number" | "form" | "unknownForm" | "mark";
  /** As written, of names and numbers without the words beside them. */
  text: string;
  means?: GrantTerm | CoverageTerm;
};
