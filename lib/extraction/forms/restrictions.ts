/*
 * How a description withdraws what the table of a certificate states: coverage that has ended, is excluded, is reduced or has not begun. No
 * list can hold all such sentences. So this lists the words that each of them needs (a denial, an exception, an end, a reservation, a
 * correction), and the clauses that hold such a word and withdraw nothing. A sentence with one of these words and no known clause goes to a
 * person.
 */

/** Words that deny. */
const denials = ["not|no|none|never|neither|nor|without|cannot|nil|n/a|denied|denies|deny", "\\p{L}{2,9}n['’]t"];

/** Words that leave something out, or tie it to a condition. */
const exceptions = [
  "except\\p{L}*|excluded?|excludes|excluding|exclusions?|only|solely|exclusively|limited|limitations?|capped|cap|restrict\\p{L}*",
  "sub-? ?limit\\p{L}*|other than|subject to|unless|until|provided (?:that|insured)|conditional\\p{L}*|warranty ?:|warranty endorsement",
  "designated (?:premises|operations)|class(?:ification)? code|personal (?:auto|policy|lines)|state minimum|minimum premium",
  "defen[sc]e (?:costs? )?(?:inside|within|erodes?|reduces?)|includes? defen[sc]e|(?:action|hammer) over|lay-? ?up",
];

/** Words for an end. */
const ends = [
  "can+c?el\\p{L}*|canc|canx|cn?cld?|cncld|cxl\\p{L}*|laps\\p{L}*|expir\\p{L}*|exp|terminat\\p{L}*|ends|ended|ending|ceas\\p{L}+|suspend\\p{L}*",
  "inactiv\\p{L}*|void\\p{L}*|withdr[ae]w\\p{L}*|removed|removes|removing|delet\\p{L}+|revok\\p{L}+|rescind\\p{L}*|supersed\\p{L}*|superced\\p{L}*",
  "insolven\\p{L}*|receivership|guaranty fund|dropped|discontinu\\p{L}*|noc|non-? ?renew\\p{L}*|moved to|sold|transferred|assigned to",
  "another (?:carrier|insurer|policy)|previously|prior (?:term|coverage|polic(?:y|ies)|carrier)|history of|duplicate|revised certificate|(?:insured|insurer|carrier|coverages?|limits?) (?:(?:has|have|was|were|been) )*changed",
  "extended (?:\\d+|through|until|for)",
];

/** Words for what is not there yet. */
const reserves = [
  "pend\\p{L}*|await\\p{L}*|propos(?:ed|al)|negotiat\\p{L}*|to follow|applied for|draft|quot(?:e|ed|es|ation)|bid(?:ding)? purposes|tentative\\p{L}*",
  "(?:yet )?to be (?:issued|bound|confirmed|assigned|determined|added|endorsed|approved|placed|provided|amended|reinstated)|requested?|binder|bound",
  "will (?:become|take effect|go into|be (?:effective|in force|issued|bound|added|provided|amended|increased|reinstated))|goes? into effect",
  "upon (?:contract|payment|award|receipt|approval|completion|binding|signing|issuance)|coverage (?:starts|begins|commences)|underwriting",
  "test certificate|for review|verif\\p{L}*|unverified|unconfirmed",
];

/** Words that change a value of the table, or who bears a loss. */
const corrections = [
  "in error|typo\\p{L}*|should (?:read|be)|in lieu of|ignore|disregard\\p{L}*|corrected|correct (?:is|amount|limit)|correction ?:|actual(?:ly)? (?:limit|amount)",
  "reduced?|reduces|decreas\\p{L}+|lowered|exhaust\\p{L}*|eroded?|impair\\p{L}*|depleted|claims? paid|shared with|shares? (?:one|an|the|a)|combined limits|claims?[- ]made",
  "s\\.?i\\.?r\\.?|self-? ?insur\\p{L}*|retention|peo|(?:is|are) shared|aggregate ?:? (?:applies |is )?per policy|leased (?:employees|workers)|employees leased|leased from|ghost|if any|opted|elect(?:ed|s)|refus\\p{L}+",
  "declin\\p{L}+|reject\\p{L}+|waives? coverage|unavailable|not available|(?:ai|add['’]?l insd|wos|waivers?|additional insured) ?[:=-] ?n",
];

