import type { Exhibit } from "@/bench/exhibits/exhibit";

/* Exhibits drawn in other ways than they were written for. What they ask stays the same. */

const isTable = ({ text }: Exhibit) => /^[|~]/m.test(text);

/** Those of running text in two columns. */
export const inColumns = (exhibits: readonly Exhibit[]): Exhibit[] =>
  exhibits
    .filter((one) => !isTable(one) && !one.text.includes("=== "))
    .map((one) => ({ ...one, name: `${one.name}, in columns`, as: "pdf", font: 9, text: `=== 2\n${one.text}` }));

/** Each as a scan of one page: a PDF without text, a PNG and a JPEG in turn. A text of several pages is left away. */
export const scanned = (exhibits: readonly Exhibit[]): Exhibit[] =>
  exhibits
    .filter(({ text }) => !/^---$/m.test(text) && text.length < longestPage)
    .map((one, at) => ({ ...one, name: `${one.name}, scanned`, as: (["scan", "png", "jpg"] as const)[at % 3] ?? "scan" }));

/** Letters that have room on one page in any of the fonts. */
const longestPage = 2600;
