import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { type Language, languageCookie, languageOf } from "@/messages/languages";
import { findLanguageBy, languageNow } from "@/messages/say";
import { loadCatalogues } from "@/messages/server-catalogues";

/** Whose texts are said; `null`: those of someone who reads the platform's default. */
type Reader = { language: Language | null };

// Next loads this module once a bundle (pages, calls); the reader of what runs is one.
const shared = globalThis as typeof globalThis & { coverkeepReader?: { present: AsyncLocalStorage<Reader>; usual: Language } };
shared.coverkeepReader ??= { present: new AsyncLocalStorage(), usual: "en" };
const { coverkeepReader: state } = shared;

/** Keeps the platform's default language as an admin set it (lib/tenancy/settings). */
export function keepUsualLanguage(language: Language): void {
  state.usual = language;
}

/** Runs `work` in the language of whom its texts are for; null: the platform's default. */
export const inLanguage = <T>(language: string | null | undefined, work: () => T): T =>
  state.present.run({ language: languageOf(language) ?? null }, work);

/** What a new account takes over: the language that its owner reads; null: they read the platform's default. */
export const chosenLanguage = (): Language | null => (languageNow() === state.usual ? null : languageNow());

/** Has this process speak: what runs `inLanguage` or answers a request in that language, all else in the platform's default. */
export function speakOnServer(): void {
  loadCatalogues();
  findLanguageBy(() => state.present.getStore()?.language ?? state.usual);
}

/** The language that a browser likes best of those that there are texts in. */
export function preferredLanguage(accepted: string | null | undefined): Language | undefined {
  const ranked = (accepted ?? "").split(",").flatMap((part) => {
    const [tag = "", ...facts] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = Number(facts.find((fact) => fact.startsWith("q="))?.slice(2) ?? 1);
    const language = languageOf(tag.split("-")[0]);
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return ranked.toSorted((one, other) => other.quality - one.quality)[0]?.language;
}

const chosenIn = ({ cookie = "" }: IncomingHttpHeaders): Language | undefined =>
  languageOf(
    cookie
      .split(/;\s*/)
      .find((pair) => pair.startsWith(`${languageCookie}=`))
      ?.slice(languageCookie.length + 1),
  );

/**
 * Notes whose language each request is answered in, before anything reads it: what the visitor chose, else what their browser asks for.
 * Texts are said in the middle of a sentence, where nothing can be awaited, and Next gives cookies and headers only by a promise.
 */
export function noteLanguages(): void {
  subscribe("http.server.request.start", (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    state.present.enterWith({ language: chosenIn(headers) ?? preferredLanguage(headers["accept-language"]) ?? null });
  });
}

/** Has a page speak a language whatever its visitor chose elsewhere. Call it before any text of the page. */
export function speakInRequest(language: Language): void {
  const reader = state.present.getStore();
  if (reader) reader.language = language;
}
