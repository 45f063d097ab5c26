import type { TextKey } from "@/messages/say";

/** What a passport's manifest calls itself, and the newest form of it that is read here. */
export const passportFormat = "coverkeep-passport";
export const passportVersion = 1;

/** What a list may hold at most, in bytes: that of fifty certificates has a tenth of it. */
export const mostListBytes = 1024 * 1024;

export const [mostFiles, mostChecked, mostPolicies] = [50, 500, 100] as const;

/** What was found of a passport as a whole. */
export const passportStates = ["valid", "changed", "page_only", "newer", "withdrawn"] as const;

/** What is wrong with a changed passport, one sentence each. */
export const problemTexts = {
  list: "passports.problemList",
  file: "passports.problemFile",
  missing: "passports.problemMissing",
  page: "passports.problemPage",
} as const satisfies Record<string, TextKey>;
export const problemKinds = Object.keys(problemTexts) as (keyof typeof problemTexts)[];

/** Who knows the key that signed: this installation's own, one that a person accepted, or no one here. */
export const keyStandings = ["own", "accepted", "unknown"] as const;
