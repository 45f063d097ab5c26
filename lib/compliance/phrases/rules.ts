import type { CoverageKind } from "@/lib/compliance/coverages/values";
import {
  asks,
  assertion,
  byContract,
  coveragePhrases,
  denial,
  everyPolicy,
  grantPhrases,
  longForms,
  reserve,
  turnsGrant,
  umbrellaReach,
  understood,
} from "@/lib/compliance/phrases/values";
import type { EndorsementEffect } from "@/lib/extraction/schema";

type Phrase = (typeof grantPhrases)[number];

/** A longer description is cut; the text after the cut is a doubt. */
const longestDescription = 6000;

/** What a description says of an effect. `kinds`: the coverages that the sentence names; null: none; "all": every policy. */
export type Said = {
  effect: EndorsementEffect;
  kinds: readonly CoverageKind[] | "all" | null;
  /**
   * granted: plainly, to whoever `isGrantedTo` says; reserved: under a condition or in a way that a person must read; denied:
   * plainly not.
   */
  how: "granted" | "reserved" | "denied";
  /** Whether it names no one, but whomever a contract names. */
  isBlanket: boolean;
  text: string;
  /** The same as `plainWords` writes it. */
  plain: string;
};

/** What a description of operations says of additional insureds, waivers, primary wording, aggregates and notice. */
export function saidIn(description: string): Said[] {
  const isCut = description.length > longestDescription;
  const sentences = sentencesIn(description);
  const isHeaded = sentences.some(isCoverageAlone);
  return sentences.flatMap((sentence) => {
    const text = inShort(sentence.slice(0, longestSentence));
    const found = grantPhrases.filter(({ words }) => words.test(text));
    if (found.length === 0) return [];
    const isWhole = !isCut && sentence.length <= longestSentence;
    const how = isWhole ? manner(text, found) : "reserved";
    const [kinds, plain] = [kindsIn(text), plainWords(text)];
    const isOpen = isHeaded && kinds === null;
    const isBlanket = /\b(?:blanket|contract|agreement|any (?:persons?|organizations?))\b/.test(plain);
    return found.map(({ effect, grants }) => ({
      ...{ effect, kinds, isBlanket, text, plain },
      how: how === "granted" && (isOpen || !grants.test(plain)) ? ("reserved" as const) : how,
    }));
  });
}

const longestSentence = 1000;

const inShort = (sentence: string): string => longForms.reduce((left, [long, short]) => left.replace(long, short), sentence);

/** "Umbrella." and "For auto." are headings or ends of other sentences: what names no coverage may be about theirs alone. */
function isCoverageAlone(sentence: string): boolean {
  if (sentence.length > 80 || kindsIn(sentence) === null) return false;
  const rest = coveragePhrases.reduce((left, { words }) => left.replace(words, " "), sentence);
  return /^\W*(?:(?:for|on|under|as respects|with respects? to|and|the|insurance|policy|policies|liability)\W*)*$/i.test(rest);
}

/** Lower case and without punctuation; what every blanket endorsement says in one way. */
const plainWords = (sentence: string): string =>
  sentence
    .normalize("NFKC")
    .replace(byContract, " blanket ")
    .toLowerCase()
    .replace(/\b(worker|employer)s?['’]?s?\b/g, "$1s")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function manner(sentence: string, found: readonly Phrase[]): Said["how"] {
  const plain = sentence.replace(byContract, " ");
  // "Only if required by contract" keeps its "only" when the blanket words are gone.
  if (/\bonly\b|\?/i.test(sentence) || reserve.test(plain.replace(/\bnon[- ]?contributory\b/gi, " "))) return "reserved";
  const isDenied = denial.test(plain);
  const isOfOne = new Set(found.map(({ effect }) => effect.split("_")[0])).size === 1;
  // "Additional insured on GL and waiver of subrogation on WC": what a denial or a coverage belongs to is ambiguous.
  if (!isOfOne && (isDenied || !isListedAside(sentence, found))) return "reserved";
  return isDenied ? "denied" : "granted";
}

/** Whether the coverages that a sentence names are together before all that it grants, or after. */
function isListedAside(sentence: string, found: readonly Phrase[]): boolean {
  const startsOf = (phrases: readonly { words: RegExp }[]) => phrases.flatMap(({ words }) => words.exec(sentence)?.index ?? []);
  const [grants, coverages] = [startsOf(found), startsOf(coveragePhrases)];
  // "Additional insureds on the general liability and auto policies on a primary and noncontributory basis": the basis is of both.
  const basis = startsOf(found.filter(({ effect }) => effect === "PRIMARY"));
  const others = startsOf(found.filter(({ effect }) => effect !== "PRIMARY"));
  if (basis.length > 0 && Math.max(...others) < Math.min(...coverages) && Math.max(...coverages) < Math.min(...basis)) return true;
  return coverages.length === 0 || Math.min(...coverages) > Math.max(...grants) || Math.max(...coverages) < Math.min(...grants);
}

/**
 * Whether a sentence grants what it speaks of for certain, and to one of these accepted holders or to all: each of its words is
 * understood or belongs to a holder's name. "City of Springfield is an additional insured" grants nothing to anyone else.
 */
export function isGrantedTo({ how, plain }: Pick<Said, "how" | "plain">, holders: readonly string[]): boolean {
  if (how !== "granted") return false;
  const rest = withoutNames(plain, holders);
  return (rest !== plain || assertion.test(plain)) && !asks.test(plain) && !turnsGrant.test(rest) && isUnderstood(rest);
}

/** Whether a sentence that names a form says nothing that is not understood. */
export const isPlain = (text: string, holders: readonly string[]): boolean => isUnderstood(withoutNames(plainWords(text), holders));

const withoutNames = (plain: string, names: readonly string[]): string =>
  names.reduce((left, name) => ` ${left} `.replace(` ${plainWords(name)} `, " ").trim(), plain);

const isUnderstood = (words: string): boolean => words.replace(understood, " ").trim() === "";

function kindsIn(sentence: string): Said["kinds"] {
  if (everyPolicy.test(sentence)) return "all";
  const named = coveragePhrases.filter(({ words }) => words.test(sentence)).map(({ kind }) => kind);
  return named.length > 0 ? [...new Set(named)] : null;
}

/**
 * Whether a sentence speaks of a coverage. A sentence that names none speaks of general liability, and perhaps of the others.
 */
export function speaksOf({ kinds }: Said, kind: CoverageKind): "yes" | "perhaps" | "no" {
  if (kinds === null) return kind === "GENERAL_LIABILITY" ? "yes" : "perhaps";
  return kinds === "all" || kinds.includes(kind) ? "yes" : "no";
}

/**
 * Whether a description leaves it open that the umbrella lies over a coverage: a sentence about what it lies over names others, or
 * takes something away.
 */
export function doubtsUmbrella(description: string, kind: CoverageKind): boolean {
  return sentencesIn(description).some((sentence) => {
    if (!umbrellaReach.test(sentence) || grantPhrases.some(({ words }) => words.test(sentence))) return false;
    if (denial.test(sentence) || /\b(?:except|limited)\b/i.test(sentence)) return true;
    const kinds = kindsIn(sentence);
    const named = Array.isArray(kinds) ? kinds.filter((one) => one !== "UMBRELLA_POLICY") : [];
    return named.length > 0 ? !named.includes(kind) : /\b(?:only|solely)\b/i.test(sentence);
  });
}

const sentencesIn = (description: string): string[] =>
  description
    .slice(0, longestDescription)
    .replace(/\s+/g, " ")
    .split(/(?<=[.;])\s/);
