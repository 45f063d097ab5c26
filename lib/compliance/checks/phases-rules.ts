import { dayOf, isDay } from "@/lib/compliance/coverages/days-rules";
import type { Requirement } from "@/lib/compliance/requirements/schema";

/** A contract in ISO dates; null: not known. `completedOperationsYears`: 0 turns the time after completion off. */
export type Contract = { start: string | null; end: string | null; completedOn: string | null; completedOperationsYears: number };

/** `work`: everything is required. `completed-operations`: the work is done, and its liability is still insured. */
export type Phase = "work" | "completed-operations";

/** Requirements that outlast the work: general liability itself, its products limit, and the additional insured after completion. */
export function outlastsWork(rule: Requirement): boolean {
  if (rule.type === "coverage") return rule.coverage === "GENERAL_LIABILITY";
  if (rule.type === "limit") return rule.limit === "productsCompOpAggregate";
  return rule.type === "additional-insured" && rule.operations === "completed";
}

/** The first day after the years that follow completion; `NaN`: none are required. */
export function completedUntil({ completedOn, completedOperationsYears }: Contract): number {
  if (completedOn === null || completedOperationsYears <= 0) return Number.NaN;
  const year = Number(completedOn.slice(0, 4)) + completedOperationsYears;
  // In a year without February 29, March 1 counts.
  return dayOf(`${String(year).padStart(4, "0")}${completedOn.slice(4)}`);
}

/**
 * In which phase a contract is judged. A set without a requirement that outlasts the work is judged as before: a verdict that
 * evaluates nothing would read as a pass.
 */
export function phaseOf(contract: Contract, requirements: readonly Requirement[], day: number): Phase {
  const until = completedUntil(contract);
  const isAfter = isDay(until) && day >= dayOf(contract.completedOn) && day < until;
  return isAfter && requirements.some((rule) => outlastsWork(rule) && rule.severity === "hard") ? "completed-operations" : "work";
}
