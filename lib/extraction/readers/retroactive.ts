import { datesIn } from "@/lib/extraction/readers/plain-fields";
import { paragraphsOf } from "@/lib/extraction/readers/plain-letters";
import { textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { policiesMeant } from "@/lib/extraction/readers/standing";
import { centerY, evidenceOf, linesOf, type PageWords, type Word } from "@/lib/extraction/readers/words";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** "Retro date 01/01/2015", "Retroactive Date: None". */
const stated = /\bretro(?:active)?\.? ?dates?\b ?(?:is|of)?[ :–-]{0,4}/gi;
/** How a page says that acts of any earlier time are covered. Words after it may change that: "None stated", "None; to be confirmed". */
const isNone =
  /^(?:none|no retro\w*(?: date)?(?: applies)?|full prior acts(?: coverage| applies)?|unlimited)\b(?=[\s"')\]]*(?:\.(?!\W*(?:to|tbd|tba|pending|subject)\b)|$))/i;
/** The day from which such a policy covers. */
export const sinceEver = "1900-01-01";

/** Maximum letters between the label and its date, and maximum confidence of a date from a picture, which nothing confirms. */
const [nearLetters, pictured] = [24, 0.8];

type Found = { date: string; words: Word[]; sentence: string; own: string };

/** What says that such a date is not the one that counts. */
const takenBack = /\b(?:no|not|before|prior|former|previous|expired|old|ended|until|proposed|requested)\b/i;

function datesStated(page: PageWords): Found[] {
  return paragraphsOf(linesOf(page.words)).flatMap((words) => {
    const text = textIn(words);
    return [...text.matchAll(stated)].flatMap((match) => {
      const behind = text.slice(match.index + match[0].length);
      const [day] = datesIn(behind.slice(0, nearLetters));
      const date = day && behind.startsWith(day.text) ? day.date : isNone.test(behind) ? sinceEver : null;
      const said = `${match[0]}${day ? day.text : (isNone.exec(behind)?.[0] ?? "")}`;
      const before = text.slice(Math.max(0, match.index - 120), match.index);
      const sentence = `${before}${text.slice(match.index, match.index + 60)}`;
      // Its own clause, from the last stop on, up to the date: "Umbrella retroactive date 01/01/2020".
      const own = `${before.split(/[.;:]\s/).at(-1) ?? ""}${match[0]}`;
      const isTakenBack = date !== sinceEver && takenBack.test(`${own} ${behind.slice(said.length - match[0].length, nearLetters * 2)}`);
      return date && !isTakenBack ? [{ date, words: wordsOfText(words, said), sentence, own }] : [];
    });
  });
}

/**
 * Notes since when claims-made policies cover, where the page states it beside a policy or names its coverage. With several policies that it
 * may belong to it belongs to none: the day is not evaluated then.
 */
export function noteRetroactive(certificate: ReadCertificate, page: PageWords): void {
  const { policies, evidence } = certificate;
  const found = datesStated(page);
  if (found.length === 0) return;
  const may = policies.flatMap(({ type, occurrenceOrClaimsMade: basis }, at) =>
    basis === "CLAIMS_MADE" || (basis === null && type === "OTHER") ? [at] : [],
  );
  // A row that is checked as occurrence contradicts a date within it.
  const occurrence = policies.flatMap(({ occurrenceOrClaimsMade: basis }, at) => (basis === "OCCURRENCE" ? [at] : []));
  const rowOf = (at: number) => {
    const own = Object.entries(evidence).flatMap(([pointer, { box }]) => (pointer.startsWith(`/policies/${at}/`) ? [box] : []));
    return { top: Math.min(...own.map((box) => box[1])), bottom: Math.max(...own.map((box) => box[3])) };
  };
  const owners = found.map(({ words, sentence, own, date }) => {
    const ofClause = policiesMeant(own, policies);
    if (!ofClause.isAll && !ofClause.at.some((at) => may.includes(at))) return undefined;
    const y = words[0] ? centerY(words[0]) : Number.NaN;
    const isIn = (at: number) => y > rowOf(at).top && y < rowOf(at).bottom;
    const beside = may.filter(isIn);
    const odd = beside.length === 0 && date !== sinceEver ? occurrence.filter(isIn) : [];
    if (odd.length === 1) return odd[0];
    const named = policiesMeant(sentence, policies);
    const meant = beside.length > 0 ? beside : named.isAll ? may : named.at.filter((at) => may.includes(at));
    return meant.length === 1 ? meant[0] : undefined;
  });
  for (const at of [...may, ...occurrence]) {
    const own = found.filter((_, place) => owners[place] === at);
    const [first] = own;
    const policy = policies[at];
    const made = first && evidenceOf(first.words);
    if (!policy || !first || !made || new Set(own.map(({ date }) => date)).size !== 1) continue;
    policy.retroactiveDate = first.date;
    evidence[`/policies/${at}/retroactiveDate`] = {
      ...made,
      confidence: made.reader === "ocr" ? Math.min(made.confidence, pictured) : made.confidence,
    };
  }
}
