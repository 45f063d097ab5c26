import { dayOf } from "@/lib/compliance/coverages/days-rules";
import {
  acrossPolicies,
  type Context,
  change,
  type Finding,
  fail,
  notEvaluated,
  pass,
  rowProof,
} from "@/lib/compliance/papers/proofs-rules";
import type { Paper } from "@/lib/compliance/papers/rules";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { keyed } from "@/lib/compliance/requirements/words-rules";
import { currentEdition, editionBefore } from "@/lib/extraction/values";

/**
 * Whether a certificate was written on an edition that may no longer be used: the one before the current edition since `ends`, those
 * before it at any time. A certificate without a date is as old as its upload.
 */
function isOutdated({ document }: Paper, ends: number): boolean {
  const { edition, certificateDate, addedAt } = document;
  if (document.paper !== "certificate" || edition === undefined || edition === currentEdition) return false;
  return edition !== editionBefore || dayOf(certificateDate ?? addedAt) >= ends;
}

/** Whether the certificates of the coverages in force are on an edition of ACORD 25 that agents may use. */
export function judgeEdition({ onDay }: Context, { endsOn }: RequirementOf<"form-edition">): Finding {
  const live = onDay.all().flatMap((standing) => standing.live);
  if (live.length === 0) return notEvaluated(keyed("no_current_certificate"));
  return acrossPolicies(live, ({ rows, ends }) => {
    const old = rows.find(({ paper }) => isOutdated(paper, dayOf(endsOn)));
    const proofs = (old ? [old] : rows).map(({ paper, coverage }) => rowProof(paper, coverage.expiration));
    if (!old) return pass(keyed("edition_current"), proofs, ends);
    const { edition = "", fileName: file } = old.paper.document;
    const reason = edition === editionBefore ? keyed("edition_ended", { file, edition, endsOn }) : keyed("edition_old", { file, edition });
    return fail(reason, change(keyed("fix_edition", { edition: currentEdition })), proofs);
  });
}
