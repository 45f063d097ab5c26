import { runInThisContext } from "node:vm";

/** Texts that are repeated to make a pattern slow: white space of each kind, letters, digits, signs, and pairs of these. */
const units = [" ", "\t", "\u00a0", "a", "A", "1", "a ", "A ", "1 ", " ,", ", ", ". ", "1,", "A1", "-", ".", ":", "$", "/", "_", "(", "\n"];

// Letters of a text: for a first look, and for a text of foreign words as long as we take. A cubic pattern takes seconds for it.
const [short, long] = [300, 2000];
// Milliseconds for a first look that is worth a second one, and of processor time for the long text.
const [suspicious, most] = [1, 60];
/** Milliseconds for all texts of one pattern. */
const mostPatience = 30_000;

/** Words that a pattern requires: its repetitions begin after one of them. */
const wordsOf = (source: string) => [...new Set(source.replace(/\\[a-zA-Z]/g, " ").match(/[A-Za-z]{3,}/g) ?? [])].slice(0, 5);

function* attacks(pattern: RegExp): Generator<(length: number) => string> {
  const words = wordsOf(pattern.source);
  for (const prefix of ["", ...words.map((word) => `${word} `)])
    for (const unit of [...units, ...words, ...words.map((word) => `${word} `)])
      yield (length) => `${prefix}${unit.repeat(Math.ceil(length / unit.length))}\u0001`;
}

function wallMillis(pattern: RegExp, text: string): number {
  const started = performance.now();
  text.search(pattern);
  return performance.now() - started;
}

/**
 * Of this process alone, whatever else the machine does; the least of two searches, since the engine may compile or clear its memory in
 * one of them.
 */
function processorMillis(pattern: RegExp, text: string): number {
  const times = [0, 1].map(() => {
    const before = process.cpuUsage();
    text.search(pattern);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

function slowText(pattern: RegExp): string | null {
  for (const attack of attacks(pattern)) {
    // Exponential ones show with few letters and would never end with more.
    for (const length of [24, short]) {
      const text = attack(length);
      if (wallMillis(pattern, text) < suspicious) continue;
      if (processorMillis(pattern, text) > most / 2) return text;
    }
    if (wallMillis(pattern, attack(short)) < suspicious / 4) continue;
    const text = attack(long);
    if (processorMillis(pattern, text) > most) return text;
  }
  return null;
}

declare global {
  var findSlowText: (() => string | null) | undefined;
}

/**
 * What makes a pattern slow, null where nothing does: the beginning of a text on which it takes more than 60 ms of processor time
 * at 2,000 letters. Linear patterns take microseconds for it, quadratic ones a few milliseconds, anything worse far longer.
 */
export function findSlowness(pattern: RegExp, patience = mostPatience): string | null {
  const fresh = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ""));
  globalThis.findSlowText = () => slowText(fresh);
  try {
    return runInThisContext("findSlowText()", { timeout: patience })?.slice(0, 40) ?? null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    return "a text on which it does not end";
  }
}
