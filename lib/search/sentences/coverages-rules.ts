import type { Problem } from "@/lib/search/language/schema";
import { type CoverageWord, datedCoverages } from "@/lib/search/language/values";
import { countsPapers, isListed } from "@/lib/search/sentences/joints-rules";
import {
  amountPhrases,
  bothPhrases,
  breaks,
  comparisonPhrases,
  coveragePhrases,
  paperNouns,
  softJoints,
  withoutPhrases,
  withPhrases,
} from "@/lib/search/sentences/phrases-rules";
import { add, isPeopleNext, type Reading, refused, skip } from "@/lib/search/sentences/reading-rules";
import { phraseAt, type Token } from "@/lib/search/sentences/words-rules";

/** "Who may not work without workers' compensation": for want of it, or lacking it besides? */
const isBehindStop = ({ tokens, at, filters }: Reading): boolean =>
  phraseAt(breaks, tokens, at - 1) === null &&
  filters.some((filter) => (filter.field === "work" || filter.field === "pay") && filter.values.includes("stop"));

export function readWithout(reading: Reading): boolean | Problem {
  const hit = phraseAt(withoutPhrases, reading.tokens, reading.at);
  if (!hit) return false;
  const coverage = phraseAt(coveragePhrases, reading.tokens, reading.at + hit.length);
  const isJoined = /^(?:but|pero|mais)$/.test(reading.tokens[reading.at]?.plain ?? "");
  if (!coverage || (isBehindStop(reading) && !isJoined)) return refused(reading, hit.length + 1);
  reading.at += hit.length + coverage.length;
  skip(reading, paperNouns);
  return addCoverage(reading, "without", coverage.value);
}

export function readWith(reading: Reading): boolean | Problem {
  const hit = phraseAt(withPhrases, reading.tokens, reading.at);
  const coverage = hit && phraseAt(coveragePhrases, reading.tokens, reading.at + hit.length);
  const several = hit && coveragesAt(reading.tokens, reading.at + hit.length);
  if (several && reading.verb === null && !isBehindStop(reading)) return addAll(reading, several);
  if (!coverage) return false;
  // "Expiring in March with general liability": whose day is meant?
  if (reading.verb !== null || isBehindStop(reading)) return refused(reading, hit.length + coverage.length);
  reading.at += hit.length + coverage.length;
  skip(reading, paperNouns);
  return addCoverage(reading, "coverage", coverage.value);
}

/** "Has both general liability and auto": the vendor has each of them. What follows may be about the last one or about all, so it is refused. */
function addAll(reading: Reading, { end, coverages }: { end: number; coverages: readonly CoverageWord[] }): true | Problem {
  reading.at = end;
  if (isPeopleNext(reading)) return refused(reading);
  for (const one of coverages) {
    const added = addCoverage(reading, "coverage", one);
    if (added !== true) return added;
  }
  reading.last = null;
  return true;
}

/** Two and more coverages with "and" before the last one; null: there is one, or it is not clear whether all are meant. */
function coveragesAt(tokens: readonly Token[], start: number): { end: number; coverages: CoverageWord[] } | null {
  const coverages: CoverageWord[] = [];
  let at = start + (phraseAt(bothPhrases, tokens, start)?.length ?? 0);
  for (let joint = ""; ; ) {
    while (phraseAt(softJoints, tokens, at)) at += 1;
    const coverage = phraseAt(coveragePhrases, tokens, at);
    if (!coverage) return null;
    coverages.push(coverage.value);
    at += coverage.length;
    at += phraseAt(paperNouns, tokens, at)?.length ?? 0;
    const next = tokens[at]?.plain ?? "";
    const isMore = /^(?:and|y|e|et|,)$/.test(next) && isCoverageAt(tokens, at + 1);
    if (!isMore) return joint !== "" && joint !== "," && new Set(coverages).size === coverages.length ? { end: at, coverages } : null;
    joint = next;
    at += 1;
  }
}

function isCoverageAt(tokens: readonly Token[], start: number): boolean {
  let at = start;
  while (phraseAt(softJoints, tokens, at)) at += 1;
  return phraseAt(coveragePhrases, tokens, at) !== null;
}

/** "Under 1 million": what a limit is compared with is a requirement. */
export function readAmount({ tokens, at, named, last }: Reading): boolean | Problem {
  const comparison = phraseAt(comparisonPhrases, tokens, at);
  const number = comparison && tokens[at + comparison.length]?.raw;
  const [, dollar, unit] = /^(\$)?\d[\d.]*(k|mm?)?$/i.exec(number ?? "") ?? [];
  const isAmount = comparison && number && (dollar || unit || phraseAt(amountPhrases, tokens, at + comparison.length + 1));
  return isAmount ? { reason: "limitAmount", words: last?.coverage ?? named.at(-1) ?? "" } : false;
}

function addCoverage(reading: Reading, field: "coverage" | "without", coverage: CoverageWord): true | Problem {
  if (!datedCoverages.some((dated) => dated === coverage)) return { reason: "datelessCoverage", words: coverage };
  add(reading, { field, values: [coverage] });
  reading.last = { kind: field === "coverage" ? "with" : "without", coverage };
  reading.coverageEnd = reading.at;
  return true;
}

export function readCoverage(reading: Reading): boolean | Problem {
  const hit = phraseAt(coveragePhrases, reading.tokens, reading.at);
  if (hit === null) return false;
  if (countsPapers(reading)) return refused(reading, hit.length);
  if (isListed(reading)) return { reason: "severalCoverages", words: "" };
  reading.at += hit.length;
  if (isPeopleNext(reading)) return refused(reading);
  if (skip(reading, paperNouns)) reading.hasPapers = true;
  reading.named.push(hit.value);
  reading.last = { kind: "named", coverage: hit.value };
  reading.coverageEnd = reading.at;
  return true;
}
