/*
 * How running text says that coverage has ended, ends early or does not count, and what only sounds like it: notice clauses and conditions.
 */

const ended =
  "(?:cancell?ed|terminated|voided|rescinded|revoked|withdrawn|non-? ?renewed|lapsed|suspended|superseded|superceded|replaced|expired|discontinued|null and void|void|invalid|inactive|nullified|annulled|ended)";
const adverbs =
  "(?:(?:hereby|now|already|since|also|all|both|immediately|flat|being|been|therefore|thereby|subsequently|recently|automatically) ){0,3}";
const aDate =
  "(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|today|midnight)";
const when = `(?:(?:effective|eff\\.?|on|as of|as per|since|from|per|at|dated?|due to|because of|by|for) ){1,2}`;
const cover =
  "(?:polic(?:y|ies)|coverages?|insurance|certificate|cover|binder|endorsement|liability|comp(?:ensation)?|wc|gl|umbrella|auto)";

/** What says that something has ended, with no condition and no date needed. */
const said = [
  `\\b(?:is|are|was|were|has been|have been|had been|stands?|got|hereby) ${adverbs}${ended}\\b`,
  `\\b(?:has|have|had) ${adverbs}(?:lapsed|expired|ended|terminated|ceased|run out|cancell?ed|non-? ?renewed)\\b`,
  "\\bno longer (?:be )?(?:valid|in (?:full )?force|in effect|active|effective|covered|insured|current|provid\\w+|carr\\w+|maintain\\w*|applies|applicable|has|have)\\b",
  "\\b(?:is|are|was|were) (?:currently |presently )?not (?:currently |presently |yet )?(?:in (?:full )?force|in effect|active|valid|bound|issued|renewed|being renewed)\\b",
  `\\b${ended.replace("|void|invalid", "")} ${when}(?:${aDate}|non-?\\s?pay\\w*|underwriting|insured'?s?|request|reasons?|material|failure|lack)`,
  "\\b(?:notice of )?(?:cancell?ation|non-? ?renewal|termination)(?: notice)?(?: of (?:the |this )?\\w+)? (?:was|has been|is|were|have been) (?:issued|sent|received|mailed|given|effective|processed|requested|pending|filed)\\b",
  `\\b(?:cancell?ation|non-? ?renewal|termination)(?: date)?(?: (?:effective|eff\\.?|date|as of|on))*:? ?${aDate}`,
  "\\b(?:pending|in|under|flat) cancell?ation\\b",
  "\\bcancell?ation pending\\b|\\bflat[ -]cancell?(?:ed)?\\b|\\bnull and void\\b",
  "\\b(?:was|were|is|are|has been|have been) not (?:be(?:ing|en)? )?renewed\\b|\\b(?:did not|does not|failed to|declined to|refused to|will not|not going to|non-?)\\s?renew\\b|\\bnot (?:be |being )?renewed\\b|\\bnon-? ?renewed\\b",
  "\\b(?:please )?(?:disregard|do not (?:use|rely on|accept)) (?:this|the) certificate\\b",
  `\\b${cover}(?: \\S+){0,4} (?:ended|lapsed|ceased|rescinded|revoked|voided|withdrawn|was dropped|were dropped|has been dropped|dropped|deleted)\\b`,
  "\\b(?:superseded|superceded|replaced) by (?:the |a |another |new )?(?:certificate|policy|binder)\\b|^\\W*(?:superseded|superceded)\\b|\\bissued in error\\b",
  "\\b(?:insurers?|carriers?|compan(?:y|ies)|underwriters?) (?:has |have )?(?:rescinded|revoked|cancell?ed|terminated|voided|withdr[ae]wn?|suspended)\\b",
  "\\b(?:canc|cncl|cxl|cxld)(?:\\.|'?d)? (?:eff|on|for|\\d)|\\bintent to (?:cancel|non-?\\s?renew)\\b|\\bcancell?ation of (?:\\S+ ){1,4}(?:is )?pending\\b",
  "\\bpremiums? (?:is |are |was |remains? )?(?:currently |still )?(?:unpaid|outstanding|overdue|past due|not (?:yet )?(?:been )?(?:paid|received))\\b",
  "\\bp[oó]lizas? (?:\\S+ ){0,4}(?:cancelad|anulad|vencid|suspendid|rescindid)as?\\b",
  "\\bstatus ?:? ?(?:cancell?ed|lapsed|expired|terminated|void|inactive|pending cancell?ation)\\b",
];

/** What says that a coverage has not begun: there is a quote, a binder or an application. */
const unbegun = [
  `\\b${cover} (?:(?:is|are|has|have) )?(?:currently |presently )?not (?:yet )?(?:been )?(?:in (?:full )?force|in effect|bound|issued|effective|active|placed|approved)\\b`,
  "\\b(?:has|have) not (?:yet )?been (?:bound|issued|placed|approved)\\b|\\bnot yet (?:been )?(?:bound|issued|effective|placed|approved|in force|in effect)\\b",
  "\\bpending (?:carrier|insurer|company|underwriting|underwriter'?s?|binding|issuance|final) ?(?:approval|acceptance|review|issuance)?\\b",
  "\\bsubject to (?:\\S+ ){0,2}(?:underwriting|carrier|insurer|company|underwriter'?s?) (?:approval|acceptance|review)\\b",
  `\\b${cover} (?:(?:is|are|still) )?pending\\b(?! cancell?ation)|\\b(?:policy )?numbers? (?:is |are )?(?:pending|t\\.?b\\.?[ad]|to (?:be|follow)|not yet)\\b`,
  "\\b(?:temporary|conditional) binder\\b|\\bbinder in place\\b|\\b(?:as|only|limits) quoted\\b",
];

