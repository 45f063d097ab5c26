import { belongsTo, proofOfPage, rungOfPage } from "@/lib/compliance/checks/pages-rules";
import { likenessTo } from "@/lib/compliance/names/likeness-rules";
import {
  absence,
  acrossPolicies,
  type Context,
  change,
  doubtProofs,
  type Finding,
  fail,
  notEvaluated,
  unreadable,
} from "@/lib/compliance/papers/proofs-rules";
import type { EndorsementPage } from "@/lib/compliance/papers/rules";
import type { Policy } from "@/lib/compliance/papers/standing-rules";
import { coverageOf, tellerOf } from "@/lib/compliance/requirements/rules";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import { keyed } from "@/lib/compliance/requirements/words-rules";
import { isOrdinaryForm } from "@/lib/extraction/endorsements-rules";

/** Whether a form takes coverage away: by its number, or by the title of its page. ISO's series 21 and 22 exclude and limit. */
function takesAway({ endorsement, effects, known }: EndorsementPage): boolean {
  if (endorsement.granted === false) return false;
  return effects.includes("EXCLUSION") || (known === undefined && /^CG 2[12] /.test(endorsement.form ?? ""));
}

/** Whether a list names a form that no table knows: it may take anything away. */
const isUnknownInList = ({ endorsement: { source, form } }: EndorsementPage) => source === "list" && !isOrdinaryForm(form);

/** Whether a person says what a form takes away, once for all vendors. */
export const isFormAsked = (page: EndorsementPage): boolean => takesAway(page) || isUnknownInList(page);

/** Whether a form that takes away may concern the policy: only one of another coverage, policy or time does not. */
function mayTake(page: EndorsementPage, policy: Policy, { cover }: Context): boolean {
  const { line, insured } = page.endorsement;
  const [first] = policy.rows;
  if (line !== null && line !== first?.kind) return false;
  if (insured !== null && likenessTo(insured, [cover.vendor.name, ...cover.vendor.acceptedNames]) === "different") return false;
  const isOther = page.number !== null && cover.rows.some((row) => row.number === page.number && !policy.rows.includes(row));
  return !isOther && (belongsTo(page, policy) !== "no" || page.number !== null);
}

/** The form that a policy in force has or lists and that the firm has not accepted: one that takes coverage away, else an unknown one. */
function heldForm(context: Context, policies: readonly Policy[]): EndorsementPage | undefined {
  const about = context.cover.pages.filter(
    (page) => isFormAsked(page) && page.answer?.answer !== "nothing" && policies.some((policy) => mayTake(page, policy, context)),
  );
  return about.find(({ answer }) => answer?.answer === "takes") ?? about.find(takesAway) ?? about[0];
}

/**
 * A form that takes coverage away is shown even if no requirement asks about it, once for each coverage: where the coverage itself is required,
 * else where the first requirement about it is. The line waits until the firm accepts the form, for all vendors or by an exception.
 */
export function heldByForm(context: Context, rules: readonly Requirement[], rule: Requirement, finding: Finding): Finding {
  if (finding.result !== "pass" || context.cover.pages.length === 0) return finding;
  const isStated = rule.type === "stated-coverages";
  const coverage = coverageOf(rule);
  if (!isStated && coverage === null) return finding;
  if (!isStated && tellerOf(rules, coverage) !== rule) return finding;
  const policies = coverage === null ? context.onDay.all().flatMap(({ live }) => live) : context.onDay.of(coverage).live;
  const page = heldForm(context, policies);
  if (!page) return finding;
  const named = { coverage: coverage ?? page.endorsement.line ?? ("OTHER_COVERAGE" as const) };
  const form = page.endorsement.form ?? page.endorsement.text;
  const proofs = [proofOfPage(page, rungOfPage(page))];
  const fix = change(keyed("fix_exclusion", { form }, named));
  const { answer, coverages = [] } = page.answer ?? {};
  const isRefused = answer === "takes" && (coverage === null || coverages.includes(coverage));
  if (isRefused) return fail(keyed("exclusion_refused", { form }, named), fix, proofs);
  if (!takesAway(page)) return unreadable(keyed("form_unknown", { form }, named), proofs);
  const told = page.endorsement.source === "addendum" ? "exclusion_answered" : "exclusion_told";
  return unreadable(keyed(told, { form }, named), proofs, fix);
}

/**
 * Whether a policy has an endorsement that takes coverage away. A certificate lists no exclusions, so finding none proves
 * nothing: a person looks at the policy.
 */
export function judgeExclusion(context: Context, { coverage, forms }: RequirementOf<"no-exclusion">): Finding {
  const standing = context.onDay.of(coverage);
  const named = { coverage };
  return (
    absence(context, coverage, standing) ??
    acrossPolicies(standing.live, (policy) => {
      const found = context.cover.pages.find(
        (page) =>
          page.endorsement.form !== null &&
          forms.includes(page.endorsement.form) &&
          page.endorsement.granted !== false &&
          belongsTo(page, policy) === "yes",
      );
      if (!found) return notEvaluated(keyed("exclusions_unknown", { forms: forms.join(", ") }), doubtProofs(policy));
      const form = found.endorsement.form ?? "";
      const proofs = [proofOfPage(found, rungOfPage(found))];
      return fail(keyed("exclusion_found", { form }, named), change(keyed("fix_exclusion", { form }, named)), proofs);
    })
  );
}
