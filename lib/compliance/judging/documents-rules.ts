import { dayOf, isoOf } from "@/lib/compliance/coverages/days-rules";
import type { JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { JudgedUnit } from "@/lib/compliance/judging/schema";
import type { Row, VendorCover } from "@/lib/compliance/papers/rules";
import { cancellationOn, renewedBy, standOn, supersededFiles, supersededOn } from "@/lib/compliance/papers/standing-rules";
import type { DocumentStanding, PolicyStanding } from "@/lib/compliance/policies/standings-schema";
import { coverageOf, isDatesOnly } from "@/lib/compliance/requirements/rules";
import type { DocumentBadge } from "@/lib/compliance/statuses/schema";
import { isOpen } from "@/lib/compliance/verdicts/order-rules";
import { type Line, windowOf } from "@/lib/compliance/verdicts/rules";

/** The place of a row among all policies of its file, those of another insured included. */
function positionOf({ paper: { document }, coverage }: Row, documents: readonly JudgedDocument[]): number {
  const before = documents.filter(({ id, part }) => id === document.id && part < document.part);
  return before.reduce((sum, one) => sum + one.coverages.length, document.coverages.indexOf(coverage));
}

/** The policies of a vendor on a day. Those of another insured in its files are left out. */
export function policiesOn(cover: VendorCover, documents: readonly JudgedDocument[], date: string): PolicyStanding[] {
  const day = dayOf(date);
  const renewed = renewedBy(cover, day);
  return cover.rows.map((row) => {
    const by = renewed.get(row);
    const canceled = cancellationOn(row, day);
    return {
      ...{ document: row.paper.document.id, position: positionOf(row, documents), isCurrent: !by },
      ...{ supersededBy: by?.paper.document.id ?? null, canceledOn: canceled ? isoOf(canceled.from) : null },
    };
  });
}

type Rested = { line: Line; isByDates: boolean };

/** The hard lines of each document: those whose proof it is, and those that its policies in force do not meet. */
function linesByDocument(cover: VendorCover, units: readonly JudgedUnit[], day: number): Map<string, Rested[]> {
  const found = new Map<string, Rested[]>();
  const onDay = standOn(cover, day);
  for (const { judged, verdict } of units) {
    const isByDates = judged !== "unreadable" && isDatesOnly(judged.set);
    for (const line of verdict?.lines ?? []) {
      if (line.requirement.severity !== "hard") continue;
      const files = new Set(line.proofs.map(({ document }) => document));
      const coverage = coverageOf(line.requirement);
      if (line.result !== "pass" && coverage !== null)
        for (const { rows } of onDay.of(coverage).live) for (const { paper } of rows) files.add(paper.document.id);
      for (const file of files) found.set(file, [...(found.get(file) ?? []), { line, isByDates }]);
    }
  }
  return found;
}

/** What the lines that rest on a document add up to: the worst of them. No line: nothing is required of it. */
function badgeOf(lines: readonly Line[], day: number): DocumentBadge {
  if (lines.length === 0) return "NOT_REQUIRED";
  if (lines.some(({ isExpired, result }) => isExpired && result === "fail")) return "EXPIRED";
  if (lines.some(({ result }) => result === "fail" || result === "cancelled")) return "NON_COMPLIANT";
  if (lines.some(({ result }) => isOpen(result))) return "UNDER_REVIEW";
  return lines.some(({ requirement, ends }) => ends - day <= windowOf(requirement)) ? "EXPIRING_SOON" : "COMPLIANT";
}

/** The documents of a vendor on a day: what the verdicts of all its units say of what rests on each. */
export function documentsOn(
  cover: VendorCover,
  documents: readonly JudgedDocument[],
  units: readonly JudgedUnit[],
  date: string,
): DocumentStanding[] {
  const day = dayOf(date);
  const byDocument = linesByDocument(cover, units, day);
  const unread = new Set(documents.flatMap(({ id, isUnread }) => (isUnread ? [id] : [])));
  const superseded = supersededFiles(cover, supersededOn(cover, day));
  return [...new Set(documents.map(({ id }) => id))].map((id) => {
    const rested = byDocument.get(id) ?? [];
    const isSuperseded = superseded.has(id);
    if (unread.has(id)) return { id, badge: "UNDER_REVIEW", isByDates: false, isSuperseded: false };
    const badge =
      rested.length === 0 && isSuperseded
        ? "SUPERSEDED"
        : badgeOf(
            rested.map(({ line }) => line),
            day,
          );
    return { id, badge, isByDates: rested.length > 0 && rested.every(({ isByDates }) => isByDates), isSuperseded };
  });
}
