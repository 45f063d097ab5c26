import { preferredLanguage } from "@/lib/infra/server-texts";
import { pageLanguageHeader } from "@/lib/tenancy/values";
import { type Language, languageOf } from "@/messages/languages";

/** The language of the page that calls, else the one that the browser likes best. */
export const callersLanguage = (headers: Pick<Headers, "get">): Language | undefined =>
  languageOf(headers.get(pageLanguageHeader)) ?? preferredLanguage(headers.get("accept-language"));
