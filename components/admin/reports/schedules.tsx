"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, CircleStop } from "lucide-react";
import { useState } from "react";
import { schedulesQuery, useEndSchedule } from "@/components/admin/reports/use-reports";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import type { ScheduleDto } from "@/lib/admin/reports/schema";
import { reportNames } from "@/lib/reports/values";
import { type PlainKey, say } from "@/messages/say";

const ScheduleDialog = lazyPart(() => import("@/components/admin/reports/schedule-dialog").then((file) => file.ScheduleDialog), Nothing);

const frequencyWords = { weekly: "admin.everyMonday", monthly: "admin.monthlySchedule" } as const satisfies Record<string, PlainKey>;

const columnsFor = (onEnd: (schedule: ScheduleDto) => void): Column<ScheduleDto>[] => [
  {
    key: "report",
    header: say("admin.report"),
    kind: "main",
    cell: ({ type, format }) => (
      <>
        <span className="font-medium text-ink">{say(reportNames[type])}</span>
        <span className="block text-ink-3 text-small">{format.toUpperCase()}</span>
      </>
    ),
  },
  {
    key: "when",
    header: say("admin.schedule"),
    cell: ({ frequency, nextOn }) => (
      <>
        <span className="text-ink">{say(frequencyWords[frequency])}</span>
        <span className="block text-ink-3 text-small">{say("admin.scheduleNext", { day: formatDate(nextOn) })}</span>
      </>
    ),
  },
  {
    key: "recipients",
    header: say("admin.recipients"),
    cell: ({ recipients }) =>
      recipients.length > 0 ? (
        <span className="text-ink-2 [overflow-wrap:anywhere]">{recipients.map(({ email }) => email).join(", ")}</span>
      ) : (
        <span className="text-ink-2">{say("admin.recipientsGone")}</span>
      ),
  },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "actions",
    cell: (schedule) => (
      <Button
        variant="secondary"
        aria-label={say("admin.endScheduleOf", {
          report: say(reportNames[schedule.type]),
          frequency: schedule.frequency,
        })}
        onClick={() => onEnd(schedule)}
      >
        <CircleStop aria-hidden className="size-4" />
        {say("admin.end")}
      </Button>
    ),
  },
];

/** Reports that are made and emailed every week or month. */
export function Schedules() {
  const { data, isError, refetch } = useQuery(schedulesQuery());
  const end = useEndSchedule();
  const [isMaking, setMaking] = useState(false);
  const question = useRowQuestion<ScheduleDto>();
  return (
    <Section
      title={say("admin.scheduledReports")}
      aside={
        <Button variant="secondary" onClick={() => setMaking(true)} disabled={!data}>
          <CalendarPlus aria-hidden className="size-4" />
          {say("admin.scheduleReport")}
        </Button>
      }
    >
      {isError && !data ? (
        <ErrorState title={say("admin.schedulesLoadFailed")} advice={say("common.retryHint")} onRetry={() => refetch()} />
      ) : data?.schedules.length === 0 ? (
        <EmptyState message={say("admin.schedulesEmpty")} />
      ) : (
        <DataTable
          label={say("admin.scheduledReports")}
          columns={columnsFor(question.ask)}
          rows={data?.schedules}
          rowKey={({ id }) => id}
          skeletonRows={2}
          alignTop
        />
      )}
      {isMaking && data && <ScheduleDialog admins={data.admins} onClose={() => setMaking(false)} />}
      <RowQuestion
        about={question}
        title={say("admin.endSchedule")}
        question={(schedule) =>
          say("admin.endScheduleQuestion", { frequency: schedule.frequency, report: say(reportNames[schedule.type]) })
        }
        consequence={say("admin.scheduleEndConsequence")}
        confirmLabel={say("admin.endSchedule")}
        act={end}
      />
    </Section>
  );
}
