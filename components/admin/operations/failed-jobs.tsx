"use client";

import { useQuery } from "@tanstack/react-query";
import { RotateCcw, Trash2 } from "lucide-react";
import { nameOfQueue } from "@/components/admin/operations/queues";
import { failedJobsQuery, useDeleteJob, useRetryJob } from "@/components/admin/operations/use-operations";
import { useSession } from "@/components/layout/session-context";
import { ListTable } from "@/components/lists/list-table";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import type { Column } from "@/components/ui/data-table";
import { formatZonedTime } from "@/components/ui/format";
import { count } from "@/components/ui/number-cards";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { useAddress } from "@/components/ui/use-address";
import type { DeadLettersDto } from "@/lib/operations/queues/schema";
import { say } from "@/messages/say";

type Job = DeadLettersDto["jobs"][number];
type Actions = { onRetry: (job: Job) => void; onDelete: (job: Job) => void; isBusy: boolean };

const columnsFor = (timeZone: string, { onRetry, onDelete, isBusy }: Actions): Column<Job>[] => [
  {
    key: "queue",
    header: say("admin.job"),
    kind: "main",
    cell: ({ queue }) => <span className="font-medium text-ink">{nameOfQueue(queue)}</span>,
  },
  {
    key: "error",
    header: say("common.error"),
    className: "sm:w-[40%]",
    cell: ({ error, data }) => (
      <>
        <span className="text-ink [overflow-wrap:anywhere]">{error}</span>
        <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{data}</span>
      </>
    ),
  },
  {
    key: "failed",
    header: say("admin.failedOn"),
    cell: ({ failedAt }) => <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatZonedTime(failedAt, timeZone)}</span>,
  },
  { key: "tries", header: say("admin.attempts"), kind: "number", cell: ({ tries }) => count(tries) },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "actions",
    cell: (job) => (
      <span className="flex justify-end gap-2">
        <Button
          variant="secondary"
          disabled={isBusy}
          aria-label={say("admin.retryJob", { queue: nameOfQueue(job.queue) })}
          onClick={() => onRetry(job)}
        >
          <RotateCcw aria-hidden className="size-4" />
          {say("admin.retry")}
        </Button>
        <Button variant="secondary" aria-label={say("admin.deleteJobOf", { queue: nameOfQueue(job.queue) })} onClick={() => onDelete(job)}>
          <Trash2 aria-hidden className="size-4" />
          {say("common.delete")}
        </Button>
      </span>
    ),
  },
];

/** Jobs that failed for good, with their error. */
export function FailedJobs() {
  const address = useAddress();
  const { company } = useSession();
  const question = useRowQuestion<Job>();
  const jobs = useQuery(failedJobsQuery(address.page));
  const retry = useRetryJob();
  const remove = useDeleteJob();
  const columns = columnsFor(company.timeZone, {
    onRetry: ({ id }) => retry.mutate(id),
    onDelete: question.ask,
    isBusy: retry.isPending,
  });
  return (
    <Section title={say("admin.failedJobs")}>
      <ListTable
        address={address}
        query={jobs}
        rowsOf={({ jobs: rows }) => rows}
        what={say("admin.failedJobsWhat")}
        empty={<p className="px-5 py-4 text-ink-2">{say("admin.noFailedJobs")}</p>}
        label={say("admin.failedJobsLabel")}
        columns={columns}
        rowKey={({ id }) => id}
        skeletonRows={2}
        alignTop
      />
      <RowQuestion
        about={question}
        title={say("admin.deleteFailedJob")}
        question={(job) => say("admin.deleteJobQuestion", { queue: nameOfQueue(job.queue) })}
        consequence={say("admin.jobDeleteConsequence")}
        confirmLabel={say("admin.deleteJob")}
        act={remove}
      />
    </Section>
  );
}
