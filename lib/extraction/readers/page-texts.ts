import { limitsNamed } from "@/lib/extraction/forms/corrections";
import { isPrintedSentence } from "@/lib/extraction/forms/printed";
import { isEndingMark } from "@/lib/extraction/forms/void-marks";
import { type Addendum, addendumOf } from "@/lib/extraction/readers/addenda";
import { doubtAll, doubtMarked } from "@/lib/extraction/readers/checks";
import { doubtCorrected, doubtRestricted } from "@/lib/extraction/readers/contradictions";
import { formNumbersIn, remarksOf } from "@/lib/extraction/readers/endorsements";
import { paragraphsOf } from "@/lib/extraction/readers/plain-letters";
import {
  doubtByAddendum,
  doubtDenied,
  doubtEnded,
  doubtExcluded,
  doubtNoticed,
  doubtProprietors,
  policiesMeant,
} from "@/lib/extraction/readers/standing";
import { doubtUnnumbered } from "@/lib/extraction/readers/unnumbered";
import { linesOf, type PageWords, textOf } from "@/lib/extraction/readers/words";
import type { FormType, ReadCertificate } from "@/lib/extraction/schema";

/** What a page says in words, kept when its picture has gone. */
export type PageText = {
  number: number;
  isCertificate: boolean;
  isNotice: boolean;
  /** A short page in words that is no form: a letter, an email, a sheet of notes. */
  isNote: boolean;
  /** Its first lines that are short. */
  headings: string[];
  paragraphs: string[];
  addendum: Addendum | null;
  mark: string | null;
};

const noticeTitle =
  /\bnotice of (?:cancell?ation|non-? ?renewal|termination|intent to cancel)\b|\b(?:cancell?ation|non-? ?renewal|termination) notice\b/i;
/** Lines from a page's top in which its title is. */
const titleLines = 12;
const longestHeading = 60;
/** What is not, or no longer, a policy may have the layout of one. */
const noPolicy =
  /\b(?:quot(?:e|ation)|proposal|application|binder|offer|indication|estimate|expired|not (?:a|the) policy|not valid|not in force|draft|pending)\b/i;
/** Words that a note has at most: a policy's own pages are fuller. */
const mostWordsOfNote = 300;

export function textsOfPage(page: PageWords & { watermark?: string | null }, kind: FormType, isCertificate: boolean): PageText {
  const lines = linesOf(page.words);
  const isForm = isCertificate || kind !== "OTHER" || page.words.length > mostWordsOfNote;
  return {
    number: page.number,
    isNote: !isForm && remarksOf(page) === null && formNumbersIn(textOf(page.words, " ")).length === 0,
    isCertificate: isCertificate || (kind !== "OTHER" && kind !== "W9" && kind !== "ENDORSEMENT"),
    isNotice: lines.slice(0, titleLines).some((line) => line.length < 14 && noticeTitle.test(textOf(line))),
    headings: lines
      .slice(0, titleLines)
      .map((line) => textOf(line))
      .filter((line) => line.length <= longestHeading)
      .slice(0, 6),
    paragraphs: paragraphsOf(lines).map((words) => textOf(words, " ")),
    addendum: isCertificate ? null : addendumOf(page),
    mark: page.watermark ?? null,
  };
}

const ofInsurance = /\b(?:polic(?:y|ies)|coverages?|limits?|insurance|certificate)\b/i;

/** Leaves to a person what a note beside the certificate takes back. Only what it says of the certificate's policies counts. */
function doubtNote(certificate: ReadCertificate, text: string): void {
  const { policies } = certificate;
  const isOfPolicies = !policiesMeant(text, policies).isAll;
  const isAbout = (sentence: string) =>
    !policiesMeant(sentence, policies).isAll ||
    policies.some(({ type }) => limitsNamed(sentence, type) !== null) ||
    (isOfPolicies && ofInsurance.test(sentence));
  doubtDenied(certificate, text);
  doubtProprietors(certificate, text);
  doubtRestricted(certificate, text, isAbout);
}

const letters = (text: string) => text.replace(/\s+/g, "");

/** Whether a paragraph is the certificate's description, which lib/compliance/terms judges with the verdict. */
const isDescribed = ({ descriptionOfOperations }: ReadCertificate, paragraph: string): boolean =>
  descriptionOfOperations !== null && letters(descriptionOfOperations).includes(letters(paragraph));

/** Leaves to a person what anything said in a certificate's file speaks against. */
export function doubtByPageTexts(certificate: ReadCertificate, pages: readonly PageText[]): void {
  if (certificate.policies.length === 0) return;
  if (certificate.descriptionOfOperations) doubtCorrected(certificate, certificate.descriptionOfOperations);
  for (const page of pages) {
    const isOwn = page.number === certificate.page;
    if (page.addendum) doubtByAddendum(certificate, page.addendum);
    if (!page.isCertificate && page.mark && isEndingMark(page.mark))
      doubtAll(certificate, `Page ${page.number} is marked "${page.mark.toUpperCase()}".`);
    if (page.isNotice && !page.isCertificate) doubtNoticed(certificate, page.number, page.paragraphs.join(" "));
    const heading = isOwn && !certificate.formType.startsWith("ACORD") ? page.headings.find((line) => noPolicy.test(line)) : undefined;
    if (heading) doubtMarked(certificate, heading);
    if (page.isNote) doubtNote(certificate, page.paragraphs.filter((paragraph) => !isPrintedSentence(paragraph)).join(" "));
    for (const paragraph of page.paragraphs) {
      if (isOwn && isDescribed(certificate, paragraph)) continue;
      // What another page says counts where it is a notice, or names a policy or the certificate: a policy's own form speaks of such things too.
      const isAbout = page.isNotice || /\bthis certificate\b/i.test(paragraph) || !policiesMeant(paragraph, certificate.policies).isAll;
      if (isOwn || (!page.isCertificate && isAbout)) doubtEnded(certificate, paragraph, page.isNotice ? "notice" : "page");
      if (!isOwn && !page.isCertificate && isAbout) doubtCorrected(certificate, paragraph);
    }
  }
  doubtExcluded(certificate);
  doubtUnnumbered(certificate);
}
