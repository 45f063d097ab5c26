import { rangeOf } from "@/lib/search/language/days-rules";
import { checked } from "@/lib/search/language/rules";
import type { Filter, Parsed, Problem, ProblemReason } from "@/lib/search/language/schema";
import { datedCoverages, longestQuestion } from "@/lib/search/language/values";
import { readAmount, readCoverage, readWith, readWithout } from "@/lib/search/sentences/coverages-rules";
import { readPlain, tellsOfCoverage } from "@/lib/search/sentences/joints-rules";
import { readNamed } from "@/lib/search/sentences/names-rules";
import { littleWords } from "@/lib/search/sentences/names-values";
import {
  allowedPhrases,
  beingWords,
  counting,
  coveragePhrases,
  emptyPhrases,
  failPhrases,
  gatePhrases,
  introPhrases,
  lackPhrases,
  opening,
  paperNouns,
  partPhrases,
  ruleNounPhrases,
  rulePhrases,
  softJoints,
  verbs,
} from "@/lib/search/sentences/phrases-rules";
import {
  add,
  isPeopleNext,
  isSecondState,
  type Reading,
  readTrades,
  refused,
  type Step,
  skip,
  take,
} from "@/lib/search/sentences/reading-rules";
import { meantDays, type SpokenDays, spokenDaysAt, unclearDayAt } from "@/lib/search/sentences/spoken-days-rules";
import { readActivity, readPlace, readRenewal, readStatus, readWaived } from "@/lib/search/sentences/states-rules";
import { toRenew } from "@/lib/search/sentences/states-values";
import { plainWords } from "@/lib/search/sentences/trades-rules";
import { trades } from "@/lib/search/sentences/trades-values";
import { isHyphened, phraseAt, phrasesOf, rawText, tokensOf } from "@/lib/search/sentences/words-rules";

const failed = (reason: ProblemReason, words = ""): { problem: Problem } => ({ problem: { reason, words } });

/** The words of a query language's filters that a sentence says, or why it is not understood. `own`: trades of the company's contracts. */
export function readSentence(text: string, today: string, own: readonly string[]): Parsed {
  if (text.length > longestQuestion) return failed("tooLong");
  const tokens = tokensOf(text);
  if (!tokens) return failed("openQuote");
  if (tokens.length === 0) return failed("empty");
  const ownWords = own
    .map(plainWords)
    .filter((trade) => trade !== "" && !littleWords.includes(trade))
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
    coverageEnd: 0,
    stateEnd: 0,
    isState: false,
    isRenewal: false,
    isCount: false,
    hasPeople: false,
  };
  while (skip(reading, opening));
  reading.isCount = skip(reading, counting);
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
  readAllowed,
  readFailing,
  readWaived,
  readPlace,
  readStatus,
  readRenewal,
  readVerb,
  readWithout,
  readWith,
  readDays,
  readAmount,
  readNamed,
  readCoverage,
  readActivity,
  readPlain,
];

function readPart(reading: Reading): Problem | null {
  // "Un-expired": half of a word means something else than the whole.
  if (isHyphened(reading.tokens[reading.at]))
    return { reason: "unknownWord", words: rawText(reading.tokens.slice(reading.at - 1, reading.at + 1)) };
  for (const step of steps) {
    const outcome = step(reading);
    if (outcome === true) return null;
    if (outcome !== false) return outcome;
  }
  const { raw = "", isQuoted = false } = reading.tokens[reading.at] ?? {};
  return { reason: "unknownWord", words: isQuoted ? `"${raw}"` : raw };
}

function readEmpty(reading: Reading): boolean {
  if (!skip(reading, emptyPhrases)) return false;
  reading.coverageEnd = reading.at;
  return add(reading, { field: "documents", value: "none" });
}

function readGate(reading: Reading): boolean {
  const gate = take(reading, gatePhrases);
  return gate !== null && add(reading, { field: gate.field, values: [gate.value] });
}

/** "Who is not allowed on Harbor": work there. */
function readAllowed(reading: Reading): boolean | Problem {
  const hit = phraseAt(allowedPhrases, reading.tokens, reading.at);
  const intro = hit && phraseAt(introPhrases, reading.tokens, reading.at + hit.length);
  if (!intro || (intro.value !== "project" && intro.value !== "place")) return false;
  reading.at += hit.length;
  const named = readNamed(reading);
  const place = reading.filters.pop();
  if (named !== true || !place || !("text" in place)) return named === true ? refused(reading) : named;
  add(reading, { field: "work", values: [hit.value] });
  return add(reading, { ...place, field: "project" });
}

/** "Fail the general aggregate limit". Whoever misses a soft requirement does not meet it, either. */
function readFailing(reading: Reading): boolean {
  const start = reading.at;
  const isLack = skip(reading, lackPhrases);
  if (!isLack && !skip(reading, failPhrases)) return false;
  skip(reading, softJoints);
  const subject = take(reading, isLack ? partPhrases : rulePhrases);
  if (!subject) {
    reading.at = start;
    return false;
  }
  // "The general liability limit" is not all that is required of general liability.
  const isLimit = /^limite?$/.test(reading.tokens[reading.at]?.plain ?? "");
  skip(reading, ruleNounPhrases);
  reading.coverageEnd = reading.at;
  add(reading, { field: "rule", subject: isLimit && !subject.part ? { ...subject, part: "limit" } : subject });
  return add(reading, { field: "result", values: ["fail", "warning"] });
}

