import { trades } from "@/lib/search/sentences/trades-values";

/** Small letters without accents or signs, one space between words: how words of people are compared. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const holds = (text: string, phrase: string) => ` ${text} `.includes(` ${phrase} `);

/** Those of the company's own trades, as its contracts write them, that a word of a query means. */
export function ownTrades(word: string, own: readonly string[]): string[] {
  const plain = plainWords(word);
  const known = trades.find(({ key }) => key === word);
  const phrases = known ? [plain, ...known.people, ...known.work] : [plain];
  return own.filter((trade) => phrases.some((phrase) => phrase !== "" && holds(plainWords(trade), phrase)));
}

/** Whether a trade is known whatever the company's contracts say. */
export const isKnownTrade = (word: string): boolean => trades.some(({ key }) => key === word);
