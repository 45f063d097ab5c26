import { cutOff, linesOf, type PageWords } from "@/lib/extraction/readers/words";
import { ReadingError } from "@/lib/extraction/schema";

/** Words of a page and of one of its lines. The densest real pages have some 2,000 words, their lines some 60. */
export const [mostWords, mostInLine] = [4000, 250];
/** Letters of one word, of which the longest real ones are addresses of web pages, and of a form field's line, which is one word here. */
const [mostLetters, mostOfField] = [100, 2000];

/**
 * A page that the layout may look at: its rules compare words with words, so a hostile page would hold up everyone's readings (S6).
 * A longer word is cut and marked as cut. A page with more words is refused, and the whole file with it: what is unread may cancel
 * what another page states.
 */
export function boundedPage<Page extends PageWords>(page: Page): Page {
  if (page.words.length > mostWords) throw tooMuchText(page.number);
  const words = page.words.map((word) => (word.text.length > mostLetters ? { ...word, text: bounded(word.text) } : word));
  if (linesOf(words).some(({ length }) => length > mostInLine)) throw tooMuchText(page.number);
  return { ...page, words };
}

const cut = (text: string, most: number) => (text.length > most ? text.slice(0, most) + cutOff : text);
const bounded = (text: string) =>
  cut(text, mostOfField)
    .split(" ")
    .map((part) => cut(part, mostLetters))
    .join(" ");

const tooMuchText = (page: number) =>
  new ReadingError("too_many_words", `Page ${page} has more text than we can read. Upload only the certificate.`);
