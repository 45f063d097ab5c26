import { knownWords, shortWords } from "@/lib/extraction/forms/abbreviations";
import { limitWords } from "@/lib/extraction/forms/row-words";
import { lettersOf, likeness, parseAmount } from "@/lib/extraction/rules";
import type { PolicyType } from "@/lib/extraction/schema";

/*
 * The words that may be beside a limit's amount without changing it. This is a list of what is allowed: any other word ("pending", "pesos",
 * "SIR") may change the amount, so a person checks it. Each word is in its shortest form.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What an amount is counted in, and what it is the limit of. */
const qualifiers = setOf("USD US DOLLARS DOLLAR COMBSINGLELIM EA OCC ACC CLAIMS PERSON POL EMP LIM AGG");

/** What labels hold besides the words by which a limit is known. */
const ofLabels: Readonly<Record<string, ReadonlySet<string>>> = {
  generalAggregate: setOf("PROJ LOC JOB"),
  retention: setOf("RETENTION SIR SELF INSD RET"),
  deductible: setOf("DED"),
};

/** Words of labels that mean something else when they are alone: "exp" for expired. */
const ambiguous = setOf("EXP EXC OTHER THAN COMP MEMBER INSD");

/** What labels except in brackets: "General aggregate (other than products)". */
const exceptions = setOf("EXCEPT EXCLUDING OTHER THAN");

/** Words that lead to an amount or away from it in a sentence. */
const joints = setOf("with of is are a an at for in under on by to per or plus from through");
/** Words that change the amount after them. */
const turning = setOf("to by in or from plus on under through");

/** Signs, borders and leaders around an amount. */
const signs = /^(?:(?:US)?\$|[|_—–:;,.()[\]/•·…=-])+$/i;

/** Whether a text is a sign or a word that says nothing. */
export const isSign = (text: string): boolean => signs.test(text) || /^(?:&|and|the)$/i.test(text);

const hasOddSign = (text: string) => /[<>~%*?+≤≥€£¥]/.test(text);
const isAll = (text: string, test: (word: string) => boolean) => {
  const words = shortWords(text.replace(/US\$/gi, "USD"));
  return words.length > 0 && !hasOddSign(text) && words.every(test);
};

/** Whether a word says nothing more of an amount than may be said of any limit's amount. */
export const isQualifier = (text: string): boolean => isAll(text, (word) => qualifiers.has(word));

/** Whether a word is of this limit's label. */
export function isOfLabel(type: PolicyType, key: string, text: string): boolean {
  const [own, more] = [limitWords(type, key), ofLabels[key]];
  return isAll(text, (word) => own.has(word) || more?.has(word) === true);
}

/** Whether a word names what is left to the insured, which is no limit. */
export const isOfRetention = (text: string): boolean =>
  isAll(text, (word) => ofLabels.retention?.has(word) === true || ofLabels.deductible?.has(word) === true);

/** Amount from which on what is left to the insured is no small deductible. */
const largeRetention = 100_000;

/** Whether a text is a deductible or retention so small that the limits begin near the first dollar, or an amount of zero. */
export function isSmallRetention(type: PolicyType, text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !isSign(word));
  const labels = words.filter((word) => !/\d/.test(word));
  const amount = parseAmount(words.filter((word) => /\d/.test(word)).join(" "));
  if (!amount || !("dollars" in amount) || !labels.every((one) => isQualifier(one) || isOfRetention(one) || isOfAnyLabel(type, one)))
    return false;
  return amount.dollars === 0 || (amount.dollars < largeRetention && labels.some(isOfRetention));
}

/** Whether a word is of the label of any limit that a coverage has. */
export function isOfAnyLabel(type: PolicyType, text: string): boolean {
  const all = limitWords(type);
  return isAll(text, (word) => all.has(word) && !ambiguous.has(word));
}

/** Whether a word may be in the brackets of a label. */
export const isOfBrackets = (type: PolicyType, text: string): boolean =>
  isSign(text) || isQualifier(text) || isAll(text, (word) => exceptions.has(word) || limitWords(type).has(word));

/** How like a word of the form's labels one is at least that a picture shows and that is such a word misread. */
const nearlyLabel = 0.65;

/** Whether a picture's word is nearly a word of labels, as recognition misreads them. */
export function isMisreadLabel(text: string): boolean {
  const letters = lettersOf(text);
  return !knownWords.has(letters) && [...knownWords].some((word) => word.length > 2 && likeness(letters, word) >= nearlyLabel);
}

/** Whether a word may lead to an amount in a sentence, or away from it. */
export const isJoint = (text: string): boolean => joints.has(text.toLowerCase());
export const isTurning = (text: string): boolean => turning.has(text.toLowerCase());
