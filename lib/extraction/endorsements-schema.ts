import type { EndorsementEffect, PolicyType } from "@/lib/extraction/schema";

/**
 * Forms of one publisher and coverage, one a line: number without edition | what it gives | whom it reaches | title, and where an edition
 * gives more, | the last such edition: what it gives. Facts only, never the text of a form. `source`: where they can be checked.
 */
export type FormLines = { publisher: string; line: PolicyType; source: string; forms: string };

/**
 * A form of an insurance policy. `scheduled`: it names the person in its schedule; `blanket`: it holds for whomever a written contract
 * names; `either`: both kinds of schedule are in use; `nobody`: it gives nothing to others. `EXCLUSION`: it takes coverage away.
 */
export type PolicyForm = {
  form: string;
  title: string;
  publisher: string;
  line: PolicyType;
  gives: readonly EndorsementEffect[];
  reach: "scheduled" | "blanket" | "either" | "nobody";
  /** Up to this edition (MM YY) the form gives something else: CG 20 10 of 11 85 covers completed operations too. */
  older?: { edition: string; gives: readonly EndorsementEffect[] };
  source: string;
};
