import type { Problem } from "@/lib/search/language/schema";
import {
  beingWords,
  breaks,
  coveragePhrases,
  havingWords,
  paperNouns,
  persons,
  softJoints,
  verbs,
} from "@/lib/search/sentences/phrases-rules";
import { joints } from "@/lib/search/sentences/phrases-values";
import { beginsGroup, isBehindPeople, type Reading, refused, skip, wordBefore } from "@/lib/search/sentences/reading-rules";
import { spokenDaysAt } from "@/lib/search/sentences/spoken-days-rules";
import { phraseAt, type Token } from "@/lib/search/sentences/words-rules";

/** Words that say nothing of which vendors are meant. */
export function readPlain(reading: Reading): boolean | Problem {
  if (beginsGroup(reading)) return refused(reading, 2);
  if (phraseAt(paperNouns, reading.tokens, reading.at)) return readPapers(reading);
  if (phraseAt(persons, reading.tokens, reading.at)) return readPersons(reading);
  if (skip(reading, breaks)) {
    reading.last = null;
    return true;
  }
  return readSoft(reading);
}

/** Policies are never what is counted: "how many policies expire". */
export const countsPapers = (reading: Reading): boolean => reading.isCount && (!reading.hasPeople || isBehindPeople(reading));

function readPapers(reading: Reading): true | Problem {
  const { tokens, at } = reading;
  // "Compañías de seguros" are no vendors.
  const isInsurer = wordBefore(reading) === "de" && phraseAt(persons, tokens, at - 2) !== null;
  if (isInsurer || countsPapers(reading)) return refused(reading);
  skip(reading, paperNouns);
  reading.hasPapers = true;
  reading.coverageEnd = reading.at;
  return true;
}

function readPersons(reading: Reading): true | Problem {
  // "Insurance companies" are no vendors.
  if (phraseAt(paperNouns, reading.tokens, reading.at - 1)) return refused(reading);
  skip(reading, persons);
  Object.assign(reading, { last: null, hasPeople: true });
  return true;
}

function readSoft(reading: Reading): boolean | Problem {
  const { tokens, at } = reading;
  if (phraseAt(havingWords, tokens, at) && !hasPapersAt(tokens, at + 1)) return refused(reading, 2);
  const isDetermined = phraseAt(softJoints, tokens, at) !== null || tokens[at]?.plain === "esta";
  // "Esta mañana" is not tomorrow.
  if (isDetermined && spokenDaysAt(tokens, at + 1)) return refused(reading, 2);
  return skip(reading, softJoints) || skip(reading, beingWords) || skip(reading, havingWords);
}

/** "With expired policies": the object must be policies, or the subject of the next words is unknown. */
function hasPapersAt(tokens: readonly Token[], start: number): boolean {
  let at = behindSoft(tokens, start);
  at = behindSoft(tokens, at + (phraseAt(verbs, tokens, at)?.length ?? 0));
  return phraseAt(coveragePhrases, tokens, at) !== null || phraseAt(paperNouns, tokens, at) !== null;
}

function behindSoft(tokens: readonly Token[], start: number): number {
  let at = start;
  while (phraseAt(softJoints, tokens, at)) at += 1;
  return at;
}

const links = new Set([...joints.being, ...joints.soft, "that", "which", "que"]);

/** Whether the next word is about the coverage before it: "general liability that is …". */
export const tellsOfCoverage = ({ tokens, at, coverageEnd }: Reading): boolean =>
  coverageEnd > 0 && tokens.slice(coverageEnd, at).every(({ plain }) => links.has(plain));

/** Whether a word after the next one shows what the next one is about: "compliant with general liability", "active policies". */
export const isToldOfPapers = ({ tokens, at }: Reading, length: number): boolean =>
  [havingWords, coveragePhrases, paperNouns].some((phrases) => phraseAt<unknown>(phrases, tokens, at + length) !== null);

/** "General liability and auto": both may be meant by the word before them. */
export const isListed = ({ tokens, at, coverageEnd }: Reading): boolean =>
  coverageEnd > 0 && at > coverageEnd && tokens.slice(coverageEnd, at).every(({ plain }) => /^(?:and|y|e|et|,)$/.test(plain));
