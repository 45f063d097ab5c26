import type { VendorFacts } from "@/lib/compliance/facts/schema";
import { judgeVendorFacts } from "@/lib/compliance/judging/rules";
import type { PreviewDto, StatusCounts, TurningVendor } from "@/lib/compliance/preview/schema";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { worstFirst } from "@/lib/compliance/verdicts/order-rules";
import { inWords, isBeingRead } from "@/lib/compliance/verdicts/records-dto";

/** A vendor's current status, and its status by the set that is tried. */
export type StatusChange = TurningVendor;

/** Judges one vendor by what is stored and by what is tried. `shown`: its badge, which counts while nothing judges it but its papers. */
export function turnOf(
  { id, name, shown }: { id: string; name: string; shown: ComplianceStatus },
  before: VendorFacts,
  after: VendorFacts,
  day: string,
): StatusChange {
  const { from, to, was, reason } = judgeBoth(shown, before, after, day);
  const isFromBeingRead = from === "UNDER_REVIEW" && isBeingRead(was);
  return { vendor: { id, name }, from, to, isFromBeingRead, isToBeingRead: isBeingRead(reason), reason: reason ? inWords(reason) : "" };
}

/** A vendor's status by what is stored and by what is tried, each with its sentence (`was`, `reason`). */
export function judgeBoth(shown: ComplianceStatus, before: VendorFacts, after: VendorFacts, day: string) {
  const isJudged = before.units.some(({ judged }) => judged !== null);
  const { standing: was } = judgeVendorFacts(before, day);
  const { standing } = judgeVendorFacts(after, day);
  return { from: isJudged ? was.status : shown, to: standing.status, was: was.reason, reason: standing.reason };
}

const noCounts = () => Object.fromEntries(complianceStatuses.map((status) => [status, 0])) as StatusCounts;

const countsOf = (statuses: readonly ComplianceStatus[]): StatusCounts => {
  const counts = noCounts();
  for (const status of statuses) counts[status] += 1;
  return counts;
};

const mostTold = 50;

const byWorst = (one: TurningVendor, other: TurningVendor) =>
  worstFirst.indexOf(one.to) - worstFirst.indexOf(other.to) || one.vendor.name.localeCompare(other.vendor.name, "en");

/** What the changes add up to. */
export function summarize(changes: readonly StatusChange[]): Pick<PreviewDto, "judged" | "before" | "after" | "turned" | "turning"> {
  const turned = changes.filter(({ from, to }) => from !== to);
  return {
    judged: changes.length,
    before: countsOf(changes.map(({ from }) => from)),
    after: countsOf(changes.map(({ to }) => to)),
    turned: turned.length,
    turning: turned.toSorted(byWorst).slice(0, mostTold),
  };
}
