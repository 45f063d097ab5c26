import { judgeDocument, papersOfKind } from "@/lib/compliance/checks/documents-rules";
import { isoOf } from "@/lib/compliance/coverages/days-rules";
import type { KindPaper } from "@/lib/compliance/coverages/schema";
import { type Context, type Finding, pass, unreadable, wholePaper } from "@/lib/compliance/papers/proofs-rules";
import { comparableNumber } from "@/lib/compliance/policies/rules";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { keyed } from "@/lib/compliance/requirements/words-rules";
import { type Enrolled, isAboutWrap } from "@/lib/compliance/wraps/rules";

const sure = (id: string) => ({ ...wholePaper(id), confidence: 1 });

/**
 * Whether an enrollment is proven: a person confirmed it, or a paper of its kind has its number and names the wrap-up or its project.
 * Another wrap-up's paper is of the same kind, so a paper alone proves nothing. `to`: the day number on which it ends.
 */
export function judgeEnrollment(
  context: Pick<Context, "cover" | "onDay">,
  rule: RequirementOf<"document">,
  { wrap, enrollment, project }: Enrolled,
  to: number,
): Finding {
  const { name } = wrap;
  if (enrollment.isConfirmed) return pass(keyed("enrollment_confirmed", { name, ends: isoOf(to) }), [], to);
  const papers = papersOfKind(context.cover, rule.kind, context.onDay.day);
  const number = comparableNumber(enrollment.number);
  const numbered = number === null ? [] : papers.filter((paper) => comparableNumber(paper.number) === number);
  const isAbout = (paper: KindPaper) => isAboutWrap(paper.titles, { wrap, project });
  const own = numbered.find(isAbout) ?? numbered[0];
  // A paper that states its end is judged by that, whatever is usual for its kind.
  const kindPapers = own ? [{ ...own, neverExpires: own.neverExpires && own.expiresOn === null }] : context.cover.kindPapers;
  const finding = judgeDocument({ ...context, cover: { ...context.cover, kindPapers } }, rule);
  if (finding.result !== "pass") return finding;
  const [paper] = papers;
  if (own && isAbout(own))
    return pass(
      keyed("enrollment_proven", { name, number: own.number ?? "", ends: isoOf(Math.min(to, finding.ends)) }),
      [sure(own.id)],
      Math.min(to, finding.ends),
    );
  const file = (own ?? paper)?.fileName ?? "";
  const proofs = papers.map(({ id }) => sure(id));
  const others = papers.flatMap((one) => one.number ?? []);
  if (!own && number !== null && others.length === papers.length)
    return unreadable(keyed("enrollment_other", { file, found: others[0] ?? "", name, number: enrollment.number ?? "" }), proofs);
  return unreadable(keyed("enrollment_unnumbered", { file, name }), proofs);
}
