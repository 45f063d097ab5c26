"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import { gapInWords, knownEnd, type Row, stretchInWords, untilToday } from "@/components/verdicts/timeline-words";
import { timelineQuery } from "@/components/verdicts/use-verdict";
import type { TimelineDto } from "@/lib/compliance/reading/schema";
import { coverageNames } from "@/lib/compliance/verdicts/labels-values";
import { addDays, daysBetween } from "@/lib/infra/dates-rules";
import { type PlainKey, say } from "@/messages/say";

const years = [1, 2, 5] as const;
const day = 365;

/**
 * A vendor's coverages in time: one bar for each coverage, and a line for today. Past days without coverage are red, days in review
 * violet. Of the days to come only what is known is drawn: policies, and where the last one ends.
 */
export function CoverageTimeline({ vendorId }: { vendorId: string }) {
  const [zoom, setZoom] = useState<(typeof years)[number]>(2);
  const usual = useQuery(timelineQuery(vendorId, "", ""));
  // The server says which day it is in the company's time zone.
  const today = usual.data?.today ?? "";
  const asked = zoom === 2 || !today ? { from: "", to: "" } : { from: addDays(today, -zoom * day), to: addDays(today, zoom * day) };
  const { data, error, refetch } = useQuery({ ...timelineQuery(vendorId, asked.from, asked.to), placeholderData: (before) => before });
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
        <ErrorState title={say("verdicts.timelineLoadFailed")} advice={error.message} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton className="m-5 h-64" />
      ) : data.coverages.length === 0 ? (
        <p className="px-5 py-8 text-center text-ink-3">{say("verdicts.noCoverageYet")}</p>
      ) : (
        <Picture timeline={data} />
      )}
    </Section>
  );
}

/** Bars and their legend share these looks; stripes tell a canceled stretch from a gap, and one in review from one in force. */
const looks = {
  covered: "bg-blue-solid",
  in_review: "z-1 bg-[repeating-linear-gradient(45deg,var(--violet-solid)_0_6px,var(--violet-tint)_6px_9px)]",
  cancelled: "bg-[repeating-linear-gradient(135deg,var(--red-solid)_0_4px,var(--surface)_4px_8px)]",
  gap: "bg-red-solid/35",
  before: "bg-[repeating-linear-gradient(90deg,var(--line)_0_2px,transparent_2px_6px)]",
} as const;

const kindWords: Record<keyof typeof looks, PlainKey> = {
  covered: "verdicts.inForce",
  in_review: "verdicts.inReview",
  cancelled: "verdicts.resultCancelled",
  gap: "verdicts.notInForce",
  before: "verdicts.noPaperYet",
};

/** A coverage's status today, in words next to its bar. */
function standingToday({ isRequired, terms, gaps }: Row, today: string): { words: string; tone: string } {
  const holdsToday = ({ from, to }: { from: string; to: string }) => from <= today && today <= to;
  if (terms.some((one) => one.kind === "in_review" && holdsToday(one)))
    return { words: say("verdicts.stillChecking"), tone: "text-violet" };
  const term = terms.find((one) => one.kind === "covered" && holdsToday(one));
  if (!gaps.some(holdsToday) && term) return { words: stretchInWords(term), tone: "text-ink-3" };
  const coming = terms.find((one) => one.kind === "covered" && one.from > today);
  const words = coming ? say("verdicts.startsOn", { day: formatDate(coming.from) }) : say("verdicts.timelineNone");
  return { words, tone: isRequired ? "text-red" : "text-ink-3" };
}

type Part = { from: string; to: string; kind: "gap" | "before"; words: string };

/** Past days without a required coverage. Before the vendor was added or its work began, no one required it. */
function lacking({ isRequired, gaps, unknown, knownFrom }: Row, today: string): Part[] {
  if (!isRequired) return [];
  const counted = untilToday(gaps, today).map((gap): Part => ({ ...gap, kind: "gap", words: gapInWords(gap) }));
  const before = unknown
    .filter(({ from }) => from < knownFrom)
    .map((part): Part => ({ ...part, kind: "before", words: say("verdicts.noPaperBefore", { day: formatDate(knownFrom) }) }));
  return [...counted, ...before];
}

