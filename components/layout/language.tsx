"use client";

import { useEffect } from "react";
import { Select } from "@/components/ui/select";
import { rememberChoice } from "@/lib/http/client/cookie";
import { reloadPage } from "@/lib/http/client/reload-page";
import { type Language, languageCodes, languageCookie, languageOf, languages } from "@/messages/languages";
import { languageNow, say } from "@/messages/say";

/** Shows this page, and all that follow, in a language; null: in the platform's default. */
export function speak(language: Language | null): void {
  rememberChoice(languageCookie, language);
  reloadPage();
}

/** A choice of the language for visitors, kept in their browser. */
export function LanguageChoice({ className }: { className?: string }) {
  return (
    <Select
      aria-label={say("layout.language")}
      className={className}
      value={languageNow()}
      onChange={({ target }) => speak(languageOf(target.value) ?? null)}
      options={languageCodes.map((value) => ({ value, label: languages[value] }))}
    />
  );
}

/** Has a browser that speaks another language follow the choice that its user made elsewhere. */
export function FollowLanguage({ of: chosen }: { of: Language | null }) {
  useEffect(() => {
    if (chosen && chosen !== languageNow()) speak(chosen);
  }, [chosen]);
  return null;
}
