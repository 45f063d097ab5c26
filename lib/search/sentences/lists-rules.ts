/** Phrases with "|" between them. */
export const list = (text: string): string[] => text.split("|");

/** Each first part with each second part behind it: "cant" and "be paid" are "cant be paid". */
export const each = (...parts: readonly string[][]): string[] =>
  parts.reduce((before, part) => before.flatMap((start) => part.map((end) => [start, end].filter(Boolean).join(" "))));