/** Expires, expired. Words directly after "without general liability" cannot be about it. */
function readVerb(reading: Reading): boolean | Problem {
  const hit = phraseAt(verbs, reading.tokens, reading.at);
  if (!hit) return false;
  const wrong = refused(reading, hit.length);
  // "Failing general liability that expires": a requirement does not expire.
  const isOfRule = reading.filters.at(-1)?.field === "result" && tellsOfCoverage(reading);
  if (reading.verb !== null || reading.last?.kind === "without" || isSecondState(reading) || isOfRule) return wrong;
  reading.isState = hit.value === "expired" && phraseAt(beingWords, reading.tokens, reading.at - 1) !== null;
  reading.at += hit.length;
  reading.verb = hit.value;
  const coverage = take(reading, coveragePhrases);
  if (coverage) {
    if (isPeopleNext(reading)) return wrong;
    skip(reading, paperNouns);
    reading.named.push(coverage);
    reading.coverageEnd = reading.at;
  } else if (reading.last?.kind === "with") {
    // "With general liability expired": the coverage whose day is meant.
    const at = reading.filters.findLastIndex(({ field }) => field === "coverage");
    reading.filters.splice(at, 1);
    reading.named.push(reading.last.coverage);
  } else reading.stateEnd = reading.at;
  reading.last = null;
  return isAboutOneThing(reading) || wrong;
}

/** "Has umbrella and expires", "without workers' compensation that expires": is the vendor meant, or the coverage? */
const isAboutOneThing = ({ filters, named }: Reading): boolean =>
  named.length > 0 || !filters.some(({ field }) => field === "coverage" || field === "without" || field === "documents");

function readDays(reading: Reading): boolean | Problem {
  const unclear = unclearDayAt(reading.tokens, reading.at);
  if (unclear) return { reason: "severalDays", words: unclear.words };
  const hit = spokenDaysAt(reading.tokens, reading.at);
  if (!hit) return false;
  if (reading.days !== null) return refused(reading, hit.length);
  reading.at += hit.length;
  reading.days = hit.days;
  reading.last = null;
  return true;
}

/** Conditions of one paper that the question states as conditions of the vendor: "with general liability insured by Invented Mutual". */
function isOfPapers({ filters, verb, days, named, hasPapers, hasPeople }: Reading): boolean {
  const has = (...fields: Filter["field"][]) => filters.some(({ field }) => fields.includes(field));
  const isAboutPapers = verb !== null || named.length > 0 || has("coverage");
  if (has("documents")) return isAboutPapers || has("insurer", "holder");
  if (has("holder")) return isAboutPapers || has("without", "insurer");
  if (has("insurer")) return (verb !== null && days === null) || has("coverage", "without");
  // "Policies under review".
  return hasPapers && !hasPeople && has("status", "active");
}

/** Puts together what expires and when. What was named and belongs to nothing is not dropped. */
function finish(reading: Reading): Parsed {
  const { tokens, filters, verb, days, named, hasPapers, today } = reading;
  const dateless = named.find((one) => !datedCoverages.some((dated) => dated === one));
  if (dateless) return failed("datelessCoverage", dateless);
  if (new Set(named).size > 1) return failed("severalCoverages");
  if (isOfPapers(reading) || (reading.isCount && !reading.hasPeople) || (reading.isState && days !== null))
    return failed("unknownWord", rawText(tokens));
  const coverage = named[0];
  if (verb === null && days !== null && isOfToday(reading)) return isToday(days) ? checked(filters) : failed("todayOnly");
  if (verb === null) {
    if (days !== null) return failed("dayOfWhat");
    return coverage || hasPapers ? failed("noDate", coverage) : checked(filters);
  }
  if (days === null && reading.isRenewal && !coverage) return checked([...filters, { field: "status", values: [...toRenew] }]);
  if (days === null) return verb === "expires" ? failed("noDate") : checked([...filters, expiredToday(reading)]);
  const range = meantDays(days, verb, today);
  if (range === null) return failed("noDate");
  if (range === "past") return failed("pastDate");
  const about: Filter[] = coverage ? [{ field: "coverage", values: [coverage] }] : [];
  return checked([...filters, ...about, { field: "expires", range }]);
}

const isToday = (days: SpokenDays) => days.kind === "fixed" && (days.day === "today" || days.day === "now");
const ofToday: readonly Filter["field"][] = ["status", "work", "pay", "project", "place", "trade", "active"];

/** Whether it asks for nothing but what is known for today: who may work, who may be paid, who is compliant. */
const isOfToday = ({ filters, named, hasPapers }: Reading): boolean =>
  named.length === 0 &&
  !hasPapers &&
  filters.every(({ field }) => ofToday.includes(field)) &&
  filters.some(({ field }) => field === "status" || field === "work" || field === "pay");

const firstDay = "2000-01-01";

/** What has expired: a coverage, a policy or the vendor. A policy that is not required does not make its vendor expired. */
function expiredToday({ named: [coverage], hasPapers, today }: Reading): Filter {
  if (coverage) return { field: "expired", values: [coverage] };
  return hasPapers ? { field: "expires", range: rangeOf(firstDay, today) } : { field: "status", values: ["expired"] };
}
