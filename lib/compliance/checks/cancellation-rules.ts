import { belongsTo, heightOf, isClear, proofOfPage, rungOfPage } from "@/lib/compliance/checks/pages-rules";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import {
  absence,
  acrossPolicies,
  type Context,
  change,
  type Finding,
  fail,
  type Proof,
  pass,
  proofBy,
  unreadable,
} from "@/lib/compliance/papers/proofs-rules";
import type { Policy } from "@/lib/compliance/papers/standing-rules";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import type { Rung } from "@/lib/compliance/requirements/values";
import { keyed } from "@/lib/compliance/requirements/words-rules";
import { isGrantedTo, speaksOf } from "@/lib/compliance/terms/grants-rules";

const daysIn = /\b(\d{1,3})[ -]?days?\b/i;
/** Days that a text states. */
const daysOf = (text: string): number | null => {
  const days = daysIn.exec(text.slice(0, 1000))?.[1];
  return days === undefined ? null : Number(days);
};

type NoticeGiven = { days: number | null; isSure: boolean; proof: Proof };

function noticesGiven(context: Context, policy: Policy, coverage: CoverageKind, rung: Rung): NoticeGiven[] {
  const given: NoticeGiven[] = [];
  const { cover, holders } = context;
  const names = holders.map(({ name }) => name);
  const isEnough = (found: Rung) => heightOf(found) >= heightOf(rung);
  for (const paper of new Set(policy.rows.map((row) => row.paper))) {
    const { noticeDays, description } = paper.document;
    if (!isEnough("description")) break;
    if (noticeDays.state !== "absent")
      given.push({ days: noticeDays.value, isSure: noticeDays.state === "read", proof: proofBy(paper, noticeDays, "description") });
    if (description.state === "doubt") {
      given.push({ days: null, isSure: false, proof: proofBy(paper, description, "description") });
      continue;
    }
    for (const said of paper.said()) {
      if (said.effect !== "NOTICE_OF_CANCELLATION" || said.how === "denied" || speaksOf(said, coverage) === "no") continue;
      const isSure = speaksOf(said, coverage) === "yes" && isGrantedTo(said, names);
      given.push({ days: daysOf(said.text), isSure, proof: proofBy(paper, description, "description") });
    }
  }
  for (const page of cover.pages) {
    const { endorsement, known, effects } = page;
    const line = known?.line ?? endorsement.line;
    const belongs = belongsTo(page, policy);
    if (!effects.includes("NOTICE_OF_CANCELLATION") || line !== coverage || belongs === "no" || endorsement.granted === false) continue;
    const found = endorsement.source === "page" ? rungOfPage(page) : "description";
    const isSure = belongs === "yes" && isClear(page, context);
    if (isEnough(found))
      given.push({ days: daysOf([...endorsement.persons, endorsement.text].join(" ")), isSure, proof: proofOfPage(page, found) });
  }
  return given;
}

/** Whether an endorsement gives the certificate holder enough days of notice. The form's own text proves nothing. */
export function judgeNotice(context: Context, { coverage, days: required, rung }: RequirementOf<"cancellation-notice">): Finding {
  const standing = context.onDay.of(coverage);
  const named = { coverage };
  const fix = change(keyed("fix_notice", { required }, named));
  return (
    absence(context, coverage, standing) ??
    acrossPolicies(standing.live, (policy) => {
      const given = noticesGiven(context, policy, coverage, rung);
      const proofs = given.map(({ proof }) => proof);
      const best = given.find(({ days, isSure }) => isSure && days !== null && days >= required);
      if (best) return pass(keyed("notice_met", { days: best.days ?? 0, required }, named), [best.proof], policy.ends);
      const open = given.find(({ days, isSure }) => days === null || (!isSure && days >= required));
      if (open) return unreadable(keyed("grant_unclear", {}, { ...named, effect: "NOTICE_OF_CANCELLATION" }), proofs, fix);
      const [least] = given;
      const reason = least
        ? keyed("notice_short", { days: least.days ?? 0, required }, named)
        : keyed("notice_missing", { required }, named);
      return fail(reason, fix, proofs);
    })
  );
}
