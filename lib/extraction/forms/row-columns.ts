/*
 * Tables of policies that no form prints: what a column's header says about its content. A column may hold several values ("Coverage,
 * insurer, policy").
 */

export type ColumnRole = "coverage" | "insurer" | "number" | "term" | "limits" | "additional" | "waiver" | "grants" | "foreign";

/** Limits that a column may be headed with whose cells hold their amounts alone; headers may touch each other. */
export const limitNames =
  /\b(?:each|per) (?:occurrence|accident|claim|employee)|(?:\bgeneral |\bproducts )?aggregate|\bcombined single limit|\bCSL\b/gi;

/** What each word of a header asks for. A header with a `foreign` word holds nothing of the policy itself. */
export const columnRoles: { role: ColumnRole; words: RegExp }[] = [
  { role: "foreign", words: /\b(?:premium|minimum|required|requirements?|prior|previous|expiring|underlying)\b/i },
  { role: "additional", words: /\badd(?:itiona|['’]?)l\b.*\b(?:insured|insd|covered|party|parties)\b|^AI$/i },
  { role: "waiver", words: /\bwaiver\b|\bsubrogation\b|^WOS$/i },
  { role: "grants", words: /\bendorsements? (?:granted|issued|attached)\b|\bendorsements\b/i },
  { role: "limits", words: new RegExp(String.raw`\blimits?\b|^amounts?(?: of insurance)?$|${limitNames.source}`, "i") },
  { role: "term", words: /\b(?:term|period|effective|eff|expir\w*|exp|dates?|begins|ends|inception)\b/i },
  { role: "number", words: /\bpolicy\b(?! (?:term|period|dates?|type|limits?))|\b(?:coverage )?document\b|\bnumber\b|\bno\.|#/i },
  { role: "insurer", words: /\binsur(?:er|ance company|ance carrier|ing company)\b|\b(?:writing )?(?:company|carrier)\b|\bunderwriter\b/i },
  { role: "coverage", words: /\bcoverages?\b(?! document)|\btype\b|\blines?\b|\bkind\b/i },
];

/** What a column of a retention or a deductible beside the limits is headed with. */
export const retained = /^\W*(?:self-insured )?(?:retention|deductible|SIR)s?\b/i;
