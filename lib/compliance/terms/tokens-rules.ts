import { formKind, settled } from "@/lib/compliance/terms/ambiguous-rules";
import { firmEndings, jobWords } from "@/lib/compliance/terms/jobs-values";
import { misspellings } from "@/lib/compliance/terms/misspelled-rules";
import { type Token, termTable } from "@/lib/compliance/terms/schema";
import { exceptWorkers, spelled } from "@/lib/compliance/terms/spelling-values";
import { thingWords } from "@/lib/compliance/terms/things-values";
import { coverageWords, grantWords, partyWords } from "@/lib/compliance/terms/values";
import { givingWords, guardWords, takingWords } from "@/lib/compliance/terms/verbs-values";
import { formsIn } from "@/lib/extraction/form-numbers-rules";

/* Sentences as words and phrases of the vocabulary. */

type Entry = Pick<Token, "kind" | "means">;

/** Phrases by their words, those of later tables only where no earlier table has them. */
const entries = new Map<string, Entry>();
let longest = 1;
for (const { class: kind, means, phrases } of [
  ...termTable.parse(grantWords),
  ...termTable.parse(coverageWords),
  ...termTable.parse(takingWords),
  ...termTable.parse(givingWords),
  ...termTable.parse(guardWords),
  ...termTable.parse(partyWords),
  ...termTable.parse(jobWords),
  ...termTable.parse(thingWords),
])
  for (const phrase of phrases.split(",").flatMap(withEndings)) {
    if (!entries.has(phrase)) entries.set(phrase, means ? { kind, means } : { kind });
    longest = Math.max(longest, phrase.split(" ").length);
  }

const misspelled = misspellings([...entries.keys()].flatMap((phrase) => phrase.split(" ")));

/** "waiver(s) of subrogation" with and without its endings. */
function withEndings(phrase: string): string[] {
  const plain = phrase.trim().replace(/\s+/g, " ");
  if (plain === "") return [];
  return plain.includes("(") ? [plain.replace(/\([^()]*\)/g, ""), plain.replace(/[()]/g, "")] : [plain];
}

