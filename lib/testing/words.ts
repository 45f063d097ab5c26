import { type Coded, inWords, issueSentence, type Sentence } from "@/lib/infra/sentences-rules";
import { storedSentence } from "@/lib/infra/sentences-schema";

type Said<T> = T extends string | number | boolean | null | undefined | Date
  ? T
  : T extends Coded | { join: string } | { money: number } | { day: string }
    ? string
    : { [K in keyof T]: Said<T[K]> };

/** A result as its reader gets it: each coded sentence and each message of a schema in words. */
export const wordsIn = <T>(value: T): Said<T> => said(value) as Said<T>;

function said(value: unknown): unknown {
  if (typeof value === "string") return inWords(issueSentence(value));
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const names = Object.keys(value).sort().join();
  const isSentence = ["code", "code,values", "join,parts", "money", "day"].includes(names) && storedSentence.safeParse(value).success;
  if (isSentence) return inWords(value as Sentence);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, said(one)]));
}
