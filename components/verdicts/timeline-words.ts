import { formatDate } from "@/components/ui/format";
import type { TimelineDto } from "@/lib/compliance/reading/schema";
import { addDays, daysBetween } from "@/lib/infra/dates-rules";
import { say } from "@/messages/say";

export type Row = TimelineDto["coverages"][number];
type Span = { from: string; to: string };

/** Stretches until today: what is not over yet is no gap. */
export function untilToday<S extends Span>(spans: readonly S[], today: string): (S & { days: number })[] {
  return spans
    .filter(({ from }) => from <= today)
    .map((span) => {
      const to = span.to < today ? span.to : today;
      return { ...span, to, days: daysBetween(span.from, to) + 1 };
    });
}

export const stretchInWords = ({ from, to }: Span) => `${formatDate(from)} – ${formatDate(to)}`;

export const gapInWords = (gap: Span & { days: number }) =>
  say("verdicts.gapFromTo", { from: formatDate(gap.from), to: formatDate(gap.to), count: gap.days });

/** The last day of what is in force today, where no policy follows it. undefined: nothing is in force, or it is not known to end. */
export function knownEnd({ isRequired, terms }: Row, today: string): string | undefined {
  if (!isRequired) return undefined;
  let last = today;
  // Terms are in order, so each that begins in time carries the coverage on.
  for (const { kind, from, to } of terms) if (kind === "covered" && from <= addDays(last, 1) && to > last) last = to;
  const isInForce = terms.some(({ kind, from, to }) => kind === "covered" && from <= today && to >= today);
  const follows = terms.some(({ kind, from }) => kind !== "cancelled" && from > last);
  return isInForce && !follows ? last : undefined;
}
