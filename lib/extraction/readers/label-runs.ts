import { shortWords } from "@/lib/extraction/forms/abbreviations";
import type { Word } from "@/lib/extraction/readers/words";
import { lettersOf, likeness } from "@/lib/extraction/rules";

/** A word with its neighbors on its line. */
export type Linked = { word: Word; letters: string; short: string; right: Linked | null; left: Linked | null };

/**
 * Words that follow each other on a line. `at`: its place among all runs. `kinds`: the characters that occur, a bit each. `short`:
 * its abbreviation, null where that names nothing.
 */
type Run = { at: number; start: Linked; count: number; letters: string; kinds: number; counts: Uint8Array | null; short: string | null };

/** Likeness of a label that is the wording with other abbreviations: where words precede it, it may be part of another label. */
const shortened = 0.93;

/** Letters up to which runs are kept at once: most labels are shorter. */
const usual = 60;

/** The runs of a page's words. Hundreds of labels are looked for on a page, so its runs are kept by their length. */
export class LabelRuns {
  private readonly linked: readonly Linked[];
  private reach = 0;
  private readonly byLength = new Map<number, Run[]>();
  private readonly byShort = new Map<string, Run[]>();

  constructor(linked: readonly Linked[]) {
    this.linked = linked;
  }

  /** The runs that are at least as like as `least` to one of the wordings, in their order on the page. */
  like(wordings: readonly string[], least: number): { start: Linked; count: number; score: number }[] {
    const targets = wordings.map(targetOf);
    this.keepUpTo(Math.max(...targets.map(({ letters, short }) => Math.max(letters.length, short?.length ?? 0))));
    const scores = new Map<Run, number>();
    const note = (run: Run, score: number) => {
      if (score >= least && score > (scores.get(run) ?? 0)) scores.set(run, score);
    };
    for (const target of targets) {
      for (const run of (target.short && this.byShort.get(target.short)) || []) note(run, shortened);
      for (let length = target.from; length <= target.to; length++)
        for (const run of this.byLength.get(length) ?? []) if (mayBeLike(run, target, least)) note(run, scoreOf(run, target, least));
    }
    return [...scores].sort(([one], [other]) => one.at - other.at).map(([{ start, count }, score]) => ({ start, count, score }));
  }

  /** A longest wording of `length` letters may be like a run with a fifth more of them. */
  private keepUpTo(length: number): void {
    const reach = Math.ceil(length * 1.2);
    if (reach <= this.reach) return;
    this.reach = Math.max(reach, usual);
    this.byLength.clear();
    this.byShort.clear();
    let at = 0;
    for (const start of this.linked) {
      if (!start.letters) continue;
      const isInBrackets = start.word.text.startsWith("(");
      let [count, kinds, letters, short] = [0, 0, "", ""];
      for (let one: Linked | null = start; one && (letters.length <= this.reach || short.length <= this.reach); one = one.right) {
        letters += one.letters;
        kinds |= kindsOf(one.letters);
        short += one.short;
        count++;
        const run = { at: at++, start, count, letters, kinds, counts: null, short: one.short && !isInBrackets ? short : null };
        addTo(this.byLength, letters.length, run);
        if (run.short) addTo(this.byShort, run.short, run);
      }
    }
  }
}

function addTo<Key>(runs: Map<Key, Run[]>, key: Key, run: Run): void {
  const others = runs.get(key);
  if (others) others.push(run);
  else runs.set(key, [run]);
}

/** EFF and EXP differ by two letters, and by everything in meaning. */
const isOpposite = (letters: string, target: string) =>
  (target.includes("EFF") && letters.includes("EXP")) || (target.includes("EXP") && letters.includes("EFF"));

/** Labels of the form that differ from another label by a letter. */
const neverAlike = new Set(["INSURER", "INSURERS", "INSURED", "CONTRACT"]);

/** A wording as it is compared, and the lengths that a run of words must have to be like it. */
type Target = { letters: string; short: string | null; from: number; to: number; kinds: number; counts: Uint8Array };
const known = new Map<string, Target>();

/** The form's wordings are few and are looked for on every page. */
function targetOf(wording: string): Target {
  const made = known.get(wording) ?? newTarget(wording);
  if (known.size < 5000) known.set(wording, made);
  return made;
}

function newTarget(wording: string): Target {
  const letters = lettersOf(wording);
  const words = shortWords(wording);
  const slack = letters.length < 5 ? 0 : letters.length * 0.2;
  // A single word's abbreviation may be that of another word, and a part in brackets appears in several labels.
  const isWhole = words.length > 1 && !wording.startsWith("(");
  return {
    letters,
    short: isWhole ? words.join("") : null,
    from: Math.ceil(letters.length - slack),
    to: Math.floor(letters.length + slack),
    kinds: kindsOf(letters),
    counts: countsOf(letters),
  };
}

/** Characters that fall together only make texts look more alike than they are. */
const kindOf = (letters: string, at: number) => letters.charCodeAt(at) & 31;

function kindsOf(letters: string): number {
  let kinds = 0;
  for (let at = 0; at < letters.length; at++) kinds |= 1 << kindOf(letters, at);
  return kinds;
}

/** How often each kind of character occurs. */
function countsOf(letters: string): Uint8Array {
  const counts = new Uint8Array(32);
  for (let at = 0; at < letters.length; at++) counts[kindOf(letters, at)] = (counts[kindOf(letters, at)] ?? 0) + 1;
  return counts;
}

/** How many bits are set. */
function countOf(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; count++) left &= left - 1;
  return count;
}

/** Each edit mends one character at most, so the kinds that are missing on either side are a lower bound, and very cheap to count. */
const mayBeLike = ({ letters, kinds }: Run, target: Target, least: number) =>
  1 - Math.max(countOf(target.kinds & ~kinds), countOf(kinds & ~target.kinds)) / Math.max(letters.length, target.letters.length) >= least;

/** How like a wording a run of such a length is; 0 where that is surely below `least`. */
function scoreOf(run: Run, target: Target, least: number): number {
  const { letters } = run;
  if (letters === target.letters) return 1;
  if (target.letters.length < 5 || neverAlike.has(letters)) return 0;
  run.counts ??= countsOf(letters);
  // The same bound by characters.
  let [missing, extra] = [0, 0];
  for (let at = 0; at < 32; at++) {
    const more = (run.counts[at] ?? 0) - (target.counts[at] ?? 0);
    if (more > 0) extra += more;
    else missing -= more;
  }
  if (1 - Math.max(missing, extra) / Math.max(letters.length, target.letters.length) < least) return 0;
  return isOpposite(letters, target.letters) ? 0 : likeness(letters, target.letters);
}
