import { isEndingMark } from "@/lib/extraction/forms/void-marks";
import { type Addendum, addendumOf } from "@/lib/extraction/readers/addenda";
import { doubtAll } from "@/lib/extraction/readers/checks";
import { doubtCorrected, doubtRestricted } from "@/lib/extraction/readers/contradictions";
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
export type SaidPage = {
  number: number;
  isCertificate: boolean;
  isNotice: boolean;
  paragraphs: string[];
  addendum: Addendum | null;
  mark: string | null;
};

const noticeTitle =
  /\bnotice of (?:cancell?ation|non-? ?renewal|termination|intent to cancel)\b|\b(?:cancell?ation|non-? ?renewal|termination) notice\b/i;
/** Lines from a page's top in which its title stands. */
const titleLines = 12;

export function saidOn(page: PageWords & { watermark?: string | null }, kind: FormType, isCertificate: boolean): SaidPage {
  const lines = linesOf(page.words);
  return {
    number: page.number,
    isCertificate: isCertificate || (kind !== "OTHER" && kind !== "ENDORSEMENT"),
    isNotice: lines.slice(0, titleLines).some((line) => line.length < 14 && noticeTitle.test(textOf(line))),
    paragraphs: paragraphsOf(lines).map((words) => textOf(words, " ")),
    addendum: isCertificate ? null : addendumOf(page),
    mark: page.watermark ?? null,
  };
}

/** Leaves to a person what anything said in a certificate's file speaks against. */
export function settleStanding(certificate: ReadCertificate, pages: readonly SaidPage[]): void {
  if (certificate.policies.length === 0) return;
  if (certificate.descriptionOfOperations) {
    doubtEnded(certificate, certificate.descriptionOfOperations, "description");
    doubtDenied(certificate, certificate.descriptionOfOperations);
    doubtProprietors(certificate, certificate.descriptionOfOperations);
    doubtCorrected(certificate, certificate.descriptionOfOperations);
    doubtRestricted(certificate, certificate.descriptionOfOperations);
  }
  for (const page of pages) {
    const isOwn = page.number === certificate.page;
    if (page.addendum) doubtByAddendum(certificate, page.addendum);
    if (!page.isCertificate && page.mark && isEndingMark(page.mark))
      doubtAll(certificate, `Page ${page.number} is marked "${page.mark.toUpperCase()}".`);
    if (page.isNotice && !page.isCertificate) doubtNoticed(certificate, page.number, page.paragraphs.join(" "));
    for (const paragraph of page.paragraphs) {
      // What another page says counts where it is a notice, or names a policy or the certificate: a policy's own form speaks of such things too.
      const isAbout = page.isNotice || /\bthis certificate\b/i.test(paragraph) || !policiesMeant(paragraph, certificate.policies).isAll;
      if (isOwn || (!page.isCertificate && isAbout)) doubtEnded(certificate, paragraph, page.isNotice ? "notice" : "page");
      if (!isOwn && !page.isCertificate && isAbout) doubtCorrected(certificate, paragraph);
    }
  }
  doubtExcluded(certificate);
  doubtUnnumbered(certificate);
}
