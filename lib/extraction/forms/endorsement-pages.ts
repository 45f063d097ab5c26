/*
 * What an endorsement's page says beside the form's own text: whether it is in force, since when and until when, for which policy and insured, and
 * where.
 */

const day = "(\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}|[A-Z][a-z]+ \\d{1,2}, \\d{4})";

/** A page with these words is not, or no longer, part of the policy, or is under a condition. Forms do not say them of themselves. */
export const notInForce = new RegExp(
  [
    "\\b(?:quot(?:e|ed|ation)|not (?:yet )?(?:issued|approved|bound|in force)|sample|specimen|draft|proposed|proposal|void|declined|pending)\\b",
    "\\b(?:has been|was) removed\\b|\\brequested but\\b|\\b(?:does|do) not agree\\b|\\bnot valid\\b|\\b[-–] ?removed\\b",
    "\\b(?:this )?endorsement (?:is|was|has been|shall be) (?:hereby )?(?:deleted|cancell?ed|terminated|withdrawn|rescinded|suspended|removed)\\b",
    "\\b(?:deleted|cancell?ed|removed|withdrawn|terminated) (?:effective|on|as of|\\d)|^\\W*(?:not applicable|deleted|cancell?ed|removed|n/a)\\W*$",
    "\\bthis endorsement does not apply\\b|\\bdoes not apply to (?:the |any |such )?additional insureds?\\b|\\bonly upon (?:payment|receipt)\\b",
    "\\bpol(?:icy|\\.)\\s*(?:number|no\\.?|#)\\s*[:#]?\\s*(?:_{3,}|t\\.?b\\.?[ad]|to be|unknown)",
  ].join("|"),
  "im",
);

export const begins = new RegExp(`\\beff(?:ective|\\.)?(?: date)?(?: of this endorsement)?\\W{0,3}\\s*${day}`, "i");
export const expires = new RegExp(
  `\\b(?:expir(?:ation|y|es)(?: date| on)?|(?:ends?|ended|until|through|thru|terminates?)(?: on)?)\\W{0,3}\\s*${day}`,
  "i",
);
/** The term of the policy that it belongs to. */
export const period = new RegExp(
  `\\b(?:policy|coverage) (?:period|term)\\W{0,3}(?:from )?${day}\\s*(?:to|until|through|[-–])\\s*${day}`,
  "i",
);

/** The line of the insured's name; the name may be on the next line. */
export const insuredNamed =
  /^\W*(?:(?:first )?named insured|insured|issued to|policy ?holder)(?: name)?(?:\s*[:#]\s*(\S.{0,150})|\s*:?\s*)$/i;
/** Labels that follow the insured's name on its line. */
export const nextLabel = /\s(?:policy|effective|expiration|endorsement|issued|company)\b.*$/i;

export const policyNamed =
  /\bpol(?:icy|\.)\s*(?:(?:number|no\.?|#)\s*[:#]?|[:#])\s*((?:[A-Z]{1,5} )?[A-Z0-9-]*\d[A-Z0-9-]*(?: [A-Z0-9-]*\d[A-Z0-9-]*)*)/i;

/** The place or project after its label. */
export const placeNamed =
  /^\W*(?:designated )?(?:locations?(?:\(s\))?|projects?(?:\(s\))?|premises|job ?sites?)\b[^:]{0,60}:\s*(\S.{0,200})$/i;
/** Places that hold for any work. */
const anywhere =
  /\b(?:all|any|various|each|every|blanket)\b|\bas required\b|\bper (?:written )?contract\b|\bwhere required\b|\bshown (?:above|in)\b|\bon file\b/i;
const limitedTo = /\b(?:except|excluding|other than|only|not)\b/i;

/** Whether an endorsement holds for one place, or not for all: a person knows which work the vendor does. */
export const isOfOnePlace = (place: string): boolean => /[A-Za-z]{3}/.test(place) && (!anywhere.test(place) || limitedTo.test(place));
