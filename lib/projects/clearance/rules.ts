import { type GateAnswer, gateAnswers } from "@/lib/compliance/requirements/values";
import { render, type Sentence } from "@/lib/compliance/requirements/words-rules";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { isGood, isOpen, worstFirst } from "@/lib/compliance/verdicts/order-rules";
import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";
import type { ClearanceDto } from "@/lib/projects/clearance/schema";
import { gateOfStatus } from "@/lib/projects/standings-rules";
import { say } from "@/messages/say";

export type Reason = ClearanceDto["reasons"][number];

/** One contract of a vendor, or the vendor by itself, on the requested day. */
export type ClearedUnit = { status: ComplianceStatus; work: GateAnswer; pay: GateAnswer; validUntil: string | null; reasons: Reason[] };

const worstGate = (answers: readonly GateAnswer[]): GateAnswer =>
  gateAnswers[Math.max(...answers.map((one) => gateAnswers.indexOf(one)))] ?? "stop";

/** A unit that is unclear now. */
export function neverClear(unit: ClearedUnit): ClearedUnit {
  const held = (answer: GateAnswer): GateAnswer => (answer === "clear" ? "warn" : answer);
  return { ...unit, work: held(unit.work), pay: held(unit.pay) };
}

/** The units of a vendor that is inactive: it works for no one, so nothing of it is clear. */
export function ofInactive(units: readonly ClearedUnit[]): ClearedUnit[] {
  const reason = { code: "vendor_inactive", message: say("projects.vendorIsInactive"), assignmentId: null };
  return units.map(neverClear).map((unit) => ({ ...unit, reasons: [reason, ...unit.reasons] }));
}

/** The worst of all units; without one, nothing is clear. */
export function worstOf(units: readonly ClearedUnit[]): Omit<ClearedUnit, "reasons"> & { reasons: Reason[] } {
  const [worst] = units.map(({ status }) => status).toSorted((a, b) => worstFirst.indexOf(a) - worstFirst.indexOf(b));
  if (!worst) return { status: "UNDER_REVIEW", work: "stop", pay: "stop", validUntil: null, reasons: [] };
  const ends = units.map(({ status, validUntil }) => (isGood(status) ? validUntil : null));
  return {
    status: worst,
    work: worstGate(units.map(({ work }) => work)),
    pay: worstGate(units.map(({ pay }) => pay)),
    validUntil: isGood(worst) ? (ends.flatMap((day) => day ?? []).toSorted()[0] ?? null) : null,
    reasons: units.flatMap(({ reasons }) => reasons),
  };
}

/** Why the gates of a verdict are not clear: its own reason, then each open line, the hard ones first. */
export function reasonsOf(verdict: StoredVerdict, assignmentId: string | null): Reason[] {
  if (verdict.clearance.work === "clear" && verdict.clearance.pay === "clear") return [];
  const open = verdict.lines.filter(({ result }) => isOpen(result));
  const lines = [...open.filter(({ severity }) => severity === "hard"), ...open.filter(({ severity }) => severity === "soft")];
  const sentences = [...(isGood(verdict.status) ? [] : [verdict.reason]), ...lines.map(({ reason }) => reason)];
  const said = sentences.map((sentence) => ({ code: sentence.key, message: render(sentence as Sentence), assignmentId }));
  return said.filter(({ message }, at) => said.findIndex((other) => other.message === message) === at);
}

/** A verdict as a unit of a clearance. */
export const unitOf = (verdict: StoredVerdict, assignmentId: string | null): ClearedUnit => ({
  ...{ status: verdict.status, work: verdict.clearance.work, pay: verdict.clearance.pay },
  validUntil: isGood(verdict.status) ? verdict.validUntil : null,
  reasons: reasonsOf(verdict, assignmentId),
});

/** The units, and one more where a status is worse than all of theirs: what it comes from has no verdict of its own. */
export function withStatus(units: readonly ClearedUnit[], status: ComplianceStatus): ClearedUnit[] {
  const place = worstFirst.indexOf(status);
  if (units.length > 0 && units.some((unit) => worstFirst.indexOf(unit.status) <= place)) return [...units];
  const gate = gateOfStatus(status);
  const reasons = gate === "clear" ? [] : [{ code: codeOf(status), message: say("projects.setUnchecked"), assignmentId: null }];
  return [...units, { status, work: gate, pay: gate, validUntil: null, reasons }];
}

export const codeOf = (status: ComplianceStatus) => `record_${status.toLowerCase()}`;
