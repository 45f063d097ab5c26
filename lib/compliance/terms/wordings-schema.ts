import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { wordingAnswers, wordingGrants } from "@/lib/compliance/terms/wordings-values";

/** What a person says that sentences of a wording mean. */
export type WordingAnswer = {
  answer: (typeof wordingAnswers)[number];
  /** What it gives, and on which coverages; of `takes`, the coverages from which it takes something back. */
  grants: readonly (typeof wordingGrants)[number][];
  coverages: readonly CoverageKind[];
};

/** Answers by their wording. */
export type Wordings = ReadonlyMap<string, WordingAnswer>;

/** A party that a paper names, as the paper writes it. */
export type NamedParty = { role: "insured" | "holder" | "insurer"; name: string };
