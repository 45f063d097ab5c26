import { cut, type Piece } from "@/lib/search/language/rules";
import { plainWords } from "@/lib/search/sentences/trades-rules";

/** A word of a sentence. `plain` is "" for a quotation and for signs that are not a word. `isGlued`: a hyphen or nothing precedes it. */
export type Token = { plain: string; raw: string; isQuoted: boolean; isGlued: boolean };

const isoDay = /^\d{4}-\d\d(?:-\d\d)?$/;
/** "Vendors'" keeps no sign. One before a word stays: "'27" is a year, and "'expired'" is not meant so. */
const quotes = /^[¿¡]+|["'’]+$/gu;
const ending = /[\s?!.;:]+$/;
const word = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*$/u;

/** "W/o docs", "w/ no docs". */
const shorthand = [
  [/(?<=^|\s)w\/o(?=\s)/giu, "without"],
  [/(?<=^|\s)w\/\s?/giu, "with "],
] as const;
const spelledOut = (text: string) => shorthand.reduce((before, [short, long]) => before.replace(short, long), text);

/** The words of a sentence; null: a quotation does not end. */
export function tokensOf(text: string): Token[] | null {
  return cut(spelledOut(text.replace(ending, "")))?.flatMap((piece) => (piece.isQuoted ? [quotation(piece.text)] : wordsOf(piece))) ?? null;
}

const quotation = (raw: string): Token => ({ plain: "", raw, isQuoted: true, isGlued: false });

function wordsOf({ text }: Piece): Token[] {
  const parts = text.split(/(,)/).filter(Boolean);
  return parts.flatMap((part) => {
    if (part === ",") return [{ plain: ",", raw: ",", isQuoted: false, isGlued: true }];
    const bare = part.replace(quotes, "");
    if (bare === "") return [];
    const words = isoDay.test(bare) ? [bare] : bare.split("-");
    return words.map((raw, at) => ({ plain: isoDay.test(raw) ? raw : wordOf(raw), raw, isQuoted: false, isGlued: at > 0 }));
  });
}

/** A word with signs in it, such as "a&b", "!expired" or "30+", is no word of a phrase: a sign may turn its meaning around. */
const wordOf = (raw: string): string => (word.test(raw) ? plainWords(raw.replace(frenchExpired, "expirée$1")) : "");
/** Without its accent, "expirés" is the English "expires". */
const frenchExpired = /^expiré(s?)$/iu;

/** Whether a hyphen joins a token to the one before it. */
export const isHyphened = (token: Token | undefined): boolean => token?.isGlued === true && token.plain !== ",";

/** What tokens say as they were written. */
export const rawText = (tokens: readonly Token[]): string =>
  tokens.map(({ raw, isGlued }, at) => `${at === 0 ? "" : isGlued ? (raw === "," ? "" : "-") : " "}${raw}`).join("");

/** Phrases by their first word, the longest first. */
export type Phrases<Value> = ReadonlyMap<string, readonly { words: readonly string[]; value: Value }[]>;

/** Makes phrases ready to be looked up. */
export function phrasesOf<Value>(entries: readonly (readonly [value: Value, phrases: readonly string[]])[]): Phrases<Value> {
  const all = entries.flatMap(([value, phrases]) => phrases.map((phrase) => ({ words: phrase.split(" "), value })));
  return Map.groupBy(
    all.toSorted((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? "",
  );
}

export type Hit<Value> = { length: number; value: Value };

/** The longest phrase that begins at a token. */
export function phraseAt<Value>(phrases: Phrases<Value>, tokens: readonly Token[], at: number): Hit<Value> | null {
  const found = phrases.get(tokens[at]?.plain ?? "")?.find(({ words }) => words.every((word, place) => tokens[at + place]?.plain === word));
  return found && found.words[0] !== "" ? { length: found.words.length, value: found.value } : null;
}
