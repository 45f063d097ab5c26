import { likeness } from "@/lib/extraction/rules";

/*
 * What offices and their systems print on a certificate's page besides the form: each kind by its name. None of it says anything of a policy.
 */

/** Texts outside the coverage table, whole: a few words that name the file, the clerk or the page. */
export const furniture: readonly { name: string; text: RegExp }[] = [
  { name: "page number", text: /^(?:page|pg\.?)?\s*\d{1,3}\s*(?:of|\/)\s*\d{1,3}$|^page\s*#?\s*\d{1,3}$|^\d{1,3}$/i },
  {
    name: "client number",
    text: /^(?:client|customer|cust|agency customer|account|acct|insured)\s*(?:id|no|number|code)?\s*[#:.]+\s*:?\s*[\w-]{1,20}$/i,
  },
  { name: "clerk", text: /^(?:op(?:erator)?\s*id|csr|user)\s*:?\s*[\w-]{1,8}$/i },
  { name: "file number", text: /^(?:cert(?:ificate)?|holder|master|doc(?:ument)?)\s*(?:id|no|number|#)\s*[#:.]*\s*[\w./-]{1,24}$/i },
  { name: "code", text: /^[A-Z]{0,8}[-_]?\d[\w./-]{2,24}$|^[A-Z]{2,10}[-_]\d{1,3}$/ },
  { name: "day or time", text: /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?:\s+\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]m)?)?$/i },
  {
    name: "telephone",
    text: /^(?:phone|fax|tel|cell|mobile|office)?\s*:?\s*\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?:\s*(?:x|ext)\.?\s*\d{1,6})?$/i,
  },
  { name: "address on the net", text: /^(?:www\.\S+|\S+@\S+|https?:\S+)$/i },
  { name: "license", text: /^(?:CA )?(?:DOI )?lic(?:ense)?(?:[ .]{1,2}(?:no|number))?[ #:.]{0,4}[\w-]{4,14}$/i },
  { name: "system form number", text: /^INS ?0\d\d ?\(\d{6}\)(?:\.\d\d)?$/i },
  { name: "empty holder's box", text: /^(?:name|(?:street )?address(?: line \d)?|city|state|zip|code|[,/\s])+$/i },
  { name: "copyright", text: /^(?:©|\(c\))?\s*\d{4}\s*[-–]\s*\d{4}$|^©$/i },
];

/** Which kind of furniture a text is; null if it is not furniture. */
export const furnitureIn = (text: string): string | null => furniture.find((one) => one.text.test(text.trim()))?.name ?? null;

/** What offices stamp across a page. */
const stamps = new Set(
  "RECEIVED COPY APPROVED FILED PAID ORIGINAL REVIEWED RENEWAL RENEWED CERTIFIED SCANNED ENTERED POSTED CONFIDENTIAL DUPLICATE FINAL REVISED ACCEPTED".split(
    " ",
  ),
);
const month =
  /^(?:JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)$/;

/** Whether a stamp is an office's, with or without a day. It says nothing of a policy. */
export function isOfficeStamp(text: string): boolean {
  const [first = "", ...more] = text.toUpperCase().match(/\p{L}+/gu) ?? [];
  return stamps.has(first) && more.every((word) => stamps.has(word) || month.test(word));
}

/** Likeness from which on letters that recognition read on a stamp are such a word. */
const alike = 0.7;

/** The same of a stamp's letters as recognition read them. Ask `markLike` first: "REVOKED" is close to "REVISED". */
export function isLikeOfficeStamp(text: string): boolean {
  const letters = text.toUpperCase().replace(/[^A-Z]/g, "");
  return [...stamps].some((one) => letters.startsWith(one) || likeness(letters, one) > alike);
}
