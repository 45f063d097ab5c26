import { sure } from "@/lib/extraction/certainty-rules";
import { paperLabels, stateCodes, stateOf } from "@/lib/extraction/forms/papers";
import { datesIn } from "@/lib/extraction/readers/plain-fields";
import { evidenceOf, heightOf, linesOf, type PageWords, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import type { ReadCertificate, ReadPaper } from "@/lib/extraction/schema";

/** So many lines at the top of a page may be its title, each of at most so many characters. */
const [titleLines, longestTitle] = [14, 160];
/** A gap of so many heights parts two cells of a line. */
const cellGap = 2;

type Page = PageWords & { watermark?: string | null };
type Cell = { words: Word[]; text: string };
type Name = keyof typeof paperLabels;
type Value = { value: string; words: Word[] };

/**
 * What the first page of a file states that is no evidence of insurance: its title, and the values beside labels that are known. null: the
 * file is an ACORD form or a notice, or no page of it was read.
 */
export function readPaperIn(pages: readonly { page: Page }[], certificates: readonly ReadCertificate[]): ReadPaper | null {
  const isInsurance = certificates.some(({ formType, notices }) => formType.startsWith("ACORD") || notices.length > 0);
  const first = pages.map(({ page }) => page).reduce<Page | null>((one, page) => (one && one.number < page.number ? one : page), null);
  if (isInsurance || !first || first.words.length === 0) return null;
  const lines = linesOf(first.words).map(cellsOf);
  const evidence: ReadPaper["evidence"] = {};
  const take = (name: Name): string | null => {
    const found = valueBeside(lines, name);
    const seen = found && evidenceOf(found.words);
    // What is not certain is typed by a person.
    if (!found || !seen || (seen.reader === "ocr" && seen.confidence < sure)) return null;
    evidence[name] = seen;
    return found.value;
  };
  const titles = lines.slice(0, titleLines).map((cells) => cells.map(({ text }) => text).join(" "));
  return {
    titles: titles.map((title) => title.slice(0, longestTitle)),
    ...{ number: take("number"), issuer: take("issuer"), issuedOn: take("issuedOn"), expiresOn: take("expiresOn") },
    state: stateIn(titles.join("\n")),
    stamp: first.watermark ?? null,
    evidence,
  };
}

/** A line's words with the wide gaps between them as the borders of cells. */
function cellsOf(line: readonly Word[]): Cell[] {
  const cells: Word[][] = [];
  for (const word of line) {
    const last = cells.at(-1)?.at(-1);
    const isNear = last && word.box[0] - last.box[2] <= cellGap * Math.max(heightOf(last), heightOf(word));
    if (isNear) cells.at(-1)?.push(word);
    else cells.push([word]);
  }
  return cells.map((words) => ({ words, text: textOf(words).slice(0, longestTitle) }));
}

const escaped = (text: string) => text.replace(/[#.]/g, "\\$&").replace(/ /g, "\\s+");
const anyOf = (labels: readonly string[]) => labels.map(escaped).join("|");
const allLabels = new RegExp(`^(?:${anyOf(Object.values(paperLabels).flat())})\\.?\\s*[:#]?$`, "i");
const patterns = {} as Record<Name, RegExp>;
for (const [name, labels] of Object.entries(paperLabels))
  patterns[name as Name] = new RegExp(`(?:^|\\b)(?:${anyOf(labels)})\\.?(?=$|[\\s:#])\\s*[:#]*\\s*(.*)$`, "i");

/** A number has a digit; an issuer is some words. */
const shapes: Record<Name, (text: string) => string | null> = {
  expiresOn: (text) => firstDate(text),
  issuedOn: (text) => firstDate(text),
  number: (text) => /^[A-Z]{0,4}[ -]?[A-Z0-9][A-Z0-9./-]{2,24}(?=$|[\s,;])/i.exec(text)?.[0].match(/^.*\d.*$/)?.[0] ?? null,
  issuer: (text) => (/^[A-Z][\p{L}\p{N}&.,' -]{2,80}$/u.test(text) ? text : null),
};

function firstDate(text: string): string | null {
  const [first] = datesIn(text);
  // The date follows its label; one that comes later in the sentence may be another.
  return first && text.trim().startsWith(first.text) ? first.date : null;
}

/** The value of a label: after it in its cell, in the next cell, or below. If two differ, there is no value. */
function valueBeside(lines: readonly Cell[][], name: Name): Value | null {
  const found = lines.flatMap((cells, row) => cells.flatMap((cell, at) => valueAt(lines, { row, at }, cell, name) ?? []));
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}

function valueAt(lines: readonly Cell[][], { row, at }: { row: number; at: number }, cell: Cell, name: Name): Value | null {
  const match = patterns[name].exec(cell.text);
  if (!match) return null;
  const rest = match[1] ?? "";
  const behind = rest === "" ? null : shapes[name](rest);
  if (behind) return { value: behind, words: cell.words };
  if (rest !== "") return null;
  const next = lines[row]?.[at + 1];
  const beside = next && !allLabels.test(next.text) ? shapes[name](next.text) : null;
  if (next && beside) return { value: beside, words: next.words };
  for (const line of lines.slice(row + 1, row + 3)) {
    const below = line.find((one) => isBelow(cell, one));
    if (!below) continue;
    const value = allLabels.test(below.text) ? null : shapes[name](below.text);
    return value ? { value, words: below.words } : null;
  }
  return null;
}

/** Whether a cell lies below another one, not far from it. */
function isBelow(above: Cell, below: Cell): boolean {
  const [one, other] = [unionBox(above.words), unionBox(below.words)];
  const overlap = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  return overlap > 0 && other[1] - one[3] < 3 * (one[3] - one[1]);
}

/** The one state that the lines name. */
function stateIn(text: string): string | null {
  const codes = [...text.matchAll(stateOf)].flatMap(([, name = ""]) => {
    const words = name.toLowerCase().split(" ");
    const known = [words.slice(0, 2).join(" "), words[0] ?? ""].find((one) => stateCodes[one]);
    return known ? (stateCodes[known] ?? []) : [];
  });
  return new Set(codes).size === 1 ? (codes[0] ?? null) : null;
}