const pieces =
  /(?<date>\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b(?!\d)|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:, ?\d{4})?\b(?!\d)|\b\d{4}-\d\d-\d\d\b)|(?<money>\$ ?\d[\d,]*(?:\.\d+)? ?(?:mm|m|k|mil|million|thousand)?\b|\b\d{1,3}(?:,\d{3})+(?:\.\d\d)?\b|\b\d+(?:\.\d+)?(?:mm|m|k|mil)\b|\b\d+(?:\.\d+)? (?:million|mil)\b)|(?<number>#?\b\d[\w.%-]*|#\s?\d[\w-]*|#[\w-]+|\S+@\S+|\b(?:[A-Z]+-)?[A-Z]*\d[A-Z0-9-]*\b)|(?<word>[\p{L}][\p{L}'.]*)|(?<mark>[,;:()/!?"*•-])/giu;

/** Letters of a text that is looked at; what is beyond is asked. */
export const longestText = 12_000;

export const plainWord = (word: string) => word.toLowerCase().replace(/['.]/g, "");

/** Whether a sentence is written in capitals, or each of its words begins with one: its capitals show no names. */
function isCapital(words: readonly string[]): boolean {
  const letters = words.filter((word) => /\p{L}{3}/u.test(word));
  const capital = letters.filter((word) => /^\p{Lu}/u.test(word));
  const connecting = letters.filter((word) =>
    /^(?:of|the|and|for|with|this|from|under|are|has|been|not|only|after|when|all|per)$/i.test(word),
  );
  if (letters.length > 1 && letters.every((word) => word === word.toUpperCase())) return true;
  return connecting.length > 0 ? connecting.every((word) => /^\p{Lu}/u.test(word)) && capital.length === letters.length : false;
}

type Piece = { kind: "word" | Token["kind"]; text: string };

function piecesOf(sentence: string): Piece[] {
  const found: Piece[] = [];
  const add = (text: string) => {
    for (const { groups } of text.matchAll(pieces))
      for (const [kind, part] of Object.entries(groups ?? {}))
        if (part !== undefined) found.push({ kind: kind as Piece["kind"], text: part });
  };
  let begun = 0;
  for (const { form, edition, at, end } of formsIn(sentence)) {
    add(sentence.slice(begun, at));
    found.push({ kind: formKind(form), text: edition ? `${form} ${edition}` : form });
    begun = end;
  }
  add(sentence.slice(begun));
  return found;
}

/** What a paper calls its own parties: whole names as plain words, and the words of all of them. */
export type Parties = { names: readonly (readonly string[])[]; words: ReadonlySet<string> };

export function partiesOf(names: readonly string[]): Parties {
  const plain = names.map((name) =>
    (name.split(/\n|, \d/)[0] ?? "")
      .replace(/&/g, " and ")
      .split(/[^\p{L}\p{N}'.]+/u)
      .map(plainWord)
      .filter(Boolean),
  );
  return { names: plain.filter(({ length }) => length > 0), words: new Set(plain.flat().filter((word) => word.length > 2)) };
}

/** The name of one of the paper's own parties from a word on. Punctuation within it does not matter. */
function ownName(found: readonly Piece[], from: number, names: Parties["names"]): { text: string; length: number } | null {
  for (const name of names) {
    const texts: string[] = [];
    let at = from;
    while (texts.length < name.length && at < found.length) {
      const piece = found[at];
      if (piece?.kind === "mark" && texts.length > 0 && /[,-]/.test(piece.text)) at += 1;
      else if (piece && plainWord(piece.text) === name[texts.length]) {
        texts.push(piece.text);
        at += 1;
      } else break;
    }
    if (texts.length === name.length) return { text: texts.join(" "), length: at - from };
  }
  return null;
}

const corrected = (found: readonly Piece[]): Piece[] =>
  found.map((piece) => {
    const meant = piece.kind === "word" ? misspelled(piece.text) : null;
    return meant ? { ...piece, text: meant } : piece;
  });

/** The tokens of a sentence. */
export function tokensOf(sentence: string, parties: Parties): Token[] {
  const plain = sentence.normalize("NFKC");
  const written =
    /\badd(?:itional|n?'?tl|l|'l)\b|\ba\/?i\b/i.test(plain) && !/waiv|subro|\bwos\b/i.test(plain)
      ? plain.replace(exceptWorkers, " ")
      : plain;
  const text = spelled.reduce((left, [sign, meant]) => left.replace(sign, meant), written);
  const found = corrected(piecesOf(text));
  const isShouted = isCapital(found.flatMap(({ kind, text: one }) => (kind === "word" ? [one] : [])));
  const tokens: Token[] = [];
  for (let at = 0; at < found.length; ) {
    const piece = found[at];
    if (!piece) break;
    if (piece.kind !== "word") {
      tokens.push({ kind: piece.kind, text: piece.text });
      at += 1;
      continue;
    }
    const own = ownName(found, at, parties.names);
    if (own) {
      tokens.push({ kind: "name", text: own.text });
      at += own.length;
      continue;
    }
    const { entry, length, written } = longestPhrase(found, at);
    if (entry) tokens.push({ ...entry, text: written });
    else tokens.push({ kind: nameKind(piece.text, { isShouted, names: parties.words, isFirst: tokens.length === 0 }), text: piece.text });
    at += length;
  }
  return withNames(tokens, isShouted);
}

/** The longest phrase of the vocabulary from a word on. A hyphen or slash parts no phrase. */
function longestPhrase(found: readonly Piece[], from: number): { entry: Entry | undefined; length: number; written: string } {
  let [phrase, written] = ["", ""];
  let best: { entry: Entry | undefined; length: number; written: string } = {
    entry: undefined,
    length: 1,
    written: found[from]?.text ?? "",
  };
  let words = 0;
  for (let at = from; at < found.length && words < longest; at += 1) {
    const piece = found[at];
    if (!piece) break;
    if (piece.kind === "mark" && /[/-]/.test(piece.text) && words > 0) continue;
    const isPart = piece.kind === "word" || (piece.kind === "number" && words > 0 && /^\d+$/.test(piece.text));
    if (!isPart) break;
    phrase += `${words > 0 ? " " : ""}${plainWord(piece.text)}`;
    written += `${words > 0 ? " " : ""}${piece.text}`;
    words += 1;
    const entry = entries.get(phrase) ?? (words === 1 ? entryOf(piece.text) : undefined);
    if (entry) best = { entry, length: at - from + 1, written };
  }
  return { ...best, written: best.written.replace(/\.$/, "") };
}

const countable = new Set<Token["kind"]>(["trade", "label", "place", "party"]);

/** "holder's" is "holder", and "forklifts" is "forklift"; "don't" is a word of its own. */
function entryOf(word: string): Entry | undefined {
  const owner = /^(.+)'s?$/i.exec(word)?.[1];
  if (owner) return entries.get(plainWord(owner));
  const singular = /^(.{3,})s$/i.exec(plainWord(word))?.[1] ?? "";
  const entry = entries.get(singular) ?? entries.get(singular.replace(/ie$/, "y")) ?? entries.get(singular.replace(/e$/, ""));
  return entry && countable.has(entry.kind) ? entry : undefined;
}

function nameKind(word: string, where: { isShouted: boolean; isFirst: boolean; names: ReadonlySet<string> }): "name" | "unknown" {
  if (where.names.has(plainWord(word))) return "name";
  const isCapitalized = /^\p{Lu}/u.test(word);
  return isCapitalized && !where.isShouted && !where.isFirst ? "name" : "unknown";
}

/** What a name never holds: words that take something away, or narrow. */
const neverNamed = new Set<Token["kind"]>([
  "deny",
  "guard",
  "taken",
  "taking",
  "removal",
  "status",
  "mark",
  "money",
  "grant",
  "give",
  "be",
]);

/** Names of firms and places as one: the words before "LLC" and "Street" belong to them. */
function withNames(tokens: readonly Token[], isShouted: boolean): Token[] {
  const named = [...tokens];
  tokens.forEach((token, at) => {
    const isFirm = firmEndings.has(plainWord(token.text)) && token.kind !== "name";
    const isPlace = token.kind === "place";
    if (!isFirm && !isPlace) return;
    for (let before = at - 1; before >= Math.max(0, at - 5); before -= 1) {
      const one = named[before];
      if (!one || !mayBeNamed(one, isShouted)) break;
      if (one.kind === "unknown") named[before] = { ...one, kind: "name" };
    }
    if (isFirm && token.kind === "unknown") named[at] = { ...token, kind: "name" };
  });
  // The first word of a sentence begins a name where one goes on.
  const [first, second] = named;
  if (first?.kind === "unknown" && /^\p{Lu}/u.test(first.text) && !isShouted && second?.kind === "name")
    named[0] = { ...first, kind: "name" };
  return settled(asAddresses(named));
}

const mayBeNamed = (one: Token, isShouted: boolean) =>
  !neverNamed.has(one.kind) && (isShouted || /^[\p{Lu}\d]/u.test(one.text)) && one.kind !== "link";

/** "1 Final Termination Way": all capitalized words between a house's number and its street. */
function asAddresses(tokens: readonly Token[]): Token[] {
  const found = [...tokens];
  tokens.forEach((token, at) => {
    if (token.kind !== "number" || !/^\d{1,6}$/.test(token.text)) return;
    const end = tokens.findIndex((one, place) => place > at + 1 && place <= at + 5 && one.kind === "place" && /^\p{Lu}/u.test(one.text));
    const inner = end < 0 ? [] : tokens.slice(at + 1, end);
    if (inner.length === 0 || !inner.every(({ text, kind }) => /^\p{Lu}/u.test(text) && kind !== "mark")) return;
    inner.forEach((one, place) => {
      found[at + 1 + place] = { kind: "name", text: one.text };
    });
  });
  return found;
}
