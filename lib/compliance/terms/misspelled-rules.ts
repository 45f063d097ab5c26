/*
 * Words of the vocabulary with a letter too many or too few, or two that changed places: "certifcate", "insuered", "wavier". Another letter
 * in the place of one is no such mistake: "injured" is not "insured".
 */

/** Shorter words have neighbors that mean something else: "form" and "from". */
const fewestLetters = 6;

const withoutOne = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
const isLettersOnly = (word: string) => /^\p{L}+$/u.test(word);

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const differ = Array.from(one, (letter, at) => (letter === other[at] ? -1 : at)).filter((at) => at >= 0);
  const [first = 0, second = 0] = differ;
  return differ.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first];
}

/** Finds the one word that a misspelled word means. `words`: the vocabulary. The finder answers null for a word that is known, short or could mean several. */
export function misspellings(words: readonly string[]): (word: string) => string | null {
  const known = new Set(words);
  const near = new Map<string, Set<string>>();
  const add = (key: string, word: string) => near.set(key, (near.get(key) ?? new Set()).add(word));
  for (const word of known) {
    if (word.length < fewestLetters || !isLettersOnly(word)) continue;
    add(word, word);
    for (const shorter of withoutOne(word)) add(shorter, word);
  }
  const found = new Map<string, string | null>();
  const find = (word: string): string | null => {
    if (word.length < fewestLetters - 1 || known.has(word) || known.has(word.replace(/s$/, "")) || !isLettersOnly(word)) return null;
    const shorter = withoutOne(word);
    const meant = new Set([
      ...(near.get(word) ?? []),
      ...shorter.flatMap((one) => [...(near.get(one) ?? [])].filter((other) => other === one || isSwapped(word, other))),
    ]);
    const [only, ...others] = [...meant].filter((one) => one[0] === word[0]);
    return only !== undefined && others.length === 0 ? only : null;
  };
  return (text) => {
    const word = text.toLowerCase().replace(/['.]/g, "");
    const kept = found.get(word);
    if (kept !== undefined) return kept;
    const meant = find(word);
    if (found.size >= mostFound) found.clear();
    found.set(word, meant);
    return meant;
  };
}

const mostFound = 5_000;
