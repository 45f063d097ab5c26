import type { Filter, Problem } from "@/lib/search/language/schema";
import type { CoverageWord } from "@/lib/search/language/values";
import { beingWords, listJoints, persons, tradePeople } from "@/lib/search/sentences/phrases-rules";
import type { SpokenDays } from "@/lib/search/sentences/spoken-days-rules";
import { type Phrases, phraseAt, rawText, type Token } from "@/lib/search/sentences/words-rules";

/** The last thing before the next word: a coverage's name may be directly followed by "expired". */
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
  /** The position after the last word about coverages or documents; 0: there is none yet. */
  coverageEnd: number;
  /** The position after the last word about vendors' status: "expired", "inactive"; 0: there is none yet. */
  stateEnd: number;
  /** "Is expired" is about the status, not about when it expired. */
  isState: boolean;
  /** "Needs to renew", which says without a day what is meant. */
  isRenewal: boolean;
  /** "How many": only vendors are counted. */
  isCount: boolean;
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
  const wasSaid = isSaid(reading);
  const words: string[] = [];
  for (let one = tradeAt(reading); one !== null; one = nextTrade(reading)) words.push(one);
  if (words.length === 0) return false;
  const before = tokens[at - 1]?.plain ?? "";
  // "Vendors without documents and electricians", "expired electricians and plumbers": which are meant by what?
  const isOther = wasSaid && (joins.has(before) || words.length > 1);
  // "Vendors of electricians": the electricians are others than the vendors.
  const isOfOthers = owners.has(before) || (reading.hasPeople && phraseAt(beingWords, tokens, at - 1) === null);
  if (isOther || isOfOthers) return { reason: "unknownWord", words: rawText(tokens.slice(at, reading.at)) };
  reading.hasPeople = true;
  return add(reading, { field: "trade", words: [...new Set(words)] });
}

const joins = new Set(["and", "y", "e", "et", ","]);
const groupWords = new Set(["which", "what", "the", "el", "la", "los", "las", "le", "les", "quels"]);
const owners = new Set(["whose", "dont", "cuyo", "cuya", "cuyos", "cuyas"]);
const isSaid = ({ filters, verb, named }: Reading) => filters.length > 0 || verb !== null || named.length > 0;

/** "Expired and inactive": two groups, or one that is both? */
export const isSecondState = ({ tokens, at, stateEnd }: Reading): boolean =>
  stateEnd > 0 && at > stateEnd && tokens.slice(stateEnd, at).every(({ plain }) => joins.has(plain));

const people: readonly Phrases<unknown>[] = [persons, tradePeople];
const isPeopleAt = (tokens: readonly Token[], at: number) => people.some((phrases) => phraseAt(phrases, tokens, at) !== null);

/** Whether the word before the next one names vendors: "sub contractors", "electricians' policies". */
export const isBehindPeople = ({ tokens, at }: Reading): boolean => isPeopleAt(tokens, at - 1);

/** "Auto contractors": a coverage right before vendors may be their trade. */
export const isPeopleNext = ({ tokens, at }: Reading): boolean => isPeopleAt(tokens, at);

/**
 * Whether another group of vendors begins here: "expired vendors and vendors without documents". Both are meant, which no query can
 * say, since all conditions of a query must hold.
 */
export function beginsGroup(reading: Reading): boolean {
  const { tokens, at, hasPeople } = reading;
  const before = wordBefore(reading);
  if (phraseAt(persons, tokens, at))
    return owners.has(before) || (hasPeople && !isBehindPeople(reading)) || (isSaid(reading) && joins.has(before));
  if (!isSaid(reading)) return false;
  const [plain, next] = [tokens[at]?.plain ?? "", tokens[at + 1]?.plain];
  const isJoined = joins.has(before);
  if (isJoined && groupWords.has(plain)) return true;
  return !hasPeople && (isJoined || joins.has(plain)) && /^(?:who|whose|quien|quienes|qui|dont)$/.test(isJoined ? plain : (next ?? ""));
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

/** The word before the next one. */
export const wordBefore = ({ tokens, at }: Reading): string => tokens[at - 1]?.plain ?? "";

/** What cannot be understood at this place. */
export const refused = (reading: Reading, length = 1): Problem => ({ reason: "unknownWord", words: wordsAt(reading, length) });
