"use client";

import { type ReactNode, use } from "react";
import { type Language, languageOf } from "@/messages/languages";
import { addCatalogue, type Catalogue, findLanguageBy } from "@/messages/say";

type Part = "portal" | "site" | "product" | "settings" | "requirements" | "admin";

/** The texts of each part in each language. A page loads those of its own part and language only. */
const sources: Record<Language, Record<Part, () => Promise<Catalogue>>> = {
  en: {
    portal: () => import("@/messages/en/portal-page").then(({ portalPage }) => portalPage),
    site: () => import("@/messages/en/site").then(({ site }) => site),
    product: () => import("@/messages/en/product").then(({ product }) => product),
    settings: () => import("@/messages/en/settings-page").then(({ settingsPage }) => settingsPage),
    requirements: () => import("@/messages/en/requirements.json").then(({ default: requirements }) => ({ requirements })),
    admin: () => import("@/messages/en/admin-portal").then(({ adminPortal }) => adminPortal),
  },
  es: {
    portal: () => import("@/messages/es/portal-page").then(({ portalPage }) => portalPage),
    site: () => import("@/messages/es/site").then(({ site }) => site),
    product: () => import("@/messages/es/product").then(({ product }) => product),
    settings: () => import("@/messages/es/settings-page").then(({ settingsPage }) => settingsPage),
    requirements: () => import("@/messages/es/requirements.json").then(({ default: requirements }) => ({ requirements })),
    admin: () => import("@/messages/es/admin-portal").then(({ adminPortal }) => adminPortal),
  },
  fr: {
    portal: () => import("@/messages/fr/portal-page").then(({ portalPage }) => portalPage),
    site: () => import("@/messages/fr/site").then(({ site }) => site),
    product: () => import("@/messages/fr/product").then(({ product }) => product),
    settings: () => import("@/messages/fr/settings-page").then(({ settingsPage }) => settingsPage),
    requirements: () => import("@/messages/fr/requirements.json").then(({ default: requirements }) => ({ requirements })),
    admin: () => import("@/messages/fr/admin-portal").then(({ adminPortal }) => adminPortal),
  },
};

const isBrowser = typeof window !== "undefined";
const languageOfPage = (): Language => languageOf(document.documentElement.lang) ?? "en";
if (isBrowser) findLanguageBy(languageOfPage);

const loads = new Map<Part, Promise<void>>();

function load(part: Part): Promise<void> {
  const known = loads.get(part);
  if (known) return known;
  const language = languageOfPage();
  const loading = sources[language][part]().then(
    (catalogue) => addCatalogue(language, catalogue),
    (error) => {
      // The next try asks for them again.
      loads.delete(part);
      throw error;
    },
  );
  loads.set(part, loading);
  return loading;
}

/** Has the texts of a part at hand before anything in it is shown. The server has them all. */
export function Texts({ part, children }: { part: Part; children: ReactNode }) {
  if (isBrowser) use(load(part));
  return children;
}
