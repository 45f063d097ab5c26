import { createTranslator, type IntlError, IntlErrorCode } from "use-intl/core";
import type { Texts } from "@/generated/texts";
import type { Language } from "@/messages/languages";

/** The name of a text: its area and its role, as "vendors.addVendor". */
export type TextKey = keyof Texts;

/** The values in a text; a missing value leaves nothing. */
type Value = string | number | null | undefined;
export type ValuesOf<K extends TextKey, V = Value> = Readonly<Record<Texts[K]["texts"], V> & Record<Texts[K]["numbers"], number>>;
type NamesIn<K extends TextKey> = Texts[K]["texts"] | Texts[K]["numbers"];
type Arguments<K extends TextKey> = [NamesIn<K>] extends [never] ? [] : [values: ValuesOf<K>];

/** The names of texts that need no values. */
export type PlainKey = { [K in TextKey]: [NamesIn<K> | Texts[K]["tags"]] extends [never] ? K : never }[TextKey];

/** All texts of a language, in ICU's way, as they are looked up. */
export type Catalogue = { readonly [key: string]: string | Catalogue };
type RichValues = Parameters<ReturnType<typeof createTranslator>["rich"]>[1];
type Translator = {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  rich: (key: string, values?: RichValues) => unknown;
  raw: (key: string) => string;
  has: (key: string) => boolean;
};

type Speech = {
  catalogues: Partial<Record<Language, Catalogue>>;
  translators: Partial<Record<Language, Translator>>;
  find: () => Language;
};
// The server's bundles (pages, calls) have this module each; what speaks is one.
const shared = globalThis as typeof globalThis & { coverkeepSpeech?: Speech };
shared.coverkeepSpeech ??= { catalogues: {}, translators: {}, find: () => "en" };
const speech = shared.coverkeepSpeech;

/** Adds areas to those of a language that are at hand. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
  speech.catalogues[language] = { ...speech.catalogues[language], ...catalogue };
  // A text that a language lacks is said in English, so all translators change with it.
  speech.translators = {};
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

/** In a browser, a text with values is an array. */
const isArea = (value: string | Catalogue | undefined): value is Catalogue => typeof value === "object" && !Array.isArray(value);
const over = (base: Catalogue = {}, own: Catalogue = {}): Catalogue => {
  const all: Record<string, string | Catalogue> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = base[key];
    all[key] = isArea(value) && isArea(below) ? over(below, value) : value;
  }
  return all;
};

function translatorOf(language: Language): Translator {
  const messages = over(speech.catalogues.en, language === "en" ? {} : speech.catalogues[language]);
  const getMessageFallback = ({ key, error }: { key: string; error: IntlError }): string => {
    throw new Error(error.code === IntlErrorCode.MISSING_MESSAGE ? `No text is called ${key}` : `${key}: ${error.message}`);
  };
  const settings = { locale: locales[language], messages, timeZone: "UTC", onError: () => undefined, getMessageFallback };
  return createTranslator(settings) as unknown as Translator;
}

/** What says texts in the reader's language. */
export function translatorNow(): Translator {
  const language = languageNow();
  speech.translators[language] ??= translatorOf(language);
  return speech.translators[language];
}

/** The text of a key in the reader's language as it is in the catalogue, its values not yet put in. In a browser it may have none. */
export const messageOf = (key: TextKey): string => translatorNow().raw(key);

/** Follows a value that ends its sentence, until the sentence is whole. Not U+E000 to U+E002: emails use them for the product and for links. */
const ending = "\ue003";
const endsSentence = (value: string) => value.endsWith(".");

/** A value as a text takes it. A name such as "Example Builders, Inc." ends its sentence too. */
export const valueIn = (value: Value, isEnd = endsSentence): string | number =>
  typeof value === "string" && isEnd(value) ? value + ending : (value ?? "");

/** The sentence without the second of two periods. */
export const endedOnce = (text: string): string => (text.includes(ending) ? text.replace(/\ue003\.?/g, "") : text);

/** A text in the language of who reads it. */
export function say<K extends TextKey>(key: K, ...[values]: Arguments<K>): string {
  if (!values) return translatorNow()(key);
  const given: Record<string, string | number> = {};
  for (const [name, value] of Object.entries<Value>(values)) given[name] = valueIn(value);
  return endedOnce(translatorNow()(key, given));
}

/** Texts by their constants, all said now. */
export const sayAll = <N extends string>(keys: Readonly<Record<N, PlainKey>>): Record<N, string> =>
  Object.fromEntries(Object.entries<PlainKey>(keys).map(([name, key]) => [name, translatorNow()(key)])) as Record<N, string>;

const colons: Record<Language, string> = { en: ": ", es: ": ", fr: "\u00a0: " };
/** What something is called and what is said of it: "Work: Warning". French has a space before its colon. */
export const labelled = (label: string, value: string): string => label + colons[languageNow()] + value;

/** Several things in one sentence: "a and b". */
export const inList = (items: readonly string[]): string => new Intl.ListFormat(localeNow(), { type: "conjunction" }).format(items);
