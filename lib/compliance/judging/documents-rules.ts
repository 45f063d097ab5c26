import { papersOfKind } from "@/lib/compliance/checks/documents-rules";
import { isAboutForm } from "@/lib/compliance/checks/exceptions-rules";
import { isFormAsked } from "@/lib/compliance/checks/exclusions-rules";
import { judgeAlone } from "@/lib/compliance/checks/terms-rules";
import { openSentences, wordsAbout } from "@/lib/compliance/checks/words-rules";
import { dayOf, isoOf } from "@/lib/compliance/coverages/days-rules";
import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { JudgedUnit } from "@/lib/compliance/judging/schema";
import type { Context } from "@/lib/compliance/papers/proofs-rules";
import type { Row, VendorCover } from "@/lib/compliance/papers/rules";
import {
  type CoverOnDay,
  cancellationOn,
  type Policy,
  renewedBy,
  standOn,
  supersededFiles,
  supersededOn,
} from "@/lib/compliance/papers/standing-rules";
import { partiesOn } from "@/lib/compliance/papers/statements-rules";
import type { DocumentStanding, PolicyStanding } from "@/lib/compliance/policies/standings-schema";
import { coverageOf, isDatesOnly } from "@/lib/compliance/requirements/rules";
import type { DocumentBadge } from "@/lib/compliance/statuses/schema";
import { wordingOf, wordingOfForm } from "@/lib/compliance/terms/wordings-rules";
import { windowOf } from "@/lib/compliance/verdicts/due-rules";
import { isOpen } from "@/lib/compliance/verdicts/order-rules";
import { storedSentence } from "@/lib/compliance/verdicts/records-rules";
import type { Line } from "@/lib/compliance/verdicts/rules";

/** The place of a row among all policies of its file, those of another insured included. */
function positionOf({ paper: { document }, coverage }: Row, documents: readonly JudgedDocument[]): number {
  const before = documents.filter(({ id, part }) => id === document.id && part < document.part);
  return before.reduce((sum, one) => sum + one.coverages.length, document.coverages.indexOf(coverage));
}

/** The policies of a vendor on a day. Those of another insured in its files are left out. */
export function policiesOn(cover: VendorCover, documents: readonly JudgedDocument[], date: string): PolicyStanding[] {
  const day = dayOf(date);
  const renewed = renewedBy(cover, day);
  return cover.rows.map((row) => {
    const by = renewed.get(row);
    const canceled = cancellationOn(row, day);
    return {
      ...{ document: row.paper.document.id, position: positionOf(row, documents), isCurrent: !by },
      ...{ supersededBy: by?.paper.document.id ?? null, canceledOn: canceled ? isoOf(canceled.from) : null },
    };
  });
}

type Rested = { line: Line; isByDates: boolean };

/** The hard lines of each document: those whose proof it is, and those that its policies in force do not meet. */
function linesByDocument(cover: VendorCover, units: readonly JudgedUnit[], day: number): Map<string, Rested[]> {
  const found = new Map<string, Rested[]>();
  const onDay = standOn(cover, day);
  for (const { judged, verdict } of units) {
    const isByDates = judged !== "unreadable" && isDatesOnly(judged.set);
    const lines = verdict?.lines.filter(({ requirement }) => requirement.severity === "hard") ?? [];
    const holders = judged === "unreadable" ? [] : judged.holders;
    for (const { file, line } of lines.flatMap((one) => restingOn(one, onDay, holders)))
      found.set(file, [...(found.get(file) ?? []), { line, isByDates }]);
  }
  return found;
}

/** The files that a line rests on, each with the line as it holds for that file. */
function restingOn(line: Line, onDay: CoverOnDay, holders: Context["holders"]): { file: string; line: Line }[] {
  const files = new Set(line.proofs.map(({ document }) => document));
  const coverage = coverageOf(line.requirement);
  if (line.result !== "pass" && coverage !== null)
    for (const { rows } of onDay.of(coverage).live) for (const { paper } of rows) files.add(paper.document.id);
  const isStated = line.requirement.type === "stated-coverages";
  const own = isStated && line.result === "pass" ? [] : [...files].map((file) => ({ file, line }));
  if (!isStated) return own;
  // Each coverage that a paper states is a requirement of its own: what one file lacks says nothing about another file.
  const live = onDay.all().flatMap((standing) => standing.live);
  return [...own, ...live.flatMap((policy) => ofPolicy(line, policy, { files, holders }))];
}

/** The line as it holds for the files of one policy in force. What a person decided counts for the files that the decision is about. */
function ofPolicy(
  line: Line,
  policy: Policy,
  { files, holders }: { files: ReadonlySet<string>; holders: Context["holders"] },
): { file: string; line: Line }[] {
  const stated: Line = { ...line, result: "pass", isExpired: false, ends: policy.ends };
  return [...new Set(policy.rows.map(({ paper }) => paper.document.id))].flatMap((file) => {
    if (files.has(file)) return line.result === "pass" ? { file, line: stated } : [];
    const [finding] = [judgeAlone(policy, holders), ...policy.rows.map(wordsAbout)].flatMap((one) => one ?? []);
    return { file, line: finding ? { ...stated, result: finding.result, reason: finding.reason } : stated };
  });
}

/** What the lines that rest on a document add up to: the worst of them, and its reason. No line: nothing is required of it. */
function worstLine(lines: readonly Line[], day: number): { badge: DocumentBadge; sentence: DocumentStanding["sentence"] } {
  const found = (badge: DocumentBadge, test: (line: Line) => boolean) => {
    const line = lines.find(test);
    return line && { badge, sentence: storedSentence(line.reason) };
  };
  if (lines.length === 0) return { badge: "NOT_REQUIRED", sentence: null };
  const isExpiring = lines.some(({ requirement, ends }) => ends - day <= windowOf(requirement));
  return (
    found("EXPIRED", ({ isExpired, result }) => isExpired && result === "fail") ??
    found("NON_COMPLIANT", ({ result }) => result === "fail" || result === "cancelled") ??
    found("UNDER_REVIEW", ({ result }) => isOpen(result)) ?? { badge: isExpiring ? "EXPIRING_SOON" : "COMPLIANT", sentence: null }
  );
}

