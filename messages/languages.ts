/** The languages that there are catalogues for, each by its own name. */
export const languages = { en: "English", es: "Español", fr: "Français" } as const;
export type Language = keyof typeof languages;
export const languageCodes = ["en", "es", "fr"] as const satisfies Language[];

/** Holds the visitor's choice in this browser. Without it, the platform's default counts. */
export const languageCookie = "coverkeep.language";

/** The language that a cookie or a column names; undefined for any other value. */
export const languageOf = (value: string | null | undefined): Language | undefined => languageCodes.find((known) => known === value);
