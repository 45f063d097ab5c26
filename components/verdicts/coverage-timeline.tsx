"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { timelineQuery } from "@/components/verdicts/use-verdict";
import type { TimelineDto } from "@/lib/compliance/reading/schema";
import { coverageNames } from "@/lib/compliance/verdicts/labels-values";
import { addDays, daysBetween } from "@/lib/infra/dates-rules";
import { type PlainKey, say } from "@/messages/say";

const years = [1, 2, 5] as const;
const day = 365;

/**
 * A vendor's coverages in time: one bar for each coverage, and a line for today. Days without coverage are red, days in review violet. Below,
 * the exact days between two dates.
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

/** Bars and their legend share these looks; stripes tell a canceled stretch from a gap, and one in review from one in force. */
const looks = {
  covered: "bg-blue-solid",
  in_review: "z-1 bg-[repeating-linear-gradient(45deg,var(--violet-solid)_0_6px,var(--violet-tint)_6px_9px)]",
  cancelled: "bg-[repeating-linear-gradient(135deg,var(--red-solid)_0_4px,var(--surface)_4px_8px)]",
  gap: "bg-red-solid/35",
  before: "bg-[repeating-linear-gradient(90deg,var(--line)_0_2px,transparent_2px_6px)]",
  later: "bg-sunken",
} as const;

type Row = TimelineDto["coverages"][number];

/** A coverage's status today, in words next to its bar. */
function standingToday({ isRequired, terms, gaps }: Row, today: string): { words: string; tone: string } {
  const holdsToday = ({ from, to }: { from: string; to: string }) => from <= today && today <= to;
  const stretch = (found: { from: string; to: string }) => `${formatDate(found.from)} – ${formatDate(found.to)}`;
  if (terms.some((one) => one.kind === "in_review" && holdsToday(one)))
    return { words: say("verdicts.stillChecking"), tone: "text-violet" };
  const lacking = gaps.find(holdsToday);
  const term = terms.find((one) => one.kind === "covered" && holdsToday(one));
  if (!lacking && term) return { words: stretch(term), tone: "text-ink-3" };
  const coming = terms.find((one) => one.kind === "covered" && one.from > today);
  const words = coming ? say("verdicts.startsOn", { day: formatDate(coming.from) }) : say("verdicts.notInForceToday");
  return { words, tone: isRequired ? "text-red" : "text-ink-3" };
}

function Picture({ timeline: { from, to, today, coverages } }: { timeline: TimelineDto }) {
  const whole = Math.max(1, daysBetween(from, to) + 1);
  const at = (date: string) => (Math.min(Math.max(daysBetween(from, date), 0), whole) / whole) * 100;
  const span = (first: string, last: string) => ({ left: `${at(first)}%`, width: `${at(addDays(last, 1)) - at(first)}%` });
  const first = Number(from.slice(0, 4)) + 1;
  const shown = coverages.flatMap((row) => (row.isRequired ? lacking(row) : []));
  const others = (["before", "later"] as const).filter((kind) => shown.some((part) => part.kind === kind));
  const inReview = coverages.some(({ terms }) => terms.some(({ kind }) => kind === "in_review")) ? (["in_review"] as const) : [];
  const kinds = ["covered", ...inReview, "cancelled", "gap", ...others] as const;
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
        {coverages.map((row) => {
          const { words, tone } = standingToday(row, today);
          return (
            <div key={row.coverage} className="contents">
              <div className="min-w-0 text-small max-sm:mt-2 max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3">
                <p className="font-medium text-ink">{say(coverageNames[row.coverage])}</p>
                <p className={cx("tabular-nums", tone)}>{words}</p>
              </div>
              <div className="relative py-2 sm:py-3.5">
                <div className="relative isolate h-4 overflow-hidden rounded-sm bg-sunken">
                  {row.isRequired &&
                    lacking(row).map((part) => (
                      <div
                        key={part.from}
                        className={cx("absolute inset-y-0 min-w-0.5", looks[part.kind])}
                        style={span(part.from, part.to)}
                        title={part.words}
                      />
                    ))}
                  {row.terms.map((term) => (
                    <div
                      key={`${term.from} ${term.policyNumber} ${term.kind}`}
                      className={cx("absolute inset-y-0 min-w-0.5", looks[term.kind])}
                      style={span(term.from, term.to)}
                      title={[say(kindWords[term.kind]), term.policyNumber, `${formatDate(term.from)} – ${formatDate(term.to)}`]
                        .filter(Boolean)
                        .join(" · ")}
                    />
                  ))}
                </div>
                {marks.map((year) => (
                  <div key={year} className="absolute inset-y-0 border-line border-l" style={{ left: `${at(`${year}-01-01`)}%` }} />
                ))}
                <div className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink" style={{ left: `${at(today)}%` }} />
              </div>
            </div>
          );
        })}
        <div className="relative h-6 font-medium text-ink text-small sm:col-start-2">
          <span className="-translate-x-1/2 absolute" style={{ left: `${at(today)}%` }}>
            {say("verdicts.today")}
          </span>
        </div>
      </div>
      <ul aria-hidden className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-small">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span className={cx("h-3 w-5 rounded-sm", looks[kind], kind === "later" && "border")} />
            {say(kindWords[kind])}
          </li>
        ))}
      </ul>
      <TimelineTable coverages={coverages} />
    </div>
  );
}

