import { refuse } from "@/lib/extraction/readers/standing";
import type { ReadCertificate } from "@/lib/extraction/schema";

/*
 * A policy without a number of its own: an empty cell, words, a binder's number.
 */

/** What offices write in place of a number that a policy does not have yet. */
const openNumber =
  /\b(?:T\.?B\.?[DA]|to be|to follow|follows|pending|pend|app(?:\.|(?= ?#))|renewal of|binder|bound|quote[sd]?|quotation|appl(?:ied|ication)|N\/A|none|see|attached|new|unassigned|unknown|not|awaiting|various|temp(?:orary)?|forthcoming|process|assigned|issuance|proposal|submission)\b|\?\?|^[0\W]+$|^X+$/i;

/** Six letters in a row are a word: no number's prefix has so many. The shorter ones say that a policy ended. */
const wordsBesideNumber = /[A-Z]{6,}|\b(?:canc|void|draft|lapsed|old|denied|cov|by)\b|\bT\.?B\.?A/i;

/** No policy without a number is silent, nor is one with words or a binder's number in its place. */
export function doubtUnnumbered(certificate: ReadCertificate): void {
  const { policies, reasons } = certificate;
  policies.forEach(({ policyNumber }, at) => {
    const pointer = `/policies/${at}/policyNumber`;
    if (reasons[pointer] || (policyNumber !== null && !openNumber.test(policyNumber) && !wordsBesideNumber.test(policyNumber))) return;
    const said = policyNumber ?? certificate.evidence[pointer]?.text;
    refuse(certificate, pointer, said ? `Instead of a policy number, it says "${said}".` : "This coverage has no policy number.");
  });
}
