import type { Problem } from "@/lib/search/language/schema";
import { littleWords, neverInNames } from "@/lib/search/sentences/names-values";
import {
  activityPhrases,
  beingWords,
  breaks,
  coveragePhrases,
  emptyPhrases,
  failPhrases,
  gatePhrases,
  havingWords,
  introPhrases,
  paperNouns,
  persons,
  projectNounPhrases,
  rulePhrases,
  softJoints,
  statusPhrases,
  tradePeople,
  tradeWork,
  verbs,
  withoutPhrases,
  withPhrases,
} from "@/lib/search/sentences/phrases-rules";
import { add, type Reading, wordsAt } from "@/lib/search/sentences/reading-rules";
import { spokenDaysAt } from "@/lib/search/sentences/spoken-days-rules";
import { plainWords } from "@/lib/search/sentences/trades-rules";
import { isHyphened, type Phrases, phraseAt, rawText, type Token, tokensOf } from "@/lib/search/sentences/words-rules";

const mostNameWords = 10;

/** On Harbor, in Columbus, insured by Invented Mutual: a name goes on until something that is known. */
export function readNamed(reading: Reading): boolean | Problem {
  const { tokens, at } = reading;
  const intro = phraseAt(introPhrases, tokens, at);
  if (!intro) return false;
  const start = at + intro.length;
  let end = start;
  const isQuoted = tokens[start]?.isQuoted === true;
  if (isQuoted) end += 1;
  else while (end < tokens.length && end - start < mostNameWords && !(end > start && isKnownAt(tokens, end))) end += 1;
  const words = tokens.slice(start, end);
  if (end === start || isHyphened(tokens[start]) || (!isQuoted && !isName(words)))
    return { reason: "unknownWord", words: wordsAt(reading, end - at) };
  const noun = intro.value === "project" || intro.value === "place" ? phraseAt(projectNounPhrases, tokens, end) : null;
  reading.at = end + (noun?.length ?? 0);
  const text = rawText(words);
  // "In the Harbor project" names a project, whatever precedes it.
  const field = intro.value === "place" && noun ? "project" : intro.value;
  return add(reading, { field, text, ...(!isQuoted && { isSpoken: true }) });
}

const stopping: readonly Phrases<unknown>[] = [
  ...[breaks, withPhrases, withoutPhrases, verbs, gatePhrases, statusPhrases, emptyPhrases, failPhrases, introPhrases, projectNounPhrases],
];

/** "On Harbor today": the day is not the project's. */
const isFixedDay = (tokens: readonly Token[], at: number) => spokenDaysAt(tokens, at)?.days.kind === "fixed";

const isKnownAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.isQuoted || isFixedDay(tokens, at) || stopping.some((phrases) => phraseAt(phrases, tokens, at) !== null);

const known: readonly Phrases<unknown>[] = [
  ...[
    ...stopping,
    coveragePhrases,
    paperNouns,
    rulePhrases,
    persons,
    tradePeople,
    tradeWork,
    activityPhrases,
    softJoints,
    havingWords,
    beingWords,
  ],
];
const little = new Set(littleWords);
const never = new Set(neverInNames);
const counted = /^\d{1,2}(?:st|nd|rd|th)?$/;

/** Whether words can be a name: not what means something else, alone or with others of its kind. */
function isName(words: readonly Token[]): boolean {
  if (words.some(({ plain }) => never.has(plain))) return false;
  let at = 0;
  while (at < words.length) {
    const { plain = "" } = words[at] ?? {};
    const length = spokenDaysAt(words, at)?.length ?? known.map((phrases) => phraseAt(phrases, words, at)?.length ?? 0).find(Boolean);
    if (length === undefined && !little.has(plain) && !counted.test(plain)) return true;
    at += length ?? 1;
  }
  return false;
}

/** Whether a name means something else in a sentence, such as "All Sites" or "May 2027". */
export const isNameOnlyInQuotes = (name: string): boolean => !isName(tokensOf(name) ?? []);

/** Whether a text is written as names are: a part of a name in small letters may be any word. */
export const isWrittenAsName = (text: string): boolean => /^\P{L}*\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);

/** Whether a name holds words of it, whole. */
export const holdsWords = (name: string, words: string): boolean => ` ${plainWords(name)} `.includes(` ${plainWords(words)} `);
