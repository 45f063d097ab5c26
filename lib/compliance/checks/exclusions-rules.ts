import { belongsTo, proofOfPage, rungOfPage } from "@/lib/compliance/checks/pages-rules";
import {
  absence,
  acrossPolicies,
  type Context,
  change,
  doubtProofs,
  type Finding,
  fail,
  notEvaluated,
} from "@/lib/compliance/papers/proofs-rules";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { say } from "@/lib/compliance/requirements/words-rules";

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
      if (!found) return notEvaluated(say("exclusions_unknown", { forms: forms.join(", ") }), doubtProofs(policy));
      const form = found.endorsement.form ?? "";
      const proofs = [proofOfPage(found, found.endorsement.source === "page" ? rungOfPage(found) : "description")];
      return fail(say("exclusion_found", { form }, named), change(say("fix_exclusion", { form }, named)), proofs);
    })
  );
}