/** What says that a policy leaves out what it is about, or that its limits are used up. */
const reduced = [
  "\\b(?:polic(?:y|ies)|coverages?|insurance|liability|comp(?:ensation)?) (?:\\S+ ){0,3}(?:excludes?|excluded|(?:does|do) not (?:apply|extend|cover|include))\\b",
  "\\b(?:polic(?:y|ies)|coverages?|insurance|liability|comp(?:ensation)?) (?:applies|apply|is|are) (?:only|solely|exclusively|limited|restricted)\\b(?! (?:when|where|if|as)\\b)",
  "\\bno coverage (?:is )?(?:provided|afforded|given|applies|exists)\\b|\\belected no coverage\\b|\\b(?:polic(?:y|ies)|insurer|carrier) (?:excludes?|does not cover)\\b",
  "\\b(?:aggregates?|limits?)(?: (?!may\\b)\\S+){0,4} (?:exhausted|depleted|eroded|impaired|used up|reduced)\\b|\\bremaining (?:\\S+ )?aggregate\\b",
];

/** Words that say when something ends. They count where that is before the end of the policy's term, or where no day is given. */
const dated = [
  `\\bwill (?:be )?(?:cancell?ed|terminated?|lapse|expire|end|cease|cancel)(?: \\w+){0,2} ${when}(?:the )?${aDate}`,
  `\\b${cover}(?: \\S+){0,5} (?:lapses?|expires?|expired|terminates?|terminated|ends?|ceases?|cancels?|cancell?ed|runs? out)\\b`,
  "\\b(?:expires?|ends?|lapses?|terminates?|cancels?) (?:earlier|early|sooner|before|prior)\\b",
  `\\bearl(?:y|ier) (?:expiration|termination|cancell?ation)\\b(?:(?: \\w+){0,2}:? ?${aDate})?`,
];

const isSaid = new RegExp(said.join("|"), "i");
/** Policy forms and endorsements say these things of themselves; in a description they are about this certificate. */
const isSaidOfCertificate = new RegExp([...unbegun, ...reduced].join("|"), "i");
const isDated = new RegExp(dated.join("|"), "i");

/** What a condition or a denial before it makes of such words: a clause about what may happen. */
const conditional =
  /\b(?:if|should|unless|in (?:the )?(?:event|case)|in case|whenever|when|once|until|whether|may|might|can|could|would|cannot|shall|neither|nor|never|without|before|none of|no (?:polic\w+|coverages?|certificate|such|part)|not (?:been |be |being )?(?:cancel|terminat|laps|expir|void|suspend|rescind|revok|replac)\w*|agrees? to|must|days'? (?:written |prior |advance )*notice)\b/i;
/** Words that negate the verb after them, or make it conditional. */
const denial = /\b(?:not|never|be|may|should|if|when|would|could|cannot|unless)\b/i;
/** A condition after words that state a status: "is void if altered". */
const conditionBehind = /\b(?:if|unless|when|until|without|only (?:with|after|upon)|except|after \d+ days)\b/i;
/** What was before this certificate's policies. */
const ofOthers =
  /\b(?:prior|previous|former|old|expiring|earlier|replaces|supersedes|superceded all|rewritten|rewrite of|renewal of|prior carrier)\b/i;

/** `behind`: the rest of the sentence after the statement. `isDated`: the sentence names the day, which may be that of the term. */
type Ending = { sentence: string; behind: string; isDated: boolean };

/** The sentences of a text that say that coverage has ended or ends at a day; of a description, also that it is not there. */
export function endingsIn(text: string, isDescription: boolean): Ending[] {
  return sentencesOf(text).flatMap((sentence) => {
    // OCR reads "canceIled". The quoted sentence keeps its letters: "McIntyre" is a name.
    const read = sentence.replace(/(?<=[a-z])I(?=[a-z])/g, "l");
    const whole = isSaid.exec(read) ?? (isDescription ? isSaidOfCertificate.exec(read) : null);
    const found = whole ?? isDated.exec(read);
    if (!found || (!whole && denial.test(found[0]))) return [];
    const [before, behind] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    // A condition ends with its clause.
    const clause = before.split(/[,:] | (?:and|but) (?=this|the|policy|coverage|it )/).at(-1) ?? "";
    if (conditional.test(before.length - clause.length > farBefore ? clause : before)) return [];
    const own = before.split(/ (?:and|but) (?=this|the|policy|coverage|it )/).at(-1) ?? "";
    const isState = /^(?:is|are|hereby|stands?)\b|\bwill\b/i.test(found[0]);
    if (isState && conditionBehind.test(behind.slice(0, nearBehind))) return [];
    return ofOthers.test(own) ? [] : [{ sentence, behind: sentence.slice(found.index), isDated: !whole }];
  });
}
/** How many letters before and after a statement the conditions of its clause may be. */
const [farBefore, nearBehind] = [40, 40];

/** Sentences of a text, each of bounded length. A number's or a date's stop ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .slice(0, longestText)
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?])\s+(?=[A-Z0-9"*(])|(?<=;)\s+|\s[•*]\s|\s[-–—]\s/)
    .flatMap((one) => one.match(/.{1,600}/g) ?? []);
const longestText = 40_000;
