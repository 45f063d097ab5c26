import { coverageKinds } from "@/lib/compliance/coverages/values";
import { isDay, isoOf } from "@/lib/compliance/days/rules";
import { uncoveredDays } from "@/lib/compliance/gaps/rules";
import { coverageOf } from "@/lib/compliance/requirements/rules";
import { buildScene, type Row } from "@/lib/compliance/scenes/rules";
import { termsOf } from "@/lib/compliance/standing/rules";
import { addDays } from "@/lib/infra/dates/rules";
import type { VendorFacts } from "@/lib/verdicts/facts/schema";
import type { TimelineDto } from "@/lib/verdicts/reading/schema";

type Stretch = TimelineDto["coverages"][number]["terms"][number];

/** A term of a policy as stretches in which it is in force or canceled, both ends included. Without certain days it has none. */
function stretchesOf({ effective, expiration, cancelled, coverage }: Row): Stretch[] {
  if (!isDay(effective) || !isDay(expiration) || expiration <= effective) return [];
  const policyNumber = coverage.policyNumber.value;
  const spans = cancelled.map(({ from, to }) => ({ from: Math.max(from, effective), to: Math.min(to, expiration) }));
  const stretches: { from: number; to: number; kind: Stretch["kind"] }[] = [];
  let from = effective;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    stretches.push({ from, to: span.from, kind: "covered" }, { ...span, kind: "cancelled" });
    from = span.to;
  }
  stretches.push({ from, to: expiration, kind: "covered" });
  return stretches
    .filter((one) => one.from < one.to)
    .map((one) => ({ ...one, from: isoOf(one.from), to: isoOf(one.to - 1), policyNumber }));
}

type Days = { from: string; to: string; today: string /** When the vendor was added. */; addedOn: string };

/** How a vendor's coverages lie in time. Coverages that are neither required nor stated are left out. */
export function timelineOf(facts: VendorFacts, { from, to, today, addedOn }: Days): TimelineDto {
  const scene = buildScene(facts);
  const required = new Set(
    facts.units.flatMap(({ judged }) =>
      judged === null || judged === "unreadable" ? [] : judged.set.requirements.flatMap((rule) => coverageOf(rule) ?? []),
    ),
  );
  const coverages = coverageKinds.flatMap((coverage) => {
    const rows = termsOf(scene, coverage);
    if (rows.length === 0 && !required.has(coverage)) return [];
    const all = rows.flatMap(stretchesOf).toSorted((a, b) => (a.from < b.from ? -1 : 1));
    const [first] = all;
    const knownFrom = first && first.from < addedOn ? first.from : addedOn;
    const terms = all.filter((one) => one.from <= to && one.to >= from);
    const gaps = uncoveredDays(scene, coverage, from, to);
    return [{ coverage, isRequired: required.has(coverage), knownFrom, terms, gaps }];
  });
  return { from, to, today, coverages };
}

/** Two years before and two after today show what was, what is and what is to come. */
export const usualStretch = (today: string) => ({ from: addDays(today, -730), to: addDays(today, 730) });
