import { leavesOpen, questionsOf } from "@/lib/compliance/checks/words-rules";
import { doubtsValue, invalidBy } from "@/lib/compliance/coverages/marks-rules";
import { papersOf } from "@/lib/compliance/coverages/rules";
import { partiesOn, statementsOn } from "@/lib/compliance/papers/statements-rules";
import { hasOwnWords, wordingOf } from "@/lib/compliance/terms/wordings-rules";
import type { Wordings } from "@/lib/compliance/terms/wordings-schema";
import type { ReadCertificate, ReadMark } from "@/lib/extraction/schema";
import { coded } from "@/lib/infra/sentences-rules";

const pointer = "/descriptionOfOperations";
const facts = {
  ...{ id: "", fileName: "", addedAt: "", isOther: false, typedExpiration: null, acceptedInsured: [], holderAnswer: null },
  ...{ doubts: [], questions: [] },
};

const paperOf = (certificate: ReadCertificate) =>
  papersOf(facts, { file: "", sha256: "", pages: 1, millis: 0, warnings: [], certificates: [certificate] })[0];

/** The sentences of a certificate's description that a person should read. `wordings`: what persons have answered. */
export function questionsIn(certificate: ReadCertificate, wordings: Wordings = new Map()): string[] {
  const paper = certificate.descriptionOfOperations === null ? undefined : paperOf(certificate);
  if (!paper) return [];
  return questionsOf(
    paper,
    statementsOn(paper, wordings).filter(({ mark }) => mark === undefined),
  );
}

/**
 * A mark that a person answers, or has answered. `place`: among the marks of its certificate. `sentences`: what of its words is asked, by
 * the wording; `isForAll`: an answer to them settles the mark.
 */
export type AskedMark = {
  place: number;
  mark: ReadMark;
  isOpen: boolean;
  isForAll: boolean;
  sentences: { wording: string; text: string }[];
};

/** The marks of a certificate that are asked, or were. Once a person said that it is not valid, no other is. */
export function askedMarks(certificate: ReadCertificate, wordings: Wordings): AskedMark[] {
  const { marks = [] } = certificate;
  const paper = marks.length > 0 ? paperOf(certificate) : undefined;
  if (!paper) return [];
  const [statements, parties, isInvalid] = [statementsOn(paper, wordings), partiesOn(paper), invalidBy(certificate) !== null];
  return marks.flatMap((mark, place): AskedMark[] => {
    if (mark.answer) return [{ place, mark, isOpen: false, isForAll: false, sentences: [] }];
    if (isInvalid) return [];
    const own = statements.filter((statement) => statement.mark === place);
    if (own.length === 0) return doubtsValue(mark, certificate) ? [{ place, mark, isOpen: true, isForAll: false, sentences: [] }] : [];
    const open = own.filter((statement) => leavesOpen(statement, paper));
    const asked = own.filter(({ how }) => how === "asked");
    const sentences = asked.flatMap((one) => {
      const wording = wordingOf(one, parties);
      return wording && hasOwnWords(wording) ? [{ wording, text: one.text }] : [];
    });
    const isForAll = open.every(({ how }) => how === "asked") && sentences.length === asked.length;
    if (open.length === 0 && asked.length === 0) return [];
    return [{ place, mark, isOpen: open.length > 0, isForAll, sentences }];
  });
}

/** A certificate as a person goes through it: with why its description is asked, and without the doubts of marks that were answered. */
export function withQuestions(certificate: ReadCertificate, wordings: Wordings): ReadCertificate {
  const [words] = certificate.reasons[pointer] === undefined ? questionsIn(certificate, wordings) : [];
  const settled = new Set(
    askedMarks(certificate, wordings).flatMap(({ mark, isOpen }) => (!isOpen && doubtsValue(mark, certificate) ? (mark.value ?? []) : [])),
  );
  if (words === undefined && settled.size === 0) return certificate;
  const reasons = Object.fromEntries(Object.entries(certificate.reasons).filter(([one]) => !settled.has(one)));
  if (words !== undefined) reasons[pointer] = coded("server.doubts.askedWords", { words });
  return { ...certificate, reasons, unreadable: certificate.unreadable.filter((one) => !settled.has(one)) };
}
