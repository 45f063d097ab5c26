import { sentencesOf } from "@/lib/extraction/forms/endings";
import { clock } from "@/lib/extraction/forms/notices";
import {
  courtesies,
  coverageAlone,
  firmWords,
  labels,
  marks,
  noName,
  positions,
  sentences,
  streets,
  titles,
} from "@/lib/extraction/forms/reinstatements";
import type { Notes } from "@/lib/extraction/readers/draft";
import { datesIn } from "@/lib/extraction/readers/plain-fields";
import { type Piece, partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { textIn } from "@/lib/extraction/readers/plain-words";
import { linesOf, type PageWords, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { lettersOf } from "@/lib/extraction/rules";
import type { Box, ReadCertificate, ReadNotice } from "@/lib/extraction/schema";

/*
 * Whether a notice of reinstatement may count without a person. It turns "stop" into "clear", so each line of its page must be understood.
 */

/** What the notice was read to say: its policies, whom it names, and the last day from which it counts. */
type Known = { numbers: readonly string[]; insured: readonly string[]; names: readonly string[]; day: string; term: readonly string[] };

/** The text of a line without a wide gap, whole and as its labels split it. */
type Part = { text: string; box: Box; words: Word[]; pieces: Piece[] };

type Notice = Pick<ReadCertificate, "notices" | "insured"> & { page: Pick<PageWords, "number"> & { watermark?: string | null } };

/** Lines that a sentence goes on over at most. */
const mostLines = 6;

/** Leaves a reinstatement to a person that says something else as well, or does not say whom it is about. */
export function doubtReinstated({ notices, insured, page }: Notice, pieces: readonly Piece[], notes: Notes): void {
  const days = notices.flatMap(({ effective }) => effective ?? []).sort();
  if (days.length === 0) return;
  const rows = rowsOf(pieces);
  // "c/o" names someone besides the insured.
  const own = insured.name !== null && !/\bc ?\/ ?o\b/i.test(insured.name) ? [insured.name] : [];
  const names = rows.flat().flatMap(({ text }) => firmIn(text));
  const term = noteTerm(notices, rows, notes);
  const numbers = notices.flatMap(({ policyNumber }) => (policyNumber !== null && isPlainNumber.test(policyNumber) ? [policyNumber] : []));
  const known = { numbers, insured: own, names, day: days.at(-1) ?? "", term };
  const line = unknownLine(rows, known);
  if (page.watermark) doubt(notices, `Page ${page.number} is marked "${page.watermark.toUpperCase()}".`, notes);
  else if (insured.name === null) doubt(notices, "This notice does not name the insured.", notes);
  else if (line) doubt(notices, reasonOf(line), notes, line);
}

/** Letters before the digits of a number belong to it; a word after them does not. */
const isPlainNumber = /^(?:[A-Z]{1,5} ){0,2}(?:[A-Z0-9./-]*\d[A-Z0-9./-]*)(?: [A-Z0-9./-]*\d[A-Z0-9./-]*)*(?: [A-Z]{1,2})?$/;

const reasonOf = (line: readonly Word[]) => `The page says: "${textOf(line).slice(0, 200)}" Check whether the policy was reinstated.`;

function doubt(notices: ReadNotice[], reason: string, notes: Notes, words: readonly Word[] = []): void {
  for (const [at, notice] of notices.entries()) {
    notice.effective = null;
    notes.unreadable(`/notices/${at}/effective`, reason, words);
  }
}

/** Leaves a reinstatement to a person where its file has a page that is neither a certificate nor a notice, or names another insured. */
export function doubtBesideOthers(notice: ReadCertificate, certificates: readonly ReadCertificate[], pages: readonly PageWords[]): void {
  const isBack = notice.notices.some(({ kind, effective }) => kind === "reinstatement" && effective !== null);
  if (!isBack) return;
  const lines = pages.flatMap(({ words }) => linesOf(words));
  const [line] = lines.filter((words) => /[A-Za-z]/.test(textOf(words)));
  const own = lettersOf(notice.insured.name ?? "");
  const isOther = certificates.some(({ insured }) => insured.name !== null && lettersOf(insured.name) !== own);
  if (!line && !isOther) return;
  for (const [at, one] of notice.notices.entries()) {
    one.effective = null;
    const pointer = `/notices/${at}/effective`;
    notice.reasons[pointer] = line ? reasonOf(line) : "This notice names another insured than the certificate in the file.";
    notice.unreadable.push(pointer);
  }
}

function rowsOf(pieces: readonly Piece[]): Part[][] {
  const rows = new Map<number, Piece[]>();
  for (const piece of pieces) rows.set(piece.row, [...(rows.get(piece.row) ?? []), piece]);
  return [...rows.values()].map((row) =>
    partsOfLine(row.flatMap(({ words }) => words)).map((words) => {
      const within = row.filter((piece) => piece.words.every((word) => words.includes(word)));
      return { text: textIn(words), box: unionBox(words), words, pieces: within };
    }),
  );
}

/** The first line that is not understood; null: all are. */
function unknownLine(rows: readonly Part[][], known: Known): Word[] | null {
  for (let at = 0; at < rows.length; ) {
    const count = isUnderstood(rows, at, known) ? 1 : sentenceFrom(rows, at, known);
    if (count === 0) return (rows[at] ?? []).flatMap(({ words }) => words);
    at += count;
  }
  return null;
}

/** Whether each part of a line is a title, a label, a value that is known, a courtesy, a name or an address. */
function isUnderstood(rows: readonly Part[][], at: number, known: Known): boolean {
  const isInTable = (rows[at] ?? []).length > 1 && (rows[at] ?? []).some(({ text }) => plainText(text, known) === marks.number);
  const isKnown = (text: string) =>
    isKnownText(text, known) || isPlainName(rows, at, text, known) || (isInTable && coverageAlone.test(plainText(text, known)));
  return (rows[at] ?? []).every(({ text, pieces }) => isKnown(text) || (pieces.length > 1 && pieces.every((piece) => isKnown(piece.text))));
}

function isKnownText(text: string, known: Known): boolean {
  const plain = plainText(text, known);
  if (plain === "" || titles.test(plain) || courtesies.test(plain) || positions.test(plain) || isTerm(text)) return true;
  if (labels.test(plain)) return areInTime(text, plain, known);
  const dates = datesIn(text);
  const isTermAlone = dates.length > 0 && isRange(text) && dates.every(({ date }) => known.term.includes(date));
  return isTermAlone || isAddress(text.replace(/^(?:mailing )?address ?:? ?/i, ""));
}

/** A day of a cancellation or a lapse lies no later than the reinstatement. */
const areInTime = (text: string, plain: string, { day }: Known) =>
  !/^(?:cancel|effective date of cancel|date of cancel)/.test(plain) || datesIn(text).every(({ date }) => date <= day);

/** How many lines from one on are whole sentences that are understood; 0: none. */
function sentenceFrom(rows: readonly Part[][], at: number, known: Known): number {
  for (let count = 1; count <= mostLines && at + count <= rows.length; count++) {
    const words = rows.slice(at, at + count).flatMap((row) => row.flatMap((part) => part.words));
    if (sentencesOf(textIn(words)).every((one) => isKnownSentence(one, known))) return count;
  }
  return 0;
}

function isKnownSentence(text: string, known: Known): boolean {
  if (text.includes("?")) return false;
  const plain = plainText(text, known);
  const found = sentences.find(({ words }) => words.test(plain));
  return plain === "" || (found !== undefined && (found.days === "any" || datesIn(text).every(({ date }) => date <= known.day)));
}

const contact = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+|\(?\b\d{3}\)?[ .-]{1,2}\d{3}[.-]\d{4}\b|\b1-\d{3}-\d{3}-\d{4}\b/g;

/** A text as the lists of forms/reinstatements know it. */
function plainText(text: string, { numbers, insured, names }: Known): string {
  let plain = ` ${text.replace(clock, "").replace(contact, ` ${marks.contact} `)} `;
  for (const { text: date } of datesIn(plain)) plain = plain.replace(date, ` ${marks.date} `);
  for (const value of numbers) plain = replaced(plain, value, marks.number);
  for (const value of insured) plain = replaced(plain, value, marks.insured);
  for (const value of names) plain = replaced(plain, value, marks.name);
  return plain
    .replace(/\$ ?\d[\d,]*(?:\.\d\d)?(?![\d,])/g, " $ ")
    .toLowerCase()
    .replace(/\bworker['’]?s?['’]?\b/g, "workers")
    .replace(/\bemployer['’]s?\b|\bemployers['’]/g, "employers")
    .replace(/[^\p{L}\p{N}§№$●¤☎]+/gu, " ")
    .trim();
}

/** A text with a mark in each place of a value that consists of separate words. */
function replaced(text: string, value: string, mark: string): string {
  const at = text.toLowerCase().indexOf(value.toLowerCase());
  if (at < 0 || value.length < 2) return text;
  const end = at + value.length;
  const isWhole = !/[\p{L}\p{N}-]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}/-]/u.test(text.slice(end));
  return isWhole ? `${text.slice(0, at)} ${mark} ${replaced(text.slice(end), value, mark)}` : text;
}

