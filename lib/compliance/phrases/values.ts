import { coverageTable, grantTable } from "@/lib/compliance/phrases/schema";

/**
 * How descriptions of operations speak of what a policy grants. Every pattern sees foreign text: no nested repetition. To add
 * wording: a line here with an example, which a test tries.
 */
export const grantPhrases = grantTable.parse([
  {
    effect: "ADDITIONAL_INSURED_COMPLETED",
    words:
      /\badditional(?:ly)? insureds?\b.{0,200}\bcompleted (?:operations|ops)\b|\bcompleted (?:operations|ops)\b.{0,200}\badditional insureds?\b/i,
    examples: [
      "Example Builders is an additional insured for ongoing and completed operations.",
      "Completed operations are included for the additional insured.",
    ],
  },
  {
    effect: "ADDITIONAL_INSURED_ONGOING",
    words: /\badditional(?:ly)? insureds?\b|\bblanket AI\b/i,
    examples: ["Example Builders is included as additional insured.", "Blanket AI applies by written contract."],
  },
  {
    effect: "PRIMARY",
    words: /\bprimary\b.{0,60}\bnon[- ]?contributory\b|\bprimary (?:basis|wording|coverage|insurance)\b|\bcoverage is primary\b/i,
    examples: ["Coverage is primary and non-contributory.", "Insurance applies on a primary basis."],
  },
  {
    effect: "WAIVER_OF_SUBROGATION",
    words: /\bwaivers? of subrogation\b|\bsubrogation is waived\b|\bwaiver of (?:our )?rights?\b/i,
    examples: ["A waiver of subrogation applies in favor of Example Builders.", "Subrogation is waived."],
  },
  {
    effect: "AGGREGATE_PER_PROJECT",
    words: /\baggregate\b.{0,60}\bper[- ]project\b|\bper[- ]project\b.{0,60}\baggregate\b/i,
    examples: ["General aggregate applies per project.", "Per project aggregate is included."],
  },
  {
    effect: "AGGREGATE_PER_LOCATION",
    words: /\baggregate\b.{0,60}\bper[- ]location\b|\bper[- ]location\b.{0,60}\baggregate\b/i,
    examples: ["General aggregate applies per location."],
  },
  {
    effect: "NOTICE_OF_CANCELLATION",
    words: /\b\d{2} days?['’]?(?: (?:prior|advance|written)){0,3} notice\b.{0,60}\bcancell?ation\b|\bnotice of cancell?ation\b/i,
    examples: ["30 days written notice of cancellation applies.", "30 day notice of cancellation is endorsed."],
  },
]);

/** How descriptions name coverages. */
export const coveragePhrases = coverageTable.parse([
  { kind: "GENERAL_LIABILITY", words: /\bgeneral liability\b|\bC?GL\b/i },
  { kind: "AUTO_LIABILITY", words: /\bauto(?:mobile|s)?\b|\bAL\b/ },
  { kind: "AUTO_LIABILITY", words: /\bauto(?:mobile)? liability\b|\bbusiness auto\b/i },
  { kind: "UMBRELLA_POLICY", words: /\bumbrella\b|\bexcess\b/i },
  { kind: "WORKERS_COMPENSATION", words: /\bworkers?['’]?s? comp(?:ensation)?\b|\bWC\b/i },
]);

/** Sentences about all coverages. */
export const everyPolicy = /\ball (?:of the )?(?:above )?(?:listed |referenced )?(?:policies|coverages|lines)\b/i;

/** Words that deny what a sentence speaks of. */
export const denial = /\b(?:not|no|never|without|excluded|excludes|excluding|denied)\b|\b(?:is|are|was|were)not\b|n['’]t\b/i;

/** Words with which a sentence grants nothing yet. */
export const reserve =
  /\b(?:if|unless|until|only|except|provided|subject|requested|available|can|could|may(?! \d)|might|will|would|must|shall|should|pending|proposed|quoted|option|optional|expired|cancell?ed|revoked|withdrawn|removed)\b/i;

/** What every blanket endorsement says: it holds for whomever a written contract names. No reserve. */
export const byContract =
  /\b(?:where|when|if|as) (?:so )?required (?:by|in|under) (?:an? )?(?:executed )?(?:written )?(?:contract|agreement)\b/gi;

/** A schedule that names no one, but whomever a contract names, or every project. Names of firms may begin with "All" or "Blanket". */
export const blanketSchedule =
  /\b(?:any|all|each)(?: (?:and|or) (?:any|all))?(?: (?:other|such|construction|designated|your))? (?:persons?|organizations?|part(?:y|ies)|entit(?:y|ies)|owners?|projects?|locations?)\b(?! (?:of|group|inc|llc|corp|co|company|ltd)\b)|\b(?:as|where|when) (?:so )?required (?:by|in|under)\b.{0,30}\b(?:contract|agreement)\b|\bblanket(?: (?:additional|as|where|when|basis|waiver|by)\b|\s*$)/i;