/** The same in Spanish. */
const spanish = [
  "sin|ning[uú]n\\p{L}*|nunca|tampoco|s[oó]lo|solamente|[uú]nicamente|exclu(?:id|y|si)\\p{L}*|excepto|salvo|cancel(?:ad|ac)\\p{L}*|anulad\\p{L}*|vencid\\p{L}*",
  "venci[oó]|vence|termin[oó]|suspendid\\p{L}*|de baja|pendiente|borrador|cotizaci[oó]n|licitaci[oó]n|reducid\\p{L}*|limitad\\p{L}*|hasta|rechaz\\p{L}*",
  "caducad\\p{L}*|revocad\\p{L}*|sujet[oa]s? a",
];

const words = [denials, exceptions, ends, reserves, corrections, spanish].flat();
const restricts = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu");

/** A coverage that pays after others: an umbrella does by its nature, other insurance may. */
const isExcess =
  /\b(?:liability|gl|coverage|insurance|polic(?:y|ies)) (?:is|are|shall be|will be|applies|apply)(?: as)? excess\b|\bexcess (?:of|over) (?:any )?other\b/i;

/** Clauses that hold such a word and take nothing back. */
const harmless: readonly RegExp[] = [
  // What every blanket endorsement says, and what the law says of it.
  /\b(?:but )?(?:only )?(?:where|when|if|as|to the extent) (?:so )?required (?:by|in|under|per|of) (?:an? |the )?(?:executed |signed )?(?:written )?(?:contract|agreement)\b/gi,
  /\b(?:except |only |unless )?(?:where|when|if|as|to the extent)? ?(?:not )?(?:permitted|allowed|prohibited|required) (?:by|under) (?:applicable |state )?(?:law|statute)\b/gi,
  /\bsubject to (?:(?:all|the|its|their|policy|applicable|standard|of) )*(?:terms?|conditions|provisions|limits|limitations|exclusions)(?:(?:,? (?:and|or|&) |, | |\/)(?:the )?(?:terms?|conditions|provisions|limits|limitations|exclusions|definitions|endorsements))*(?: (?:of|in|contained in) (?:(?:the|this|said|each|such) )*polic(?:y|ies))?/gi,
  // How coverages share a loss.
  /\bnon-? ?contributory\b|\b(?:not|no) (?:be )?contribut\w+\b|\bwithout contribution\b|\bnot seek contribution\b/gi,
  /\b(?:any )?other (?:valid |collectible |and |applicable )*insurance(?: \S+){0,8} (?:is|shall be|will be) excess\b/gi,
  /\bno(?: \S+){1,3} exclusions?\b/gi,
  /\bnothing (?:on|in) this (?:page|letter|form|document) (?:changes|alters|amends|extends)\b|\bwithout (?:further |prior )?notice\b/gi,
  // Numbers and addresses.
  /\b(?:no|nos)\.? ?[:#]? ?(?=[A-Z]{0,4}-?\d)/gi,
  /\b(?:job|project|contract|permit|licen[sc]e|lic|po|order|policy|ref|file|unit|loan|lease|account|certificate|bid|rfp|invoice|lot|phone) nos?\b/gi,
  /\b(?:not|without|no) (?:limited to|limitation|later than|more than|less than)\b|\blimited (?:liability (?:company|partnership)|partnership)\b/gi,
  // What the certificate says of others, and of papers altered by hand.
  /\b(?:supersedes|replaces|voids)(?: and (?:supersedes|replaces|voids))? (?:all|any) (?:prior|previous|previously issued|earlier|other) (?:issued )?certificates?(?: (?:previously )?issued)?\b/gi,
  /\bvoid if altered\b|\blimits shown may have been reduced by paid claims\b/gi,
  /\b(?:has|have|is|are|was|were) not (?:been )?(?:cancell?ed|terminated|suspended|rescinded|revoked|voided|reduced|exhausted|impaired)\b/gi,
];

/** A clause about giving notice of cancellation that says what may happen, and nothing that has. */
const isNotice =
  /\bdays?['’]?\b.{0,80}\bnotice\b|\bnotice\b.{0,120}\bdays\b|\bdays?['’]? (?:for|in the event of|due to) non-? ?pay|\bnotice of (?:cancell?ation|termination)\b|\b(?:should|if|in the event)\b.{0,80}\bcancel\w*.{0,120}\bnotice\b/i;
const hasHappened = /\b(?:issued|received|pending|effective|eff|no|was|were|has|have|already)\b|\d{1,2}\/\d{1,2}\/\d{2,4}/i;

/** Whether a sentence may take coverage back that the table states, or change it. */
export function isRestricted(sentence: string): boolean {
  if (isNotice.test(sentence) && !hasHappened.test(sentence)) return false;
  const rest = harmless.reduce((left, clause) => left.replace(clause, " "), sentence);
  return restricts.test(rest) || isExcess.test(rest);
}
