import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import { worstFirst } from "@/lib/compliance/order/rules";
import type { Holder } from "@/lib/compliance/proofs/schema";
import type { SetVersion } from "@/lib/compliance/requirements/schema";
import { buildScene } from "@/lib/compliance/scenes/rules";
import type { ComplianceStatus } from "@/lib/compliance/schema";
import { complianceStatuses } from "@/lib/compliance/values";
import { judgeAssignment } from "@/lib/compliance/verdicts/rules";
import { render } from "@/lib/compliance/words/rules";
import type { PreviewDto, StatusCounts, TurningVendor } from "@/lib/requirements/preview/schema";

/** A vendor with its papers. `shown` is the badge of today, by dates. */
export type PreviewedVendor = {
  id: string;
  name: string;
  acceptedNames: readonly string[];
  shown: ComplianceStatus;
  documents: readonly JudgedDocument[];
};

/** By what vendors are compared. `before` null: by the badge of today. */
export type Comparison = { before: SetVersion | null; after: SetVersion; holders: readonly Holder[]; date: string };

/** How a vendor stands by the set of now and by the one that is tried. */
export type Turn = { vendor: { id: string; name: string }; from: ComplianceStatus; to: ComplianceStatus; reason: string };

/** Judges one vendor by both sets, as one without an assignment. */
export function turnOf({ id, name, acceptedNames, shown, documents }: PreviewedVendor, { before, after, holders, date }: Comparison): Turn {
  const scene = buildScene({ documents, vendor: { name, acceptedNames: [...acceptedNames] }, notices: [] });
  const judgedBy = (set: SetVersion) =>
    judgeAssignment(scene, { set, holders, exceptions: [], decisions: [], ratings: [], contract: null }, date);
  const verdict = judgedBy(after);
  return { vendor: { id, name }, from: before ? judgedBy(before).status : shown, to: verdict.status, reason: render(verdict.reason) };
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

/** What the turns add up to. */
export function summarize(turns: readonly Turn[]): Pick<PreviewDto, "judged" | "before" | "after" | "turned" | "turning"> {
  const turned = turns.filter(({ from, to }) => from !== to);
  return {
    judged: turns.length,
    before: countsOf(turns.map(({ from }) => from)),
    after: countsOf(turns.map(({ to }) => to)),
    turned: turned.length,
    turning: turned.toSorted(byWorst).slice(0, mostTold),
  };
}
