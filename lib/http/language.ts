import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import { type Language, languageCookie, languageOf } from "@/messages/languages";

/**
 * The language that the visitor of the present request chose in their browser. Texts are looked up in the middle of a sentence,
 * where nothing can be awaited; Next gives the cookies of a request only by a promise, so they are read where it keeps them.
 */
export function languageOfRequest(): Language | undefined {
  const request = workUnitAsyncStorage.getStore();
  return request?.type === "request" ? languageOf(request.cookies.get(languageCookie)?.value) : undefined;
}
