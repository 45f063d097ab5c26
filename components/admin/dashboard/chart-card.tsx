"use client";

import type { ReactNode } from "react";
import { Section } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useSeen } from "@/components/ui/use-seen";
import { labelled } from "@/messages/say";

export type LegendLine = { label: string; color: string; value?: string };

type ChartCardProps = {
  title: string;
  /** The same in words, for those who cannot see the chart; missing while it loads. */
  summary: string | undefined;
  legend?: readonly LegendLine[];
  /** Said in place of a chart that would be blank. */
  empty?: string | false;
  note?: string;
  children: ReactNode;
};

/** A chart with its legend. On a phone the legend is hidden; the words for screen readers stay. */
export function ChartCard({ title, summary, legend, empty, note, children }: ChartCardProps) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  return (
    <Section title={title} aside={note && <span className="text-ink-3 text-small">{note}</span>}>
      <div ref={ref} className="flex flex-1 flex-col gap-3 px-5 py-4">
        {summary === undefined ? (
          <Skeleton className="h-60 w-full" />
        ) : empty ? (
          <p className="flex h-60 items-center justify-center text-ink-2">{empty}</p>
        ) : (
          <div role="img" aria-label={labelled(title, summary)} className="h-60 min-w-0">
            {seen && children}
          </div>
        )}
        {legend && summary !== undefined && !empty && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1 max-sm:hidden">
            {legend.map(({ label, color, value }) => (
              <li key={label} className="flex items-center gap-2 text-ink-2 text-small">
                <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0">
                  <rect width="10" height="10" rx="3" fill={color} />
                </svg>
                {label}
                {value && <span className="font-medium text-ink tabular-nums">{value}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
