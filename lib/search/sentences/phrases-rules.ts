import type { Filter } from "@/lib/search/language/schema";
import type { RuleSubject, StatusWord } from "@/lib/search/language/values";
import { allowed, gates, noDocuments, notAllowed } from "@/lib/search/sentences/gates-values";
import {
  activity,
  amounts,
  both,
  comparisons,
  counters,
  coverages,
  expired,
  expires,
  fails,
  joints,
  lacks,
  nameIntros,
  openers,
  papers,
  people,
  projectNouns,
  ruleNouns,
  rules,
  statuses,
  with_,
  without,
} from "@/lib/search/sentences/phrases-values";
import { enrolled, notExpired, notExpiredWords, onNoProject, renews, unenrolled, waived } from "@/lib/search/sentences/states-values";
import { trades } from "@/lib/search/sentences/trades-values";
import { phraseAt, phrasesOf, tokensOf } from "@/lib/search/sentences/words-rules";

const entriesOf = <Key extends string>(lists: Readonly<Record<Key, readonly string[]>>) =>
  (Object.keys(lists) as Key[]).map((key) => [key, lists[key]] as const);

export const opening = phrasesOf([["opener", openers]]);
export const persons = phrasesOf([["people", people]]);
export const paperNouns = phrasesOf([["papers", papers]]);
export const breaks = phrasesOf([["break", joints.breaks]]);
export const softJoints = phrasesOf([["soft", joints.soft]]);
export const havingWords = phrasesOf([["having", joints.having]]);
export const beingWords = phrasesOf([["being", joints.being]]);
export const counting = phrasesOf([["count", counters]]);
export const withPhrases = phrasesOf([["with", with_]]);
export const withoutPhrases = phrasesOf([["without", without]]);
export const coveragePhrases = phrasesOf(entriesOf(coverages));
export const statusPhrases = phrasesOf<readonly StatusWord[]>([
  ...entriesOf(statuses).map(([status, phrases]) => [[status], phrases] as const),
  [notExpired, notExpiredWords],
]);
export const renewPhrases = phrasesOf([["renews", renews]]);
export const waivedPhrases = phrasesOf([["waived", waived]]);
export const placePhrases = phrasesOf<Filter>([
  [{ field: "result", values: ["not-enrolled"] }, unenrolled],
  [{ field: "enrolled", values: ["yes"] }, enrolled],
  [{ field: "projects", values: ["none"] }, onNoProject],
]);
export const allowedPhrases = phrasesOf([
  ["stop", notAllowed],
  ["clear", allowed],
] as const);
export const bothPhrases = phrasesOf([["both", both]]);
export const comparisonPhrases = phrasesOf([["comparison", comparisons]]);
export const amountPhrases = phrasesOf([["amount", amounts]]);
export const forPhrases = phrasesOf([["for", ["for", "on", "from", "de", "para", "pour"]]]);
export const verbs = phrasesOf([
  ["expires", expires],
  ["expired", expired],
] as const);
export const gatePhrases = phrasesOf(gates.map((gate) => [gate, gate.phrases] as const));
export const emptyPhrases = phrasesOf([["none", noDocuments]]);
export const activityPhrases = phrasesOf(entriesOf(activity));
export const failPhrases = phrasesOf([["fail", fails]]);
export const rulePhrases = phrasesOf<RuleSubject>([
  ...rules.map(({ subject, phrases }) => [subject, phrases] as const),
  ...entriesOf(coverages).map(([coverage, phrases]) => [{ coverage }, phrases] as const),
]);
export const lackPhrases = phrasesOf([["lack", lacks]]);
export const partPhrases = phrasesOf<RuleSubject>(rules.map(({ subject, phrases }) => [subject, phrases] as const));
export const ruleNounPhrases = phrasesOf([["noun", ruleNouns]]);
export const introPhrases = phrasesOf(nameIntros.map(({ field, phrases }) => [field, phrases] as const));
export const projectNounPhrases = phrasesOf([["noun", projectNouns]]);
export const tradePeople = phrasesOf(trades.map(({ key, people: names }) => [key, names] as const));
export const tradeWork = phrasesOf(trades.map(({ key, work }) => [key, work] as const));
export const listJoints = phrasesOf([["and", ["and", "or", ",", "y", "o", "e", "u", "et", "ou"]]]);

/** Whether a text is a question by its form, rather than a name that is searched for. */
export function looksLikeQuestion(text: string): boolean {
  if (/[?¿]/.test(text)) return true;
  const tokens = tokensOf(text) ?? [];
  return tokens.length > 1 && (phraseAt(opening, tokens, 0) ?? phraseAt(counting, tokens, 0)) !== null;
}

/** Whether vendors are named in it, so that a trade of the company's own may be too. */
export const namesVendors = (text: string): boolean => {
  const tokens = tokensOf(text) ?? [];
  return tokens.some((_, at) => phraseAt(persons, tokens, at) !== null);
};