/** A firm's name, alone or after its label. */
function firmIn(text: string): string[] {
  const name = text.replace(/^(?:[A-Z][A-Za-z]+ ){0,2}[A-Z][A-Za-z]+ ?: ?/, "").replace(/[.,]$/, "");
  return isNameLike(name) && firmWords.test(name) ? [name] : [];
}

const isNameLike = (text: string) =>
  /^[A-Z0-9][\w&.,'’-]*(?: (?:[A-Z0-9&][\w&.,'’-]*|of|and|the)){0,8}$/.test(text) && !noName.test(text.replace(/['’]/g, ""));

/** A name above an address, or of whoever signs. */
function isPlainName(rows: readonly Part[][], at: number, text: string, known: Known): boolean {
  if (!isNameLike(text)) return false;
  const isBeside = (row: readonly Part[] | undefined, fits: (one: string) => boolean) => (row ?? []).some((part) => fits(part.text));
  const isSigned = (one: string) => positions.test(plainText(one, known)) || courtesies.test(plainText(one, known));
  const plain = plainText(text, known);
  return plain === marks.insured || plain === marks.name || isBeside(rows[at + 1], (one) => isAddress(one) || isSigned(one));
}

const town = /^[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){0,3},? [A-Z]{2},? \d{5}(?:-\d{4})?$/;
const street = /^\d{1,6}[A-Za-z]?(?: (?:[A-Z0-9#][\w.'’#-]*|of)){1,6}$/;
const room = /^(?:P\.? ?O\.? Box \d+|(?:Suite|Ste\.?|Floor|Unit|Apt\.?|Room|#) ?#?[\w-]{1,6}|Attn:? [A-Z][a-z]+(?: [A-Z][a-z]+)?)$/i;

/** Whether a text is a line of an address, or several separated by commas. */
function isAddress(text: string): boolean {
  const own = text.replace(/[.,]$/, "");
  if (noName.test(own)) return false;
  if (town.test(own) || room.test(own) || (street.test(own) && streets.test(own))) return true;
  const comma = own.indexOf(",");
  return comma > 0 && isAddress(own.slice(0, comma)) && isAddress(own.slice(comma + 1).trim());
}

const period = /^(?:(?:policy|coverage|insurance) (?:period|term|dates)|period|term)\b ?:?(?: from)?/i;
const begins = /^(?:policy|coverage) (?:effective|inception)(?: date)?\b ?:?/i;
const ends = /^(?:(?:policy|coverage) )?(?:expiration|expires|expiry)(?: date| on)?\b ?:?/i;

/** Whether a text is a term's label, with its dates or without. */
function isTerm(text: string): boolean {
  const label = [period, begins, ends].find((one) => one.test(text));
  return label !== undefined && isRange(text.replace(label, " "));
}

/** Whether a text holds dates and the words between them, and nothing else. */
const isRange = (text: string) =>
  /^(?:\b(?:to|through|until|from)\b|[\s.,–—-])*$/i.test(
    datesIn(text).reduce((rest, { text: date }) => rest.replace(date, " "), text.replace(clock, " ")),
  );

/** Notes the term that labels of the page state. Where they state two, a person reads the notice. Its days. */
function noteTerm(notices: ReadNotice[], rows: readonly Part[][], notes: Notes): string[] {
  const [starts, finishes] = [new Set<string>(), new Set<string>()];
  for (const [at, row] of rows.entries())
    for (const { text, box: label } of row) {
      const asked = isTerm(text) && [period, begins, ends].find((one) => one.test(text));
      if (!asked) continue;
      const beside = row.filter(({ box: cell }) => cell[0] > label[2]).slice(0, 1);
      const under = (rows[at + 1] ?? []).filter(({ box: cell }) => cell[0] < label[2] + 8 && cell[2] > label[0] - 8);
      const value = [text, ...[...beside, ...under].map((part) => part.text)].find((one) => datesIn(one).length > 0);
      const [first, second] = datesIn(value ?? "").map(({ date }) => date);
      if (first) (asked === ends ? finishes : starts).add(first);
      if (second && asked === period) finishes.add(second);
    }
  if (starts.size > 1 || finishes.size > 1) doubt(notices, "This notice names several dates.", notes);
  const [[periodFrom], [periodTo]] = [[...starts], [...finishes]];
  for (const notice of notices) Object.assign(notice, periodFrom && { periodFrom }, periodTo && { periodTo });
  return [...starts, ...finishes];
}