/** The wordings of each document's sentences that are not understood, answered or not. */
function wordingsByDocument(cover: VendorCover, units: readonly JudgedUnit[], day: number): Map<string, DocumentStanding["wordings"]> {
  const sets = units.flatMap(({ judged }) => (judged === "unreadable" ? [] : [judged.set.requirements]));
  const open = openSentences(standOn(cover, day), sets);
  const found = new Map<string, DocumentStanding["wordings"]>();
  for (const { document, statements } of cover.papers) {
    const parties = partiesOn(document);
    const own = new Map((found.get(document.id) ?? []).map((one) => [one.wording, one]));
    for (const statement of statements()) {
      const wording = statement.how === "asked" ? wordingOf(statement, parties) : null;
      if (wording === null) continue;
      const isOpen = own.get(wording)?.isOpen || Boolean(open.get(document.id)?.has(statement));
      own.set(wording, { wording, sentence: statement.text, isOpen });
    }
    if (own.size > 0) found.set(document.id, [...own.values()]);
  }
  for (const { document, ...form } of formsIn(cover, units)) found.set(document, [...(found.get(document) ?? []), form]);
  return found;
}

/**
 * The forms of each document that take coverage away or that no table knows, each once. All that are not accepted are open while a line about
 * their coverage waits for one of them. A form in a description is asked by its sentence.
 */
function formsIn(cover: VendorCover, units: readonly JudgedUnit[]): ({ document: string } & DocumentStanding["wordings"][number])[] {
  const told = units.flatMap(({ verdict }) => verdict?.lines.filter(isAboutForm) ?? []);
  const forms = new Map<string, { document: string } & DocumentStanding["wordings"][number]>();
  for (const page of cover.pages.filter(isFormAsked)) {
    const { form, text, line, source } = page.endorsement;
    const [document, name] = [page.paper.document.id, form ?? text];
    const wording = wordingOfForm(form, text);
    const isTold = told.some(
      ({ reason, proofs }) =>
        proofs.some((proof) => proof.document === document) &&
        (reason.values?.form === name || (source !== "description" && (line === null || line === reason.terms?.coverage))),
    );
    const isOpen = isTold && page.answer?.answer !== "nothing";
    const sentence = page.known ? `${name} (${page.known.title})` : form === null || text === form ? name : `${form} ${text}`;
    const key = `${document} ${wording}`;
    if (isOpen || !forms.has(key)) forms.set(key, { document, wording, sentence, isOpen });
  }
  return [...forms.values()];
}

/**
 * The papers of kinds of documents on a day. One that a newer paper of its kind has replaced is superseded; one that nothing requires is not
 * judged.
 */
export function kindPapersOn(cover: VendorCover, units: readonly JudgedUnit[], date: string): DocumentStanding[] {
  if (cover.kindPapers.length === 0) return [];
  const day = dayOf(date);
  const byDocument = linesByDocument(cover, units, day);
  return cover.kindPapers.map((paper) => {
    const { id, kind, isUnread, doubt } = paper;
    const rested = byDocument.get(id) ?? [];
    const [counting] = papersOfKind(cover, kind, day);
    const isSuperseded = counting !== undefined && counting.id !== id && !isUnread && doubt === null;
    const common = { id, isByDates: false, isSuperseded, wordings: [] };
    if (isUnread || doubt) return { ...common, badge: "UNDER_REVIEW", sentence: null };
    if (isSuperseded) return { ...common, badge: "SUPERSEDED", sentence: null };
    return {
      ...common,
      ...worstLine(
        rested.map(({ line }) => line),
        day,
      ),
    };
  });
}

/** The documents of a vendor on a day: what the verdicts of all its units say of what rests on each. */
export function documentsOn(
  cover: VendorCover,
  documents: readonly JudgedDocument[],
  units: readonly JudgedUnit[],
  date: string,
): DocumentStanding[] {
  const day = dayOf(date);
  const byDocument = linesByDocument(cover, units, day);
  const unread = new Set(documents.flatMap(({ id, isUnread }) => (isUnread ? [id] : [])));
  const superseded = supersededFiles(cover, supersededOn(cover, day));
  const asked = wordingsByDocument(cover, units, day);
  return [...new Set(documents.map(({ id }) => id))].map((id) => {
    const rested = byDocument.get(id) ?? [];
    const isSuperseded = superseded.has(id);
    const wordings = asked.get(id) ?? [];
    const isByDates = rested.length > 0 && rested.every((one) => one.isByDates);
    const notValid = cover.papers.find(({ document }) => document.id === id && document.invalid);
    // It needs no one any more, as a superseded file.
    if (notValid)
      return {
        id,
        badge: "NON_COMPLIANT",
        sentence: notValid.doubt && storedSentence(notValid.doubt),
        isByDates,
        isSuperseded: true,
        wordings,
      };
    if (unread.has(id)) return { id, badge: "UNDER_REVIEW", sentence: null, isByDates: false, isSuperseded: false, wordings };
    if (rested.length === 0 && isSuperseded) return { id, badge: "SUPERSEDED", sentence: null, isByDates, isSuperseded, wordings };
    const lines = rested.map(({ line }) => line);
    return { id, ...worstLine(lines, day), isByDates, isSuperseded, wordings };
  });
}
