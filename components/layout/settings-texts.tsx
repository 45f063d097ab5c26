"use client";

import type { ReactNode } from "react";
import { Texts, textsOf } from "@/components/layout/texts";

const load = textsOf({
  en: () => import("@/messages/en/settings-page").then(({ settingsPage }) => settingsPage),
  es: () => import("@/messages/es/settings-page").then(({ settingsPage }) => settingsPage),
  fr: () => import("@/messages/fr/settings-page").then(({ settingsPage }) => settingsPage),
});

/** The texts of the settings. */
export const SettingsTexts = ({ children }: { children: ReactNode }) => <Texts load={load}>{children}</Texts>;
