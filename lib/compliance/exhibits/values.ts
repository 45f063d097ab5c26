import type { CoverageKind, JudgedLimit } from "@/lib/compliance/coverages/values";

/*
 * The vocabulary of contracts, beside that of certificates (lib/compliance/terms). To add words: in their list, with an exhibit that uses them in
 * bench/exhibits.
 */

/** Coverages as contracts name them, lower case without punctuation, parted by commas. */
export const coverageWordsOfContracts: Partial<Record<CoverageKind | "all" | "other", string>> = {
  GENERAL_LIABILITY: "comprehensive general liability, public liability",
  AUTO_LIABILITY:
    "business automobile, business automobile liability, commercial automobile, comprehensive automobile, auto policy, vehicle liability",
  UMBRELLA_POLICY:
    "umbrella or excess, umbrella and excess, excess or umbrella, umbrella or excess liability, following form excess, follow form excess",
  WORKERS_COMPENSATION:
    "worker compensation, workmens compensation, workmans compensation, employer liability, workers compensation and employer liability, work comp",
  PROFESSIONAL_LIABILITY:
    "errors or omissions, professional liability or errors and omissions, professional liability or errors or omissions, design professional",
  POLLUTION_LIABILITY: "pollution legal liability, environmental impairment, environmental impairment liability, contractors environmental",
  CYBER_LIABILITY: "network security, privacy liability, data breach",
  MOTOR_TRUCK_CARGO: "truck cargo",
  all: `all policies, each policy, every policy, all such policies, all such insurance, all required policies, all required insurance, required insurance,
    required policies, all insurance, all coverages, all coverage, all lines, all of the policies, the above policies, the foregoing policies,
    all of the insurance, such insurance policies, these policies`.replace(/\s+/g, " "),
};

/** Words that hold a coverage's name and mean something else. */
export const noCoverage: readonly string[] = [
  ...[
    "property damage",
    "damage to property",
    "professional services",
    "professional engineering",
    "in excess of",
    "excess of",
    "fire damage",
  ],
  ...["personal property", "real property", "crime scene", "stock company", "sign the", "signs", "stock", "collapse", "transit", "marine"],
];

/** Names of coverages that are also common words: alone they mean a coverage only as a label or beside "insurance". */
export const needsCompany: ReadonlySet<string> = new Set(
  `excess professional pollution crime cyber cargo fidelity malpractice comp el al pl xs layer layers property contents inventory rents hail wind
  terrorism flood earthquake terrorism collision comprehensive floater hull watercraft abuse liquor garage edp ust mel international bailee bailees
  riggers rigging truckers fiduciary kidnap coll international windstorm forgery stevedores yacht maritime ransomware dealers`.split(/\s+/),
);

export type LimitLabel =
  | "occurrence"
  | "general"
  | "products"
  | "aggregate"
  | "personal"
  | "rented"
  | "medical"
  | "single"
  | "accident"
  | "employee"
  | "policy"
  | "claim"
  | "person"
  | "both"
  | "split";

