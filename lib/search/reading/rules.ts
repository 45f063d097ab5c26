import type { Filter, Problem } from "@/lib/search/language/schema";
import type { CoverageWord } from "@/lib/search/language/values";
import {
  breaks,
  emptyPhrases,
  failPhrases,
  gatePhrases,
  introPhrases,
  listJoints,
  persons,
  projectNounPhrases,
  statusPhrases,
  tradePeople,
  verbs,
  withoutPhrases,
  withPhrases,
} from "@/lib/search/phrases/rules";
import type { SpokenDays } from "@/lib/search/spoken-days/rules";
import { type Phrases, phraseAt, rawText, type Token } from "@/lib/search/words/rules";

/** What stands last before the next word: a coverage may be told to be expired right behind its name. */
export type Last = { kind: "named" | "with" | "without"; coverage: CoverageWord } | null;

export type Reading = {
  tokens: readonly Token[];
  today: string;
  tradeWork: Phrases<string>;
  at: number;
  filters: Filter[];
  verb: "expires" | "expired" | null;
  days: SpokenDays | null;
  /** Coverages that are named without "with" or "without": whose day is meant. */
  named: CoverageWord[];
  hasPapers: boolean;
  last: Last;
  /** Whether it was said who is meant: vendors, or those of a trade. */
  hasPeople: boolean;
};

export type Step = (reading: Reading) => boolean | Problem;

/** Reads on at one of these phrases. */
export function skip<Value>(reading: Reading, phrases: Phrases<Value>): boolean {
  const hit = phraseAt(phrases, reading.tokens, reading.at);
  if (hit) reading.at += hit.length;
  return hit !== null;
}

export function take<Value>(reading: Reading, phrases: Phrases<Value>): Value | null {
  const hit = phraseAt(phrases, reading.tokens, reading.at);
  if (hit) reading.at += hit.length;
  return hit?.value ?? null;
}

export function add(reading: Reading, filter: Filter): true {
  reading.filters.push(filter);
  reading.last = null;
  return true;
}

/** Electricians, roofing contractors, proveedores de plomería; several of them are alternatives. */
export function readTrades(reading: Reading): boolean | Problem {
  const { at, tokens } = reading;
  const words: string[] = [];
  for (let one = tradeAt(reading); one !== null; one = nextTrade(reading)) words.push(one);
  if (words.length === 0) return false;
  // "Vendors without documents and electricians": both groups are meant, which no query can say.
  if (isSaid(reading) && joins.has(tokens[at - 1]?.plain ?? ""))
    return { reason: "unknownWord", words: rawText(tokens.slice(at, reading.at)) };
  reading.hasPeople = true;
  return add(reading, { field: "trade", words: [...new Set(words)] });
}

const joins = new Set(["and", "y", "e", ",", "plus", "&"]);
const isSaid = ({ filters, verb, named }: Reading) => filters.length > 0 || verb !== null || named.length > 0;

/**
 * Whether another group of vendors begins here: "expired vendors and vendors without documents". Both are meant, which no query can
 * say, since all conditions of a query must hold.
 */
export function beginsGroup(reading: Reading): boolean {
  const { tokens, at, hasPeople } = reading;
  if (!isSaid(reading)) return false;
  const [plain, next] = [tokens[at]?.plain ?? "", tokens[at + 1]?.plain];
  const isJoined = joins.has(tokens[at - 1]?.plain ?? "");
  if (phraseAt(persons, tokens, at)) return hasPeople || isJoined;
  if (next === "que" && (plain === "los" || plain === "las")) return isJoined;
  return !hasPeople && (isJoined || joins.has(plain)) && /^(?:who|whose|quien|quienes)$/.test(isJoined ? plain : (next ?? ""));
}

function nextTrade(reading: Reading): string | null {
  const start = reading.at;
  if (!skip(reading, listJoints)) return null;
  const found = tradeAt(reading);
  if (found === null) reading.at = start;
  return found;
}

function tradeAt(reading: Reading): string | null {
  const { tokens, at, tradeWork } = reading;
  const named = take(reading, tradePeople);
  if (named) return named;
  const work = phraseAt(tradeWork, tokens, at);
  const behind = work && phraseAt(persons, tokens, at + work.length);
  if (work && behind) {
    reading.at += work.length + behind.length;
    return work.value;
  }
  const before = phraseAt(persons, tokens, at);
  if (!before) return null;
  const next = at + before.length;
  const skipped = tokens[next]?.plain === "de" ? 1 : 0;
  const trade = phraseAt(tradeWork, tokens, next + skipped);
  if (trade) reading.at = next + skipped + trade.length;
  return trade?.value ?? null;
}

export const wordsAt = ({ tokens, at }: Reading, length: number) => rawText(tokens.slice(at, at + length));

const mostNameWords = 10;

/** On Harbor, in Columbus, insured by Invented Mutual: a name goes on until something that is known. */
export function readNamed(reading: Reading): boolean | Problem {
  const { tokens, at } = reading;
  const intro = phraseAt(introPhrases, tokens, at);
  if (!intro) return false;
  const start = at + intro.length;
  let end = start;
  if (tokens[start]?.isQuoted) end += 1;
  else while (end < tokens.length && end - start < mostNameWords && !(end > start && isKnownAt(reading, end))) end += 1;
  if (end === start) return { reason: "unknownWord", words: wordsAt(reading, intro.length) };
  const noun = intro.value === "project" || intro.value === "place" ? phraseAt(projectNounPhrases, tokens, end) : null;
  reading.at = end + (noun?.length ?? 0);
  const text = rawText(tokens.slice(start, end));
  // "In the Harbor project" names a project, whatever stands before it.
  if (intro.value === "place") return add(reading, noun ? { field: "project", text, isSpoken: true } : { field: "place", text });
  return add(reading, { field: intro.value, text, isSpoken: true });
}

const stopping = [
  breaks,
  withPhrases,
  withoutPhrases,
  verbs,
  gatePhrases,
  statusPhrases,
  emptyPhrases,
  failPhrases,
  introPhrases,
  projectNounPhrases,
];

const isKnownAt = ({ tokens }: Reading, at: number) =>
  tokens[at]?.isQuoted || stopping.some((phrases: Phrases<unknown>) => phraseAt(phrases, tokens, at) !== null);
