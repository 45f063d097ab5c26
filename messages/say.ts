import type { screens } from "@/messages/en/screens";
import type { server } from "@/messages/en/server-texts";
import type { Language } from "@/messages/languages";

/** A text; where a number decides its form, one for each form. "{name}" is replaced by a value. */
export type Message = string | { readonly one: string; readonly other: string };
type English = typeof screens & { server: typeof server };

type KeysOf<T> = { [K in keyof T & string]: T[K] extends Message ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string];
/** The name of a text: its area and what it says, as "vendors.addVendor". */
export type TextKey = KeysOf<English>;

type At<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never;
export type EnglishOf<K extends TextKey> = At<English, K>;
type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
/** The names of what a text needs. */
export type NamesIn<M> = M extends string ? Names<M> : M extends { other: infer Other } ? Names<Other> | "count" : never;
/** The values in a text; a missing value leaves nothing. */
type Value = string | number | null | undefined;
type Values<K extends TextKey> = [NamesIn<EnglishOf<K>>] extends [never] ? [] : [values: Readonly<Record<NamesIn<EnglishOf<K>>, Value>>];

/** The names of texts that need no values. */
export type PlainKey = { [K in TextKey]: [NamesIn<EnglishOf<K>>] extends [never] ? K : never }[TextKey];

/** A catalogue in another language: the same names, and each text with the same places for values. */
export type Translation<T> = { [K in keyof T]: T[K] extends Message ? Message : Translation<T[K]> };
/** All texts of a language as they are looked up. */
export type Catalogue = { readonly [key: string]: Message | Catalogue };

type Speech = { catalogues: Partial<Record<Language, Catalogue>>; find: () => Language };
// The server's bundles (pages, calls) have this module each; what speaks is one.
const shared = globalThis as typeof globalThis & { coverkeepSpeech?: Speech };
shared.coverkeepSpeech ??= { catalogues: {}, find: () => "en" };
const speech = shared.coverkeepSpeech;

/** Adds areas to those of a language that are at hand. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  speech.catalogues[language] = { ...speech.catalogues[language], ...catalogue };
}

/** Decides the language: the page in a browser, the call or the job on the server. */
export function findLanguageBy(find: () => Language): void {
  speech.find = find;
}

/** The language of who reads what is written now. */
export const languageNow = (): Language => speech.find();

const locales: Record<Language, string> = { en: "en-US", es: "es-US", fr: "fr-CA" };
/** The locale for dates, numbers and money of who reads what is written now. */
export const localeNow = (): string => locales[languageNow()];

const lookUp = (catalogue: Catalogue | undefined, key: string): Message | undefined => {
  let found: Message | Catalogue | undefined = catalogue;
  for (const part of key.split(".")) found = (found as Catalogue | undefined)?.[part];
  return found as Message | undefined;
};

/** The text of a key in the reader's language, its values not yet put in. A number `count` chooses the form. */
export function messageOf(key: TextKey, count?: unknown): string {
  const language = languageNow();
  const message = lookUp(speech.catalogues[language], key) ?? lookUp(speech.catalogues.en, key);
  if (message === undefined) throw new Error(`No text is called ${key}`);
  if (typeof message === "string") return message;
  return new Intl.PluralRules(locales[language]).select(Number(count)) === "one" ? message.one : message.other;
}

/** The form of a value in a text: a count as the reader writes numbers, all else unchanged. */
export const written = (name: string, value: Value): string =>
  name === "count" && typeof value === "number" ? new Intl.NumberFormat(localeNow()).format(value) : String(value ?? "");

/** A value and what follows it: a name such as "Example Builders, Inc." ends its sentence too. */
export const endedOnce = (value: string, rest: string): string =>
  value.endsWith(".") && rest.startsWith(".") ? value + rest.slice(1) : value + rest;

/** A text in the language of who reads it. */
export function say<K extends TextKey>(key: K, ...[values]: Values<K>): string {
  const given: Readonly<Record<string, Value>> = values ?? {};
  const message = messageOf(key, given.count);
  if (!values) return message;
  return message.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) =>
    name in given ? endedOnce(written(name, given[name]), stop) : place,
  );
}

/** Texts by their constants; each is looked up when it is read, in the language of then. */
export function textsOf<N extends string>(keys: Readonly<Record<N, PlainKey>>): Readonly<Record<N, string>> {
  const texts = {} as Record<N, string>;
  for (const name of Object.keys(keys) as N[]) {
    Object.defineProperty(texts, name, { enumerable: true, get: () => messageOf(keys[name]) });
  }
  return texts;
}

const colons: Record<Language, string> = { en: ": ", es: ": ", fr: "\u00a0: " };
/** What something is called and what is said of it: "Work: Warning". French has a space before its colon. */
export const labelled = (label: string, value: string): string => label + colons[languageNow()] + value;

/** Several things in one sentence: "a and b". */
export const inList = (items: readonly string[]): string => new Intl.ListFormat(localeNow(), { type: "conjunction" }).format(items);
