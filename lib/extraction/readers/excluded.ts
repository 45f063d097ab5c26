import { excludedCell, excludedHeading, excludes } from "@/lib/extraction/forms/exclusions";
import { coverageWords } from "@/lib/extraction/forms/plain";
import { paragraphsOf } from "@/lib/extraction/readers/plain-letters";
import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { textIn } from "@/lib/extraction/readers/plain-words";
import { heightOf, linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";

const namesCoverage = (text: string) => coverageWords.some(({ words }) => words.test(text));
/** What a line holds that states a policy of its own, or a limit. */
const states = /\$ ?[1-9]|\b\d{1,3}(?:,\d{3})+\b|\d{1,2}\/\d{1,2}\/\d{2,4}/;
/** Lines that a heading's list has at most, and the gap (in heights) that ends it. */
const [mostItems, listGap] = [20, 1.6];
/** Letters of a sentence at most: a table's words are no sentence. */
const longestSentence = 400;

/**
 * A page without the words that name a coverage only to exclude it. `areCellsGone`: also a coverage with "Not covered" in the next cell, which
 * a list of premiums needs for its columns.
 */
export function withoutExcluded(page: PageWords, areCellsGone = false): PageWords {
  const lines = linesOf(page.words);
  const gone = new Set<Word>([
    ...excludedParts(lines, areCellsGone),
    ...underHeadings(lines),
    ...inSentences(lines.filter((line) => partsOfLine(line).length === 1)),
  ]);
  return gone.size === 0 ? page : { ...page, words: page.words.filter((word) => !gone.has(word)) };
}

/** "EP0009 10/19 Exclusion - Professional Liability", and "Professional Liability" with "Not included" in the next cell. */
function excludedParts(lines: readonly Word[][], areCellsGone: boolean): Word[] {
  return lines.flatMap((line) => {
    const parts = partsOfLine(line);
    return parts.flatMap((part, at) => {
      const text = textIn(part);
      if (!namesCoverage(text) || text.length > longestSentence) return [];
      const [own, next] = [cellBehind(part), parts[at + 1]];
      if (excludes.test(text) && !states.test(text.replace(/^\W*\S+ \d{1,2}[/ ]\d{2,4}\b/, ""))) return part;
      if (own) return part;
      return areCellsGone && next && excludedCell.test(textIn(next)) ? [...part, ...next] : [];
    });
  });
}

/** Whether a part ends with such a cell after a colon or dots: "Cyber liability: None". */
const cellBehind = (part: readonly Word[]): boolean => {
  const [, behind] = /[:.–-]{1,80} ?([^:.–-]{1,24})$/.exec(textIn(part)) ?? [];
  return behind !== undefined && excludedCell.test(behind);
};

function underHeadings(lines: readonly Word[][]): Word[] {
  return lines.flatMap((line, at) => {
    if (!excludedHeading.test(textIn(line))) return [];
    const items: Word[] = [];
    let above = unionBox(line);
    for (const item of lines.slice(at + 1, at + 1 + mostItems)) {
      const box = unionBox(item);
      const isListed =
        box[1] - above[3] < listGap * Math.max(...item.map(heightOf)) && !states.test(textIn(item)) && box[0] < above[0] + 60;
      if (!isListed) break;
      if (namesCoverage(textIn(item))) items.push(...item);
      above = box;
    }
    return items;
  });
}

/** A sentence that denies a coverage, or its text after "excludes". */
function inSentences(lines: readonly Word[][]): Word[] {
  return paragraphsOf(lines).flatMap((paragraph) => {
    if (!excludes.test(textIn(paragraph))) return [];
    const sentences: Word[][] = [[]];
    for (const word of paragraph) {
      sentences.at(-1)?.push(word);
      if (/[a-z)][.;]$/i.test(word.text)) sentences.push([]);
    }
    return sentences.flatMap((sentence) => {
      const text = textIn(sentence);
      const denial = excludes.exec(text);
      if (!denial || text.length > longestSentence || !namesCoverage(text) || states.test(text)) return [];
      const behind = text.slice(denial.index);
      if (namesCoverage(behind)) {
        const isAll = !/\d{3}/.test(text.slice(0, denial.index)) && !namesCoverage(text.slice(0, denial.index));
        let letters = 0;
        return sentence.filter((word) => {
          const start = letters;
          letters += word.text.length + 1;
          return isAll || start >= denial.index;
        });
      }
      return /\d{3}/.test(text) ? [] : sentence;
    });
  });
}
