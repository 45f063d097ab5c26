import { dayOf, isoOf } from "@/lib/compliance/coverages/days-rules";
import {
  amendedOn,
  type CancelledSpan,
  cancelledSpans,
  mayBeOneNumber,
  mayConcern,
  maySlip,
  type Span,
} from "@/lib/compliance/coverages/notices-rules";
import type { Notice } from "@/lib/compliance/coverages/notices-schema";
import type { JudgedCoverage, JudgedDocument, JudgedEndorsement, KindPaper } from "@/lib/compliance/coverages/schema";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { likenessTo } from "@/lib/compliance/names/likeness-rules";
import type { NamedVendor } from "@/lib/compliance/names/match-rules";
import { contradictionsIn, insuredLikeness } from "@/lib/compliance/papers/contradictions-rules";
import { markDoubts, statementsOn, withoutAnsweredDoubts } from "@/lib/compliance/papers/statements-rules";
import { comparableNumber } from "@/lib/compliance/policies/rules";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
import { type Said, saidIn } from "@/lib/compliance/terms/grants-rules";
import type { Statement } from "@/lib/compliance/terms/rules";
import { wordingOfForm } from "@/lib/compliance/terms/wordings-rules";
import type { WordingAnswer, Wordings } from "@/lib/compliance/terms/wordings-schema";
import { effectsOf, findForm } from "@/lib/extraction/endorsements-rules";
import type { PolicyForm } from "@/lib/extraction/endorsements-schema";
import { isPlaceholder } from "@/lib/extraction/rules";
import type { EndorsementEffect } from "@/lib/extraction/schema";

/*
 * A vendor's papers, prepared once: all of its assignments are checked on the same coverage. Nothing here depends on the day or on a
 * requirement set.
 */

/** A paper in its place in time. */
export type Paper = {
  document: JudgedDocument;
  /** The certificate's day, else the day of the upload. */
  day: number;
  /** Why nothing of it is certain; null: it is. */
  doubt: Sentence | null;
  /** The sentences of its description, and what they say of grants, once someone asks. */
  statements(): readonly Statement[];
  said(): readonly Said[];
};

/** `document`: the paper that raises it, where it is not one of the row's own. `byNotice`: a notice raises it, not the row itself. */
type Doubt = Span & { sentence: Sentence; document?: string | null; byNotice?: true };

/** A coverage line of a paper that counts for the vendor. */
export type Row = {
  paper: Paper;
  coverage: JudgedCoverage;
  kind: CoverageKind | null;
  /** In comparable form; null: missing or in doubt. */
  number: string | null;
  /** Day numbers; `NaN`: unknown. */
  effective: number;
  expiration: number;
  cancelled: readonly CancelledSpan[];
  /** A notice about its policy that a person must read may have reinstated it. */
  isReinstatementOpen: boolean;
  /** Why it is not certain that the row counts, on the days [from, to). */
  doubts: readonly Doubt[];
};

export type EndorsementPage = {
  paper: Paper;
  endorsement: JudgedEndorsement;
  known: PolicyForm | undefined;
  effects: readonly EndorsementEffect[];
  number: string | null;
  effective: number;
  /** What a person said of the form, or of the sentence that names it; undefined: no one did. */
  answer: WordingAnswer | undefined;
};

export type VendorCover = {
  papers: readonly Paper[];
  rows: readonly Row[];
  pages: readonly EndorsementPage[];
  /** Files that are not read yet, those that are being read first: they settle by themselves. */
  unread: readonly JudgedDocument[];
  /** Papers that name another insured, which do not count here. */
  foreign: readonly JudgedDocument[];
  vendor: NamedVendor;
  documents: number;
  /** Papers of the company's kinds of documents. */
  kindPapers: readonly KindPaper[];
};

export type VendorPapers = {
  documents: readonly JudgedDocument[];
  vendor: NamedVendor;
  notices: readonly Notice[];
  /** What persons said of sentences that are not understood. */
  wordings?: Wordings;
  kindPapers?: readonly KindPaper[];
};

