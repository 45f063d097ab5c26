import { likeness } from "@/lib/extraction/rules";

/*
 * What a page says across or beside its text when it does not count: a specimen, or a certificate that was cancelled, replaced or has expired.
 */

/** Marks of a page that never counted. */
const specimens = "SAMPLE|SPECIMEN|EXAMPLE|DRAFT".split("|");
/** Marks of a page that counts no longer, or not yet. */
const endings = [
  "CANCELLED|CANCELED|CANCELLED FLAT|CANCELED FLAT|FLAT CANCELLED|FLAT CANCELED|CANCELLATION PENDING|CANCELATION PENDING",
  "CANCELLATION EFFECTIVE|CANCELATION EFFECTIVE|EXPIRED|LAPSED|SUPERSEDED|SUPERCEDED|TERMINATED|REPLACED|VOIDED|VOID|NULL AND VOID|NULL & VOID",
  "NULLIFIED|ANNULLED|REVOKED|RESCINDED|WITHDRAWN|INVALID|INVALIDATED|NO LONGER VALID|NO LONGER IN FORCE|NO LONGER IN EFFECT|NO LONGER ACTIVE",
  "NOT VALID|NOT IN FORCE|NOT IN EFFECT|NOT ACTIVE|NOT EFFECTIVE|NOT RENEWED|NOT ISSUED|NOT BOUND|NOT ACCEPTED|NOT APPROVED|NON-RENEWED",
  "NON RENEWED|NONRENEWED|INACTIVE|OBSOLETE|OUT OF DATE|OUTDATED|SUSPENDED|REJECTED|DECLINED|DO NOT USE|DO NOT ACCEPT|NO COVERAGE",
].flatMap((line) => line.split("|"));
/** Blanks in a mark may be missing. */
const patternOf = (marks: readonly string[]) => marks.map((mark) => mark.replace(/ /g, "\\s*")).join("|");
const list = patternOf([...specimens, ...endings]);
const endingWithin = new RegExp(`(?<![A-Z])(?:${patternOf(endings)})(?![A-Z])`);
/** A mark alone, with at most its subject before it, and a date or a reason of few words after it. */
const alone = new RegExp(
  `^[^A-Z0-9:?]*(?:(?:THIS )?(?:CERTIFICATE|POLICY|POLICIES|COVERAGE|INSURANCE|DOCUMENT|FORM) (?:IS |ARE |HAS BEEN |HAVE BEEN |WAS |WERE )?(?:NOW |HEREBY )?)?(${list})(?: (?:ONLY|CERTIFICATE|DOCUMENT|FORM|POLICY|POLICIES|COVERAGE))?[^A-Z0-9:?]*(?:(?:EFF(?:ECTIVE|\\.)?|AS OF|ON|DATED?|SINCE|PER INSURED(?:'S)? REQUEST|FOR NON-?PAY(?:MENT)?|BY INSURED)?[^A-Z]{0,14})$`,
);

/** Whether a mark says that coverage ended or is not in force, whatever else it says: then it counts for other pages of the file as well. */
export const isEndingMark = (mark: string): boolean => endingWithin.test(mark.toUpperCase());

/** The mark that a short text consists of, also with its letters apart; null: it is no mark, or more than one. */
export function markAlone(text: string): string | null {
  if (text.length > longestMark) return null;
  const isSpaced = /^(?:\S ){4,}\S$/.test(text.trim());
  const whole = (isSpaced ? text.replace(/ /g, "") : text).toUpperCase();
  return alone.exec(whole)?.[1]?.replace(/\s+/g, " ") ?? null;
}
const longestMark = 60;

/** Marks by their letters alone, as recognition may give a stamp, with what they say. */
const whole = new Map([...specimens, ...endings].map((mark) => [mark.replace(/[^A-Z]/g, ""), mark] as const));
/** Likeness from which on a stamp's letters are a mark: of a short one all must be right. */
const alike = (letters: string) => (letters.length > 6 ? 0.74 : letters.length > 4 ? 0.83 : 1);

/** The mark closest to the text recognized on a stamp; null: none is close. */
export const markLike = (text: string): string | null =>
  nearestMark(text) ?? (text.includes("l") ? nearestMark(text.replace(/l/g, "I")) : null);

function nearestMark(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/0/g, "O")
    .replace(/[1|!]/g, "I")
    .replace(/5/g, "S")
    .replace(/[^A-Z]/g, "");
  const near = [...whole.keys()]
    .map((one) => ({ one, share: letters.includes(one) && one.length > 5 ? 1 : likeness(letters, one) }))
    .sort((a, b) => b.share - a.share || b.one.length - a.one.length)[0];
  return near && near.share >= alike(near.one) ? (whole.get(near.one) ?? null) : null;
}
