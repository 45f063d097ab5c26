import type { NoticeKind } from "@/lib/extraction/schema";

/*
 * Notices about a policy: how their titles and sentences say what a notice does, and which labels their dates have. Clauses and
 * endorsements about giving notice use the same words and are not notices.
 */

/** The core of a title; the first that fits a line of the page's head counts. */
export const noticeTitles: { kind: NoticeKind; words: RegExp }[] = [
  {
    kind: "reinstatement",
    words:
      /notice of (?:policy )?(?:reinstatement|rescission)|(?:rescission|withdrawal) of (?:notice of )?(?:cancell?ation|non-? ?renewal)|reinstatement notice|policy reinstatement|\breinstatement\b/i,
  },
  {
    kind: "non_renewal",
    words:
      /notice of (?:policy )?(?:non-? ?renewal|non-? ?continuance)|notice of (?:intent|intention) (?:not to|to non-?) ?renew|non-? ?renewal notice/i,
  },
  {
    kind: "cancellation",
    words:
      /notice of (?:policy |pending |intent to )?(?:cancell?ation|cancel)\b|notice of termination of (?:insurance|coverage|policy)|cancell?ation notice|cancell?ation of (?:policy|insurance|coverage)/i,
  },
  {
    kind: "amendment",
    words:
      /(?:notice of )?\bpolicy changes?\b|\b(?:change|amendment) endorsement|notice of (?:policy )?(?:change|amendment|reduction)\b|policy amendment/i,
  },
];

/** Words that may precede a title's core, and how the text after it begins. */
export const titleStart =
  /^(?:final|important|second|insurers?|company|statutory|workers|compensation|commercial|general|liability|auto|automobile|umbrella|policy|coverage|insurance)$/i;
export const titleEnd = /^\W*(?:$|(?:of|in|for|due|because|by|or|endorsement|effective|no)\b|[–—:(-])/i;
/** How a title goes on, or the line below it, that is a clause or an endorsement about giving notice. */
export const clauseTitle =
  /\b(?:to|for) (?:\w+ ){0,2}(?:third|certificate|holders?|additional|designated|scheduled|others?|persons?|entit\w+)\b|\b(?:provisions?|conditions?|requirements?|amended|amendatory|schedule)\b/i;
/** What such a page says of itself. */
export const ofClause =
  /\bthis endorsement (?:changes|modifies|is attached to|forms a part of)|\bendorsement modifies insurance\b|\bnumber of days['’]? notice\b|\bif we (?:decide to )?(?:cancel|non-? ?renew)|\b(?:IL|CG|CA) 02 ?\d\d\b|\bWC (?:00 06|99 \d\d) ?\d\d\b/i;

/** What a sentence says that gives notice; clauses and conditions are sorted out before. The first kind that fits counts. */
export const noticeSentences: { kind: NoticeKind; words: RegExp }[] = [
  {
    kind: "reinstatement",
    words:
      /\b(?:is|are|was|were|been|being|be|hereby|has|have) (?:\w+ )?reinstated\b|\b(?:cancell?ation|non-? ?renewal)\b[^.]{0,80}\b(?:rescinded|withdrawn|null and void)\b|\b(?:rescind|withdraw)(?:s|ing)?\b[^.]{0,40}\b(?:cancell?ation|non-? ?renewal)\b/i,
  },
  { kind: "non_renewal", words: /\bnot (?:be |being )?(?:renew|continu)(?:e|ed|ing)?\b|\bnon-? ?renew(?:ed|al|ing)?\b/i },
  { kind: "cancellation", words: /\bcancel(?:l?ed|l?ing|l?ation|s)?\b|\bterminat(?:ed|es|ing|ion)\b/i },
];

const effectiveAlone = "^effective(?: date)?(?= ?:| ?$| \\d)";
/** Words of a label or sentence that introduce the day from which the notice counts. */
export const effectiveLabels: Record<NoticeKind, RegExp> = {
  cancellation: new RegExp(
    `effective (?:date|time|hour)(?: and (?:date|time|hour))? of (?:this )?(?:cancell?ation|termination|notice)|(?:cancell?ation|termination) (?:is |will be )?(?:effective|date|takes effect)|date of (?:cancell?ation|termination)|(?:cancell?ed|terminated|cancel) (?:effective|on|as of|at)|coverage (?:will )?(?:ends?|stops?|ceases?)|\\bcancell?ation(?= ?:)|${effectiveAlone}`,
    "i",
  ),
  non_renewal: new RegExp(
    `(?:non-? ?renewal|expiration) (?:effective|date)|date of (?:non-? ?renewal|expiration)|(?:expires?|expiring)(?: on| at)?\\b|not (?:be )?renewed|non-? ?renewed|coverage (?:will )?(?:ends?|stops?|ceases?)|${effectiveAlone}`,
    "i",
  ),
  reinstatement: new RegExp(
    `effective (?:date|time) of (?:this )?reinstatement|reinstatement (?:is )?(?:effective|date)|date of reinstatement|reinstated (?:effective|on|as of|from|at)|${effectiveAlone}`,
    "i",
  ),
  amendment: new RegExp(
    `(?:changes?|amendment|endorsement) (?:is |are )?(?:effective|date)|effective date of (?:this )?(?:change|endorsement|amendment)|${effectiveAlone}`,
    "i",
  ),
};
/** A notice that takes a cancellation back, or leaves no gap, counts from the day of the cancellation. */
export const leavesNoGap =
  /\bwithout (?:a |any )?(?:lapse|interruption|gap|break)\b|\bno lapse\b|\brescin(?:d|ded|ds|ding|ission)\b|\bwithdraw[ns]?\b|\bwithdrawal of\b/i;

/** The label of the day on which a notice was written. */
export const writtenLabel =
  /^(?:date(?: of)?(?: this)?(?: notice| mailing| mailed| issued)?|mail(?:ing|ed)(?: date| on)?|notice (?:date|issued|mailed)|dated|issued(?: on)?|issue date)(?= ?:| ?\d| [A-Z][a-z]{2,8}\.? \d| ?$)/i;

/** The time of day between "effective" and the day. */
export const clock =
  /\b(?:at )?\d{1,2}: ?\d\d ?(?:[ap]\.? ?m\.?)?,? ?(?:\(?(?:standard|local) time\)?,? ?)?(?:at [^.\d]{4,60}? )?(?:on )?/gi;
