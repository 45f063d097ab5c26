"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, CircleStop } from "lucide-react";
import { useState } from "react";
import { schedulesQuery, useEndSchedule } from "@/components/admin/reports/use-reports";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import type { ScheduleDto } from "@/lib/admin/reports/schema";
import { reportNames } from "@/lib/reports/values";

const ScheduleDialog = lazyPart(() => import("@/components/admin/reports/schedule-dialog").then((file) => file.ScheduleDialog), Nothing);

const frequencyWords = { weekly: "Every Monday", monthly: "First day of the month" } as const;

const columnsFor = (onEnd: (schedule: ScheduleDto) => void): Column<ScheduleDto>[] => [
  {
    key: "report",
    header: "Report",
    kind: "main",
    cell: ({ type, format }) => (
      <>
        <span className="font-medium text-ink">{reportNames[type]}</span>
        <span className="block text-ink-3 text-small">{format.toUpperCase()}</span>
      </>
    ),
  },
  {
    key: "when",
    header: "Schedule",
    cell: ({ frequency, nextOn }) => (
      <>
        <span className="text-ink">{frequencyWords[frequency]}</span>
        <span className="block text-ink-3 text-small">Next: {formatDate(nextOn)}</span>
      </>
    ),
  },
  {
    key: "recipients",
    header: "Recipients",
    cell: ({ recipients }) =>
      recipients.length > 0 ? (
        <span className="text-ink-2 [overflow-wrap:anywhere]">{recipients.map(({ email }) => email).join(", ")}</span>
      ) : (
        <span className="text-ink-2">No recipient is a platform admin anymore</span>
      ),
  },
  {
    key: "actions",
    header: "Actions",
    kind: "actions",
    cell: (schedule) => (
      <Button
        variant="secondary"
        aria-label={`End schedule of ${reportNames[schedule.type]}, ${schedule.frequency}`}
        onClick={() => onEnd(schedule)}
      >
        <CircleStop aria-hidden className="size-4" />
        End
      </Button>
    ),
  },
];

/** Reports that are made and emailed every week or month. */
export function Schedules() {
  const { data, isError, refetch } = useQuery(schedulesQuery());
  const end = useEndSchedule();
  const [isMaking, setMaking] = useState(false);
  const [chosen, setChosen] = useState<ScheduleDto>();
  const [asking, setAsking] = useState(false);
  const ask = (schedule: ScheduleDto) => {
    setChosen(schedule);
    setAsking(true);
  };
  return (
    <Section
      title="Scheduled Reports"
      aside={
        <Button variant="secondary" onClick={() => setMaking(true)} disabled={!data}>
          <CalendarPlus aria-hidden className="size-4" />
          Schedule Report
        </Button>
      }
    >
      {isError && !data ? (
        <ErrorState title="Failed to load the schedules" advice="Please try again in a moment." onRetry={() => refetch()} />
      ) : data?.schedules.length === 0 ? (
        <EmptyState message="No scheduled reports yet." />
      ) : (
        <DataTable
          label="Scheduled Reports"
          columns={columnsFor(ask)}
          rows={data?.schedules}
          rowKey={({ id }) => id}
          skeletonRows={2}
          alignTop
        />
      )}
      {isMaking && data && <ScheduleDialog admins={data.admins} onClose={() => setMaking(false)} />}
      <Confirm
        open={asking}
        title="End Schedule"
        question={chosen ? `End the ${chosen.frequency} ${reportNames[chosen.type]} report?` : ""}
        consequence="We stop making and emailing this report. Reports made so far are kept."
        confirmLabel="End Schedule"
        busy={end.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => chosen && end.mutate(chosen.id, { onSettled: () => setAsking(false) })}
      />
    </Section>
  );
}
