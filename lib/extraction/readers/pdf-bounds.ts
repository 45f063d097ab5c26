import type { OperatorList } from "@/lib/extraction/readers/pdf-drawn";
import { ReadingError } from "@/lib/extraction/schema";

/**
 * Operators and letters of one page, and how deep it may save its drawing state. The densest real pages have some 50,000 operators and
 * 15,000 letters, and save ten deep. pdf.js takes time that grows with the square of the depth: 20,000 saves take half a minute.
 */
const [mostOperators, mostLetters, deepest] = [500_000, 300_000, 3000];

/** Codes of pdf.js (its `OPS`): what saves the state, what restores it, and what shows text. */
const saves = new Set([10, 74, 76]);
const restores = new Set([11, 75, 77]);
const showText = 44;

/** The inner parts of a pdf.js page that hand over its operators, a thousand at a time. */
type Intent = {
  opListReadCapability?: { reject(error: Error): void };
  displayReadyCapability?: { reject(error: Error): void };
  renderTasks?: Set<{ cancel?(error: Error): void }>;
};
type Chunk = OperatorList & { length: number };
type Chunks = {
  _renderPageChunk?(chunk: Chunk, intent: Intent): void;
  _abortOperatorList?(asked: { intentState: Intent; reason: Error; force: boolean }): void;
};

/** Pages that are bounded already: pdf.js gives the same object each time that a page is asked for. */
const boundedPages = new WeakSet<object>();

/**
 * Ends the work on a page with a ReadingError as soon as it has more operators than any certificate. Without this one page takes all the
 * time that a file has (S6).
 */
export function boundOperators<Page extends object>(page: Page, number: number): Page {
  const { _renderPageChunk: take, _abortOperatorList: abort } = page as Chunks;
  if (!take || !abort || boundedPages.has(page)) return page;
  boundedPages.add(page);
  const counts = new WeakMap<Intent, { operators: number; letters: number; depth: number }>();
  (page as Chunks)._renderPageChunk = (chunk, intent) => {
    const count = counts.get(intent) ?? { operators: 0, letters: 0, depth: 0 };
    counts.set(intent, count);
    count.operators += chunk.length;
    for (const [at, code] of chunk.fnArray.entries()) {
      if (saves.has(code)) count.depth++;
      else if (restores.has(code)) count.depth--;
      else if (code === showText) count.letters += lengthOf(chunk.argsArray[at]);
    }
    const isTooMuch = count.operators > mostOperators || count.letters > mostLetters || count.depth > deepest;
    if (!isTooMuch) return take.call(page, chunk, intent);
    const what = count.letters > mostLetters ? "text" : "drawing";
    const error = new ReadingError("too_many_words", `Page ${number} has more ${what} than we can read. Upload only the certificate.`);
    intent.opListReadCapability?.reject(error);
    intent.displayReadyCapability?.reject(error);
    for (const task of intent.renderTasks ?? []) task.cancel?.(error);
    abort.call(page, { intentState: intent, reason: error, force: true });
  };
  return page;
}

const lengthOf = (args: unknown) => (Array.isArray(args) && Array.isArray(args[0]) ? args[0].length : 0);
