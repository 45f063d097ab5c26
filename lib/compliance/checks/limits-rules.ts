import type { Stated } from "@/lib/compliance/coverages/schema";
import { type CoverageKind, type JudgedLimit, umbrellaAbove } from "@/lib/compliance/coverages/values";
import {
  absence,
  acrossPolicies,
  type Context,
  change,
  doubtProofs,
  type Finding,
  fail,
  forever,
  notEvaluated,
  type Proof,
  pass,
  rowProof,
  settled,
  unreadable,
} from "@/lib/compliance/papers/proofs-rules";
import type { Row, VendorCover } from "@/lib/compliance/papers/rules";
import { earlierOf, type Policy } from "@/lib/compliance/papers/standing-rules";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
import { doubtsUmbrella } from "@/lib/compliance/terms/umbrella-rules";

const none: Stated<number> = { state: "absent", value: null, reader: null, confidence: 1, page: null, box: null };

/** The amount of a policy's limit lies between `low` and `high`; they differ where something is in doubt. */
type Range = { low: number; high: number; proof: Proof | null; doubt: Sentence | null };

function rangeOf(cover: VendorCover, policy: Policy, limit: JudgedLimit): Range {
  let [low, high] = [forever, 0];
  let proof: Proof | null = null;
  let doubt = policy.doubt;
  let isOpen = doubt !== null;
  for (const row of policy.rows) {
    const stated = row.coverage.limits[limit] ?? none;
    if (stated.state === "absent") continue;
    if (stated.state === "doubt" || stated.value === null) isOpen = true;
    const value = stated.value ?? 0;
    low = Math.min(low, value);
    high = Math.max(high, value);
    if (proof === null || value === low) proof = rowProof(row.paper, stated);
    const changed = changedFrom(cover, row, limit, stated);
    if (changed) [isOpen, doubt] = [true, doubt ?? changed];
  }
  if (policy.doubtDocument !== null) [proof = null] = doubtProofs(policy);
  if (isOpen) return { low: 0, high: forever, proof, doubt };
  return low === forever ? { low: 0, high: 0, proof: null, doubt } : { low, high, proof, doubt };
}

/** A later certificate that raises a limit of the same policy is checked by a person: an edited file looks like that. */
function changedFrom(cover: VendorCover, row: Row, limit: JudgedLimit, stated: Stated<number>): Sentence | null {
  if (stated.reader === "person" || stated.value === null) return null;
  for (const { coverage } of earlierOf(cover, row)) {
    const earlier = coverage.limits[limit];
    if (earlier?.state !== "read" || earlier.value === null || earlier.value >= stated.value) continue;
    return keyed("limits_changed", { file: row.paper.document.fileName, found: stated.value, earlier: earlier.value }, { limit });
  }
  return null;
}

/** The least amounts that hard requirements ask of the umbrella itself. */
export function umbrellaMinimaOf(requirements: readonly Requirement[]): Context["umbrellaMinima"] {
  const minima: Context["umbrellaMinima"] = {};
  for (const rule of requirements)
    if (rule.type === "limit" && rule.coverage === "UMBRELLA_POLICY" && rule.severity === "hard") minima[rule.limit] = rule.minimum;
  return minima;
}

/** Whether the policies are layers: at most one of them is not called excess, and all have numbers of their own. */
function isTower(policies: readonly Policy[]): boolean {
  const isExcess = ({ rows }: Policy) => rows.some(({ coverage }) => coverage.isExcess);
  return policies.length > 1 && policies.filter((policy) => !isExcess(policy)).length <= 1;
}

/** What the policies of a coverage come to together. Layers add up; of others it is not certain whether they do. */
function togetherOf(policies: readonly Policy[], ranges: readonly Range[]): { low: number; high: number } {
  const high = ranges.reduce((sum, range) => sum + range.high, 0);
  if (isTower(policies)) return { low: ranges.reduce((sum, range) => sum + range.low, 0), high };
  return { low: Math.min(...ranges.map((range) => range.low)), high };
}

/**
 * What the umbrella policies in force add: at least `low`, at most `high`. A dollar is spent once: what the umbrella must itself be is not
 * left for other limits.
 */
function umbrellaRange({ cover, onDay, umbrellaMinima }: Context, coverage: CoverageKind, limit: JudgedLimit): Range {
  const above = umbrellaAbove[limit];
  const policies = above ? onDay.of("UMBRELLA_POLICY").live : [];
  if (!above || policies.length === 0) return { low: 0, high: 0, proof: null, doubt: null };
  const ranges = policies.map((policy) => rangeOf(cover, policy, above));
  const papers = policies.flatMap(({ rows }) => rows.map(({ paper }) => paper));
  const isOpen = papers.some((paper) => paper.document.description.state === "doubt" || doubtsUmbrella(paper.statements(), coverage));
  const together = togetherOf(policies, ranges);
  const left = (amount: number) => Math.max(0, amount - (umbrellaMinima[above] ?? 0));
  const [low, high] = [isOpen ? 0 : left(together.low), left(together.high)];
  return { low, high, proof: ranges.find(({ proof }) => proof)?.proof ?? null, doubt: ranges.find(({ doubt }) => doubt)?.doubt ?? null };
}

