"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EventText } from "@/components/activity/activity-columns";
import { activityListQuery } from "@/components/activity/use-activity";
import { useSession } from "@/components/layout/session-context";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { formatTime } from "@/components/ui/format";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { say } from "@/messages/say";

const shown = 10;

/** Who did what to the vendor and its documents, the latest first. */
export function VendorActivity({ vendorId }: { vendorId: string }) {
  const { timeZone } = useSession().company;
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(activityListQuery({ vendorId, page, limit: shown }));
  if (error && !data)
    return (
      <Card>
        <ErrorState title={say("vendors.theActivityCannotBeShown")} advice={error.message} onRetry={() => refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Card>
        <Skeleton className="m-5 h-5 w-2/5" />
      </Card>
    );
  if (data.events.length === 0)
    return (
      <Card>
        <p className="px-5 py-8 text-center text-ink-3">{say("vendors.noActivityYet")}</p>
      </Card>
    );
  return (
    <Card>
      <ul className="divide-y">
        {data.events.map((event) => (
          <li key={event.seq} className="flex items-baseline justify-between gap-x-4 gap-y-1 px-5 py-2.5 max-sm:flex-col">
            <EventText event={event} />
            <p className="shrink-0 text-ink-3 text-small">
              {event.actor.name} · <time dateTime={event.at}>{formatTime(event.at, timeZone)}</time>
            </p>
          </li>
        ))}
      </ul>
      <Pagination page={data.pagination.page} totalPages={data.pagination.totalPages} onPage={setPage} />
    </Card>
  );
}
