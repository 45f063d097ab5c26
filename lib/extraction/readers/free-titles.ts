import type { Grid } from "@/lib/extraction/readers/grid";
import { wordsOfText } from "@/lib/extraction/readers/plain-words";
import type { Slot } from "@/lib/extraction/readers/rows";
import { centerY, heightOf, linesOf, runsOf, textOf, type Word } from "@/lib/extraction/readers/words";
import { parseDate } from "@/lib/extraction/rules";

/** Small print at the foot of the workers compensation row. */
const ofForm = /mandatory in nh|officer ?\/ ?member|proprietor ?\/ ?partner/i;

/** The label of an insurer who was not filled in. */
const bareInsurer = /^(?:carrier|insurer|insurance company|company|underwriter) ?:$/i;

/** The label that older editions print above the free row, or before its first line. */
const isRowLabel = ({ text }: Word, at: number, words: readonly Word[]) =>
  at === 0 && /^OTHER:?$/.test(text) && !/^(?:than|structures)\b/i.test(words[1]?.text ?? "");

/** A line of a free row that says how its policy is triggered, and names no coverage. */
const ofTrigger = /^\W*(?:retro(?:active)?\b\.? ?(?:date)?\b|(?:occurrence|claims[- ]made)(?: (?:form|basis|policy))?(?:\W*$| ?[,;–-] ))/i;

/** The words of a free row's type column, without marks and stray characters. Text below the table is excluded. */
export function freeTitle(words: readonly Word[]): Word[] | null {
  const lines = linesOf(
    linesOf(words)
      .flat()
      .filter((word, at, all) => !isRowLabel(word, at, all)),
  ).filter((line) => [ofForm, bareInsurer, ofTrigger].every((other) => !other.test(textOf(line))));
  const below = lines.findIndex((line) =>
    /^\W*DESCRIPTION OF|\bOF OPERATIONS\b|OPERATIONS ?\/ ?LOCATIONS|LOCATIONS ?\/ ?VEHICLES|describe under/i.test(textOf(line)),
  );
  const kept = lines
    .slice(0, below < 0 ? undefined : below)
    .flat()
    .filter(({ text }) => /[A-Za-z0-9&]/.test(text) && (text.length > 1 || text === "&") && !parseDate(text));
  return kept.some(({ text }) => /[A-Za-z]{3}/.test(text)) ? kept : null;
}

/** Occurrence or claims-made in typed words of a type column: in brackets, which no printed label of a box is. */
const bracketed = /(?:\(|, )(?:occurrence|claims[- ]made)(?: (?:form|basis|policy))?(?=[,)])/i;
/** The same in a free row, where nothing is printed: also as a form or basis, or on a line of its own. */
const typed = [
  bracketed,
  /\b(?:occurrence|claims[- ]made) (?:form|basis|policy)\b/i,
  /^\W*(?:occurrence|claims[- ]made)(?=\W*$| ?[,;–-] )/i,
];

/** Words of a line that is no sentence about it. */
const shortLine = 4;

/** How a row's words say that its policy is triggered; where they name both, they say neither. */
export function typedBasis(words: readonly Word[], isFree: boolean): { basis: "OCCURRENCE" | "CLAIMS_MADE"; words: Word[] } | null {
  const said = linesOf([...words]).flatMap((line) => {
    const match = (isFree && line.length <= shortLine ? typed : [bracketed]).map((one) => one.exec(textOf(line))?.[0]).find(Boolean);
    return match ? wordsOfText(line, match) : [];
  });
  const [occurrence, claims] = [/occurrence/i, /claims/i].map((one) => one.test(textOf(said)));
  return occurrence === claims ? null : { basis: occurrence ? "OCCURRENCE" : "CLAIMS_MADE", words: said };
}

/** Words of a line from which on it is a sentence, where it runs through the columns. */
const leastWords = 9;

/** Whether a free row's title runs through the columns right of it as a sentence does, word by word: then it is below the table. */
export function isSentence(title: readonly Word[], columns: Grid["columns"], { top, bottom }: Slot, words: readonly Word[]): boolean {
  const inRow = words.filter((word) => centerY(word) > top && centerY(word) < bottom);
  const run = runsOf(inRow).find((one) => title.some((word) => one.includes(word))) ?? [];
  const pairs = run.slice(1).flatMap((word, at) => (run[at] ? [{ word, before: run[at] }] : []));
  const isJoined = pairs.every(({ word, before }) => word.box[0] - before.box[2] < heightOf(before));
  const edges = [columns.number, columns.effective, columns.expiration, columns.limits].flatMap((span) => (span ? [span[0]] : []));
  const crossed = edges.filter((edge) => pairs.some(({ word, before }) => before.box[0] < edge && word.box[2] > edge));
  return run.length >= leastWords && isJoined && crossed.length > 1;
}
