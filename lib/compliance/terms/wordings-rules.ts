import { longestSentence, type Statement } from "@/lib/compliance/terms/rules";
import type { Token } from "@/lib/compliance/terms/schema";
import { type Parties, partiesOf, plainWord } from "@/lib/compliance/terms/tokens-rules";
import type { NamedParty, Wordings } from "@/lib/compliance/terms/wordings-schema";
import { formMask, longestWording } from "@/lib/compliance/terms/wordings-values";

/*
 * A wording is a sentence without what differs from one certificate to the next: names, numbers, dates and amounts are masked. Certificates of
 * one agency have the same wordings, so a person answers each only once.
 */

const masks: Partial<Record<Token["kind"], string>> = { number: "[number]", money: "[amount]", date: "[date]" };

type Party = { mask: string; words: Parties["words"] };

/** A sentence's wording; null: it is too long to be one. `named`: a paper's own parties keep their role, which may decide what is meant. */
export function wordingOf({ text, tokens }: Pick<Statement, "text" | "tokens">, named: readonly NamedParty[]): string | null {
  if (tokens.length === 0 || text.length > longestSentence) return null;
  const parties = named.map(({ role, name }): Party => ({ mask: `[${role}]`, words: partiesOf([name]).words }));
  const parts = tokens.map((token, at) => maskOf(token, tokens[at - 1], parties));
  const wording = parts.filter((part, at) => !part.startsWith("[") || part !== parts[at - 1]).join(" ");
  return wording.length > longestWording ? null : wording;
}

/** Whether a wording has words of its own. Answered for all certificates, "[date]" would mean nothing. */
export const hasOwnWords = (wording: string): boolean => /\p{L}/u.test(wording.replace(/\[\w+\]/g, ""));

function maskOf(token: Token, before: Token | undefined, parties: readonly Party[]): string {
  const { kind } = token;
  const text = token.text.replace(/\.$/, "");
  if (kind === "place" && before?.kind === "name" && capitalized.test(text)) return "[name]";
  if (kind !== "name") return masks[kind] ?? text.toLowerCase();
  const words = text
    .split(/\s+/)
    .map(plainWord)
    .filter(({ length }) => length > 2);
  const own = words.length > 0 && parties.find((party) => words.every((word) => party.words.has(word)));
  if (own) return own.mask;
  return capitalized.test(text) && !calendar.test(text) ? "[name]" : text.toLowerCase();
}

/** A capital before small letters: "EIFS" and "HOA" may be what a sentence is about. */
const capitalized = /^\p{Lu}[\p{Ll}'.]/u;
/** Capitalized words that name no one: "no work on Sundays". */
const calendar =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** The wording of a form that takes coverage away, by its number without edition, else by the title of its page. */
export const wordingOfForm = (form: string | null, title: string): string =>
  `${formMask} ${
    form ??
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  }`.slice(0, longestWording);

export const isOfForm = (wording: string): boolean => wording.startsWith(formMask);

/** The sentences of a paper with what persons said of those that are not understood. */
export function withAnswers(statements: readonly Statement[], named: readonly NamedParty[], wordings: Wordings): readonly Statement[] {
  if (wordings.size === 0) return statements;
  return statements.map((statement) => {
    const answer = statement.how === "asked" ? wordings.get(wordingOf(statement, named) ?? "") : undefined;
    return answer ? { ...statement, answer } : statement;
  });
}
