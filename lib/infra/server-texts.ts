import { AsyncLocalStorage } from "node:async_hooks";
import { type Language, languageOf } from "@/messages/languages";
import { findLanguageBy, languageNow } from "@/messages/say";
import { loadCatalogues } from "@/messages/server-catalogues";

// Next loads this module once a bundle (pages, calls); the language of what runs is one.
const shared = globalThis as typeof globalThis & { coverkeepLanguage?: { present: AsyncLocalStorage<Language>; usual: Language } };
shared.coverkeepLanguage ??= { present: new AsyncLocalStorage(), usual: "en" };
const { coverkeepLanguage: state } = shared;

/** Keeps the platform's default language as an admin set it (lib/tenancy/settings). */
export function keepUsualLanguage(language: Language): void {
  state.usual = language;
}

/** Runs `work` in the language of whom its texts are for; null: the platform's default. */
export const inLanguage = <T>(language: string | null | undefined, work: () => T): T =>
  state.present.run(languageOf(language) ?? state.usual, work);

/** What a new account takes over: the language that its owner chose before; null: they read the platform's default. */
export const chosenLanguage = (): Language | null => (languageNow() === state.usual ? null : languageNow());

/**
 * Has this process speak. What runs `inLanguage` speaks that one; all else the language that `find` gives (of the request), or the
 * platform's default.
 */
export function speakOnServer(find: () => Language | undefined = () => undefined): void {
  loadCatalogues();
  findLanguageBy(() => state.present.getStore() ?? find() ?? state.usual);
}
