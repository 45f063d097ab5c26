import type { Notes } from "@/lib/extraction/readers/draft";
import type { PageWords } from "@/lib/extraction/readers/words";
import { daysBetween } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** Maximum confidence of values that are clear on the page but contradict others. */
const odd = 0.75;

/**
 * Compares values of one certificate with each other and lowers the confidence of those that are unusual together: they are shown
 * for a person to look at. Nothing is changed or taken away.
 */
export function crossCheck({ insurers, policies }: Pick<ReadCertificate, "insurers" | "policies">, notes: Notes): void {
  const doubt = (...pointers: string[]) => {
    for (const pointer of pointers) {
      const one = notes.evidence[pointer];
      if (one) notes.evidence[pointer] = { ...one, confidence: Math.min(one.confidence, odd) };
    }
  };
  insurers.forEach(({ naic, name }, at) => {
    const other = insurers.findIndex((one) => naic !== null && one.naic === naic && one.name !== name);
    if (other < 0 || other === at) return;
    doubt(`/insurers/${at}/naic`, `/insurers/${other}/naic`);
    notes.warnings.push(`Two insurers have the same NAIC number ${naic}.`);
  });
  policies.forEach(({ insurerLetter, effectiveDate, expirationDate, limits }, at) => {
    const pointer = `/policies/${at}`;
    if (insurerLetter && insurers.length > 0 && !insurers.some(({ letter }) => letter === insurerLetter)) {
      doubt(`${pointer}/insurerLetter`);
      notes.warnings.push(`A coverage names insurer ${insurerLetter}, which the certificate does not list.`);
    }
    const days = effectiveDate && expirationDate ? daysBetween(effectiveDate, expirationDate) : 365;
    if (days < 175 || days > 1115) doubt(`${pointer}/effectiveDate`, `${pointer}/expirationDate`);
    const pairs = [
      ["eachOccurrence", "generalAggregate"],
      ["eachOccurrence", "productsCompOpAggregate"],
      ["umbrellaEachOccurrence", "umbrellaAggregate"],
    ] as const;
    for (const [occurrence, aggregate] of pairs) {
      const [one, all] = [limits[occurrence], limits[aggregate]];
      if (one && all && all < one) doubt(`${pointer}/limits/${occurrence}`, `${pointer}/limits/${aggregate}`);
    }
  });
}

/** Evidence that dates on a page begin with the day: another currency, or a date whose first number is not a month. */
const dayFirst = /[£€] ?\d|(?<![\d/.-])(?:1[3-9]|2\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.](?:19|20)\d{2}\b/;
const inFigures = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/;

/**
 * Removes the dates of a page (`text`: all of it) whose day and month are ambiguous. ACORD's forms have the month first, whatever else is
 * on them.
 */
export function doubtDayAndMonth(certificate: ReadCertificate, text: string): void {
  if (certificate.formType.startsWith("ACORD") || !dayFirst.test(text)) return;
  const takeBack = (owner: object, key: string, pointer: string) => {
    if (certificate.unreadable.includes(pointer)) return;
    const [, one = "", other = ""] = inFigures.exec(certificate.evidence[pointer]?.text ?? "") ?? [];
    if (!one || Number(one) > 12 || Number(other) > 12 || Number(one) === Number(other)) return;
    Object.assign(owner, { [key]: null });
    certificate.reasons[pointer] = "The day and month of this date could be in either order.";
    certificate.unreadable.push(pointer);
  };
  takeBack(certificate, "certificateDate", "/certificateDate");
  certificate.policies.forEach((policy, at) => {
    for (const key of ["effectiveDate", "expirationDate"]) takeBack(policy, key, `/policies/${at}/${key}`);
  });
}

/** Leaves it to a person whether the policies of a page that is marked as a specimen, cancelled or void are in force. */
export const doubtMarked = (certificate: ReadCertificate, mark: string) =>
  doubtAll(certificate, `The page is marked "${mark.toUpperCase()}": check whether its policies are in force.`);

/** The same where something large and unreadable lies across a page: letters of a stamp, or strokes through the policies. */
export const doubtCrossed = (certificate: ReadCertificate) =>
  doubtAll(certificate, "A stamp or large marks across this page could not be read.");

/** Asks a person about all policies of a certificate, where it has some and no one is asked about them yet. */
export function doubtAll({ policies, unreadable, reasons }: ReadCertificate, reason: string): boolean {
  if (policies.length === 0 || reasons["/policies"]) return false;
  reasons["/policies"] = reason;
  unreadable.push("/policies");
  return true;
}

/** Names and addresses, in which an r and an n may have been read as an m. */
const ofParty = /^\/(?:insured|producer)\/(?:name|address)$|^\/certificateHolder$|^\/insurers\/\d+\/name$/;

/** Doubts names and addresses of a picture that have a word with an m which appears elsewhere on the page with "rn" in its place. */
export function doubtMergedLetters({ words }: Pick<PageWords, "words">, { evidence }: Notes) {
  const lettersIn = (text: string) => text.split(/[^A-Za-z]+/).filter((word) => word.length >= leastLetters);
  const printed = new Set(words.flatMap(({ text }) => lettersIn(text)).filter((word) => word.includes("rn")));
  const isTwin = (word: string) =>
    [...word.matchAll(/m/g)].some(({ index }) => printed.has(`${word.slice(0, index)}rn${word.slice(index + 1)}`));
  for (const [pointer, one] of Object.entries(evidence))
    if (one.reader === "ocr" && ofParty.test(pointer) && lettersIn(one.text).some(isTwin))
      evidence[pointer] = { ...one, confidence: Math.min(one.confidence, odd) };
}
/** Shorter words differ by an m without being the same one. */
const leastLetters = 4;
