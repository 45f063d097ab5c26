import { isPlaceholder, lettersOf } from "@/lib/extraction/rules";

/*
 * Text in the place of an insurer's name that names no insurer: "TBD", "Self-insured", "Applied for", or a name with a remark ("Example
 * Casualty (insolvent)").
 */

/** Words of a line that names no insurer, or one that does not have the risk. */
const openWords =
  /\bT\.? ?B\.? ?[DA]\b|\bpend(?:ing|iente|\b)|\bunknown\b|\bn\/a\b|^\W*none\b|\bvarious\b|\bapplied for\b|\bquot(?:e[sd]?|ation|ing)\b|\bto be (?:placed|determined|assigned|announced|named|advised)\b|\bnot (?:placed|assigned|named|available|applicable|bound|known)\b|\bunassigned\b|\bunplaced\b|\bper (?:schedule|policy|attached|dec)|\bsee (?:attached|below|schedule|desc|remarks|next|page)|\bas (?:per|above|below)\b|\bsame as\b|\bpor definir\b|\bno aplica\b|\bdesconocid|\bsin asegur|\bautoasegur/i;
/** Remarks after an insurer's name. */
const goneWords =
  /\bcancel|\bdeclin|\binsolv|\bliquidat|\breceivership\b|\brehabilitation\b|\brescind|\bvoid(?:ed)?\b|\bexpired\b|\blapsed\b|\bwithdrawn\b|\bformer(?:ly)?\b|\bf\.?\/?k\.?\/?a\b|\brun-?off\b|\bproposed\b|\bbinder\b|\bdenied\b|\breject|\bterminated\b|\bnon-?renew|\bno longer\b|\breplaced\b|\brevoked\b|\bsuspended\b|\bimpaired\b/i;
const selfInsured = /\bself[- ]?(?:insur|funded|retain)/i;
/** Associations of employers that insure their members. */
const ofMembers = /\b(?:fund|trust|pool|group|association)\b/i;
/** A label without a name after it. */
const labelAlone = /^\W*(?:the )?(?:insurance )?(?:carrier|insurer|company|underwriter|insurance)s?(?: name)?\W*$/i;
/** Who sells insurance, and does not bear it. */
const ofSellers = /\b(?:agency|agencies|brokers?|brokerage)\b(?! (?:mutual|insurance co|casualty|indemnity))/i;
/** Letters that a name has at least. */
const fewestLetters = 3;

/** Whether a text names an insurer. A NAIC number beside it shows that a short or unusual name is an insurer's. */
export function isInsurerName(name: string, { naic, producer }: { naic: string | null; producer: string | null }): boolean {
  if (isPlaceholder(name) || labelAlone.test(name) || openWords.test(name) || goneWords.test(name)) return false;
  if (selfInsured.test(name) && !ofMembers.test(name)) return false;
  if (naic !== null) return true;
  const letters = lettersOf(name);
  const isProducer = producer !== null && lettersOf(producer) === letters;
  return letters.replace(/[^A-Z]/g, "").length >= fewestLetters && !/\?\?/.test(name) && !isProducer && !ofSellers.test(name);
}
