import { type CoverageKind, coverageKinds } from "@/lib/compliance/coverages/values";
import { coverageWordsOfContracts, needsCompany, noCoverage } from "@/lib/compliance/exhibits/values";
import type { TermTable } from "@/lib/compliance/terms/schema";
import { coverageWords } from "@/lib/compliance/terms/values";

/** A coverage that a text names. `all`: each policy that the exhibit asks for; `other`: one that no requirement can name. */
export type Mention = { kind: CoverageKind | "all" | "other"; at: number; end: number };

type Means = Mention["kind"] | "none";
const phrases = new Map<string, Means>();
let longest = 1;

const meansOf = (term: string | undefined): Means => {
  if (term === "ALL") return "all";
  return coverageKinds.find((kind) => kind === term) ?? "other";
};

function addTable(table: TermTable): void {
  for (const { class: kind, means, phrases: list } of table) {
    if (kind !== "coverage") continue;
    for (const phrase of list.split(",").map((one) => one.trim().replace(/\s+/g, " "))) {
      const forms = phrase.includes("(") ? [phrase.replace(/\([^()]*\)/g, ""), phrase.replace(/[()]/g, "")] : [phrase];
      for (const form of forms) add(form, meansOf(means));
    }
  }
}

function add(phrase: string, means: Means): void {
  if (phrase === "" || phrases.has(phrase)) return;
  phrases.set(phrase, means);
  longest = Math.max(longest, phrase.split(" ").length);
}

for (const phrase of noCoverage) add(phrase, "none");
for (const [means, list] of Object.entries(coverageWordsOfContracts)) for (const phrase of list.split(", ")) add(phrase, means as Means);
addTable(coverageWords);

const wordPattern = /[\p{L}][\p{L}'.]*|\d+/gu;
const plain = (word: string) => word.toLowerCase().replace(/['.]/g, "");
/** What makes a lone word the name of an insurance: "excess liability", "Crime:", "cyber policy". */
const company =
  /^[\s,/&-]*(?:(?:and|or|the|its|commercial|liability|umbrella|auto|automobile|general)[\s,/&-]+){0,4}(?:liability|insurance|coverage|polic(?:y|ies)|floater|bond)\b/i;
const label = /^\s*(?:[:(|–—-]|$)/;

/** The coverages that a text names, in their order. */
export function mentionsIn(text: string): Mention[] {
  const words = [...text.matchAll(wordPattern)].map(({ index, 0: word }) => ({ word, at: index, end: index + word.length }));
  const found: Mention[] = [];
  for (let from = 0; from < words.length; ) {
    const match = longestAt(text, words, from);
    const [first, last] = [words[from], words[from + (match?.length ?? 1) - 1]];
    if (match && first && last && match.means !== "none" && isNamed(text, words[from - 1]?.end ?? 0, first, last))
      found.push({ kind: match.means, at: first.at, end: last.end });
    from += match?.length ?? 1;
  }
  return found;
}

type Place = { word: string; at: number; end: number };

function longestAt(text: string, words: readonly Place[], from: number): { means: Means; length: number } | null {
  let phrase = "";
  let best: { means: Means; length: number } | null = null;
  for (let at = from; at < Math.min(words.length, from + longest); at += 1) {
    const [word, before] = [words[at], words[at - 1]];
    // A hyphen, a slash or a quote parts no phrase.
    if (!word || (at > from && before && !/^[\s/&"“”-]*$/.test(text.slice(before.end, word.at)))) break;
    const joint = at > from && before && text.slice(before.end, word.at).includes("&") ? " and" : "";
    phrase += `${joint}${at > from ? " " : ""}${plain(word.word)}`;
    const means = phrases.get(phrase);
    if (means) best = { means, length: at - from + 1 };
  }
  return best;
}

/** Lone words mean a coverage only as its label or beside words of insurance. */
function isNamed(text: string, before: number, first: Place, last: Place): boolean {
  const written = text.slice(first.at, last.end);
  if (!needsCompany.has(plain(written))) return true;
  const isLabel = /^[\s"(|•–—-]*$/.test(text.slice(before, first.at)) && before === 0 && label.test(text.slice(last.end));
  const isShort = /^[A-Z]{2,3}$/.test(written);
  return isLabel || isShort || company.test(text.slice(last.end));
}