/** Prepares a vendor's papers. The order in which they are given does not matter. */
export function coverOf({ documents, vendor, notices, wordings, kindPapers = [] }: VendorPapers): VendorCover {
  const ordered = documents.toSorted(byPlace);
  const unread = ordered.filter(({ isUnread }) => isUnread).toSorted((one, other) => Number(!one.isBeingRead) - Number(!other.isBeingRead));
  const read = ordered.filter(({ isUnread }) => !isUnread);
  const likenesses = new Map(read.map((document) => [document, insuredLikeness(document, vendor)]));
  const named = new Set(read.flatMap((document) => (likenesses.get(document) === "equal" ? [document.id] : [])));
  const isForeign = (document: JudgedDocument) => {
    const likeness = likenesses.get(document);
    return likeness === "different" || (likeness === "near" && named.has(document.id));
  };
  const papers = read
    .filter((document) => !isForeign(document))
    .map((document) => paperOf(withoutAnsweredDoubts(document, wordings), likenesses.get(document) ?? "unknown", wordings));
  // A reinstatement turns "stop" into "clear": a notice that does not name the vendor itself is for a person, as if it had no day.
  const isOwn = ({ kind, documentId, part }: Notice) =>
    kind !== "reinstatement" ||
    part === undefined ||
    read.some((one) => one.id === documentId && one.part === part && one.insured.state === "read" && likenesses.get(one) === "equal");
  const believed = notices.map((notice) => (isOwn(notice) ? notice : { ...notice, effective: null }));
  const rows = withNotices(withoutReplaced(papers.flatMap(rowsOf)), believed);
  const pages = papers.filter(({ document }) => !document.invalid).flatMap((one) => pagesOf(one, wordings));
  const counted = documents.filter(({ isPassportPage }) => !isPassportPage).length;
  return { papers, rows, pages, unread, foreign: read.filter(isForeign), vendor, documents: counted, kindPapers };
}

const byPlace = (one: JudgedDocument, other: JudgedDocument) => (one.id === other.id ? one.part - other.part : one.id < other.id ? -1 : 1);

function paperOf(document: JudgedDocument, likeness: string, wordings: Wordings | undefined): Paper {
  const { fileName: file, doubts, insured, invalid } = document;
  let [statements, said]: [readonly Statement[] | null, readonly Said[] | null] = [null, null];
  const findStatements = () => {
    statements ??= statementsOn(document, wordings);
    return statements;
  };
  const [first] = doubts;
  let doubt: Sentence | null = null;
  if (invalid) doubt = whyInvalid(file, invalid.words);
  else if (first !== undefined) doubt = keyed("document_in_doubt", { file, doubt: first });
  else if (likeness === "near") doubt = keyed("insured_near", { file, name: insured.value ?? "" });
  else if (likeness === "unknown") doubt = keyed("insured_unclear", { file });
  return {
    document,
    day: dayOf(document.certificateDate ?? document.addedAt),
    doubt,
    statements: findStatements,
    said: () => {
      said ??= saidIn(findStatements().filter(({ row }) => row === undefined));
      return said;
    },
  };
}

const whyInvalid = (file: string, words: string): Sentence =>
  words === "" ? keyed("certificate_invalid_drawn", { file }) : keyed("certificate_invalid", { file, words });

type BareRow = Omit<Row, "cancelled" | "doubts" | "isReinstatementOpen">;

function rowsOf(paper: Paper): BareRow[] {
  if (!paper.document.expectsCoverage) return [];
  return paper.document.coverages.map((coverage) => {
    const { policyNumber, effective, expiration } = coverage;
    return {
      paper,
      coverage,
      kind: coverage.kind,
      number: policyNumber.state === "read" ? comparableNumber(policyNumber.value) : null,
      effective: effective.state === "read" ? dayOf(effective.value) : Number.NaN,
      expiration: expiration.state === "read" ? dayOf(expiration.value) : Number.NaN,
    };
  });
}

