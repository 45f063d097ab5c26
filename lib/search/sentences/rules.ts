import { checked } from "@/lib/search/language/rules";
import type { Filter, Parsed, Problem, ProblemReason } from "@/lib/search/language/schema";
import { type CoverageWord, datedCoverages, longestQuestion, type StatusWord } from "@/lib/search/language/values";
import {
  activityPhrases,
  breaks,
  coveragePhrases,
  emptyPhrases,
  failPhrases,
  gatePhrases,
  opening,
  paperNouns,
  persons,
  ruleNounPhrases,
  rulePhrases,
  softJoints,
  statusPhrases,
  verbs,
  withoutPhrases,
  withPhrases,
} from "@/lib/search/phrases/rules";
import { add, beginsGroup, type Reading, readNamed, readTrades, type Step, skip, take, wordsAt } from "@/lib/search/reading/rules";
import { meantDays, spokenDaysAt } from "@/lib/search/spoken-days/rules";
import { plainWords } from "@/lib/search/trades/rules";
import { trades } from "@/lib/search/trades/values";
import { phraseAt, phrasesOf, tokensOf } from "@/lib/search/words/rules";

const failed = (reason: ProblemReason, words = ""): { problem: Problem } => ({ problem: { reason, words } });

/** The words of a query language's filters that a sentence says, or why it is not understood. `own`: trades of the company's contracts. */
export function readSentence(text: string, today: string, own: readonly string[]): Parsed {
  if (text.length > longestQuestion) return failed("tooLong");
  const tokens = tokensOf(text);
  if (!tokens) return failed("openQuote");
  if (tokens.length === 0) return failed("empty");
  const ownWords = own
    .map(plainWords)
    .filter(Boolean)
    .map((trade) => [trade, [trade]] as const);
  const tradeWork = phrasesOf<string>([...trades.map(({ key, work }) => [key, work] as const), ...ownWords]);
  const reading: Reading = {
    tokens,
    today,
    tradeWork,
    at: 0,
    filters: [],
    verb: null,
    days: null,
    named: [],
    hasPapers: false,
    last: null,
    hasPeople: false,
  };
  while (skip(reading, opening));
  while (reading.at < tokens.length) {
    const problem = readPart(reading);
    if (problem) return { problem };
  }
  return finish(reading);
}

/** In this order: what is longer and means more comes first. */
const steps: readonly Step[] = [
  readTrades,
  readEmpty,
  readGate,
  readFailing,
  readStatus,
  readVerb,
  readWithout,
  readWith,
  readDays,
  readNamed,
  readCoverage,
  readActivity,
  readPlain,
];

function readPart(reading: Reading): Problem | null {
  for (const step of steps) {
    const outcome = step(reading);
    if (outcome === true) return null;
    if (outcome !== false) return outcome;
  }
  const { raw = "", isQuoted = false } = reading.tokens[reading.at] ?? {};
  return { reason: "unknownWord", words: isQuoted ? `"${raw}"` : raw };
}

function readEmpty(reading: Reading): boolean {
  return skip(reading, emptyPhrases) && add(reading, { field: "documents", value: "none" });
}

function readGate(reading: Reading): boolean {
  const gate = take(reading, gatePhrases);
  return gate !== null && add(reading, { field: gate.field, values: [gate.value] });
}

/** "Fail the general aggregate limit". */
function readFailing(reading: Reading): boolean {
  const start = reading.at;
  if (!skip(reading, failPhrases)) return false;
  skip(reading, softJoints);
  const subject = take(reading, rulePhrases);
  if (!subject) {
    reading.at = start;
    return false;
  }
  skip(reading, ruleNounPhrases);
  add(reading, { field: "rule", subject });
  return add(reading, { field: "result", values: ["fail"] });
}

function readStatus(reading: Reading): boolean | Problem {
  const hit = phraseAt(statusPhrases, reading.tokens, reading.at);
  if (!hit) return false;
  // "General liability expiring soon": a status is the vendor's, not a coverage's.
  if (reading.last) return { reason: "unknownWord", words: wordsAt(reading, hit.length) };
  reading.at += hit.length;
  const status: StatusWord = hit.value;
  return add(reading, { field: "status", values: [status] });
}

/** Expires, expired. What is told right behind "without general liability" cannot be meant of it. */
function readVerb(reading: Reading): boolean | Problem {
  const hit = phraseAt(verbs, reading.tokens, reading.at);
  if (!hit) return false;
  const wrong: Problem = { reason: "unknownWord", words: wordsAt(reading, hit.length) };
  if (reading.verb !== null || reading.last?.kind === "without") return wrong;
  reading.at += hit.length;
  reading.verb = hit.value;
  const coverage = take(reading, coveragePhrases);
  if (coverage) {
    skip(reading, paperNouns);
    reading.named.push(coverage);
  } else if (reading.last?.kind === "with") {
    // "With general liability expired": the coverage whose day is meant.
    const at = reading.filters.findLastIndex(({ field }) => field === "coverage");
    reading.filters.splice(at, 1);
    reading.named.push(reading.last.coverage);
  }
  reading.last = null;
  return isAboutOneThing(reading) || wrong;
}

