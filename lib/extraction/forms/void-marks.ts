/*
 * What a page says across or beside its text when it does not count: a specimen, or a certificate that was cancelled, replaced or has expired.
 */

/** Marks of a page that never counted. */
const specimens = "SAMPLE|SPECIMEN|EXAMPLE|DRAFT";
/** Marks of a page that counts no longer, or not yet. Blanks in them may be missing. */
const endings = [
  "(?:POLICY |POLICIES |COVERAGE |CERTIFICATE |FLAT )?CANCELL?ED(?: FLAT)?",
  "CANCELL?ATION (?:PENDING|EFFECTIVE)",
  "EXPIRED",
  "LAPSED",
  "SUPER[SC]EDED",
  "TERMINATED",
  "REPLACED",
  "VOIDED",
  "VOID",
  "NULL(?: AND | & )VOID",
  "NULLIFIED",
  "ANNULLED",
  "REVOKED",
  "RESCINDED",
  "WITHDRAWN",
  "INVALID",
  "INVALIDATED",
  "NOT? LONGER (?:VALID|IN FORCE|IN EFFECT|ACTIVE)",
  "NO LONGER (?:VALID|IN FORCE|IN EFFECT|ACTIVE)",
  "NOT (?:VALID|IN FORCE|IN EFFECT|ACTIVE|EFFECTIVE|RENEWED|ISSUED|BOUND|ACCEPTED|APPROVED)",
  "NON[- ]?RENEWED",
  "INACTIVE",
  "OBSOLETE",
  "OUT OF DATE",
  "OUTDATED",
  "SUSPENDED",
  "REJECTED",
  "DECLINED",
  "DO NOT (?:USE|ACCEPT)",
  "NO COVERAGE",
];
const spaced = (mark: string) => mark.replace(/ /g, "\\s*");
const list = [specimens, ...endings.map(spaced)].join("|");
const inText = new RegExp(`(?<![A-Z])(?:${list})(?![A-Z])`);
/** A mark alone, at most with what it is about before it, and a date or a reason of few words behind it. */
const alone = new RegExp(
  `^[^A-Z0-9:?]*(?:(?:THIS )?(?:CERTIFICATE|POLICY|POLICIES|COVERAGE|INSURANCE|DOCUMENT|FORM) (?:IS |ARE |HAS BEEN |HAVE BEEN |WAS |WERE )?(?:NOW |HEREBY )?)?(${list})(?: (?:ONLY|CERTIFICATE|DOCUMENT|FORM|POLICY|POLICIES|COVERAGE))?[^A-Z0-9:?]*(?:(?:EFF(?:ECTIVE|\\.)?|AS OF|ON|DATED?|SINCE|PER INSURED(?:'S)? REQUEST|FOR NON-?PAY(?:MENT)?|BY INSURED)?[^A-Z]{0,14})$`,
);

const isSpecimen = (mark: string) => new RegExp(`^(?:${specimens})$`).test(mark);

/** Whether a mark says that coverage ended or is not in force, so that it counts for other pages of the file as well. */
export const isEndingMark = (mark: string): boolean => !isSpecimen(mark.toUpperCase());

/** The mark among large or slanted words; null: none. */
export const markWithin = (text: string): string | null => inText.exec(text.toUpperCase())?.[0].replace(/\s+/g, " ") ?? null;

/** The mark that a short text consists of, also with its letters apart; null: it is no mark, or more than one. */
export function markAlone(text: string): string | null {
  if (text.length > longestMark) return null;
  const isSpaced = /^(?:\S ){4,}\S$/.test(text.trim());
  const whole = (isSpaced ? text.replace(/ /g, "") : text).toUpperCase();
  return alone.exec(whole)?.[1]?.replace(/\s+/g, " ") ?? null;
}
const longestMark = 60;