/** A paper that is not valid says nothing of a coverage any more once a valid paper that came after it states the coverage. */
function withoutReplaced(rows: readonly BareRow[]): BareRow[] {
  const isAfter = (one: BareRow, other: BareRow) =>
    !one.paper.document.invalid && one.paper.document.addedAt > other.paper.document.addedAt;
  const replaces = (newer: BareRow, older: BareRow) =>
    isAfter(newer, older) && newer.kind === older.kind && (newer.kind !== null || newer.coverage.name === older.coverage.name);
  return rows.filter((row) => !row.paper.document.invalid || !rows.some((one) => replaces(one, row)));
}

function pagesOf(paper: Paper, wordings: Wordings = new Map()): EndorsementPage[] {
  return paper.document.endorsements.map((endorsement) => {
    const known = findForm(endorsement.form);
    const { source, form, text } = endorsement;
    const sentence = wordings.size > 0 && source === "description" ? paper.statements().find((one) => one.text.includes(text)) : undefined;
    return {
      answer: sentence?.answer ?? wordings.get(wordingOfForm(form, text)),
      paper,
      endorsement,
      known,
      effects: known ? effectsOf(known, endorsement.edition) : endorsement.gives,
      number: comparableNumber(endorsement.policyNumber),
      effective: dayOf(endorsement.effective),
    };
  });
}

const [always, forever] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Ties the notices to the rows that they concern, and puts rows in doubt that a notice may concern. */
function withNotices(rows: readonly BareRow[], notices: readonly Notice[]): Row[] {
  const numbers = new Set(rows.map(({ number }) => number));
  const numbered = notices.map((notice) => ({ notice, number: comparableNumber(notice.policyNumber) }));
  const isTied = ({ notice, number }: (typeof numbered)[number]) => number !== null && numbers.has(number) && notice.effective !== null;
  const loose = numbered.filter((one) => !isTied(one));
  const judged = rows.map((row): Row => {
    const about = numbered.filter(({ number }) => number !== null && number === row.number).map(({ notice }) => notice);
    const own = about.filter((notice) => notice.effective !== null && isOfTerm(notice, row));
    const coverage = termOf(row);
    const doubts: Doubt[] = doubtsOf(row).map((sentence) => ({ sentence, from: always, to: forever }));
    const byNotice = true;
    if (own.length > 0) {
      const amended = amendedOn(own, row);
      if (amended > row.paper.day) doubts.push({ sentence: amendment(own, amended, coverage), from: amended, to: forever, byNotice });
      const terms = rows.filter(({ number }) => number === row.number);
      if (own.some((one) => maySlip(one, terms)))
        doubts.push({ sentence: keyed("cancellation_outside_term", numberOf(row), { coverage }), from: always, to: forever, byNotice });
    }
    for (const { notice, number } of loose) {
      const isOther = number !== null && numbers.has(number) && number !== row.number;
      if (isOther || !mayConcern(notice, row.kind, row)) continue;
      const from = notice.effective === null ? always : dayOf(notice.effective);
      doubts.push({ ...doubtBy(notice, row), from, to: forever, byNotice });
    }
    const isReinstatementOpen = about.some((notice) => notice.kind === "reinstatement" && !own.includes(notice));
    return { ...row, cancelled: own.length > 0 ? cancelledSpans(own, row) : [], isReinstatementOpen, doubts };
  });
  const cancelled = judged.filter((row) => row.cancelled.length > 0);
  return judged.map((row) => ({ ...row, doubts: [...row.doubts, ...cancelled.flatMap((one) => doubtsBeside(row, one))] }));
}

const numberOf = ({ coverage }: BareRow) => ({ number: coverage.policyNumber.value ?? "" });

