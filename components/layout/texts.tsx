"use client";

import { type ReactNode, use } from "react";
import { type Language, languageOf } from "@/messages/languages";
import { addCatalogue, type Catalogue, findLanguageBy } from "@/messages/say";

const isBrowser = typeof window !== "undefined";
const languageOfPage = (): Language => languageOf(document.documentElement.lang) ?? "en";
if (isBrowser) findLanguageBy(languageOfPage);

/** Loads the texts of a part, in the page's language only, once. */
export function textsOf(sources: Record<Language, () => Promise<Catalogue>>): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    const language = languageOfPage();
    loading ??= sources[language]().then(
      (catalogue) => addCatalogue(language, catalogue),
      (error) => {
        // The next try asks for them again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
}

/** Has the texts of a part at hand before anything in it is shown. The server has them all. */
export function Texts({ load, children }: { load: () => Promise<void>; children: ReactNode }) {
  if (isBrowser) use(load());
  return children;
}
