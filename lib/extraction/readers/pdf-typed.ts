import { centerY, heightOf, unionBox, type Word } from "@/lib/extraction/readers/words";

/** Maximum distance between the two sides of a typed box, in heights: a typewriter's blank is wide. */
const sides = 1.6;
/** Maximum distance of the right edge of an amount below its dollar sign from that sign, in points, and its distance below, in heights. */
const [sameEdge, nextLine] = [2, 1.7];

/** A typed box: its words, and what it says; null: it is empty, and no answer's. */
type Typed = { words: Word[]; mark: Word | null };

/**
 * Whether a page's typed boxes are after their labels: some have a word before them and none after, and none has it the other way round, or
 * a question before it ("Basis: [ ] Occurrence"). Between "Claims made [x]" and "Occurrence [ ]" nothing else decides which is checked.
 */
function areBehind(boxes: readonly Typed[], words: readonly Word[]): boolean {
  const own = new Set(boxes.flatMap((box) => box.words));
  const others = words.filter((word) => !own.has(word));
  const sided = boxes.map((box) => {
    const [x0, y0, x1, y1] = unionBox(box.words);
    const isNear = (gap: number) => gap > -0.5 && gap < sides * (y1 - y0);
    const level = others.filter((word) => Math.abs(centerY(word) - (y0 + y1) / 2) < 2);
    const before = level.find((word) => isNear(x0 - word.box[2]) && !/[:?]$/.test(word.text));
    return { before: before !== undefined, behind: level.some((word) => isNear(word.box[0] - x1)) };
  });
  return sided.some(({ before, behind }) => before && !behind) && !sided.some(({ before, behind }) => behind && !before);
}

/** A mark nearer to the label before it than to the next one. */
function besideLabel(mark: Word, words: readonly Word[]): Word {
  const [x0, y0, x1, y1] = mark.box;
  const ends = words.filter((word) => Math.abs(centerY(word) - centerY(mark)) < 2 && word.box[2] < x0 + 0.5).map(({ box }) => box[2]);
  const end = Math.max(...ends);
  return x0 - end < sides * heightOf(mark) ? { ...mark, box: [end + 0.2, y0, (end + x1) / 2, y1] } : mark;
}

/**
 * The words of a text layer without what typed boxes are made of: "[ ]" and "( )" are no words but before a yes or a no, "[X]" is a tick. A dollar sign that a narrow cell parts
 * from its amount, which went to the next line, is with it again.
 */
export function withoutTypedBoxes(words: readonly Word[]): Word[] {
  const gone = new Set<Word>();
  const made: Word[] = [];
  const boxes: Typed[] = [];
  const isTyped = ({ reader }: Word) => reader === "text";
  const behind = (word: Word, text: RegExp, reach: number) =>
    words.find(
      (other) =>
        isTyped(other) &&
        text.test(other.text) &&
        Math.abs(centerY(other) - centerY(word)) < 1 &&
        other.box[0] - word.box[2] > -0.5 &&
        other.box[0] - word.box[2] < reach * heightOf(word),
    );
  const signed = new Set(words.flatMap((word) => (word.text === "$" ? (behind(word, /\d/, sides) ?? []) : [])));
  for (const word of words.filter(isTyped)) {
    const isOfAnswer = (end: Word) => behind(end, /^(?:yes|no|y|n)[,;]?$/i, sides) !== undefined;
    if (/^(?:\[_*\]|\(_*\))$/.test(word.text)) {
      gone.add(word);
      boxes.push({ words: [word], mark: isOfAnswer(word) ? { ...word, text: "☐" } : null });
    } else if (/^(?:\[[Xx✓✔]\]|\([Xx✓✔]\))$/.test(word.text)) {
      gone.add(word);
      boxes.push({ words: [word], mark: { ...word, text: "☒" } });
    } else if (word.text === "[" || word.text === "(") {
      const end = word.text === "[" ? /^\]$/ : /^\)$/;
      const mark = behind(word, /^[Xx✓✔]$/, sides);
      const close = behind(mark ?? word, end, sides);
      if (!close) continue;
      const own = [word, mark, close].filter((one) => one !== undefined);
      for (const one of own) gone.add(one);
      const isStated = mark !== undefined || isOfAnswer(close);
      boxes.push({ words: own, mark: isStated ? { ...word, text: mark ? "☒" : "☐", box: unionBox(own) } : null });
    } else if (word.text === "$" && !behind(word, /\d/, sides)) {
      const amount = words.find(
        (other) =>
          isTyped(other) &&
          /^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$/.test(other.text) &&
          Math.abs(other.box[2] - word.box[2]) < sameEdge &&
          other.box[1] > word.box[3] - 1 &&
          centerY(other) - centerY(word) < nextLine * heightOf(word) &&
          !signed.has(other),
      );
      if (!amount || gone.has(amount)) continue;
      gone.add(word).add(amount);
      // It is where its label is, on the line of its sign.
      made.push({ ...amount, text: `$${amount.text}`, box: [amount.box[0], word.box[1], amount.box[2], word.box[3]] });
    }
  }
  const marks = boxes.flatMap(({ mark }) => mark ?? []);
  made.push(...(areBehind(boxes, words) ? marks.map((mark) => besideLabel(mark, words)) : marks));
  return gone.size === 0 ? [...words] : [...words.filter((word) => !gone.has(word)), ...made];
}
