import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import { pageLanguageHeader } from "@/lib/tenancy/values";
import { type Language, languageCookie, languageOf } from "@/messages/languages";

// Next loads this module once a bundle; a request is one object in all of them.
const shared = globalThis as typeof globalThis & { coverkeepSettled?: WeakMap<object, Language> };
shared.coverkeepSettled ??= new WeakMap();
const settled = shared.coverkeepSettled;

/**
 * The language that the visitor of the present request chose in their browser. Texts are looked up in the middle of a sentence,
 * where nothing can be awaited; Next gives the cookies of a request only by a promise, so they are read where it keeps them.
 */
export function languageOfRequest(): Language | undefined {
  const request = workUnitAsyncStorage.getStore();
  if (request?.type !== "request") return undefined;
  return settled.get(request) ?? languageOf(request.cookies.get(languageCookie)?.value);
}

/** Has a page speak a language whatever its visitor chose elsewhere. Call it before any text of the page. */
export function speakInRequest(language: Language): void {
  const request = workUnitAsyncStorage.getStore();
  if (request?.type === "request") settled.set(request, language);
}

/** The first of the browser's languages that there are texts in. */
export function preferredLanguage(headers: Pick<Headers, "get">): Language | undefined {
  const asked = languageOf(headers.get(pageLanguageHeader));
  if (asked) return asked;
  const preferred = (headers.get("accept-language") ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return preferred.flatMap((code) => languageOf(code) ?? [])[0];
}
