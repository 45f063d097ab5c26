"use client";

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { DialogBody } from "@/components/ui/dialog";
import { todayIn } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { gapInWords, type Row, untilToday } from "@/components/verdicts/timeline-words";
import { timelineQuery } from "@/components/verdicts/use-verdict";
import { coverageNames } from "@/lib/compliance/verdicts/labels-values";
import { addDays } from "@/lib/infra/dates-rules";
import { say } from "@/messages/say";

/** The exact days without each coverage between two dates, until today and since the vendor was added. */
export function UncoveredDays({ vendorId }: { vendorId: string }) {
  const id = useId();
  const today = todayIn(useSession().company.timeZone);
  const [typed, setTyped] = useState({ from: addDays(today, -365), to: today });
  const [asked, setAsked] = useState(typed);
  const { data, error } = useQuery({ ...timelineQuery(vendorId, asked.from, asked.to), placeholderData: (before) => before });
  const field = (name: "from" | "to", words: string) => (
    <label className="flex items-center gap-2 text-ink-2 text-small" htmlFor={`${id}-${name}`}>
      {words}
      <Input
        id={`${id}-${name}`}
        type="date"
        required
        max={today}
        value={typed[name]}
        className="w-40"
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </label>
  );
  const lacking = data?.coverages.filter(({ isRequired, terms }) => isRequired || terms.length > 0) ?? [];
  return (
    <DialogBody>
      <form
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed);
        }}
      >
        {field("from", say("verdicts.from"))}
        {field("to", say("verdicts.to"))}
        <Button type="submit" variant="secondary">
          {say("verdicts.count")}
        </Button>
      </form>
      {error && (
        <p role="alert" className="text-red text-small">
          {error.message}
        </p>
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {data && lacking.length === 0 && <p className="text-ink-3">{say("verdicts.noCoverageYet")}</p>}
      <ul className="divide-y" aria-live="polite">
        {lacking.map((row) => (
          <li key={row.coverage} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-medium text-ink">{say(coverageNames[row.coverage])}</span>
            <span className="text-right text-ink-2 tabular-nums">{uncoveredInWords(row, data?.today ?? today)}</span>
          </li>
        ))}
      </ul>
    </DialogBody>
  );
}

/** The days without a coverage, those in review after them. */
function uncoveredInWords({ gaps, inReview, unknown }: Row, today: string): string {
  const lacking = untilToday(gaps, today).map(gapInWords);
  const reviewed = untilToday(inReview, today).map((span) => say("verdicts.daysInReview", { days: gapInWords(span) }));
  const none = unknown.length > 0 ? say("verdicts.noDayCounted") : say("verdicts.everyDayCovered");
  return [...lacking, ...reviewed].join("; ") || none;
}
