import { settlerOf } from "@/lib/compliance/checks/exceptions-rules";
import type { SenderDto } from "@/lib/compliance/policies/senders-schema";
import { briefOf } from "@/lib/compliance/reading/figures-rules";
import { briefDto, type LineDto, type UnitDto } from "@/lib/compliance/reading/schema";
import type { Sentence } from "@/lib/compliance/requirements/words-rules";
import { causes } from "@/lib/compliance/verdicts/causes-values";
import { renderFix } from "@/lib/compliance/verdicts/fixes-rules";
import { inReadingOrder, isGood, isOpen } from "@/lib/compliance/verdicts/order-rules";
import { inWords, isBeingRead } from "@/lib/compliance/verdicts/records-dto";
import { kindOfLine } from "@/lib/compliance/verdicts/records-rules";
import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";
import { sentence } from "@/lib/infra/text-rules";

/** Names that verdicts refer to by id. A document or a set that is gone has none. */
export type Names = {
  documents: ReadonlyMap<string, { name: string; sender: SenderDto }>;
  sets: ReadonlyMap<string, string>;
  projects: ReadonlyMap<string, NonNullable<UnitDto["project"]>>;
  decisions: ReadonlyMap<string, NonNullable<LineDto["decision"]>>;
};

type StoredLine = StoredVerdict["lines"][number];

/** Stored reasons of another version have no cause. */
function causeOf({ result, reason: { key } }: StoredLine): LineDto["cause"] {
  if (!isOpen(result)) return null;
  return (causes as Readonly<Record<string, LineDto["cause"] | undefined>>)[key] ?? null;
}

function toLineDto(line: StoredLine, names: Names): LineDto {
  const { requirement, type, severity, result, proofNeeded, exception } = line;
  return {
    ...{ requirement, type, severity, result, proofNeeded, exception },
    coverage: line.coverage as LineDto["coverage"],
    kindId: kindOfLine(line),
    cause: causeOf(line),
    required: inWords(line.required),
    found: inWords(line.reason),
    brief: briefDto.parse(briefOf(line)),
    proofs: line.proofs.map(({ document: id, ...proof }) => ({
      ...proof,
      document: { id, ...(names.documents.get(id) ?? { name: "", sender: null }) },
    })),
    ask: line.ask && sentence(inWords(line.ask)),
    decision: line.decision === null ? null : (names.decisions.get(line.decision) ?? null),
    settledBy: settlerOf(line),
  };
}

/** One contract's verdict, or the vendor's own. `since` null: judged for this answer. */
export function toUnitDto(
  verdict: StoredVerdict,
  { assignmentId, since }: { assignmentId: string | null; since: Date | null },
  names: Names,
): UnitDto {
  const { set, phase, status, clearance, validUntil, fix } = verdict;
  return {
    assignmentId,
    project: assignmentId === null ? null : (names.projects.get(assignmentId) ?? null),
    set: { ...set, name: names.sets.get(set.id) ?? "" },
    // Only a record that passes has a last day.
    ...{ phase, status, validUntil: isGood(status) ? validUntil : null, work: clearance.work, pay: clearance.pay },
    isBeingRead: isBeingRead(verdict.reason),
    reason: inWords(verdict.reason),
    fix: fix && renderFix(fix as { all: Sentence[]; oneOf: Sentence[] }),
    lines: inReadingOrder(verdict.lines).map((line) => toLineDto(line, names)),
    since: since?.toISOString() ?? null,
  };
}