/** What of a notice that may concern a row is missing or unclear. */
function doubtBy({ isUnverified, documentId, policyNumber, effective }: Notice, row: BareRow): Omit<Doubt, keyof Span> {
  const about = { coverage: termOf(row) };
  if (isUnverified) return { sentence: keyed("cancellation_unverified", {}, about), document: documentId };
  const number = comparableNumber(policyNumber);
  if (effective === null && number !== null && number === row.number)
    return { sentence: keyed("cancellation_no_day", numberOf(row), about) };
  if (effective === null) return { sentence: keyed("cancellation_unclear", {}, about) };
  if (number === null) return { sentence: keyed("cancellation_no_number", {}, about) };
  return { sentence: keyed("cancellation_other_number", { number: policyNumber ?? "" }, about) };
}

/** Whether a notice does not name another coverage or term than the row's. Only a reinstatement is kept away by them. */
function isOfTerm({ kind, coverage, periodFrom, periodTo }: Notice, row: BareRow): boolean {
  const isOther = (date: string | null | undefined, day: number) => date != null && dayOf(date) !== day;
  if (kind !== "reinstatement") return true;
  return (coverage === null || coverage === row.kind) && !isOther(periodFrom, row.effective) && !isOther(periodTo, row.expiration);
}

/** While a policy is cancelled, another row that may state the same one does not bring it back. */
function doubtsBeside(row: BareRow, { cancelled, ...gone }: Row): Doubt[] {
  const hasOwnNotice = row.number === gone.number && row.effective === gone.effective;
  if (hasOwnNotice || row.kind !== gone.kind || row.number === null || gone.number === null) return [];
  if (row.effective >= gone.expiration || row.expiration <= gone.effective) return [];
  const mayBeSame = row.number === gone.number || (mayBeOneNumber(row.number, gone.number) && !isOtherInsurer(row, gone));
  if (!mayBeSame) return [];
  const [number, of] = [row.coverage.policyNumber.value ?? "", gone.coverage.policyNumber.value ?? ""];
  const about = { coverage: termOf(row) };
  return cancelled.map(({ from, to }) => ({
    sentence: keyed("maybe_canceled", { number, of, on: isoOf(from) }, about),
    from,
    to,
    byNotice: true,
  }));
}

function isOtherInsurer({ coverage: one }: BareRow, { coverage: other }: BareRow): boolean {
  if (one.insurerNaic !== null && one.insurerNaic === other.insurerNaic) return false;
  return one.insurerName !== null && other.insurerName !== null && likenessTo(one.insurerName, [other.insurerName]) === "different";
}

/** Why a row is not certain by itself, on any day. */
function doubtsOf({ paper, coverage, ...row }: BareRow): Sentence[] {
  const { effective, expiration: ends, insurerName } = coverage;
  const about = { coverage: termOf(row) };
  const isTyped = ends.reader === "person" && effective.state === "absent";
  const isBegun = !Number.isNaN(row.effective) || isTyped;
  const hasDates = !Number.isNaN(row.expiration) && isBegun && !(row.expiration <= row.effective);
  return [
    ...(paper.doubt ? [paper.doubt] : []),
    ...(paper.document.marks?.some(({ cell }) => cell) ? markDoubts(paper.document, paper.statements(), coverage) : []),
    ...contradictionsIn({ coverage, ...row }, about),
    ...(hasDates ? [] : [keyed("dates_unclear", {}, about)]),
    ...(row.number === null && !isTyped ? [keyed("number_unclear", {}, about)] : []),
    ...(isPlaceholder(insurerName ?? "") ? [keyed("insurer_unnamed", {}, about)] : []),
  ];
}

const amendment = (own: readonly Notice[], day: number, coverage: CoverageKind | "OTHER_COVERAGE") =>
  keyed("amended", { on: own.find(({ effective }) => dayOf(effective) === day)?.effective ?? "" }, { coverage });

/** What a sentence calls the coverage of a row. */
export const termOf = ({ kind }: Pick<Row, "kind">): CoverageKind | "OTHER_COVERAGE" => kind ?? "OTHER_COVERAGE";
