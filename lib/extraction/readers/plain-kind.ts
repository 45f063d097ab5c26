import { coverageWords } from "@/lib/extraction/forms/plain";
import { withoutExcluded } from "@/lib/extraction/readers/excluded";
import { firstValue, valueBehind } from "@/lib/extraction/readers/plain-fields";
import { aboveUnderlying, type Piece, piecesOf } from "@/lib/extraction/readers/plain-pieces";
import { textIn } from "@/lib/extraction/readers/plain-words";
import { heightOf, linesOf, type PageWords, type Word } from "@/lib/extraction/readers/words";

/**
 * The text that names the page's coverage: a label for it, else the largest lines at its top, else the whole page where it names no other
 * coverage. null: several, and nothing decides between them.
 */
function coverageText(page: PageWords, pieces: readonly Piece[], lines: readonly Word[][]): string | null {
  const isCoverage = (text: string) => coverageWords.some(({ words }) => words.test(text));
  // What the policies below an umbrella are says nothing of it.
  const labelled = firstValue(aboveUnderlying(pieces), "kind", (label) =>
    valueBehind(label, pieces, (text) => text.length < 90 && isCoverage(text)),
  );
  if (labelled) return textIn(labelled);
  const sizes = page.words.map((word) => heightOf(word)).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  // Letters of a title may be spaced apart.
  const squeezed = (text: string) => (/(?:\b\w ){6}/.test(text) ? text.replace(/\s+/g, "") : text);
  const isTitle = (text: string) => /\b(?:policy|declarations?)$/i.test(text);
  const headed = pieces.filter(({ key, text }) => key === null && isTitle(text)).map(({ words }) => words);
  const titles = [...lines, ...headed]
    .filter((line) => unionTop(line) < page.height * 0.4)
    .map((line) => ({ text: squeezed(textIn(line)), size: Math.max(...line.map(heightOf)) }))
    .filter(
      ({ text, size }) =>
        text.length < 100 &&
        isCoverage(text) &&
        (size > 1.1 * usual || text === text.toUpperCase() || /\b(?:policy|declarations?)$/i.test(text)),
    )
    .sort((one, other) => Number(isTitle(other.text)) - Number(isTitle(one.text)) || other.size - one.size);
  const isBought = (text: string) =>
    !/not (?:covered|included|purchased|applicable)|no coverage|excluded|declined|rejected|not taken/i.test(text);
  if (titles[0]) return titles[0].text;
  const text = lines.map(textIn).filter(isBought).join("\n");
  const named = new Set(coverageWords.filter(({ words, type }) => type !== "OTHER" && words.test(text)).map(({ type }) => type));
  return named.size < 2 ? text : null;
}

/** Which coverage the page is of, whatever others it says were not bought. */
export function boughtText(page: PageWords): string | null {
  const bought = withoutExcluded(page, true);
  return coverageText(bought, piecesOf(bought), linesOf(bought.words));
}

const unionTop = (line: readonly Word[]) => Math.min(...line.map(({ box }) => box[1]));
