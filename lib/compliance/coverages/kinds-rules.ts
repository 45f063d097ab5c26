import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { PolicyType } from "@/lib/extraction/schema";

/** Words of a free row, by the coverage that they name. */
const freeRows: readonly { kind: CoverageKind; words: RegExp }[] = [
  { kind: "POLLUTION_LIABILITY", words: /\bpollution\b|\benvironmental\b/i },
  { kind: "CYBER_LIABILITY", words: /\bcyber\b|\bnetwork security\b/i },
  { kind: "PROFESSIONAL_LIABILITY", words: /\bprof(?:essional|\.)?(?= |$|\/)|\berrors (?:and|&) omissions\b|\be ?& ?o\b|\bmalpractice\b/i },
  { kind: "MOTOR_TRUCK_CARGO", words: /\bcargo\b/i },
  { kind: "BUILDERS_RISK", words: /\bbuilder['’]?s?['’]? risk\b|\binstallation floater\b/i },
  { kind: "CRIME", words: /\bcrime\b|\bfidelity\b|\bemployee (?:theft|dishonesty)\b/i },
];

/** The name of property insurance is all of its words: "property damage" is a liability, and cargo is property too. */
const property = /^(?:commercial |business |real )?property(?: insurance| coverage| policy)?(?: ?[-–(/,:].{0,80})?$/i;

/** What makes something else of a coverage's name. */
const isNoCoverage = /\b(?:no|non|not|contingent|bond|sub-? ?limit|exclu\w+)\b/i;

/** The coverage that a row states; null: no requirement can name it, or its words name two coverages or none. */
export function kindOf(type: PolicyType, typeText: string | null): CoverageKind | null {
  if (type !== "OTHER") return type;
  if (isNoCoverage.test(typeText ?? "")) return null;
  const named = freeRows.filter(({ words }) => words.test((typeText ?? "").slice(0, 200)));
  if (named.length === 0 && property.test((typeText ?? "").trim().slice(0, 200))) return "PROPERTY";
  return named.length === 1 ? (named[0]?.kind ?? null) : null;
}
