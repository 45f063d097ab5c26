import { coverageTable, grantTable } from "@/lib/compliance/phrases/schema";

/** Words that may be between "additional insured" and the operations that it is for. */
const link =
  "(?: (?:status|coverage|is|are|applies|apply|included|includes|including|for|to|with respects? to|as respects|on|under|the|both|GL|their|your))*";
const completed = "(?:products )?completed (?:operations|ops)(?! aggregate)";

/**
 * How descriptions of operations speak of what a policy grants. Every pattern sees foreign text: no nested repetition. To add
 * wording: a line here with an example, which a test tries.
 */
export const grantPhrases = grantTable.parse([
  {
    effect: "ADDITIONAL_INSURED_COMPLETED",
    words:
      /\badditional(?:ly)? insureds?\b.{0,200}\bcompleted (?:operations|ops)\b|\bcompleted (?:operations|ops)\b.{0,200}\badditional insureds?\b/i,
    grants: new RegExp(
      `\\badditional(?:ly)? insureds?${link}(?: ongoing(?: operations| ops)? and)? ${completed}\\b|` +
        `\\b${completed}(?: (?:is|are|coverage|included|applies|apply))* (?:for|to)(?: the)? additional insureds?\\b`,
      "i",
    ),
    examples: [
      "Example Builders is an additional insured for ongoing and completed operations.",
      "Completed operations are included for the additional insured.",
      "Certificate holder is additional insured for ongoing operations and products/completed operations.",
    ],
  },
  {
    effect: "ADDITIONAL_INSURED_ONGOING",
    words: /\badditional(?:ly)? insureds?\b|\bAI\b(?!:)|\basegurad[oa]s? adicional(?:es)?\b/i,
    // Completed operations alone say nothing of ongoing ones.
    grants: /^(?=.*\b(?:additional(?:ly)? insureds?|ai)\b)(?:(?!.*\bcompleted\b)|(?=.*\bongoing\b))/,
    examples: [
      "Example Builders is included as additional insured.",
      "Blanket AI applies by written contract.",
      "Additional insured: Example Builders, its officers and employees.",
      "Certificate holder is named as additional insured per form CG 20 10 04 13.",
    ],
  },
  {
    effect: "PRIMARY",
    words:
      /\bprimary\b.{0,60}\bnon[- ]?contributory\b|\bP ?& ?NC\b|\bPNC\b|\bprimari[ao]\b.{0,60}\bcontribu|\bprimary (?:basis|wording|coverage|insurance)\b|\bcoverage is primary\b/i,
    grants: /\bprimary(?: basis)?(?: and)?(?: on a)? non ?contributory\b/,
    examples: ["Coverage is primary and non-contributory.", "Insurance applies on a primary and noncontributory basis."],
  },
  {
    effect: "WAIVER_OF_SUBROGATION",
    words:
      /\bwaivers? of subrogation\b|\bWOS\b|\brenuncia (?:de|a la) subrogaci[oó]n|\bsubrogation is waived\b|\bwaiver of (?:our )?rights?\b/i,
    grants: /\bwaivers? of subrogation\b|\bsubrogation is waived\b/,
    examples: ["A waiver of subrogation applies in favor of Example Builders.", "Subrogation is waived.", "Blanket waiver of subrogation."],
  },
  {
    effect: "AGGREGATE_PER_PROJECT",
    words: /\baggregate\b.{0,60}\bper[- ]project\b|\bper[- ]project\b.{0,60}\baggregate\b/i,
    grants:
      /^(?!.*\bproducts?\b)(?:.*\baggregate(?: (?:limit|is|applies|included|on|a|the|basis))* per project\b|.*\bper project (?:general )?aggregate\b)/,
    examples: ["General aggregate applies per project.", "Per project aggregate is included."],
  },
  {
    effect: "AGGREGATE_PER_LOCATION",
    words: /\baggregate\b.{0,60}\bper[- ]location\b|\bper[- ]location\b.{0,60}\baggregate\b/i,
    grants:
      /^(?!.*\bproducts?\b)(?:.*\baggregate(?: (?:limit|is|applies|included|on|a|the|basis))* per location\b|.*\bper location (?:general )?aggregate\b)/,
    examples: ["General aggregate applies per location."],
  },
  {
    effect: "NOTICE_OF_CANCELLATION",
    words: /\b\d{2} days?['’]?(?: (?:prior|advance|written)){0,3} notice\b.{0,60}\bcancell?ation\b|\bnotice of cancell?ation\b/i,
    grants: /\bnotice of cancell?ation\b/,
    examples: ["30 days written notice of cancellation applies.", "30 day notice of cancellation is endorsed."],
  },
]);

/** How descriptions name coverages. */
export const coveragePhrases = coverageTable.parse([
  { kind: "GENERAL_LIABILITY", words: /\bgeneral liability\b|\bC?GL\b/i },
  { kind: "AUTO_LIABILITY", words: /\bauto(?:mobile)?s?\b/i },
  { kind: "AUTO_LIABILITY", words: /\bAL\b/ },
  { kind: "UMBRELLA_POLICY", words: /\bumbrella\b|\bexcess\b/i },
  { kind: "WORKERS_COMPENSATION", words: /\bemployers?['’]?s? liability\b/i },
  { kind: "WORKERS_COMPENSATION", words: /\bworkers?['’]?s? comp(?:ensation)?\b|\bWC\b/i },
]);

/** Sentences about what an umbrella lies over. */
export const umbrellaReach =
  /\b(?:umbrella|excess)\b.{0,80}\b(?:over|above|of|extends?|follows?|schedul\w+|underlying|covers?|applies|apply|only|not|excludes?|excluding|excluded)\b/i;

/** Sentences about all coverages. */
export const everyPolicy = /\ball (?:of the )?(?:above )?(?:listed |referenced )?(?:policies|coverages|lines)\b/i;

/** Words that deny what a sentence speaks of. */
export const denial =
  /\b(?:not|no|none|never|neither|nor|without|excluded|excludes|excluding|denied|declined|refused|rejected|deleted|lapsed)\b|\bn\/a\b|\b(?:is|are|was|were)not\b|n['’]t\b/i;

/** Words with which a sentence grants nothing yet. */
export const reserve =
  /\b(?:if|unless|until|only|except|provided|subject|requested|available|can|could|may(?! \d)|might|will|would|must|shall|should|pending|proposed|quoted|option|optional|expired|cancell?ed|revoked|withdrawn|removed)\b/i;

/** What every blanket endorsement says: it holds for whomever a written contract names. No reserve. */
export const byContract =
  /\b(?:where|when|if|as) (?:so )?required (?:by|in|under) (?:an? )?(?:executed )?(?:written )?(?:contract|agreement)\b|\b(?:where|when|if) an? (?:written )?(?:contract|agreement) (?:requires|asks for) it\b/gi;

/** Long forms and clauses of plain grants, and what they come to. */
export const longForms: readonly (readonly [RegExp, string])[] = [
  [/\bsuch insurance as is afforded by\b/gi, " "],
  [/\bshall be (?=primary\b)/gi, "is "],
  [
    /,? ?\(?\b(?:except )?(?:10|ten)(?: \(10\))? days?['’]?(?: notice)?(?: of cancell?ation)? for non-? ?payment(?: of premiums?)?\b\)?/gi,
    " ",
  ],
  [
    /\b(?:with|to|over) any other (?:valid |collectible |and )*insurance(?: (?:maintained|carried|available|held))?(?: (?:by|to) (?:the |any )?(?:certificate holders?|additional insureds?))?\b/gi,
    " ",
  ],
  [/\bsubject to (?:(?:the|all|policy) )*terms(?:,? (?:and|&))? conditions(?: (?:of|in) (?:(?:the|each|this) )*polic(?:y|ies))?\b/gi, " "],
  [/\bfor work performed by (?:the )?named insured\b/gi, " "],
];

/**
 * The words of a sentence that grants something plainly, in lower case and without punctuation. A sentence with any other word, except the
 * name of an accepted holder, goes to a person: no list holds all words that withdraw a grant.
 */
export const understood = new RegExp(
  `(?<![^ ])(?:${[
    "additional(?:ly)? insureds?",
    "waivers? of(?: our)?(?: rights? of)? subrogation",
    "subrogation is waived",
    "in favor of",
    "on behalf of",
    "(?:with respects?|with regards?|in regards?) to",
    "as respects",
    "certificate holders?",
    "any (?:person|persons) or (?:organization|organizations)",
    "(?:as )?(?:per|by) written contract",
    "(?:as )?per (?:project|location|endorsements?|forms?)",
    "general aggregate",
    "aggregate(?: limit)?",
    "primary",
    "non ?contributory",
    "(?:commercial )?general liability",
    "c?gl",
    "(?:business )?auto(?:mobiles?|s)?(?: liability)?",
    "(?:umbrella|excess)(?: liability)?",
    "workers comp(?:ensation)?",
    "employers liability",
    "wc|ai",
    "(?:per )?(?:cg|ca|cu|wc|il) ?\\d\\d ?\\d\\d(?: \\d\\d){0,3}",
    "\\d{2,3} days?(?: (?:prior|advance|written))* notice of cancell?ation",
    "notice of cancell?ation",
    "(?:its|their)(?: (?:respective|officers|directors|employees|agents|affiliates|subsidiaries|partners|members|successors|assigns|representatives|and))+",
    "(?:a|an|the|and|or|to|for|on|under|with|as|is|are|has|have|been|does|do|hereby|also|both|all|any|following)",
    "(?:apply|applies|included?|includes|including|extends|extended|granted|given|provided|endorsed|added|contains|named|listed|shown|attached|above|below)",
    "(?:polic(?:y|ies)|coverages?|insurance|basis|status|wording|endorsements?|forms?|blanket|holders?)",
    "(?:ongoing|completed|operations|ops|products|your|their|work)",
  ].join("|")})(?![^ ])`,
  "g",
);

/** A grant needs one of these words: "Additional insured endorsement" says nothing yet. */
export const assertion =
  /^primary and non ?contributory$|\b(?:is|are|has been|have been|contains|apply|applies|included?|includes|extends|endorsed|in favor of|blanket|written contract|per (?:cg|ca|cu|wc|il))\b/;

/** How a question begins, and a sentence whose beginning was cut off. */
export const asks = /^(?:is|are|does|do|has|have)\b/;

/**
 * What changes the sense of a sentence of understood words: names that belong elsewhere, the holder's own insurance, and a waiver in favor
 * of others. In plain words, without the accepted holders' names.
 */
export const turnsGrant =
  /\b(?:following|below)\b|\bas (?:shown|named|listed)\b|\bholders? (?:insurance|coverages?|polic(?:y|ies))\b|\bin favor of (?=\S)(?!(?:the |all |any )*(?:certificate holders?|holders?|additional insureds?|persons?|organizations?|blanket|and|as|on|under|for|with)\b)/;

/** A schedule that names no one, but whomever a contract names, or every project. Names of firms may begin with "All" or "Blanket". */
export const blanketSchedule =
  /\b(?:any|all|each)(?: (?:and|or) (?:any|all))?(?: (?:other|such|construction|designated|your))? (?:persons?|organizations?|part(?:y|ies)|entit(?:y|ies)|owners?|projects?|locations?)\b(?! (?:of|group|inc|llc|corp|co|company|ltd)\b)|\b(?:as|where|when) (?:so )?required (?:by|in|under)\b.{0,30}\b(?:contract|agreement)\b|\bblanket(?: (?:additional|as|where|when|basis|waiver|by)\b|\s*$)/i;

/** Words in a schedule that exclude someone or name no one: "any person other than …", "c/o", "Requested by:". */
export const scheduleExcepts =
  /\b(?:other than|except\w*|exclud\w*|not|before|prior to|removed|deleted|requested|wants|none)\b|\bc\/o\b|\battn\b/i;