/** Whether a limit is at least the minimum, topped up by the umbrella where the requirement allows it. */
export function judgeLimit(context: Context, rule: RequirementOf<"limit">): Finding {
  const { coverage, limit, minimum: required } = rule;
  const standing = context.onDay.of(coverage);
  const missing = absence(context, coverage, standing);
  if (missing) return shortAfterRenewal(context, rule, missing) ?? missing;
  const ranges = standing.live.map((policy) => rangeOf(context.cover, policy, limit));
  const lowest = ranges.reduce((least, range) => (range.low < least.low ? range : least));
  const { low, high } =
    coverage === "UMBRELLA_POLICY"
      ? togetherOf(standing.live, ranges)
      : { low: lowest.low, high: ranges.reduce((most, range) => Math.max(most, range.high), 0) };
  const named = { limit } as const;
  // Layers are enough together, so each proves its part. One may state no such limit.
  const proven = coverage === "UMBRELLA_POLICY" && isTower(standing.live) ? ranges : [lowest];
  const proofs = proven.flatMap(({ proof }) => proof ?? []);
  const ends = standing.live.reduce((end, policy) => Math.min(end, policy.ends), forever);
  if (low >= required) return pass(keyed("limit_met", { found: low, required }, named), proofs, ends);
  if (high === 0) return unstated(standing.live, rule, proofs);

  const umbrella = rule.umbrella ? umbrellaRange(context, coverage, limit) : null;
  if (umbrella && low > 0 && low + umbrella.low >= required) {
    const values = { found: low, umbrella: umbrella.low, required };
    const end = Math.min(ends, ...context.onDay.of("UMBRELLA_POLICY").live.map((policy) => policy.ends));
    return pass(keyed("limit_met_with_umbrella", values, named), umbrella.proof ? [...proofs, umbrella.proof] : proofs, end);
  }
  const added = umbrella?.high ?? 0;
  if (high + added >= required) return unsure(rule, ranges, umbrella, low, high, proofs);

  const shortfall = { coverage, limit, found: high, required, umbrella: umbrella ? added : null };
  const reason =
    added > 0
      ? keyed("limit_short_with_umbrella", { found: high, umbrella: added, required }, named)
      : keyed("limit_short", { found: high, required }, named);
  return fail(reason, { sentence: keyed("fix_raise", { to: required }, named), shortfall }, proofs);
}

/** Of an umbrella that has expired and was too low: a renewal as it was is not enough. */
function shortAfterRenewal({ onDay }: Context, rule: RequirementOf<"limit">, missing: Finding): Finding | null {
  const { coverage, limit, minimum: required } = rule;
  const { expired } = onDay.of(coverage);
  if (coverage !== "UMBRELLA_POLICY" || missing.cause !== "expired" || !missing.change) return null;
  const found = expired?.coverage.limits[limit]?.value ?? 0;
  if (found >= required) return null;
  return { ...missing, change: { ...missing.change, shortfall: { coverage, limit, found, required, umbrella: null } } };
}

function unstated(
  live: readonly Policy[],
  { limit, minimum: required, coverage }: RequirementOf<"limit">,
  proofs: readonly Proof[],
): Finding {
  const named = { limit } as const;
  const isSplit = coverage === "AUTO_LIABILITY" && live.some(({ rows }) => rows.some((row) => row.coverage.hasSplitLimits));
  if (isSplit) {
    const places = live.flatMap(({ rows }) => rows.map((row) => rowProof(row.paper, row.coverage.policyNumber)));
    return unreadable(keyed("split_limits", { required }), places, change(keyed("fix_csl", { to: required })));
  }
  return fail(keyed("limit_missing", { required }, named), change(keyed("fix_state_limit", {}, named)), proofs);
}

function unsure(
  rule: RequirementOf<"limit">,
  ranges: readonly Range[],
  umbrella: Range | null,
  low: number,
  high: number,
  proofs: readonly Proof[],
): Finding {
  const named = { limit: rule.limit } as const;
  const required = rule.minimum;
  const seen = ranges.flatMap(({ proof }) => proof ?? []);
  const doubt = ranges.find((range) => range.doubt)?.doubt;
  if (doubt) return unreadable(doubt, seen);
  if (high === forever) return unreadable(keyed("limit_unclear", { required }, named), seen);
  if (low !== high) return unreadable(keyed("limits_differ_by", { required, found: low, other: high }, named), seen);
  const reason = umbrella?.doubt ?? keyed("umbrella_unclear", { required }, named);
  return unreadable(reason, umbrella?.proof ? [...proofs, umbrella.proof] : proofs);
}

/** Whether the deductible or retention is at most the maximum. Certificates rarely state it. */
export function judgeRetention(context: Context, { coverage, maximum: required }: RequirementOf<"retention">): Finding {
  const standing = context.onDay.of(coverage);
  return (
    absence(context, coverage, standing) ??
    acrossPolicies(standing.live, (policy) => {
      const named = { coverage };
      const stated = settled(policy, (row) => row.coverage.limits.retention ?? none);
      if (!stated) return notEvaluated(keyed("retention_unknown", { required }, named), doubtProofs(policy));
      const { value, paper } = stated;
      const proofs = [rowProof(paper, value)];
      const found = value.value;
      if (value.state === "doubt" || found === null) return unreadable(keyed("retention_unclear", { required }, named), proofs);
      if (found <= required) return pass(keyed("retention_met", { found, required }, named), proofs, policy.ends);
      return fail(
        keyed("retention_high", { found, required }, named),
        change(keyed("fix_lower_retention", { to: required }, named)),
        proofs,
      );
    })
  );
}
