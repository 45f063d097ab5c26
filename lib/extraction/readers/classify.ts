import {
  confirms,
  declarationsTitle,
  endsWithDeclarations,
  evidenceTitle,
  isNoEvidence,
  isOnlyPlanned,
  isWithdrawn,
  kinds,
  otherTitle,
  spacedCertificate,
  spacedDeclarations,
  underlyingTitle,
} from "@/lib/extraction/forms/kinds";
import { markAlone } from "@/lib/extraction/forms/void-marks";
import { continuesForm } from "@/lib/extraction/readers/endorsements";
import { datesIn } from "@/lib/extraction/readers/plain-fields";
import { paragraphsOf } from "@/lib/extraction/readers/plain-letters";
import { piecesOf } from "@/lib/extraction/readers/plain-pieces";
import { heightOf, linesOf, type PageWords, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { lettersOf, likeness } from "@/lib/extraction/rules";
import type { FormType } from "@/lib/extraction/schema";

/** The share of a page's height, from its top, in which its title is, and the maximum letters of a title. */
const [titleHeight, longestTitle] = [0.2, 60];
/** Lines from a page's end in which its form's number is. */
const footerLines = 4;

/** What a certificate says of itself. */
const isOfItself =
  /\bthis (?:certificate|evidence)(?: of insurance)? (?:is (?:issued |given |furnished |provided )?(?:as|for)|does not|confers no)\b/i;

/** What a page is, by the words on it; whether it holds a coverage table does not count. */
export function kindOfPage(page: PageWords): FormType {
  const rows = linesOf(page.words);
  const lines = rows.map((words) => textOf(words));
  const text = lines.join("\n");
  if (isTitledOther(page)) return "OTHER";
  if (continuesForm(lines)) return "ENDORSEMENT";
  for (const { formType, least, words } of kinds) {
    // Letters of a title may be spaced apart, and be cut into words anywhere.
    const isSpaced =
      formType === "NON_ACORD_CERTIFICATE" && lines.some((line) => line.length < 75 && spacedCertificate.test(lettersOf(line)));
    if (words.filter((word, at) => word.test(text) || (at === 0 && isSpaced)).length < least) continue;
    const [must] = words;
    if (formType === "NON_ACORD_CERTIFICATE" && must) {
      const pieces = piecesOf(page);
      const top = pieces.filter(({ box }) => box[1] < page.height * titleHeight);
      const isTitled = isSpaced || [...lines, ...top.map((piece) => piece.text)].some((line) => line.length < 75 && must.test(line));
      const said = lines.join(" ");
      // A picture may lose its title in large letters. The insured, the holder and what the page says of itself identify it as well.
      const asks = new Set(pieces.map(({ key }) => key));
      if (isOfItself.test(said) && asks.has("insured") && asks.has("holder") && asks.has("number")) return formType;
      if (!isTitled && (!confirms.test(said) || (isWithdrawn(said) && !confirmsOther(rows)))) continue;
    }
    if (formType === "DECLARATIONS" && !piecesOf(page).some((piece) => isDeclarations(piece.text))) continue;
    return formType;
  }
  return "OTHER";
}

/** Whether a letter that speaks of cover which has not begun states a policy with its term in another paragraph. */
function confirmsOther(lines: readonly Word[][]): boolean {
  const paragraphs = paragraphsOf(lines).map((words) => textOf(words));
  return (
    isOnlyPlanned(paragraphs.join(" ")) &&
    paragraphs.some((text) => /\bpolicy\b/i.test(text) && !isWithdrawn(text) && datesIn(text).length > 1)
  );
}

/** Whether a page's kind follows from its title alone, so that a table on it is not a certificate's. */
export function isKnownByTitle(page: PageWords, kind: FormType): boolean {
  if (isOfUnderlying(page)) return true;
  if (kind === "W9") return true;
  if (kind === "OTHER") return isTitledOther(page);
  if (kind !== "ENDORSEMENT" && kind !== "DECLARATIONS") return false;
  return !linesOf(page.words).some((words) => /certificate of|evidence of|ACORD (?:25|CORPORATION)/i.test(textOf(words)));
}

/** How a page says in a sentence that it is a specimen. */
const saysSpecimen =
  /\b(for (?:testing|test|demonstration|illustration|training)(?: purposes)? only|sample certificate|not a (?:valid|real) certificate)\b/i;

/** The mark of a page that does not count (a specimen, a draft, a cancelled certificate), as printed alone in a piece of a line; null: none. */
export function voidMark(page: PageWords): string | null {
  for (const { text, key } of piecesOf(page)) {
    const mark = key === null ? markAlone(text) : null;
    if (mark) return mark;
  }
  return saysSpecimen.exec(textOf(page.words, " ", 99))?.[1] ?? null;
}

/** Whether the page's title says that what it lists are the policies below an umbrella, which another page is of. */
const isOfUnderlying = ({ words, height }: PageWords) =>
  linesOf(words.filter(({ box }) => box[1] < height * titleHeight)).some((line) => underlyingTitle.test(textOf(line)));

/** Likeness from which on a line is a title of declarations. */
const alike = 0.88;

/** "D E C L A R A T I O N S" is a title too. */
const isDeclarations = (line: string) =>
  (line.length < longestTitle && declarationsTitle.test(line)) ||
  (line.length < 90 && endsWithDeclarations.test(line)) ||
  (line.length < 90 && line === line.toUpperCase() && spacedDeclarations.test(lettersOf(line))) ||
  // Recognition may lose a letter of a title.
  ["INFORMATIONPAGE", "DECLARATIONS"].some((title) => likeness(lettersOf(line), title) > alike);

/** Whether the largest words at the top of a page say that it is an invoice, a quote, an application or the like. */
function isTitledOther({ words, height }: PageWords): boolean {
  if (
    linesOf(words)
      .slice(-footerLines)
      .some((line) => isNoEvidence(textOf(line)))
  )
    return true;
  const top = linesOf(words.filter(({ box }) => box[1] < height * titleHeight));
  const short = top.filter((line) => textOf(line).length < longestTitle && !/[.:;]$/.test(textOf(line)));
  if (short.some((line) => evidenceTitle.test(textOf(line)))) return false;
  const sizes = words.map((word) => heightOf(word)).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return short.some((line) => {
    const [, y0, , y1] = unionBox(line);
    return otherTitle.test(textOf(line)) && (y1 - y0 > 1.15 * usual || textOf(line) === textOf(line).toUpperCase());
  });
}
