import { endingsIn, sentencesOf } from "@/lib/extraction/forms/endings";
import { evidenceTitle } from "@/lib/extraction/forms/kinds";
import {
  clauseTitle,
  clock,
  effectiveLabels,
  leavesNoGap,
  noticeSentences,
  noticeTitles,
  ofClause,
  titleEnd,
  titleStart,
  writtenLabel,
} from "@/lib/extraction/forms/notices";
import { coverageWords } from "@/lib/extraction/forms/plain";
import { dropDoubtful } from "@/lib/extraction/readers/doubts";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { datesIn, dateText, valueBehind } from "@/lib/extraction/readers/plain-fields";
import { paragraphsOf } from "@/lib/extraction/readers/plain-letters";
import { nobody, readParty } from "@/lib/extraction/readers/plain-parties";
import { type Piece, piecesOf } from "@/lib/extraction/readers/plain-pieces";
import { numberIn, settleSaid } from "@/lib/extraction/readers/plain-policies";
import { cellOf, textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { doubtReinstated } from "@/lib/extraction/readers/reinstatements";
import { settleDate } from "@/lib/extraction/readers/settle-dates";
import { linesOf, type PageWords, textOf, type Word } from "@/lib/extraction/readers/words";
import { emptyPolicy, lettersOf } from "@/lib/extraction/rules";
import type { FormType, NoticeKind, ReadCertificate, ReadNotice } from "@/lib/extraction/schema";

/*
 * Pages that say that a policy is cancelled, not renewed, reinstated or changed. An uncertain number or day stays null and is reported as
 * unreadable: a person must not mistake another policy for the one meant.
 */

const everyLabel = {
  cancellation: new RegExp(effectiveLabels.cancellation, "gi"),
  non_renewal: new RegExp(effectiveLabels.non_renewal, "gi"),
  reinstatement: new RegExp(effectiveLabels.reinstatement, "gi"),
  amendment: new RegExp(effectiveLabels.amendment, "gi"),
};

/** Lines from a page's top in which its title is, and the maximum letters of a title. */
const [titleLines, longestTitle] = [16, 90];

/** What a page gives notice of; null: it gives none. `kind` is what the page is without its notice. */
export function noticeOn(page: PageWords, kind: FormType): NoticeKind | null {
  const lines = linesOf(page.words).map((words) => textOf(words, " ", 99));
  const head = lines.slice(0, titleLines);
  if (kind.startsWith("ACORD") || head.some((line) => /\bACORD\b|\bcertificate of\b|\bevidence of\b/i.test(line))) return null;
  const titled = titleIn(head);
  const text = plainText(lines);
  if (ofClause.test(text) && titled !== "amendment") return null;
  if (titled) return statesIt(titled, text) ? titled : null;
  if (kind !== "OTHER" || head.some((line) => line.length < longestTitle && evidenceTitle.test(line))) return null;
  const isAboutPolicy = /\bpolicy\b.{0,30}\d/i.test(text);
  return isAboutPolicy ? kindSaid(text) : null;
}

const plainText = (lines: readonly string[]) => lines.join(" ").replace(clock, "");

function titleIn(head: readonly string[]): NoticeKind | null {
  for (const { kind, words } of noticeTitles)
    for (const [at, line] of head.entries()) {
      const found = line.length < longestTitle ? words.exec(line) : null;
      if (!found) continue;
      const [start, end] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
      const isClause = clauseTitle.test(line) || /^(?:to|by us|provided|provisions?)\b/i.test(head[at + 1] ?? "");
      const isStart = start.split(/[^A-Za-z]+/).every((word) => word === "" || word === "s" || titleStart.test(word));
      if (isStart && titleEnd.test(end) && !isClause) return kind;
    }
  return null;
}

const isDatedText = (kind: NoticeKind, text: string) =>
  [...text.matchAll(everyLabel[kind])].some(({ index }) => datesIn(text.slice(index, index + nearDate)).length > 0);
/** Maximum letters between the beginning of a label and the end of its date. */
const nearDate = 90;

/** Whether a titled page says in a sentence or after a label what its title names. */
function statesIt(kind: NoticeKind, text: string): boolean {
  // Declarations may have a part of that name.
  if (kind === "amendment") return isDatedText(kind, text) && /\bpolicy (?:number|no\b|#)/i.test(text);
  if (isDatedText(kind, text)) return true;
  return kind === "reinstatement" ? kindSaid(text) === kind : saidEndings(text).length > 0 || /\beffective\b/i.test(text);
}

/** Sentences that say outright that a policy ends; no clause about what may happen. */
const saidEndings = (text: string) =>
  endingsIn(text, false).filter(({ sentence }) => noticeSentences.slice(1).some(({ words }) => words.test(sentence)));

function kindSaid(text: string): NoticeKind | null {
  const [back] = noticeSentences;
  const isBack = sentencesOf(text).some((one) => back?.words.test(one) && !/\b(?:if|unless|until|may|upon|would|request)\b/i.test(one));
  if (isBack) return "reinstatement";
  const ending = saidEndings(text).find(
    ({ sentence }) => datesIn(sentence).length > 0 && /\bpolic(?:y|ies)\b|\bcoverage\b/i.test(sentence),
  );
  return ending ? (noticeSentences.slice(1).find(({ words }) => words.test(ending.sentence))?.kind ?? null) : null;
}

const isDate = new RegExp(`^${dateText}$`);

type Found = { number: Word[] | null; coverage: Word[] | null; day: Word[] | null };

/** A page that gives notice, as one entry for each policy that it names. */
export async function readNotice(
  page: PageWords & { watermark?: string | null },
  kind: NoticeKind,
  closer?: CloserLook,
): Promise<ReadCertificate> {
  const notes = new Notes();
  const pieces = piecesOf(page);
  const lines = linesOf(page.words);
  const insured = readParty(pieces, "insured", "/insured", notes);
  const listed = listedPolicies(pieces, kind);
  const found: Found[] = listed.length > 0 ? listed : namedPolicies(pieces, lines);
  const days = daysSaid(kind, pieces, lines);
  const written = writtenOn(pieces, lines);
  const notices: ReadNotice[] = [];
  for (const [at, one] of found.entries()) {
    const pointer = `/notices/${at}`;
    const policy = emptyPolicy("OTHER", null);
    if (one.number) await settleSaid(policy, one.number, { pointer, page: page.number, notes, closer });
    if (!policy.policyNumber && !notes.reasons[`${pointer}/policyNumber`])
      notes.unreadable(`${pointer}/policyNumber`, "We can't tell which policy this notice is about.", one.number ?? []);
    const said = one.day ? [one.day] : days;
    notices.push({
      kind,
      policyNumber: policy.policyNumber,
      ...coverageIn(one.coverage, `${pointer}/coverage`, notes),
      effective: await dayOf(said, `${pointer}/effective`, page.number, notes, closer),
      noticeDate: written && (await dayOf([written], `${pointer}/noticeDate`, page.number, notes, closer)),
    });
  }
  if (kind === "reinstatement") doubtReinstated({ notices, insured, page }, pieces, notes);
  const certificate: ReadCertificate = {
    page: page.number,
    formType: "NOTICE",
    formEdition: null,
    certificateDate: null,
    certificateNumber: null,
    producer: { ...nobody },
    insured: { name: insured.name, address: insured.address },
    certificateHolder: null,
    insurers: [],
    policies: [],
    descriptionOfOperations: null,
    endorsements: [],
    notices,
    evidence: notes.evidence,
    unreadable: Object.keys(notes.reasons),
    reasons: notes.reasons,
  };
  dropDoubtful(certificate);
  return certificate;
}

/** The day from which the notice counts: the only one that its labels and sentences name. */
async function dayOf(said: readonly Word[][], pointer: string, page: number, notes: Notes, closer?: CloserLook): Promise<string | null> {
  const distinct = new Map(said.map((words) => [datesIn(textIn(words))[0]?.date ?? "", words]));
  const [words] = distinct.values();
  if (distinct.size !== 1 || !words) {
    const reason = distinct.size > 1 ? "This notice names several dates." : "We could not find the date from which this notice counts.";
    notes.unreadable(pointer, reason, [...distinct.values()].flat());
    return null;
  }
  return (await settleDate(cellOf(words), pointer, page, notes, closer)).date;
}

/** The coverage that a table's row or a label names beside the policy. */
function coverageIn(words: readonly Word[] | null, pointer: string, notes: Notes): Pick<ReadNotice, "coverage" | "coverageText"> {
  const named = coverageWords.filter((one) => one.words.test(textIn(words ?? [])));
  const [only] = named;
  if (!words || !only || named.length > 1) return { coverage: null, coverageText: null };
  notes.found(pointer, words);
  return { coverage: only.type, coverageText: only.typeText ?? null };
}

/** How far below a row the next one of a table begins at most, in points. */
const nextRow = 30;

/** The rows below a header "Policy number", each with the coverage and the day on its line. */
function listedPolicies(pieces: readonly Piece[], kind: NoticeKind): Found[] {
  for (const header of pieces.filter(({ key, rest }) => key === "number" && rest.length === 0)) {
    const heads = pieces.filter(({ row }) => Math.abs(row - header.row) < 1);
    if (heads.length < 2 || heads.some(({ text }) => /\d{3}/.test(text))) continue;
    const rows: Found[] = [];
    let bottom = header.box[3];
    for (const piece of pieces.filter(({ row }) => row > header.row)) {
      if (piece.box[0] > header.box[2] + 20 || piece.box[2] < header.box[0] - 8 || piece.box[1] - bottom > nextRow) continue;
      if (numberIn(piece.text) === null || !/\d/.test(piece.text)) continue;
      bottom = piece.box[3];
      const beside = pieces.filter(({ row }) => row === piece.row);
      rows.push({
        number: wordsOfText(piece.words, numberIn(piece.text) ?? ""),
        coverage: beside.find(({ text }) => coverageWords.some(({ words }) => words.test(text)))?.words ?? null,
        day: dayInRow(heads, beside, kind),
      });
    }
    if (rows.length > 0) return rows;
  }
  return [];
}

/** The date of a table's row below the header that asks for the day of the notice. */
function dayInRow(heads: readonly Piece[], row: readonly Piece[], kind: NoticeKind): Word[] | null {
  const label = heads.find(({ text }) => effectiveLabels[kind].test(text) && !/expir/i.test(kind === "non_renewal" ? "" : text));
  const cell = row.find(({ box, text }) => label && box[0] < label.box[2] + 8 && box[2] > label.box[0] - 8 && datesIn(text).length === 1);
  return cell ? wordsOfText(cell.words, datesIn(cell.text)[0]?.text ?? "") : null;
}

const saidNumber =
  /\b(?:[Pp]olicy|POLICY) (?:(?:[Nn]umber|NUMBER|no\.?|#)s?:? ?)?((?:[A-Z]{1,5} ){0,2}[A-Z0-9/-]*\d[A-Z0-9/-]{2,}(?: [A-Z0-9-]*\d[A-Z0-9-]*)*)(?![\w/])/g;

/** The policies whose numbers are after labels or in sentences. One policy without a number where none is found. */
function namedPolicies(pieces: readonly Piece[], lines: readonly Word[][]): Found[] {
  const numbers = new Map<string, Word[]>();
  const add = (words: Word[]) => {
    const key = lettersOf(textIn(words));
    if (key) numbers.set(key, numbers.get(key) ?? words);
  };
  for (const label of pieces.filter(({ key }) => key === "number")) {
    const value = valueBehind(label, pieces, (text) => text.length < 60 && numberIn(text) !== null && /\d/.test(text));
    // "WC-1, GL-2 and AU-3" after one label.
    const parts = value ? textIn(value).split(/[,;&]| and /) : [];
    for (const part of parts) {
      const number = numberIn(part.trim());
      if (value && number && /\d{3}/.test(number)) add(wordsOfText(value, number));
    }
  }
  for (const words of paragraphsOf(lines)) {
    const text = textIn(words);
    for (const [, number] of text.matchAll(saidNumber)) {
      const own = number && datesIn(number).length === 0 ? numberIn(number) : null;
      if (own && /\d{3}/.test(own)) add(wordsOfText(words, own));
    }
  }
  const kinds = pieces.filter(({ key, rest }) => key === "kind" && rest.length > 0);
  const coverage = kinds.length === 1 && numbers.size < 2 ? (kinds[0]?.rest ?? null) : null;
  return numbers.size > 0
    ? [...numbers.values()].map((number) => ({ number, coverage, day: null }))
    : [{ number: null, coverage, day: null }];
}

/** The dates after the labels, and in the sentences, that give the day from which the notice counts. */
function daysSaid(kind: NoticeKind, pieces: readonly Piece[], lines: readonly Word[][]): Word[][] {
  const whole = textIn(lines.flat());
  const isBack = kind === "reinstatement" && leavesNoGap.test(whole);
  const asked = effectiveLabels[kind];
  const own = datesFor(asked, pieces, lines);
  // "The cancellation effective 06/01/2026 is rescinded", and no other day is named.
  return own.length > 0 || !isBack
    ? own
    : datesFor(effectiveLabels.cancellation, pieces, lines, /\bcancell?(?:ed|ation)\b(?! (?:notice )?(?:dated|sent|mailed|issued))/i);
}

function datesFor(asked: RegExp, pieces: readonly Piece[], lines: readonly Word[][], loose?: RegExp): Word[][] {
  const labelled = pieces.flatMap((label) => {
    const found = asked.exec(label.text);
    if (!found || label.text.length > 60) return [];
    const behind = label.text.slice(found.index + found[0].length);
    const [own] = datesIn(behind);
    if (own) return [wordsOfText(label.words, own.text)];
    const next = /[a-z] [a-z]+ [a-z]+ /.test(behind)
      ? null
      : valueBehind({ ...label, rest: [] }, pieces, (text) => datesIn(text).length === 1);
    return next ? [wordsOfText(next, datesIn(textIn(next))[0]?.text ?? "")] : [];
  });
  const said = paragraphsOf(lines).flatMap((words) =>
    sentencesOf(textIn(words).replace(clock, "")).flatMap((sentence) => {
      const found = (loose ?? asked).exec(sentence);
      const [first] = found ? datesIn(sentence.slice(found.index)) : [];
      const isNear = first && sentence.indexOf(first.text) - (found?.index ?? 0) < 110;
      return first && isNear ? [wordsOfText(words, first.text)] : [];
    }),
  );
  return [...labelled, ...said];
}

/** The day on which the notice was written: after its label, or alone on a line at the top of the page. */
function writtenOn(pieces: readonly Piece[], lines: readonly Word[][]): Word[] | null {
  for (const label of pieces.filter(({ text }) => writtenLabel.test(text))) {
    const [own] = datesIn(label.text);
    if (own) return wordsOfText(label.words, own.text);
    const value = valueBehind({ ...label, rest: [] }, pieces, (text) => datesIn(text).length === 1 && text.length < 30);
    if (value) return wordsOfText(value, datesIn(textIn(value))[0]?.text ?? "");
  }
  return lines.slice(0, titleLines).find((words) => isDate.test(textIn(words))) ?? null;
}
