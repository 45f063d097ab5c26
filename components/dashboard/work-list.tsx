"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { overviewQuery, rejudgingQuery } from "@/components/dashboard/use-overview";
import { exceptionsQuery } from "@/components/exceptions/use-exceptions";
import { useWaitingEmails } from "@/components/inbox/use-inbox";
import { useCan } from "@/components/layout/session-context";
import { useWaiting } from "@/components/review/use-queue";
import { Card } from "@/components/ui/card";
import { formatNumber } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { StatsDto } from "@/lib/companies/profile/schema";
import { say } from "@/messages/say";

type Task = { count: number; words: string; href: string };

/** What waits for the staff, each with the list in which it is done. Lists narrowed to one status offer what can be done with all of it. */
export function WorkList({ data }: { data: StatsDto | undefined }) {
  const waiting = useWaiting();
  const mayAsk = useCan("exception:ask");
  const mayDecide = useCan("exception:decide");
  const { data: exceptions } = useQuery({ ...exceptionsQuery({ page: 1, limit: 1 }), enabled: mayAsk });
  const { requested = 0, soon = 0 } = exceptions?.counts ?? {};
  const emails = useWaitingEmails();
  const noAnswer = useQuery(overviewQuery()).data?.noAnswer ?? 0;
  const tasks: Task[] = data
    ? [
        { count: waiting, words: say("dashboard.toReview", { count: waiting }), href: "/review" },
        { count: emails, words: say("dashboard.toAssign", { count: emails }), href: "/inbox?state=waiting" },
        task(data.expiredVendors, (count) => say("dashboard.expiredCount", { count }), "EXPIRED"),
        task(data.nonCompliantVendors, (count) => say("dashboard.shortCount", { count }), "NON_COMPLIANT"),
        {
          count: noAnswer,
          words: say("dashboard.noAnswerCount", { count: noAnswer }),
          href: "/vendors?noAnswer=true&active=true",
        },
        task(data.noDocumentsVendors, (count) => say("dashboard.toAsk", { count }), "NO_DOCUMENTS"),
        ...(mayDecide
          ? [{ count: requested, words: say("exceptions.toApprove", { count: requested }), href: "/exceptions?state=requested" }]
          : []),
        { count: soon, words: say("exceptions.endSoon", { count: soon }), href: "/exceptions?state=soon" },
      ]
    : [];
  return (
    <Card className="flex flex-wrap items-center gap-x-1 gap-y-1 px-5 py-2.5">
      <h2 className="mr-3 font-semibold text-body text-ink">{say("dashboard.workList")}</h2>
      {data ? <Tasks tasks={tasks.filter(({ count }) => count > 0)} /> : <Skeleton className="h-6 w-72 max-w-full" />}
      <Rejudging />
    </Card>
  );
}

const task = (count: number, words: (count: number) => string, status: string): Task => ({
  count,
  words: words(count),
  href: `/vendors?status=${status}&active=true`,
});

function Tasks({ tasks }: { tasks: readonly Task[] }): ReactNode {
  if (tasks.length === 0) return <p className="text-ink-3 text-small">{say("dashboard.nothingToDo")}</p>;
  return (
    <ul className="flex flex-wrap items-center gap-1">
      {tasks.map(({ words, href }) => (
        <li key={href}>
          <Link
            href={href}
            className="inline-flex min-h-9 items-center rounded-control px-2.5 font-medium text-link text-small tabular-nums hover:bg-ground"
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Progress while vendors are checked again in the background. */
function Rejudging(): ReactNode {
  const { data } = useQuery(rejudgingQuery());
  if (!data || data.total === 0) return null;
  return (
    <p role="status" className="ml-auto text-ink-2 text-small tabular-nums">
      {say("dashboard.judgingAnew", { done: formatNumber(data.done), total: formatNumber(data.total) })}
    </p>
  );
}