/** "Without workers' compensation that expires": nobody knows whether the vendor or the coverage is meant. */
function isAboutOneThing({ filters, verb, named }: Reading): boolean {
  if (named.length > 0) return true;
  const beside = filters.filter(({ field }) => field === "coverage" || field === "without" || field === "documents");
  return beside.length === 0 || (verb === "expires" && beside.length === 1 && beside[0]?.field === "coverage");
}

function readWithout(reading: Reading): boolean | Problem {
  const hit = phraseAt(withoutPhrases, reading.tokens, reading.at);
  if (!hit) return false;
  const coverage = phraseAt(coveragePhrases, reading.tokens, reading.at + hit.length);
  if (!coverage) return { reason: "unknownWord", words: wordsAt(reading, hit.length + 1) };
  reading.at += hit.length + coverage.length;
  skip(reading, paperNouns);
  return addCoverage(reading, "without", coverage.value);
}

function readWith(reading: Reading): boolean | Problem {
  const hit = phraseAt(withPhrases, reading.tokens, reading.at);
  const coverage = hit && phraseAt(coveragePhrases, reading.tokens, reading.at + hit.length);
  if (!coverage) return false;
  // "Expiring in March with general liability": whose day is meant?
  if (reading.verb !== null) return { reason: "unknownWord", words: wordsAt(reading, hit.length + coverage.length) };
  reading.at += hit.length + coverage.length;
  skip(reading, paperNouns);
  return addCoverage(reading, "coverage", coverage.value);
}

function addCoverage(reading: Reading, field: "coverage" | "without", coverage: CoverageWord): true | Problem {
  if (!datedCoverages.some((dated) => dated === coverage)) return { reason: "datelessCoverage", words: coverage };
  add(reading, { field, values: [coverage] });
  reading.last = { kind: field === "coverage" ? "with" : "without", coverage };
  return true;
}

function readDays(reading: Reading): boolean | Problem {
  const hit = spokenDaysAt(reading.tokens, reading.at);
  if (!hit) return false;
  if (reading.days !== null) return { reason: "unknownWord", words: wordsAt(reading, hit.length) };
  reading.at += hit.length;
  reading.days = hit.days;
  reading.last = null;
  return true;
}

function readCoverage(reading: Reading): boolean {
  const coverage = take(reading, coveragePhrases);
  if (coverage === null) return false;
  if (skip(reading, paperNouns)) reading.hasPapers = true;
  reading.named.push(coverage);
  reading.last = { kind: "named", coverage };
  return true;
}

function readActivity(reading: Reading): boolean {
  const value = take(reading, activityPhrases);
  return value !== null && add(reading, { field: "active", value });
}

/** Words that say nothing of which vendors are meant. */
function readPlain(reading: Reading): boolean | Problem {
  if (beginsGroup(reading)) return { reason: "unknownWord", words: wordsAt(reading, 2) };
  if (skip(reading, paperNouns)) {
    reading.hasPapers = true;
    return true;
  }
  if (skip(reading, persons)) {
    Object.assign(reading, { last: null, hasPeople: true });
    return true;
  }
  if (skip(reading, breaks)) {
    reading.last = null;
    return true;
  }
  return skip(reading, softJoints);
}

/** Puts together what expires and when. What was named and belongs to nothing is not dropped. */
function finish(reading: Reading): Parsed {
  const { filters, verb, days, named, hasPapers, today } = reading;
  const dateless = named.find((one) => !datedCoverages.some((dated) => dated === one));
  if (dateless) return failed("datelessCoverage", dateless);
  if (new Set(named).size > 1) return failed("severalCoverages");
  if (verb === null) {
    if (named.length > 0 || days !== null || hasPapers) return failed("noDate", named[0] ?? "");
    return checked(filters);
  }
  const coverage = named[0];
  if (days === null) {
    if (verb === "expires") return failed("noDate");
    return checked([...filters, coverage ? { field: "expired", values: [coverage] } : { field: "status", values: ["expired"] }]);
  }
  const range = meantDays(days, verb, today);
  if (range === null) return failed("noDate");
  if (range === "past") return failed("pastDate");
  const about: Filter[] = coverage ? [{ field: "coverage", values: [coverage] }] : [];
  return checked([...filters, ...about, { field: "expires", range }]);
}
