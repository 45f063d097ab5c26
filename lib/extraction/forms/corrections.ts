import type { LimitKey, PolicyType } from "@/lib/extraction/schema";

/*
 * How running text changes what the table of a certificate states: "expiration date is amended to 11/01/2026", "each occurrence is $300,000,
 * not $1,000,000 as shown".
 */

/** What says that a value differs from the one in the table. */
export const isCorrection =
  /\b(?:amend|revis|correct|chang|modif|updat|reduc|lower|decreas|increas|rais|extend|shorten)\w*(?: \S+){0,3}? (?:to|as|from)\b|\b(?:should|shall|must|to) (?:read|be shown|state)\b|\b(?:instead of|in lieu of|rather than|in place of)\b|\bnot \S{0,3}\d[\d,/.-]*(?: \S+){0,3} (?:as )?(?:shown|stated|listed|indicated)\b|\b(?:is|are|was|were) (?:shown |stated |listed )?(?:in error|incorrect(?:ly)?|wrong(?:ly)?|erroneous(?:ly)?)\b|\bis (?:now|actually)\b|\b(?:limits?|expiration(?: date)?|effective(?: date)?) (?:is|are) \S{0,3}\d[\d,/.-]*,? (?:and )?not\b/i;

/** A value that the sentence puts away: "not $1,000,000", "changed from 06/01/2027". */
export const isPutAway = /\b(?:not|from|instead of|in lieu of|rather than|in place of)\s+(?:the )?$/i;

/** How sentences call the dates of a term. */
export const termWords = {
  effectiveDate: /\b(?:effective|eff\.?|inception|begins?|starts?)\b/i,
  expirationDate: /\b(?:expir\w*|exp\.?|end(?:s|ing)?|terminat\w*|term|period)\b/i,
} as const;

/** What a description says that it is about other amounts than the table's limits. */
export const isOtherAmount = /\b(?:contract|project|job|bid|bond|deductible|retention|sir|premium|invoice|price|value of|fee)\b/i;

const limitWords: readonly [RegExp, Partial<Record<PolicyType, readonly LimitKey[]>>][] = [
  [/\bcombined single|\bcsl\b/i, { AUTO_LIABILITY: ["combinedSingleLimit"] }],
  [/\bproducts?\b|\bcompleted op/i, { GENERAL_LIABILITY: ["productsCompOpAggregate"] }],
  [/\bgeneral aggregate/i, { GENERAL_LIABILITY: ["generalAggregate"] }],
  [/\baggregate/i, { GENERAL_LIABILITY: ["generalAggregate"], UMBRELLA_POLICY: ["umbrellaAggregate"] }],
  [/\b(?:each|per) occ/i, { GENERAL_LIABILITY: ["eachOccurrence"], UMBRELLA_POLICY: ["umbrellaEachOccurrence"] }],
  [/\b(?:each|per) accident/i, { AUTO_LIABILITY: ["combinedSingleLimit"], WORKERS_COMPENSATION: ["elEachAccident"] }],
  [/\bdisease/i, { WORKERS_COMPENSATION: ["elDiseaseEachEmployee", "elDiseasePolicyLimit"] }],
  [/\bmed(?:ical)? (?:exp|pay)/i, { GENERAL_LIABILITY: ["medicalExpense"] }],
  [/\brented\b/i, { GENERAL_LIABILITY: ["damageToRentedPremises"] }],
  [/\bpersonal\b/i, { GENERAL_LIABILITY: ["personalAdvInjury"] }],
];

/** The limits of a policy that a sentence names; null when it names no limit of any policy. */
export function limitsNamed(sentence: string, type: PolicyType): readonly LimitKey[] | null {
  const named = limitWords.filter(([words]) => words.test(sentence));
  return named.length === 0 ? null : named.flatMap(([, keys]) => keys[type] ?? []);
}
