import { coverageWords } from "@/lib/extraction/forms/plain";
import type { Notes } from "@/lib/extraction/readers/draft";
import {
  datesIn,
  dateText,
  firstValue,
  type Piece,
  surroundingsOf,
  textIn,
  valueBehind,
  wordsOfText,
} from "@/lib/extraction/readers/plain-fields";
import { readSentences } from "@/lib/extraction/readers/plain-limits";
import { heightOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { isPlaceholder, isPlausibleTerm, policyNumberFrom } from "@/lib/extraction/rules";
import type { ReadPolicy } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";

/** A policy of which nothing is known but what coverage a text names. */
export function plainPolicy(text: string): ReadPolicy {
  const coverage = coverageWords.find(({ words }) => words.test(text));
  return {
    type: coverage?.type ?? "OTHER",
    typeText: coverage?.typeText ? typeTextIn(text, coverage) : null,
    insurerLetter: null,
    policyNumber: null,
    effectiveDate: null,
    expirationDate: null,
    occurrenceOrClaimsMade: null,
    additionalInsured: null,
    waiverOfSubrogation: null,
    aggregateAppliesPer: null,
    limits: Object.fromEntries(limitKeys.map((key) => [key, null])) as ReadPolicy["limits"],
    limitsText: {},
    otherLimits: [],
    proprietorExcluded: null,
    ticked: [],
  };
}

/** The page's own words for a coverage without a type of its own. */
function typeTextIn(text: string, { words, typeText = "" }: (typeof coverageWords)[number]): string {
  const said = words.exec(text)?.[0];
  return said?.includes(" ") ? said : typeText;
}

/** A number of letters alone, which only its label "Policy number" makes one. */
const plainNumber = (text: string) => (/^[A-Z0-9-]{5,24}$/.test(text.trim()) && !isPlaceholder(text) ? text.trim() : null);

/** What stands behind a policy's number in the same words. */
const behindNumber = /[,;(]|\s(?:effective|eff|for|from|issued|prior|renewal|and|with|expir\w*|policy|term|at|is|dated)\b.*$/i;

/** A policy's number from what stands behind its label. */
export function numberIn(text: string): string | null {
  const own = (text.split(behindNumber)[0] ?? "").trim();
  return policyNumberFrom(own) ?? plainNumber(own);
}

/** The number of the page's policy, behind its label or below it. */
export function readNumber(policy: ReadPolicy, pieces: readonly Piece[], pointer: string, notes: Notes) {
  const found = firstValue(pieces, "number", (label) => valueBehind(label, pieces, (text) => text.length < 60 && numberIn(text) !== null));
  if (!found) return;
  policy.policyNumber = numberIn(textIn(found));
  notes.found(`${pointer}/policyNumber`, wordsOfText(found, policy.policyNumber ?? ""));
}

/** Words between the two dates of a term, and before each of them in a sentence. */
const until = `(?:,? ?(?:to|through|thru|until|till|[–—-]|(?:and )?expir(?:es|ing)(?: on)?(?: date)?:?|and ending(?: on)?)) ?(?:and including )?`;
const clock = String.raw`(?:,? ?(?:at )?\d{1,2}: ?\d{2} ?[ap]\.?m\.?)?`;
const wholeTerm = new RegExp(`(${dateText})${clock}${until}(${dateText})`, "i");
const begins = new RegExp(
  String.raw`\b(?:began|begins|effective(?: date)?|inception(?: date)?|in force (?:from|since)|from)(?: on)?\W{0,3}(${dateText})`,
  "i",
);
const ends = new RegExp(
  String.raw`\b(?:expires?|expiration(?: date)?|expiry(?: date)?|runs through|ends|ending|valid until|through)(?: on)?\W{0,3}(${dateText})`,
  "i",
);

type Dates = { effective: { date: string; words: Word[] } | null; expiration: { date: string; words: Word[] } | null };
const none: Dates = { effective: null, expiration: null };

/** The term that a text states: two dates with a "to" between them, or each behind its own word. */
export function termIn(words: readonly Word[]): Dates {
  const text = textIn(words);
  const dated = (found: string | undefined) => {
    const [one] = datesIn(found ?? "");
    return one ? { date: one.date, words: wordsOfText(words, one.text) } : null;
  };
  const whole = wholeTerm.exec(text);
  if (whole) return { effective: dated(whole[1]), expiration: dated(whole[2]) };
  return { effective: dated(begins.exec(text)?.[1]), expiration: dated(ends.exec(text)?.[1]) };
}

/** The term of the page's policy: from a label for both dates, a label for each, or its sentences. */
export function readTerm(policy: ReadPolicy, pieces: readonly Piece[], words: readonly Word[], pointer: string, notes: Notes) {
  const labelled = firstValue(pieces, "period", (label) => {
    const around = surroundingsOf(label, pieces);
    const [first, second] = datesIn(textIn(around));
    return first && second
      ? {
          effective: { date: first.date, words: wordsOfText(around, first.text) },
          expiration: { date: second.date, words: wordsOfText(around, second.text) },
        }
      : null;
  });
  const single = (key: "effective" | "expiration") =>
    firstValue(pieces, key, (label) => {
      const found = valueBehind(label, pieces, (text) => datesIn(text).length > 0 && text.length < 60);
      const [one] = found ? datesIn(textIn(found)) : [];
      return found && one ? { date: one.date, words: wordsOfText(found, one.text) } : null;
    });
  const apart = labelled ?? { effective: single("effective"), expiration: single("expiration") };
  const said = apart.effective && apart.expiration ? none : termIn(words);
  settle(policy, { effective: apart.effective ?? said.effective, expiration: apart.expiration ?? said.expiration }, pointer, notes);
}

function settle(policy: ReadPolicy, { effective, expiration }: Dates, pointer: string, notes: Notes) {
  if (effective && expiration && !isPlausibleTerm(effective.date, expiration.date)) {
    const reason = "The dates found do not make a plausible term.";
    notes.unreadable(`${pointer}/effectiveDate`, reason, effective.words);
    notes.unreadable(`${pointer}/expirationDate`, reason, expiration.words);
    return;
  }
  policy.effectiveDate = effective?.date ?? null;
  policy.expirationDate = expiration?.date ?? null;
  if (effective) notes.found(`${pointer}/effectiveDate`, effective.words);
  if (expiration) notes.found(`${pointer}/expirationDate`, expiration.words);
}

/**
 * Occurrence or claims-made, and what the aggregate applies to, where the page says so outright. A form that names both without a mark says
 * neither.
 */
export function readBasis(policy: ReadPolicy, words: readonly Word[], pointer: string, notes: Notes) {
  const text = textIn(words);
  const mark = String.raw`(?:\[ ?x ?\]|[☒☑✓✔])`;
  const occurrence =
    /\bon an occurrence (?:form|basis)\b|\boccurrence (?:form|basis)\b|\b(?:coverage|policy) (?:basis|form|trigger)[ :]+occurrence\b/i.exec(
      text,
    ) ?? new RegExp(`${mark} ?occurrence\\b`, "i").exec(text);
  const claims =
    /\bon a claims[- ]made (?:and reported )?(?:form|basis)\b|\bclaims[- ]made (?:and reported )?(?:policy|form|basis)\b|\b(?:coverage|policy) (?:basis|form|trigger)[ :]+claims[- ]made\b|liability, claims[- ]made\b/i.exec(
      text,
    ) ?? new RegExp(`${mark} ?claims[- ]made\\b`, "i").exec(text);
  if (Boolean(occurrence) !== Boolean(claims)) {
    policy.occurrenceOrClaimsMade = occurrence ? "OCCURRENCE" : "CLAIMS_MADE";
    notes.found(`${pointer}/occurrenceOrClaimsMade`, wordsOfText(words, (occurrence ?? claims)?.[0] ?? ""));
  }
  const applies = /general aggregate (?:limit )?applies[ :]+(?:separately )?(?:(?:to )?each |per )?(policy|project|location)\b/i.exec(text);
  if (policy.type !== "GENERAL_LIABILITY" || !applies) return;
  policy.aggregateAppliesPer = applies[1]?.toUpperCase() as ReadPolicy["aggregateAppliesPer"];
  notes.found(`${pointer}/aggregateAppliesPer`, wordsOfText(words, applies[0]));
}

/** Lines of running text, put together where they follow each other closely at one left edge. */
export function paragraphsOf(lines: readonly Word[][]): Word[][] {
  const paragraphs: Word[][] = [];
  let last: Word[] | null = null;
  for (const line of lines) {
    const [x0, y0] = unionBox(line);
    const [left, , , bottom] = last ? unionBox(last) : [0, 0, 0, 0];
    const high = Math.max(...line.map(heightOf));
    const goesOn = last && y0 - bottom < 0.6 * high && Math.abs(x0 - left) < 16;
    if (goesOn) paragraphs.at(-1)?.push(...line);
    else paragraphs.push([...line]);
    last = line;
  }
  return paragraphs;
}

const saidNumber =
  /\bpolicy (?:number |no\.? ?|# ?)?:? ?((?:[A-Z]{1,5} )?[A-Z0-9-]*\d[A-Z0-9-]*(?![\w/-])(?: [A-Z0-9-]*\d[A-Z0-9-]*(?![\w/-]))*)/gi;
const saidInsurer =
  /\b(?:written|issued|provided|underwritten|insured|placed) (?:by|with|through) ((?:[A-Z&][\w&.'-]*,? ){1,7}?)(?=under\b|policy\b|polic|,|for\b)/;

/** A policy as a letter's paragraph states it, with the words of its insurer's name. */
export type Told = { policy: ReadPolicy; insurer: Word[] | null };

/** The policies that a letter states in sentences, each in a paragraph of its own with its number. */
export function policiesTold(paragraphs: readonly Word[][], notes: Notes): Told[] {
  const told: Told[] = [];
  for (const words of paragraphs) {
    const text = textIn(words);
    const numbers = [...text.matchAll(saidNumber)].flatMap(([, number = ""]) => policyNumberFrom(number.trim()) ?? []);
    const [number] = numbers;
    const coverage = coverageWords.filter((one) => one.words.test(text));
    if (!number || new Set(numbers).size > 1 || coverage.length === 0) continue;
    const pointer = `/policies/${told.length}`;
    // The coverage that is named first is the paragraph's; what it says of others comes later.
    const [first] = coverage.sort((one, other) => text.search(one.words) - text.search(other.words));
    const policy = {
      ...plainPolicy(""),
      type: first?.type ?? "OTHER",
      typeText: first?.typeText ? typeTextIn(text, first) : null,
      policyNumber: number,
    };
    notes.found(`${pointer}/policyNumber`, wordsOfText(words, number));
    settle(policy, termIn(words), pointer, notes);
    readSentences(policy, words, pointer, notes);
    readBasis(policy, words, pointer, notes);
    const name = saidInsurer.exec(text)?.[1]?.trim().replace(/,$/, "");
    told.push({ policy, insurer: name ? wordsOfText(words, name) : null });
  }
  return told;
}
