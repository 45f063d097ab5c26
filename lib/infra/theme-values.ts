export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Holds the visitor's choice in this browser. Without it, the system's theme counts. */
export const themeCookie = "coverkeep.theme";

/** The theme that a cookie names; undefined for the system's. */
export const themeOf = (value: string | undefined): Theme | undefined => themes.find((known) => known === value);
