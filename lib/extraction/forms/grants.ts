/*
 * How a page in words says that a policy grants additional insured status or waives subrogation, for which other forms have columns of
 * boxes. A statement with any reservation grants nothing: a person checks it.
 */

/** Both, in the order of the form's columns. */
export const grants = ["additionalInsured", "waiverOfSubrogation"] as const;
export type Grant = (typeof grants)[number];

/** What a sentence says that grants, how a description mentions it, and what the cell of a column for everything granted calls it. */
export const grantWords: Record<Grant, { sentence: RegExp; mention: RegExp; label: RegExp }> = {
  additionalInsured: {
    sentence:
      /\b(?:is|are|has been|have been) (?:also )?(?:included |named |added |listed |endorsed )?(?:as )?(?:an? )?(?:blanket )?additional insureds?\b|\bblanket (?:AI|additional insured)\b/i,
    mention: /\badditional insureds?\b/i,
    label: /\badditional insureds?\b/i,
  },
  waiverOfSubrogation: {
    sentence:
      /\bwaiver(?: of subrogation)? (?:applies|is included|has been (?:granted|endorsed|issued|added))\b|\bblanket waiver\b|\bblanket AI and (?:blanket )?waiver\b/i,
    mention: /\bwaiver of subrogation\b/i,
    label: /\bwaiver(?: of (?:our right|subrogation))?\b/i,
  },
};

/** The reserve that each blanket endorsement has: it holds for whomever a contract asks it for. */
const byContract = /\b(?:where|when|if|as) (?:so )?required (?:by|in|under) (?:an? )?(?:executed )?(?:written )?(?:contract|agreement)\b/gi;

/** A "not" or a "no" that recognition did not part from the word beside it: "ISNOT INCLUDED". */
const glued =
  "(?:is|are|was|were|be|been|has|have|had|does|do|did|shall|will|would|can|could|may|must)not|not(?:included|named|added|listed|endorsed|applicable|an?|as|be|been|in)|no(?:waivers?|additional|blanket)";
const hasGlued = new RegExp(`\\b(?:${glued})\\b`, "i");

const reserve =
  /\b(?:not|no|never|without|if|unless|until|when|where|once|upon|only|except|exclud\w*|provided|subject|request\w*|available|can|could|may|might|will|would|must|shall|should|pending|propos\w*|quot\w*|offer\w*|option\w*|expired|cancell?ed|revoked|withdrawn|removed)\b/i;

/** A possible "not" or "no" with one misread letter: a short word without meaning in that position, or "not" with one letter changed. */
const mayDeny =
  /\b(?:is|are|has been|have been) (?!(?:also|an?|as|so|both|all|each|here|then|thus|now)\b)[A-Za-z0-9]{2,4} (?:included|named|added|listed|endorsed)\b|\b(?!no\b)[nmh][a-z0-9]? waiver\b|\b(?!(?:nat|net|nut|bot|cot|dot|got|hot|jot|lot|pot|tot|nod|non|nor|nov|now)\b)(?:n[a-z0-9]t|[a-z0-9]ot|no[a-z0-9])\b/i;

/** Whether a text has a reservation, so that the status is not granted yet, or not to everyone. */
const hasReserve = (text: string) => reserve.test(text.replace(byContract, " ")) || mayDeny.test(text) || hasGlued.test(text);

const denial = /\b(?:not|no|never|without|excluded)\b/i;

/**
 * Whether a text grants what its sentences with these words speak of, and the words themselves. false: each says that it does not. null: it is
 * silent, says it with a reserve, or grants in one sentence what another denies.
 */
export function grantedIn(text: string, words: RegExp): { isGranted: boolean; said: string } | null {
  const sentences = text.split(/(?<=[.;])\s+/).filter((one) => words.test(one));
  const [first] = sentences;
  if (!first) return null;
  const said = words.exec(first)?.[0] ?? "";
  if (sentences.every((one) => denial.test(one) || hasGlued.test(one))) return { isGranted: false, said };
  return sentences.some(hasReserve) ? null : { isGranted: true, said };
}

const yes = /^(?:yes|included|granted|y|x|[☒☑✓✔] ?(?:y(?:es)?)?)(?![A-Za-z])/i;
const no = /^(?:no|none|not|n|n\/a)(?![A-Za-z])/i;

/** What a cell answers that asks whether something is granted; null: neither a plain yes nor a plain no. */
export function grantAnswer(text: string): boolean | null {
  const said = text.trim();
  if (no.test(said)) return false;
  return yes.test(said) && !hasReserve(said) ? true : null;
}
