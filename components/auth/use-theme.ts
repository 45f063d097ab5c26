"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { rememberChoice } from "@/lib/http/client/cookie";
import { type Theme, themeCookie, themeOf } from "@/lib/infra/theme-values";

export type ThemeChoice = Theme | "system";

/** The theme chosen in this browser and its setter. It applies immediately, and the server renders the next page with it. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const router = useRouter();
  const [theme, setTheme] = useState<ThemeChoice>(() =>
    typeof document === "undefined" ? "system" : (themeOf(document.documentElement.dataset.theme) ?? "system"),
  );
  const choose = (choice: ThemeChoice) => {
    rememberChoice(themeCookie, choice === "system" ? null : choice);
    if (choice === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    setTheme(choice);
    router.refresh();
  };
  return [theme, choose];
}
