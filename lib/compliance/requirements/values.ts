/** The evidence ladder, the weakest proof first. */
export const rungs = ["checkbox", "description", "endorsement", "policy"] as const;
export type Rung = (typeof rungs)[number];

/** What a gate does about a record. */
export const gateAnswers = ["clear", "warn", "stop"] as const;
export type GateAnswer = (typeof gateAnswers)[number];

/** The license of the edition of ACORD 25 before the current one ends on this day, until a set says otherwise. */
export const editionEnds = "2026-12-31";

/** AM Best's ratings, the best first, and its financial sizes, the smallest first. */
export const ratings = ["A++", "A+", "A", "A-", "B++", "B+", "B", "B-", "C++", "C+", "C", "C-", "D"] as const;
export const sizes = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"] as const;