/** Labels of limits, the longer wordings first. What one has taken, the next one does not see. */
export const limitLabels: readonly [LimitLabel, RegExp][] = [
  [
    "products",
    /\bproducts?\s*(?:\/|-|–|&|,|and\b|or\b)?\s*(?:and\s+)?comp(?:leted|l)?\.?\s*(?:\/|-|–)?\s*op(?:eration)?s?\b\.?(?:\s+(?:coverage|liability|hazard))?(?:\s*(?:annual\s+)?(?:agg(?:regate)?\b\.?))?(?:\s+limits?)?|\bcompleted op(?:eration)?s?\b(?:\s+agg(?:regate)?\b)?|\bproducts?\s+agg(?:regate)?\b/giu,
  ],
  ["general", /\b(?:general|policy general|gen\.?|separate)\s+agg(?:regate)?\b\.?(?:\s+limits?)?/giu],
  [
    "personal",
    /\bper(?:son(?:al)?|s\.?)\s*(?:injury\s*)?(?:\/|&|and\b|or\b)?\s*(?:injury\s*(?:\/|&|and\b)?\s*)?adv(?:ertising|ert|\.)?\b\.?\s*(?:injury|inj\.?|liability)?|\bpersonal injury\b/giu,
  ],
  [
    "rented",
    /\bdamage to (?:rented premises|premises rented)(?: to you)?|\bfire (?:damage|legal)(?: liability)?|\brented premises\b|\btenants? legal liability/giu,
  ],
  ["medical", /\b(?:premises )?med(?:ical)?\b\.? ?(?:exp(?:ense)?s?|pay(?:ment)?s?)\b/giu],
  ["single", /\bcombined single limits?\b|\bc\.?s\.?l\b\.?|\bsingle limit\b/giu],
  ["policy", /\bpolicy limits?\b|\bpolicy aggregate for disease\b/giu],
  ["employee", /\b(?:each|per|every|any one|ea\.?)\s+employee\b/giu],
  ["accident", /\b(?:each|per|every|any one|ea\.?|by)\s+acc(?:ident)?\b(?:,? each accident\b)?/giu],
  [
    "occurrence",
    /\b(?:each|per|every|any(?: one)?|ea\.?)\s+(?:one\s+)?occ(?:urrence)?\b|\boccurrence\s+limits?\b|\boccurrence\b(?!\s*(?:basis|form|coverage|policy|made))/giu,
  ],
  ["claim", /\b(?:each|per|every|any one)\s+(?:claim|loss|wrongful act|incident|pollution condition|shipment|conveyance|event)\b/giu],
  [
    "both",
    /\bbodily injury\s*(?:\/|&|,|and\b|and\/or\b|or\b)\s*property damage\b|\bBI\s*(?:\/|&|and\b)\s*PD\b|\bproperty damage (?:and|&) bodily injury\b/giu,
  ],
  ["split", /\bbodily injury(?! by)\b|\bproperty damage\b/giu],
  ["person", /\b(?:each|per|any one)\s+person(?:\s+or\s+organization)?\b/giu],
  ["aggregate", /\b(?:(?:in the|annual|policy|total|yearly)\s+)*agg(?:regate)?\b\.?(?:\s+limits?)?/giu],
];

/** The limit that labels mean, by coverage: the first label that an amount has counts. */
export const limitsByLabel: Partial<Record<CoverageKind, readonly [LimitLabel, JudgedLimit][]>> = {
  GENERAL_LIABILITY: [
    ["products", "productsCompOpAggregate"],
    ["personal", "personalAdvInjury"],
    ["rented", "damageToRentedPremises"],
    ["medical", "medicalExpense"],
    ["general", "generalAggregate"],
    ["occurrence", "eachOccurrence"],
    ["claim", "eachOccurrence"],
    ["accident", "eachOccurrence"],
    ["aggregate", "generalAggregate"],
    ["single", "eachOccurrence"],
  ],
  AUTO_LIABILITY: [
    ["single", "combinedSingleLimit"],
    ["accident", "combinedSingleLimit"],
    ["occurrence", "combinedSingleLimit"],
  ],
  UMBRELLA_POLICY: [
    ["occurrence", "umbrellaEachOccurrence"],
    ["claim", "umbrellaEachOccurrence"],
    ["accident", "umbrellaEachOccurrence"],
    ["single", "umbrellaEachOccurrence"],
    ["general", "umbrellaAggregate"],
    ["aggregate", "umbrellaAggregate"],
  ],
  WORKERS_COMPENSATION: [
    ["accident", "elEachAccident"],
    ["employee", "elDiseaseEachEmployee"],
    ["policy", "elDiseasePolicyLimit"],
  ],
};

/** Of coverages whose limits are a claim's and an aggregate. */
export const claimLimits: readonly [LimitLabel, JudgedLimit][] = [
  ["claim", "eachClaim"],
  ["occurrence", "eachClaim"],
  ["accident", "eachClaim"],
  ["general", "aggregate"],
  ["aggregate", "aggregate"],
];

export const employersLimits = ["elEachAccident", "elDiseaseEachEmployee", "elDiseasePolicyLimit"] as const;

/** Words of money that count work, not insurance: "for subcontracts above $500,000". */
export const sizeOfWork =
  /\b(?:(?:sub)?contracts?|projects?|orders?|price|value|valued|cost|bonds?|fees?|claims?|loss(?:es)?|damages)\b[^.;$]{0,40}?(?:up to|above|over|exceed(?:s|ing)?|(?:greater|more|less) than|in excess of|under|below|between)\s*$|\b(?:(?:sub)?contracts?|orders?|price|value|cost|bonds?|fees?)\b[^.;$]{0,40}?\b(?:of|from|at)\s*$/i;

/** A bond's amount is no limit, and no size of work either: what is asked there is not proposed. */
export const ofBond = /\bbonds?\b[^.;$]{0,40}$/i;

