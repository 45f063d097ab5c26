import { shortWords } from "@/lib/extraction/forms/abbreviations";

/**
 * A label by its words, in whatever order and with whatever abbreviations a form puts them: it holds a word of each group of `needs`,
 * and no other words than these and those of `may`.
 */
export type Wording<Key extends string> = { key: Key; needs: string[]; may?: string };

/** Short ways that stand for several words. */
const whole: Record<string, string[]> = { BODINJ: ["BOD", "INJ"], PROPDAM: ["PROP", "DAM"], COMBSINGLELIM: ["COMB", "SINGLE", "LIM"] };

/** The key of the wordings that a label says; null: none of them, or more than one. `common` are words that any label may hold. */
export function namedBy<Key extends string>(wordings: readonly Wording<Key>[], label: string, common = ""): Key | null {
  const said = shortWords(label).flatMap((word) => whole[word] ?? [word]);
  const fits = ({ needs, may = "" }: Wording<Key>) => {
    const known = new Set(`${needs.join(" ")} ${may} ${common}`.split(" "));
    return needs.every((group) => group.split(" ").some((word) => said.includes(word))) && said.every((word) => known.has(word));
  };
  const keys = new Set(wordings.filter(fits).map(({ key }) => key));
  const [only] = keys;
  return only && keys.size === 1 ? only : null;
}