const kindWords: Record<keyof typeof looks, PlainKey> = {
  covered: "verdicts.inForce",
  in_review: "verdicts.inReview",
  cancelled: "verdicts.resultCancelled",
  gap: "verdicts.notInForce",
  before: "verdicts.noPaperYet",
  later: "verdicts.notKnownYet",
};

const gapInWords = (gap: { from: string; to: string; days: number }) =>
  say("verdicts.gapFromTo", { from: formatDate(gap.from), to: formatDate(gap.to), count: gap.days });

/** The days without a coverage, those in review after them. */
function uncoveredInWords({ gaps, inReview, unknown }: Row): string {
  const reviewed = inReview.map((span) => say("verdicts.daysInReview", { days: gapInWords(span) }));
  const none = unknown.length > 0 ? say("verdicts.noDayCounted") : say("verdicts.everyDayCovered");
  return [...gaps.map(gapInWords), ...reviewed].join("; ") || none;
}

type Lacking = { from: string; to: string; kind: "gap" | "before" | "later"; words: string };

/** Days without a coverage. Before the vendor was added no one required it, and the time after today is not known yet. */
function lacking({ gaps, unknown, knownFrom }: Row): Lacking[] {
  const counted = gaps.map((gap): Lacking => ({ from: gap.from, to: gap.to, kind: "gap", words: gapInWords(gap) }));
  const others = unknown.map(
    (part): Lacking =>
      part.from < knownFrom
        ? { ...part, kind: "before", words: say("verdicts.noPaperBefore", { day: formatDate(knownFrom) }) }
        : { ...part, kind: "later", words: say("verdicts.notKnownYet") },
  );
  return [...counted, ...others];
}

/** The picture as a table for screen readers. */
function TimelineTable({ coverages }: { coverages: readonly Row[] }) {
  const stretches = ({ terms }: Row, kind: Row["terms"][number]["kind"]) =>
    terms
      .filter((term) => term.kind === kind)
      .map((term) => `${formatDate(term.from)} – ${formatDate(term.to)}`)
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
          {coverages.map((row) => (
            <tr key={row.coverage}>
              <th scope="row">{say(coverageNames[row.coverage])}</th>
              <td>{stretches(row, "covered")}</td>
              <td>{stretches(row, "in_review")}</td>
              <td>{stretches(row, "cancelled")}</td>
              <td>{row.gaps.map(gapInWords).join("; ") || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
      <div>
        <h3 className="font-medium text-ink">{say("verdicts.uncoveredDays")}</h3>
        <p className="text-ink-2 text-small">{say("verdicts.uncoveredDaysAbout")}</p>
      </div>
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
        {lacking.map((row) => (
          <li key={row.coverage}>
            <span className="font-medium text-ink">{say(coverageNames[row.coverage])}: </span>
            <span className="text-ink-2">{uncoveredInWords(row)}</span>
          </li>
        ))}
      </ul>
    </form>
  );
}
