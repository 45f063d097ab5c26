import { shortWords } from "@/lib/extraction/forms/abbreviations";
import { mendedLabel } from "@/lib/extraction/forms/misread";

/**
 * A label by its words, in whatever order and with whatever abbreviations a form puts them: for each group of `needs` it holds
 * a word of its own, and no other words than those of the groups and of `may`.
 */
export type Wording<Key extends string> = { key: Key; needs: string[]; may?: string };

/** Abbreviations for several words. */
const whole: Record<string, string[]> = {
  BODINJ: ["BOD", "INJ"],
  PROPDAM: ["PROP", "DAM"],
  COMBSINGLELIM: ["COMB", "SINGLE", "LIM"],
  GL: ["GEN", "LIAB"],
  CGL: ["COMM", "GEN", "LIAB"],
  WC: ["WORKERS", "COMP"],
  EL: ["EMPLOYERS", "LIAB"],
};

/** Some forms number their blocks: "1. Certificate holder". */
const numbered = /^\W*\d{1,2}[.)]\s*/;

/** Words, and letters, that no label has more of. */
const [longest, longestLabel] = [16, 110];

/**
 * The key of the wording that a label has. Misread words are mended where the label matches no wording as printed. null: no wording
 * matches, or more than one. `common` are words that any label may hold.
 */
export function namedBy<Key extends string>(wordings: readonly Wording<Key>[], label: string, common = ""): Key | null {
  const named = saidBy(wordings, label, common);
  if (named || label.length > longestLabel) return named;
  const mended = mendedLabel(label, wordsOf(wordings));
  return mended ? saidBy(wordings, mended, common) : null;
}

const known = new WeakMap<object, Set<string>>();

/** All words of the wordings. */
function wordsOf(wordings: readonly Wording<string>[]): Set<string> {
  const words = known.get(wordings) ?? new Set(wordings.flatMap((wording) => [...partsOf(wording).words]));
  known.set(wordings, words);
  return words;
}

type Parts = { groups: string[][]; words: Set<string> };
// Forms have some hundred wordings, which are compared with every line of every page.
const takenApart = new WeakMap<Wording<string>, Parts>();
const usualWords = new Map<string, Set<string>>();

function partsOf(wording: Wording<string>): Parts {
  const { needs, may = "" } = wording;
  const parts = takenApart.get(wording) ?? {
    groups: needs.map((group) => group.split(" ")),
    words: new Set(`${needs.join(" ")} ${may}`.split(" ")),
  };
  takenApart.set(wording, parts);
  return parts;
}

function commonWords(words: string): Set<string> {
  const known = usualWords.get(words) ?? new Set(words.split(" "));
  usualWords.set(words, known);
  return known;
}

function saidBy<Key extends string>(wordings: readonly Wording<Key>[], label: string, common: string): Key | null {
  const said = shortWords(label.replace(numbered, "")).flatMap((word) => whole[word] ?? [word]);
  // Each group has a word of its own.
  const meets = (groups: readonly string[][], words: readonly string[]): boolean => {
    const [group, ...others] = groups;
    return !group || words.some((word, at) => group.includes(word) && meets(others, words.toSpliced(at, 1)));
  };
  const usual = commonWords(common);
  const fits = (wording: Wording<Key>) => {
    const { groups, words } = partsOf(wording);
    return said.length <= longest && said.every((word) => words.has(word) || usual.has(word)) && meets(groups, said);
  };
  const keys = new Set(wordings.filter(fits).map(({ key }) => key));
  const [only] = keys;
  return only && keys.size === 1 ? only : null;
}
