import { centerY, heightOf, unionBox, type Word } from "@/lib/extraction/readers/words";

/** How far apart the two sides of a typed box stand at most, in heights: a blank of a typewriter's is wide. */
const sides = 1.6;
/** How far the right edge of an amount below its dollar sign is from that at most, in points, and how far below it stands, in heights. */
const [sameEdge, nextLine] = [2, 1.7];

/**
 * The words of a text layer without what typed boxes are made of: "[ ]" and "( )" are no words but before a yes or a no, "[X]" is a tick. A dollar sign that a narrow cell parts
 * from its amount, which went to the next line, is with it again.
 */
export function withoutTypedBoxes(words: readonly Word[]): Word[] {
  const gone = new Set<Word>();
  const made: Word[] = [];
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
      if (isOfAnswer(word)) made.push({ ...word, text: "☐" });
    } else if (/^(?:\[[Xx✓✔]\]|\([Xx✓✔]\))$/.test(word.text)) {
      gone.add(word);
      made.push({ ...word, text: "☒" });
    } else if (word.text === "[" || word.text === "(") {
      const end = word.text === "[" ? /^\]$/ : /^\)$/;
      const mark = behind(word, /^[Xx✓✔]$/, sides);
      const close = behind(mark ?? word, end, sides);
      if (!close) continue;
      for (const one of [word, mark, close]) if (one) gone.add(one);
      if (mark || isOfAnswer(close)) made.push({ ...word, text: mark ? "☒" : "☐", box: unionBox([word, close]) });
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
      // It stands where its label is, on the line of its sign.
      made.push({ ...amount, text: `$${amount.text}`, box: [amount.box[0], word.box[1], amount.box[2], word.box[3]] });
    }
  }
  return gone.size === 0 ? [...words] : [...words.filter((word) => !gone.has(word)), ...made];
}
