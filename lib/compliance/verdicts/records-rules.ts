import { coverageOf, needOf } from "@/lib/compliance/requirements/rules";
import type { Sentence } from "@/lib/compliance/requirements/words-rules";
import { smallestFix } from "@/lib/compliance/verdicts/fixes-rules";
import { isOpen } from "@/lib/compliance/verdicts/order-rules";
import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";
import type { Line, Verdict } from "@/lib/compliance/verdicts/rules";

/** A sentence as it is stored. */
export const storedSentence = ({ key, values = {}, terms = {} }: Sentence) => ({ key, values: { ...values }, terms: { ...terms } });

function storedLine({ requirement, result, reason, proofs, change, exception, decision }: Line): StoredVerdict["lines"][number] {
  const { key, type, severity } = requirement;
  return {
    ...{ requirement: key, type, coverage: coverageOf(requirement), severity, result, exception, decision },
    required: storedSentence(needOf(requirement)),
    reason: storedSentence(reason),
    proofNeeded: "rung" in requirement ? requirement.rung : null,
    proofs: proofs.map((proof) => ({ ...proof })),
    ask: change ? storedSentence(change.sentence) : null,
  };
}

/** The kind of documents that a stored line is about; null: it is about insurance. */
export const kindOfLine = ({ type, required }: Pick<StoredVerdict["lines"][number], "type" | "required">): string | null =>
  type === "document" ? String(required.values.kind ?? "") : null;

/** A verdict as it is stored and sent: plain JSON, by `storedVerdict`. The codes say why a gate is not clear, hard lines first; none where both are. */
export function recordOf({ set, date, phase, status, reason, lines, clearance, expires, validUntil, dueOn }: Verdict): StoredVerdict {
  const isClear = clearance.work === "clear" && clearance.pay === "clear";
  const open = (isClear ? [] : lines)
    .filter(({ result }) => isOpen(result))
    .toSorted((a, b) => Number(b.requirement.severity === "hard") - Number(a.requirement.severity === "hard"));
  const codes = [...new Set([...(status === "NO_DOCUMENTS" ? [reason.key] : []), ...open.map((line) => line.reason.key)])];
  const fix = smallestFix(lines);
  return {
    fix: fix && { all: fix.all.map(storedSentence), oneOf: fix.oneOf.map(storedSentence) },
    ...{ set: { ...set }, date, phase, status, expires, validUntil, dueOn },
    reason: storedSentence(reason),
    lines: lines.map(storedLine),
    clearance: { ...clearance, codes },
  };
}

/** The requirements, and "status", in which a verdict that was stored differs from the one that is computed now. */
export function differences(stored: StoredVerdict, now: StoredVerdict): string[] {
  const byKey = new Map(now.lines.map((line) => [line.requirement, line]));
  const changed = stored.lines.filter((line) => !isSame(line, byKey.get(line.requirement))).map(({ requirement }) => requirement);
  const known = new Set(stored.lines.map(({ requirement }) => requirement));
  const added = now.lines.map(({ requirement }) => requirement).filter((key) => !known.has(key));
  const isStatusSame = stored.status === now.status && isSame(stored.clearance, now.clearance) && isSame(stored.reason, now.reason);
  return [...(isStatusSame ? [] : ["status"]), ...changed, ...added];
}

/** The database may order the fields of stored JSON in its own way. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, ordered(one)]),
  );
}