function Picture({ timeline: { from, to, today, coverages } }: { timeline: TimelineDto }) {
  const whole = Math.max(1, daysBetween(from, to) + 1);
  const at = (date: string) => (Math.min(Math.max(daysBetween(from, date), 0), whole) / whole) * 100;
  const first = Number(from.slice(0, 4)) + 1;
  const parts = coverages.flatMap((row) => [...row.terms, ...lacking(row, today)]);
  const kinds = (Object.keys(looks) as (keyof typeof looks)[]).filter((kind) => parts.some((part) => part.kind === kind));
  const marks = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
  return (
    <div className="px-5 py-4">
      <div aria-hidden className="grid items-center gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="relative h-6 text-ink-3 text-small tabular-nums sm:col-start-2">
          {marks.map((year) => (
            <span
              key={year}
              className="absolute border-l pl-1"
              style={at(`${year}-01-01`) > 92 ? { right: 0 } : { left: `${at(`${year}-01-01`)}%` }}
            >
              {year}
            </span>
          ))}
        </div>
        {coverages.map((row) => (
          <Bar key={row.coverage} row={row} today={today} years={marks} at={at} />
        ))}
        <div className="relative h-6 font-medium text-ink text-small sm:col-start-2">
          <span className="-translate-x-1/2 absolute" style={{ left: `${at(today)}%` }}>
            {say("verdicts.today")}
          </span>
        </div>
      </div>
      <ul aria-hidden className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-small">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span className={cx("h-3 w-5 rounded-sm", looks[kind])} />
            {say(kindWords[kind])}
          </li>
        ))}
        {coverages.some((row) => knownEnd(row, today)) && (
          <li className="flex items-center gap-2">
            <span className="h-4 w-1 rounded-sm bg-orange" />
            {say("verdicts.endsWithoutRenewal")}
          </li>
        )}
      </ul>
      <TimelineTable coverages={coverages} today={today} />
    </div>
  );
}

type BarProps = { row: Row; today: string; years: readonly number[]; at: (date: string) => number };

/** One coverage with its status today beside its bar. */
function Bar({ row, today, years: marks, at }: BarProps) {
  const { words, tone } = standingToday(row, today);
  const span = (first: string, last: string) => ({ left: `${at(first)}%`, width: `${at(addDays(last, 1)) - at(first)}%` });
  const end = knownEnd(row, today);
  return (
    <div className="contents">
      <div className="min-w-0 text-small max-sm:mt-2 max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3">
        <p className="font-medium text-ink">{say(coverageNames[row.coverage])}</p>
        <p className={cx("tabular-nums", tone)}>{words}</p>
      </div>
      <div className="relative py-2 sm:py-3.5">
        <div className="relative isolate h-4 overflow-hidden rounded-sm bg-sunken">
          {[...lacking(row, today), ...row.terms.map((term) => ({ ...term, words: [term.policyNumber, stretchInWords(term)] }))].map(
            ({ from, to, kind, words: about }) => (
              <div
                key={`${from} ${to} ${kind}`}
                className={cx("absolute inset-y-0 min-w-0.5", looks[kind])}
                style={span(from, to)}
                title={[say(kindWords[kind]), about].flat().filter(Boolean).join(" · ")}
              />
            ),
          )}
        </div>
        {marks.map((year) => (
          <div key={year} className="absolute inset-y-0 border-line border-l" style={{ left: `${at(`${year}-01-01`)}%` }} />
        ))}
        {end && at(end) < 100 && (
          <div
            className="-translate-x-1/2 absolute inset-y-1 w-1 rounded-sm bg-orange sm:inset-y-2.5"
            style={{ left: `${at(addDays(end, 1))}%` }}
            title={endInWords(end)}
          />
        )}
        <div className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink" style={{ left: `${at(today)}%` }} />
      </div>
    </div>
  );
}

const endInWords = (end: string) => say("verdicts.noRenewalAfter", { day: formatDate(end) });

/** The picture as a table for screen readers. */
function TimelineTable({ coverages, today }: { coverages: readonly Row[]; today: string }) {
  const stretches = ({ terms }: Row, kind: Row["terms"][number]["kind"]) =>
    terms
      .filter((term) => term.kind === kind)
      .map(stretchInWords)
      .join("; ") || "–";
  return (
    // A table itself never gets narrower than its content, which would make the page of a phone scroll sideways.
    <div className="sr-only">
      <table>
        <caption>{say("verdicts.coverageInTime")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("common.coverage")}</th>
            <th scope="col">{say(kindWords.covered)}</th>
            <th scope="col">{say(kindWords.in_review)}</th>
            <th scope="col">{say(kindWords.cancelled)}</th>
            <th scope="col">{say("verdicts.uncoveredDays")}</th>
          </tr>
        </thead>
        <tbody>
          {coverages.map((row) => {
            const end = knownEnd(row, today);
            return (
              <tr key={row.coverage}>
                <th scope="row">{say(coverageNames[row.coverage])}</th>
                <td>{[stretches(row, "covered"), end && endInWords(end)].filter(Boolean).join("; ")}</td>
                <td>{stretches(row, "in_review")}</td>
                <td>{stretches(row, "cancelled")}</td>
                <td>{untilToday(row.gaps, today).map(gapInWords).join("; ") || "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
