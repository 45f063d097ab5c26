"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { timelineQuery } from "@/components/verdicts/use-verdict";
import { coverageNames } from "@/lib/compliance/labels/values";
import { addDays, daysBetween } from "@/lib/infra/dates/rules";
import type { TimelineDto } from "@/lib/verdicts/reading/schema";
import { say } from "@/messages/say";

const years = [1, 2, 5] as const;
const day = 365;

/** A vendor's coverages in time: one bar a coverage, today's line, days without it in red. Below, the exact days between two dates. */
export function CoverageTimeline({ vendorId }: { vendorId: string }) {
  const [zoom, setZoom] = useState<(typeof years)[number]>(2);
  const usual = useQuery(timelineQuery(vendorId, "", ""));
  // The server says which day it is in the company's time zone.
  const today = usual.data?.today ?? "";
  const asked = zoom === 2 || !today ? { from: "", to: "" } : { from: addDays(today, -zoom * day), to: addDays(today, zoom * day) };
  const { data, error, refetch } = useQuery(timelineQuery(vendorId, asked.from, asked.to));
  return (
    <Section
      title={say("verdicts.coverageInTime")}
      aside={
        <span className="flex gap-1">
          {years.map((count) => (
            <Button
              key={count}
              variant="ghost"
              aria-pressed={zoom === count}
              className="aria-pressed:bg-sunken"
              onClick={() => setZoom(count)}
            >
              {say("verdicts.yearsAround", { count })}
            </Button>
          ))}
        </span>
      }
    >
      {error && !data ? (
        <ErrorState title={say("verdicts.theTimelineCannotBeShown")} advice={error.message} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton className="m-5 h-32" />
      ) : data.coverages.length === 0 ? (
        <p className="px-5 py-8 text-center text-ink-3">{say("verdicts.noCoverageYet")}</p>
      ) : (
        <>
          <Picture timeline={data} />
          <UncoveredDays vendorId={vendorId} today={data.today} />
        </>
      )}
    </Section>
  );
}

const [width, label, barHeight, rowHeight, axis, below] = [760, 170, 14, 30, 22, 14];

function Picture({ timeline: { from, to, today, coverages } }: { timeline: TimelineDto }) {
  const whole = Math.max(1, daysBetween(from, to));
  const room = width - label - 8;
  const at = (date: string) => label + (Math.min(Math.max(daysBetween(from, date), 0), whole) / whole) * room;
  const span = (first: string, last: string) => ({ x: at(first), width: Math.max(1.5, at(addDays(last, 1)) - at(first)) });
  const height = axis + coverages.length * rowHeight;
  const marks = Array.from(
    { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) },
    (_, index) => Number(from.slice(0, 4)) + 1 + index,
  );
  return (
    <div className="overflow-x-auto px-5 py-4">
      <svg viewBox={`0 0 ${width} ${height + below}`} className="w-full min-w-160" aria-hidden>
        {marks.map((year) => (
          <g key={year}>
            <line x1={at(`${year}-01-01`)} x2={at(`${year}-01-01`)} y1={axis - 6} y2={height} className="stroke-line" strokeWidth={1} />
            <text x={at(`${year}-01-01`) + 3} y={12} className="fill-ink-3 text-[11px]">
              {year}
            </text>
          </g>
        ))}
        {coverages.map(({ coverage, isRequired, terms, gaps }, row) => {
          const top = axis + row * rowHeight + (rowHeight - barHeight) / 2;
          return (
            <g key={coverage}>
              <text x={0} y={top + 11} className="fill-ink text-[12px]">
                {coverageNames[coverage]}
              </text>
              <rect x={label} y={top} width={room} height={barHeight} rx={3} className="fill-sunken" />
              {isRequired &&
                gaps.map((gap) => (
                  <rect key={gap.from} {...span(gap.from, gap.to)} y={top} height={barHeight} className="fill-(--red-solid) opacity-35" />
                ))}
              {terms.map((term) => (
                <rect
                  key={`${term.from} ${term.policyNumber} ${term.kind}`}
                  {...span(term.from, term.to)}
                  y={top}
                  height={barHeight}
                  rx={2}
                  className={term.kind === "cancelled" ? "fill-(--red-solid)" : "fill-(--blue-solid)"}
                >
                  <title>{`${term.policyNumber ?? ""} ${formatDate(term.from)} – ${formatDate(term.to)}`}</title>
                </rect>
              ))}
            </g>
          );
        })}
        <line x1={at(today)} x2={at(today)} y1={4} y2={height} className="stroke-ink" strokeWidth={1.5} />
        <text x={at(today) + 4} y={height + 10} className="fill-ink font-semibold text-[10px]">
          {say("verdicts.today")}
        </text>
      </svg>
      <div className="sr-only">
        <table>
          <caption>{say("verdicts.coverageInTime")}</caption>
          <tbody>
            {coverages.map(({ coverage, terms, gaps }) => (
              <tr key={coverage}>
                <th scope="row">{coverageNames[coverage]}</th>
                <td>{terms.map((term) => `${formatDate(term.from)} – ${formatDate(term.to)}`).join("; ")}</td>
                <td>
                  {gaps
                    .map((gap) => say("verdicts.gapFromTo", { from: formatDate(gap.from), to: formatDate(gap.to), count: gap.days }))
                    .join("; ")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The exact days without each required coverage between two dates. */
function UncoveredDays({ vendorId, today }: { vendorId: string; today: string }) {
  const id = useId();
  const [typed, setTyped] = useState({ from: addDays(today, -day), to: today });
  const [asked, setAsked] = useState(typed);
  const { data, error } = useQuery({ ...timelineQuery(vendorId, asked.from, asked.to), placeholderData: (before) => before });
  const field = (name: "from" | "to", words: string) => (
    <label className="flex items-center gap-2 text-ink-2 text-small" htmlFor={`${id}-${name}`}>
      {words}
      <Input
        id={`${id}-${name}`}
        type="date"
        required
        value={typed[name]}
        className="w-40"
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </label>
  );
  const lacking = data?.coverages.filter(({ isRequired, terms }) => isRequired || terms.length > 0) ?? [];
  return (
    <form
      className="space-y-3 border-t px-5 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(typed);
      }}
    >
      <h3 className="font-medium text-ink">{say("verdicts.uncoveredDays")}</h3>
      <div className="flex flex-wrap items-center gap-3">
        {field("from", say("verdicts.from"))}
        {field("to", say("verdicts.to"))}
        <Button type="submit" variant="secondary">
          {say("verdicts.count")}
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-red text-small">
          {error.message}
        </p>
      )}
      <ul className="space-y-1 text-small" aria-live="polite">
        {lacking.map(({ coverage, gaps }) => (
          <li key={coverage}>
            <span className="font-medium text-ink">{coverageNames[coverage]}: </span>
            <span className="text-ink-2">
              {gaps.length === 0
                ? say("verdicts.everyDayCovered")
                : gaps
                    .map((gap) => say("verdicts.gapFromTo", { from: formatDate(gap.from), to: formatDate(gap.to), count: gap.days }))
                    .join("; ")}
            </span>
          </li>
        ))}
      </ul>
    </form>
  );
}