/** Words under which something counts. "The state where the Work is performed" is no condition. */
export const conditions =
  /\bif\b|\bunless\b|\bwhen(?:ever)?\b(?! due)|\bas applicable\b|\bif applicable\b|\bonly\b|\bin the event\b|\bwhere (?:applicable|the scope|such|any|work|design|hazardous)|\bto the extent\b|\bfor (?:(?:all )?other )?(?:sub)?(?:contracts?|projects?|trades?|vendors?|work)\b(?! \()|\b(?:sub)?(?:contractors|vendors?|trades?) (?:of (?!any tier)|whose|performing|who|that)|\bprojects? (?:greater|over|above|exceeding|up to)\b|\bat (?:contractor's|owner's) (?:option|request)\b|\b(?:contractors|vendors|trades) with\b|\b(?:contracts?|subcontracts?|projects?)\b[^.;]{0,30}?\b(?:over|above|exceeding|greater than|up to|under|less than|in excess of)\b|\b(?:sub)?(?:contractor|vendor|consultant|supplier)s? (?:may|might|should|could|(?:is|are) encouraged to)\b|\b(?:recommended|suggested|optional|preferred|preferably|mandatory)\b|\blimits?\b[^.;]{0,60}\b(?:shall|must|may|will|can) not exceed\b|\beither\b|\btiers? \d|\b(?:doubled|tripled)\b|\b(?:from|until|after|effective|beginning|as of) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** What is not required. */
export const denials =
  /\b(?:is|are) not (?:required|needed|necessary)\b|\bneed not\b|\bnot (?:be )?(?:required|obligated) to\b|\bno (?:[\w' -]{0,40}) (?:is|are) required\b|\bdoes not (?:need|require|apply)\b|\bnot applicable\b|\b(?:is|are) (?:hereby )?(?:waived|deleted) (?:for|from) this\b|(?:\b(?:is|are|be)|[-–—:|])\s*(?:provided|maintained|carried|purchased|furnished|supplied) by (?:the )?(?:owner|city|contractor|county|general contractor|construction manager|landlord|developer|lender)\b|\b(?:owner|city|county|lender|developer|landlord|construction manager|general contractor) (?:(?:will|shall|may) (?:provide|purchase|maintain|carry|procure|obtain|furnish)|(?:carries|maintains|provides|purchases|furnishes|has))\b|\b(?:our|their) own (?:[a-z]+ ){0,3}(?:insurance|liability|coverage|polic)|\bfor its own operations\b|\bits own (?:[a-z]+ ){0,3}(?:insurance|liability|coverage|polic)/i;

/** Words for combining or substituting limits: the amounts after them are not separate limits. */
export const insteadOfLimits =
  /\b(?:may|can) (?:instead |also )?be (?:met|satisfied|provided|achieved|used|evidenced)\b|\bmay instead\b|\bso that\b|\bfor a total of\b|\btotal(?:ing|ling)?(?: limits?)? of\b/i;

/** Words that say that an equal form is enough. */
export const equivalents =
  /\b(?:or|its|an?|of|their)\s+(?:its\s+|their\s+|an?\s+)?(?:equivalents?|equal|similar|comparable|substitutes?|broader)\b|\bas broad as\b|\bequivalent\b|\bsubstitutes?\b/i;

/** Words of insurance: what has none of them is no matter of a requirement set. */
export const ofInsurance =
  /\binsur(?:ance|er|ers|ed|eds)\b|\bpolic(?:y|ies)\b|\bcoverages?\b|\bliability\b|\blimits?\b|\bdeductibles?\b|\bretentions?\b|\bendorse(?:d|ment|ments)\b|\bcertificates?\b|\bholders?\b|\bsubrogation\b|\bcancel\w*|\baggregate\b|\boccurrence\b|\bA\.?M\.? ?Best\b|\bumbrella\b|\bworkers?'?s? comp|\bcarriers?\b|\bCOIs?\b|\bbonds?\b|\bNOC\b/i;

/** Sentences that only lead to what follows them. */
export const introduces =
  /\b(?:following|below|set (?:forth|out)|herein|hereunder|in this (?:exhibit|section|article|schedule)|described|as stated|these policies|limits and coverages?)\b|:\s*$/i;

/** Words by which a sentence asks for a coverage. */
export const asks = /\b(?:shall|must|will|agrees? to|required to|is required|are required)\b/i;
export const keeps = /\b(?:maintain|carry|keep|procure|purchase|provide|obtain|furnish|have|required)\b/i;

/** "An umbrella may be used to meet these limits." */
export const toppedUp =
  /\b(?:umbrella|excess)\b.*(?:\bmay be (?:used|satisfied|met|provided)\b|\bcombination\b)|\bcombination\b.*\b(?:umbrella|excess)\b/i;
