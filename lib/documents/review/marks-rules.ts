import { type AskedMark, askedMarks } from "@/lib/compliance/checks/questions-rules";
import type { Wordings } from "@/lib/compliance/terms/wordings-schema";
import { markName } from "@/lib/documents/readings/rules";
import type { ReadingChange } from "@/lib/documents/readings/schema";
import type { MarkInput, MarkReply } from "@/lib/documents/review/marks-schema";
import { toChange } from "@/lib/documents/review/statements-rules";
import type { Extraction, ReadMark } from "@/lib/extraction/schema";
import { AppError } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";

/* What a person says of a mark on a page, as changes of the reading. */

/** An answer that counts for this document alone. */
export type MarkStatement = Omit<MarkInput, "revision" | "answer"> & { kind: "mark"; answer: Exclude<MarkReply, "always"> };

/** What persons answered by wordings, and the reading that is being made. */
type Said = { wordings: Wordings; revision: number };

const invalid = (field: string, problem: Sentence) => new AppError("invalid", problem, { [field]: problem });

/** A mark that is open. Throws `invalid` where the document has no such mark, and `conflict` where it needs no answer any more. */
export function openMark(
  reading: Extraction,
  { certificate: at, mark: place }: Pick<MarkInput, "certificate" | "mark">,
  wordings: Wordings,
): AskedMark {
  const certificate = reading.certificates[at];
  if (!certificate?.marks?.[place]) throw invalid("mark", coded("server.documents.noSuchMark"));
  const asked = askedMarks(certificate, wordings).find((one) => one.place === place);
  if (!asked?.isOpen) throw new AppError("conflict", coded("server.documents.markIsAnswered"));
  return asked;
}

/** The value that an answer may change; null: the mark touches none such. */
function changeable({ value, policy }: ReadMark, pointer: string | undefined): string | null {
  const target = pointer ?? value;
  const isOwn = value === undefined ? policy !== null && target?.startsWith(`/policies/${policy}/`) : target === value;
  return target !== undefined && isOwn && target.split("/").length > 2 ? target : null;
}

/** Throws as `openMark` does, and `invalid` where a value is to change that the mark does not touch. */
export function markChanges(
  reading: Extraction,
  { kind, value, pointer, ...statement }: MarkStatement,
  { wordings, revision }: Said,
): ReadingChange[] {
  const { certificate, mark: place, answer } = statement;
  const { mark } = openMark(reading, statement, wordings);
  const said: ReadingChange = { kind, certificate, name: markName(mark), mark: place, answer, revision };
  if (answer !== "changes") return [said];
  const target = changeable(mark, pointer);
  if (target === null) throw invalid("answer", coded("server.documents.markTouchesNoValue"));
  if (value === undefined) throw invalid("value", coded("server.documents.stateTheValue"));
  return [said, toChange(reading, { kind: "value", certificate, pointer: target, value })];
}

/** Whoever states a value has answered the marks that leave it in doubt. */
export function marksBeside({ certificates }: Extraction, change: ReadingChange, { wordings, revision }: Said): ReadingChange[] {
  const certificate = change.kind === "value" ? certificates[change.certificate] : undefined;
  if (change.kind !== "value" || !certificate) return [];
  const answer = JSON.stringify(change.from) === JSON.stringify(change.to) ? "nothing" : "changes";
  return askedMarks(certificate, wordings)
    .filter(({ isOpen, mark }) => isOpen && mark.value === change.pointer)
    .map(({ place, mark }) => ({ kind: "mark", certificate: change.certificate, name: markName(mark), mark: place, answer, revision }));
}
